/**
 * What can be chosen on Parfum's table, from the server's legal list alone: each legal action names its
 * targets, and an action with several targets is chosen one after the other (a step).
 */
import { say, t, texts } from '../../lib/texts.svelte'
import type { BoardSource, Legal } from '../../lib/types'
import type { BarButton } from '../../table/bar'
import type { Amounts, ParfumView } from './types'

export interface Choice {
  text: string
  run: () => void
  codes: number[]
}
type Step =
  | { kind: 'fly'; aroma: string }
  | { kind: 'reroll'; aroma: string }
  | { kind: 'reroll-all' }
  | { kind: 'turn'; aroma: string; first: string | null }
  | { kind: 'note'; note: number }
  | { kind: 'perfume'; perfume: string }
  | { kind: 'customer'; shop: number }

export function amounts(counts: Amounts): string {
  const parts = Object.entries(counts).filter(([, n]) => n > 0)
  return texts.list(parts.map(([aroma, count]) => t('web-parfum-amount', { aroma: t(`parfum-aroma-${aroma}`), count })))
}

export class ParfumPlay {
  step = $state.raw<Step | null>(null)

  constructor(private readonly source: () => BoardSource<ParfumView>) {}

  private get legal(): Legal[] {
    return this.source().legal
  }
  private of(kind: string): Legal[] {
    return this.legal.filter((legal) => legal.kind === kind)
  }
  /** How many notes may be placed now. */
  private get placed(): number {
    return new Set(this.of('place').map((l) => l.args['note'])).size
  }
  private play(legal: Legal): void {
    this.step = null
    this.source().play(legal.code)
  }
  cancel = (): void => {
    this.step = null
  }

  /** What glows now, by target. */
  readonly choices: Map<string, Choice> = $derived.by(() => {
    const found = new Map<string, Choice>()
    const add = (target: string, options: Legal[], next?: () => void, text?: string): void => {
      if (!options.length) return
      const only = options.length === 1 && !next ? options[0] : undefined
      found.set(target, {
        text: text ?? say(options[0]!.text),
        run: only ? () => this.play(only) : (next ?? (() => undefined)),
        codes: options.map((option) => option.code),
      })
    }
    const each = (
      options: Legal[],
      target: (legal: Legal) => string,
      visit: (key: string, group: Legal[]) => void,
    ): void => {
      const groups = new Map<string, Legal[]>()
      for (const option of options) {
        const key = target(option)
        groups.set(key, [...(groups.get(key) ?? []), option])
      }
      for (const [key, group] of groups) visit(key, group)
    }
    const step = this.step
    switch (step?.kind) {
      case 'fly':
        return found
      case 'reroll':
        each(
          this.of('reroll').filter((l) => l.words['aroma'] === step.aroma),
          (l) => `token:${l.args['worth']}`,
          (k, g) => add(k, g),
        )
        return found
      case 'reroll-all':
        each(
          this.of('reroll-all'),
          (l) => `token:${l.args['worth']}`,
          (k, g) => add(k, g),
        )
        return found
      case 'turn':
        for (const legal of this.of('turn').filter((l) => l.words['aroma'] === step.aroma)) {
          const [one, two] = legal.words['tokens']!.split('+') as [string, string]
          for (const [first, second] of [
            [one, two],
            [two, one],
          ] as const) {
            if (step.first === null)
              add(
                `token:${first}`,
                [legal],
                () => this.turn(step.aroma, first),
                t('web-parfum-first-token', { worth: first }),
              )
            else if (step.first === first) add(`token:${second}`, [legal])
          }
        }
        return found
      case 'note':
        each(
          this.of('place').filter((l) => l.args['note'] === step.note),
          (l) => `target:${l.words['target']}`,
          (k, g) => add(k, g),
        )
        this.notes(add, each)
        return found
      case 'perfume':
        each(
          this.of('sell').filter((l) => l.words['perfume'] === step.perfume),
          (l) => `shop:${l.args['customer']}`,
          (k, g) => add(k, g),
        )
        return found
      case 'customer':
        each(
          this.of('sell').filter((l) => l.args['customer'] === step.shop),
          (l) => `perfume:${l.words['perfume']}`,
          (k, g) => add(k, g),
        )
        return found
    }
    each(
      this.of('clock'),
      (l) => `clock:${l.words['clock']}`,
      (k, g) => add(k, g),
    )
    each(
      this.of('draw'),
      (l) => `space:${l.args['space']}`,
      (k, g) => add(k, g),
    )
    each(
      this.of('take'),
      (l) => `aroma:${l.words['aroma']}`,
      (k, g) => add(k, g),
    )
    each(
      this.of('water'),
      () => 'well',
      (k, g) => add(k, g),
    )
    each(
      this.of('claim'),
      (l) => `space:${l.args['note']}`,
      (k, g) => add(k, g),
    )
    each(
      [...this.of('reroll'), ...this.of('turn')],
      (l) => l.words['aroma']!,
      (aroma, group) => {
        add(
          `fly:${aroma}`,
          group,
          () => this.fly(aroma),
          t('web-parfum-mend-fly', { aroma: t(`parfum-aroma-${aroma}`) }),
        )
      },
    )
    this.notes(add, each)
    if (this.placed === 1)
      each(
        this.of('place'),
        (l) => `target:${l.words['target']}`,
        (k, g) => add(k, g),
      )
    each(
      this.of('sell'),
      (l) => `shop:${l.args['customer']}`,
      (k, g) => {
        const shop = g[0]!.args['customer']!
        if (g.length === 1) add(k, g)
        else add(k, g, () => (this.step = { kind: 'customer', shop }), t('web-parfum-choose-perfume'))
      },
    )
    each(
      [...this.of('sell'), ...this.of('bargain')],
      (l) => l.words['perfume']!,
      (perfume, g) => {
        add(
          `perfume:${perfume}`,
          g,
          () => (this.step = { kind: 'perfume', perfume }),
          t('web-parfum-sell-perfume', { number: Number(perfume) }),
        )
      },
    )
    each(
      this.of('discard'),
      (l) => `token:${l.args['worth']}`,
      (k, g) => add(k, g),
    )
    return found
  })

  private notes(
    add: (target: string, options: Legal[], next?: () => void, text?: string) => void,
    each: (options: Legal[], target: (legal: Legal) => string, visit: (key: string, group: Legal[]) => void) => void,
  ): void {
    if (this.placed < 2) return
    each(
      this.of('place'),
      (l) => `claimed:${l.args['note']}`,
      (k, g) => {
        const note = g[0]!.args['note']!
        if (!(this.step?.kind === 'note' && this.step.note === note)) {
          add(k, g, () => (this.step = { kind: 'note', note }), t('web-parfum-choose-target'))
        }
      },
    )
  }

  private fly(aroma: string): void {
    const rerolls = this.of('reroll').some((l) => l.words['aroma'] === aroma)
    const turns = this.of('turn').some((l) => l.words['aroma'] === aroma)
    if (rerolls && turns) this.step = { kind: 'fly', aroma }
    else if (rerolls) this.reroll(aroma)
    else this.turn(aroma, null)
  }

  private reroll(aroma: string): void {
    const options = this.of('reroll').filter((l) => l.words['aroma'] === aroma)
    if (options.length === 1) this.play(options[0]!)
    else this.step = { kind: 'reroll', aroma }
  }

  private rerollAll(): void {
    const options = this.of('reroll-all')
    if (options.length === 1) this.play(options[0]!)
    else this.step = { kind: 'reroll-all' }
  }

  private turn(aroma: string, first: string | null): void {
    const options = this.of('turn').filter((l) => l.words['aroma'] === aroma)
    if (options.length === 1) this.play(options[0]!)
    else this.step = { kind: 'turn', aroma, first }
  }

  /** The one sentence. */
  readonly prompt: string = $derived.by(() => {
    const view = this.source().view
    const step = this.step
    if (step) {
      if (step.kind === 'turn') return t(step.first === null ? 'web-parfum-step-turn' : 'web-parfum-step-turn-second')
      if (step.kind === 'fly') return t('web-parfum-step-fly', { aroma: t(`parfum-aroma-${step.aroma}`) })
      if (step.kind === 'perfume') {
        return t(this.choices.size ? 'web-parfum-step-perfume' : 'web-parfum-step-bargain', {
          number: Number(step.perfume),
        })
      }
      return t(`web-parfum-step-${step.kind}`)
    }
    if (view.over) return t('web-over')
    if (!this.legal.length) {
      const names = view.asked.filter((seat) => seat !== view.you).map((seat) => view.seats[seat] ?? '')
      if (!names.length) return t('web-wait')
      return t(`web-parfum-wait-${view.phase}`, { who: texts.list(names) })
    }
    if (view.phase === 'distill') {
      const claims = this.of('claim').length
      const water = this.of('reroll-all').length + this.of('turn').length + this.of('reroll').length
      return t(
        claims && water
          ? 'web-parfum-ask-distill'
          : claims
            ? 'web-parfum-ask-claim'
            : water
              ? 'web-parfum-ask-mend'
              : 'web-parfum-ask-nothing',
      )
    }
    if (view.phase === 'sell') return t(this.legal.length > 1 ? 'web-parfum-ask-sell' : 'web-parfum-ask-no-sale')
    if (view.phase === 'place') return t(this.placed > 1 ? 'web-parfum-ask-place-many' : 'web-parfum-ask-place')
    const spare = view.you === null ? 0 : view.players[view.you]!.water - view.token_limit
    return t(`web-parfum-ask-${view.phase}`, { left: view.turn.actions_left, spare })
  })

  readonly detail: string = $derived.by(() => {
    const view = this.source().view
    if (view.over || view.you === null) return ''
    const me = view.players[view.you]!
    if (this.legal.length && view.phase === 'distill') {
      const flasks = amounts(view.turn.flasks)
      const has = flasks ? t('web-parfum-detail-flasks', { flasks }) : t('web-parfum-detail-no-flasks')
      return this.of('reroll').length + this.of('turn').length ? `${has} · ${t('web-parfum-detail-water')}` : has
    }
    if (this.legal.length && view.phase === 'prepare') {
      const dice = amounts(view.turn.taken)
      return dice ? t('web-parfum-detail-dice', { dice }) : t('web-parfum-detail-prepare')
    }
    if (this.legal.length && view.phase === 'wake') return t('web-parfum-detail-wake')
    if (this.legal.length && view.phase === 'sell')
      return t(this.of('bargain').length ? 'web-parfum-detail-sell' : 'web-parfum-detail-pass')
    if (this.legal.length && view.phase === 'place')
      return t(
        this.placed > 1 && this.step?.kind !== 'note' ? 'web-parfum-detail-place-many' : 'web-parfum-detail-place',
      )
    if (this.legal.length && view.phase === 'discard')
      return t('web-parfum-detail-discard', { limit: view.token_limit })
    return t('web-parfum-detail-rest', { money: me.money, water: me.water })
  })

  readonly buttons: BarButton[] = $derived.by(() => {
    const source = this.source()
    const step = this.step
    const codes = (kind: string, aroma?: string): number[] =>
      this.of(kind)
        .filter((l) => !aroma || l.words['aroma'] === aroma)
        .map((l) => l.code)
    const cancel: BarButton = { id: 'cancel', text: t('web-cancel'), run: this.cancel }
    if (step?.kind === 'fly') {
      const { aroma } = step
      return [
        cancel,
        {
          id: 'turn',
          text: t('web-parfum-button-turn'),
          run: () => this.turn(aroma, null),
          codes: codes('turn', aroma),
        },
        {
          id: 'reroll',
          text: t('web-parfum-button-reroll', { count: source.view.turn.flies[aroma] ?? 0 }),
          run: () => this.reroll(aroma),
          main: true,
          codes: codes('reroll', aroma),
        },
      ]
    }
    if (step?.kind === 'perfume') {
      const bargain = this.of('bargain').find((l) => l.words['perfume'] === step.perfume)
      return bargain
        ? [
            cancel,
            {
              id: 'bargain',
              text: t('web-parfum-button-bargain'),
              run: () => this.play(bargain),
              main: true,
              codes: [bargain.code],
            },
          ]
        : [cancel]
    }
    if (step && !(step.kind === 'note')) return [cancel]
    const buttons: BarButton[] = []
    if (source.mayUndo) buttons.push({ id: 'undo', text: t('web-undo'), run: () => source.undo() })
    if (this.of('reroll-all').length)
      buttons.push({
        id: 'reroll-all',
        text: t('web-parfum-button-reroll-all'),
        run: () => this.rerollAll(),
        codes: codes('reroll-all'),
      })
    const water = this.of('water')[0]
    if (water)
      buttons.push({
        id: 'water',
        text: t('web-parfum-button-water'),
        run: () => this.play(water),
        codes: [water.code],
      })
    const done = this.of('done')[0]
    if (done) {
      const waste = this.of('claim').length > 0
      buttons.push({
        id: 'done',
        text: t(source.view.turn.claiming || !waste ? 'web-parfum-button-done' : 'web-parfum-button-none'),
        run: () => this.play(done),
        main: !waste,
        codes: [done.code],
        sure: waste ? t('web-parfum-sure-done') : undefined,
      })
    }
    const pass = this.of('pass')[0]
    if (pass) {
      buttons.push({
        id: 'pass',
        text: t('web-parfum-button-pass'),
        run: () => this.play(pass),
        main: this.legal.length === 1,
        codes: [pass.code],
        sure: this.of('sell').length ? t('web-parfum-sure-pass') : undefined,
      })
    }
    return buttons
  })

  choice(target: string): Choice | undefined {
    return this.choices.get(target)
  }
  hinted(target: string): boolean {
    const { hinted } = this.source()
    return hinted !== null && (this.choices.get(target)?.codes.includes(hinted) ?? false)
  }
}
