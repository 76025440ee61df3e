/**
 * What can be chosen, from the server's legal list alone: an action glows where it aims; what aims nowhere becomes a
 * button. Where several actions aim at one place, it opens a step, in which the rest is chosen.
 */
import { say, t } from '../lib/texts.svelte'
import type { BoardSource, Legal } from '../lib/types'
import type { BarButton, Hold } from './bar'

export interface Choice {
  text: string
  run: () => void
  codes: number[]
  quiet: boolean
}
/** A place where an action can be chosen, and the step it opens there: of several options always, of one if it must. */
export interface Aim<S> {
  at: string
  opens?: S
  text?: string
  must?: boolean
}
/** What games differ in. */
export interface Manners<S> {
  aims: (legal: Legal, step: S | null) => Aim<S>[]
  /** What an action does, where its own sentence doesn't say enough. */
  tells?: (legal: Legal) => string
  /** What can be chosen but need not glow. */
  dim?: (legal: Legal) => boolean
  /** What can still be chosen in a step, where some of it aims nowhere. */
  within?: (legal: Legal, step: S | null) => boolean
  /** Where a step can be closed again. */
  shuts?: (step: S) => string
  /** The words of a button. */
  label?: (legal: Legal) => string
  /** Kinds of actions without a target, the likeliest last. */
  likely?: string[]
  /** Kinds that give something up: never filled while there is anything else to do. */
  gives?: string[]
  /** Kinds that nobody has to choose: they happen by themselves. */
  quiet?: string[]
  /** What spends something that no undo brings back: chance or rivals answer it at once. */
  final?: (legal: Legal) => boolean
  /** What holding a button down does, where it does more than a click. */
  hold?: (legal: Legal) => Hold | undefined
}

interface Target<S> {
  aim: Aim<S>
  options: Legal[]
}

export class Choices<S = never> {
  step = $state.raw<S | null>(null)

  constructor(
    private readonly source: () => BoardSource,
    private readonly manners: Manners<S>,
  ) {}

  of(kind: string): Legal[] {
    return this.source().legal.filter((legal) => legal.kind === kind)
  }
  play(legal: Legal): void {
    this.step = null
    this.source().play(legal.code)
  }
  cancel = (): void => {
    this.step = null
  }

  /** What glows now, by place. */
  readonly found: Map<string, Choice> = $derived.by(() => {
    const targets = new Map<string, Target<S>>()
    for (const legal of this.source().legal) {
      for (const aim of this.manners.aims(legal, this.step)) {
        const target = targets.get(aim.at)
        if (target) target.options.push(legal)
        else targets.set(aim.at, { aim, options: [legal] })
      }
    }
    const found = new Map([...targets].map(([at, target]) => [at, this.choice(target)]))
    if (this.step !== null && this.manners.shuts)
      found.set(this.manners.shuts(this.step), { text: t('web-cancel'), run: this.cancel, codes: [], quiet: true })
    return found
  })

  private choice({ aim, options }: Target<S>): Choice {
    const [first] = options as [Legal]
    const codes = options.map((legal) => legal.code)
    const { opens, must, text } = aim
    if (opens !== undefined && (must || options.length > 1))
      return { text: text ?? say(first.text), run: () => (this.step = opens), codes, quiet: false }
    const told = this.manners.tells?.(first) ?? say(first.text)
    return { text: told, run: () => this.play(first), codes, quiet: this.manners.dim?.(first) ?? false }
  }

  /** Whether all that glows is spent for good: who is asked is told so. */
  readonly final: boolean = $derived.by(() => {
    const { final } = this.manners
    const codes = new Set([...this.found.values()].flatMap((choice) => choice.codes))
    const all = this.source().legal.filter((legal) => codes.has(legal.code))
    return !!final && all.length > 0 && all.every(final)
  })

  private get glows(): boolean {
    return [...this.found.values()].some((choice) => !choice.quiet)
  }

  private readonly loose: Legal[] = $derived.by(() => {
    const { aims, within, likely = [], quiet = [] } = this.manners
    const { step } = this
    return this.source()
      .legal.filter((legal) => !aims(legal, step).length && !quiet.includes(legal.kind))
      .filter((legal) => step === null || within?.(legal, step))
      .sort((a, b) => likely.indexOf(a.kind) - likely.indexOf(b.kind))
  })

  /** The button that every bar begins with, where there is something to take back. */
  get undo(): BarButton[] {
    const source = this.source()
    return source.mayUndo ? [{ id: 'undo', text: t('web-undo'), run: () => source.undo() }] : []
  }

  /** What aims nowhere. No button is filled that would give up what glows. */
  readonly buttons: BarButton[] = $derived.by(() => {
    const back = this.step === null ? this.undo : [{ id: 'cancel', text: t('web-cancel'), run: this.cancel }]
    const buttons = this.loose.map((legal, i) => ({
      id: this.loose.filter((one) => one.kind === legal.kind).length === 1 ? legal.kind : legal.action,
      text: this.manners.label?.(legal) ?? say(legal.text),
      run: () => this.play(legal),
      main: i === this.loose.length - 1 && !this.glows && (i === 0 || !this.manners.gives?.includes(legal.kind)),
      codes: [legal.code],
      hold: this.manners.hold?.(legal),
    }))
    return [...back, ...buttons]
  })

  at(place: string): Choice | undefined {
    return this.found.get(place)
  }
  hinted(place: string): boolean {
    const { hinted } = this.source()
    return hinted !== null && (this.found.get(place)?.codes.includes(hinted) ?? false)
  }
}
