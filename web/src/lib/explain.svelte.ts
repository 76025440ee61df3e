/** What the piece under the pointer, in focus or tapped says about itself. */
/** `effect`: what choosing it would bring, told before it is chosen. */
export interface Explanation {
  title: string
  body: string
  clause?: string | undefined
  effect?: string | undefined
}

class Explainer {
  hover = $state.raw<Explanation | null>(null)
  pinned = $state.raw<Explanation | null>(null)

  pin(explanation: Explanation): void {
    this.pinned = explanation
  }

  close(): void {
    this.pinned = null
  }
}

export const explainer = new Explainer()

/**
 * How the table is laid out: `fixed` on a laptop (nothing scrolls), `low` on a phone that lies on its side (so does
 * nothing but the place, sideways), `tall` on everything else: one column that scrolls, also where text is very large.
 * Styles ask `[data-form]` of the page.
 */
export type Form = 'fixed' | 'low' | 'tall'
const FIXED = '(min-width: 62.5em) and (min-height: 35em)'
const LOW = '(orientation: landscape) and (max-height: 480px) and (min-width: 36em)'

class Screen {
  form = $state<Form>('tall')
  constructor() {
    const [fixed, low] = [matchMedia(FIXED), matchMedia(LOW)]
    const look = (): void => {
      this.form = fixed.matches ? 'fixed' : low.matches ? 'low' : 'tall'
      document.documentElement.dataset['form'] = this.form
    }
    look()
    for (const query of [fixed, low]) query.addEventListener('change', look)
  }
  get narrow(): boolean {
    return this.form === 'tall'
  }
}
export const screen = new Screen()

/**
 * Marks the page while something is shown, for styles that reach beyond it: `[data-meadow]`. A `:has()` says the same,
 * but has a browser style the whole page anew whenever anything comes or goes in it.
 */
export function marked(what: string): () => void {
  const page = document.documentElement
  page.setAttribute(`data-${what}`, '')
  return () => page.removeAttribute(`data-${what}`)
}

/** Rivals and journal, where they have no column of their own: behind a button of the header. */
class Drawer {
  has = $state(false)
  open = $state(false)
}
export const drawer = new Drawer()
