import { mount } from 'svelte'
import App from './App.svelte'
import './style.css'
import { api } from './lib/api'
import { texts } from './lib/texts.svelte'

const ready = texts.start()
if (location.pathname.startsWith('/t/')) {
  // Who opens a table's link waits for nothing that can be fetched at the same time.
  void import('./pages/TablePage.svelte')
  api.me().catch(() => undefined)
}
await ready
mount(App, { target: document.getElementById('app')! })
