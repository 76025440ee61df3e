/** Choices of a game whose every action names one target: the target glows; what has none becomes a button. */
import { say, t } from '../lib/texts.svelte'
import type { BoardSource, Legal } from '../lib/types'
import type { BarButton, Hold } from './bar'

export interface Choice {
  text: string
  run: () => void
  codes: number[]
}
export interface Manners {
  label?: (legal: Legal) => string
  /** Kinds of actions without a target, the likeliest last. */
  likely?: string[]
  /** Kinds that nobody has to choose: they happen by themselves. */
  quiet?: string[]
  /** What holding a button down does, where it does more than a click. */
  hold?: (legal: Legal) => Hold | undefined
}

export class Choices {
  constructor(
    private readonly source: () => BoardSource,
    private readonly target: (legal: Legal) => string | null,
    private readonly manners: Manners = {},
  ) {}

  readonly found: Map<string, Choice> = $derived.by(() => {
    const found = new Map<string, Choice>()
    for (const legal of this.source().legal) {
      const key = this.target(legal)
      if (key !== null && !found.has(key))
        found.set(key, { text: say(legal.text), run: () => this.source().play(legal.code), codes: [legal.code] })
    }
    return found
  })

  private readonly loose: Legal[] = $derived.by(() => {
    const { likely = [], quiet = [] } = this.manners
    return this.source()
      .legal.filter((legal) => this.target(legal) === null && !quiet.includes(legal.kind))
      .sort((a, b) => likely.indexOf(a.kind) - likely.indexOf(b.kind))
  })

  private label(legal: Legal): string {
    return this.manners.label?.(legal) ?? say(legal.text)
  }

  /** What has no target. No button is filled that would give up what glows. */
  readonly buttons: BarButton[] = $derived.by(() => {
    const source = this.source()
    const buttons: BarButton[] = source.mayUndo ? [{ id: 'undo', text: t('web-undo'), run: () => source.undo() }] : []
    for (const [i, legal] of this.loose.entries()) {
      const alone = this.loose.filter((one) => one.kind === legal.kind).length === 1
      buttons.push({
        id: alone ? legal.kind : legal.action,
        text: this.label(legal),
        run: () => source.play(legal.code),
        main: i === this.loose.length - 1 && !this.found.size,
        codes: [legal.code],
        hold: this.manners.hold?.(legal),
      })
    }
    return buttons
  })

  at(target: string): Choice | undefined {
    return this.found.get(target)
  }
  hinted(target: string): boolean {
    const { hinted } = this.source()
    return hinted !== null && (this.found.get(target)?.codes.includes(hinted) ?? false)
  }
}
