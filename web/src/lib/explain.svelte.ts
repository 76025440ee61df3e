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

class Screen {
  narrow = $state(false)
  constructor() {
    const query = matchMedia('(max-width: 56.1875em)')
    this.narrow = query.matches
    query.addEventListener('change', () => (this.narrow = query.matches))
  }
}
export const screen = new Screen()
