/** The address is the state: a page and its parts. */
class Router {
  path = $state(location.pathname)
  search = $state(location.search)

  constructor() {
    addEventListener('popstate', () => this.read())
    addEventListener('click', (event) => this.click(event))
  }

  get parts(): string[] {
    return this.path.split('/').filter(Boolean)
  }

  query(name: string): string | null {
    return new URLSearchParams(this.search).get(name)
  }

  go(to: string, replace = false): void {
    if (replace) history.replaceState(null, '', to)
    else history.pushState(null, '', to)
    this.read()
    scrollTo(0, 0)
  }

  private read(): void {
    this.path = location.pathname
    this.search = location.search
  }

  private click(event: MouseEvent): void {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
    if (link.pathname.startsWith('/api/')) return
    if (link.pathname === location.pathname && link.hash) return
    event.preventDefault()
    this.go(link.pathname + link.search + link.hash)
  }
}

export const router = new Router()
