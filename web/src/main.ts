import { mount } from 'svelte'
import App from './App.svelte'
import './style.css'
import { api } from './lib/api'
import { texts } from './lib/texts.svelte'

// Parts of a page that was open while the server was renewed have other names now. The new page has them all, and the
// game stands where it stood; but where nobody answers, the old page is better than none.
const RENEWED = 'sillage-renewed'
addEventListener('vite:preloadError', () => {
  if (Date.now() - Number(sessionStorage.getItem(RENEWED)) < 60_000) return
  const renew = (answer: Response): void => {
    if (!answer.ok) return
    sessionStorage.setItem(RENEWED, String(Date.now()))
    location.reload()
  }
  void fetch('/healthz').then(renew, () => undefined)
})

const ready = texts.start()
if (location.pathname.startsWith('/t/')) {
  // Who opens a table's link waits for nothing that can be fetched at the same time.
  void import('./pages/TablePage.svelte')
  api.me().catch(() => undefined)
}
await ready
mount(App, { target: document.getElementById('app')! })
document.getElementById('hello')?.remove()
