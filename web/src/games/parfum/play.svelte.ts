/** What can be chosen on Parfum's table, where it glows, and the one sentence that asks for it. */
import { t, texts } from '../../lib/texts.svelte'
import type { BoardSource, Legal } from '../../lib/types'
import type { BarButton } from '../../table/bar'
import { Choices, type Aim } from '../../table/choices.svelte'
import { amounts } from './names'
import { offers, type Offer } from './offers'
import type { Edition, ParfumView } from './types'

type Step =
  | { kind: 'fly'; aroma: string }
  | { kind: 'reroll'; aroma: string }
  | { kind: 'reroll-all' }
  | { kind: 'turn'; aroma: string; first: string | null }
  | { kind: 'note'; note: number }
  | { kind: 'perfume'; perfume: string }
  | { kind: 'customer'; shop: number }

/** Water that is spent lies face up, and dice that are rolled again stay so: the token itself is tapped, every time. */
const WATER = new Set(['reroll', 'reroll-all', 'turn', 'discard'])

export class ParfumPlay {
  readonly choices: Choices<Step>

  constructor(
    private readonly source: () => BoardSource<ParfumView>,
    private readonly edition: () => Edition | null = () => null,
  ) {
    this.choices = new Choices<Step>(source, {
      aims: (legal, step) => (step ? this.inStep(legal, step) : this.aims(legal)),
      final: ({ kind }) => WATER.has(kind),
    })
  }

  /** It is seen through somebody's eyes: nothing here is one's own. */
  get borrowed(): boolean {
    return !!this.source().borrowed
  }
  private get legal(): Legal[] {
    return this.source().legal
  }
  private get step(): Step | null {
    return this.choices.step
  }
  private of(kind: string, aroma?: string): Legal[] {
    return this.choices.of(kind).filter((legal) => !aroma || legal.words['aroma'] === aroma)
  }
  /** Water is asked for. */
  get pouring(): boolean {
    return [...this.choices.found.keys()].some((at) => at.startsWith('token:'))
  }
  /** What one's flacons would bring, where it is asked. */
  readonly offers: Offer[] = $derived.by(() => {
    const { view, legal } = this.source()
    return view.phase === 'sell' ? offers(view, legal, this.edition()) : []
  })
  /** How many notes may be placed now. */
  private get placed(): number {
    return new Set(this.of('place').map((l) => l.args['note'])).size
  }

  private aims(legal: Legal): Aim<Step>[] {
    const { kind, args, words } = legal
    const { aroma = '', perfume = '' } = words
    switch (kind) {
      case 'clock':
        return [{ at: `clock:${words['clock']}` }]
      case 'draw':
        return [{ at: `space:${args['space']}` }]
      case 'take':
        return [{ at: `aroma:${aroma}` }]
      case 'water':
        return [{ at: 'well' }]
      case 'claim':
        return [{ at: `space:${args['note']}` }]
      case 'discard':
        return [{ at: `token:${args['worth']}` }]
      case 'reroll':
      case 'turn':
        return [
          {
            at: `fly:${aroma}`,
            opens: this.mends(aroma),
            text: t('web-parfum-mend-fly', { aroma: t(`parfum-aroma-${aroma}`) }),
            must: true,
          },
        ]
      case 'place':
        return this.placed > 1 ? this.claimed(legal) : [{ at: `target:${words['target']}` }]
      case 'sell': {
        const shop = args['customer']!
        const who: Aim<Step> = {
          at: `shop:${shop}`,
          opens: { kind: 'customer', shop },
          text: t('web-parfum-choose-perfume'),
        }
        return [who, this.sold(perfume)]
      }
      case 'bargain':
        return [this.sold(perfume)]
      default:
        return []
    }
  }

  private inStep(legal: Legal, step: Step): Aim<Step>[] {
    const { kind, args, words } = legal
    const token = `token:${args['worth']}`
    const only = (fits: boolean, at: string): Aim<Step>[] => (fits ? [{ at }] : [])
    switch (step.kind) {
      case 'fly':
        return []
      case 'reroll':
        return only(kind === 'reroll' && words['aroma'] === step.aroma, token)
      case 'reroll-all':
        return only(kind === 'reroll-all', token)
      case 'turn':
        return kind === 'turn' && words['aroma'] === step.aroma ? this.tokens(words['tokens']!, step) : []
      case 'note':
        if (kind === 'place' && args['note'] !== step.note) return this.claimed(legal)
        return only(kind === 'place', `target:${words['target']}`)
      case 'perfume':
        return only(kind === 'sell' && words['perfume'] === step.perfume, `shop:${args['customer']}`)
      case 'customer':
        return only(kind === 'sell' && args['customer'] === step.shop, `perfume:${words['perfume']}`)
    }
  }

  /** What is asked first of who taps a fly. */
  private mends(aroma: string): Step {
    const [rerolls, turns] = [this.of('reroll', aroma), this.of('turn', aroma)]
    if (rerolls.length && turns.length) return { kind: 'fly', aroma }
    return rerolls.length ? { kind: 'reroll', aroma } : { kind: 'turn', aroma, first: null }
  }

  /** The two tokens that turn a fly are tapped one after the other, in any order. */
  private tokens(pair: string, step: Step & { kind: 'turn' }): Aim<Step>[] {
    const [one, two] = pair.split('+') as [string, string]
    const orders =
      one === two
        ? [[one, two]]
        : [
            [one, two],
            [two, one],
          ]
    return orders.flatMap(([first, second]): Aim<Step>[] => {
      if (step.first !== null) return step.first === first ? [{ at: `token:${second}` }] : []
      const text = t('web-parfum-first-token', { worth: first! })
      return [{ at: `token:${first}`, opens: { ...step, first: first! }, text, must: true }]
    })
  }

  private claimed({ args }: Legal): Aim<Step>[] {
    const note = args['note']!
    return [{ at: `claimed:${note}`, opens: { kind: 'note', note }, text: t('web-parfum-choose-target'), must: true }]
  }

  /** What a bargain brings. */
  private bargain(number: string): number {
    const { view } = this.source()
    const perfume = view.you === null ? null : view.players[view.you]!.perfumes[Number(number) - 1]
    return (perfume && this.edition()?.perfumes?.bargain[perfume.side]) ?? 0
  }

  private sold(perfume: string): Aim<Step> {
    const text = t('web-parfum-sell-perfume', { number: Number(perfume) })
    return { at: `perfume:${perfume}`, opens: { kind: 'perfume', perfume }, text, must: true }
  }

  /** The one sentence. */
  readonly prompt: string = $derived.by(() => {
    const view = this.source().view
    const step = this.step
    if (step) {
      if (step.kind === 'turn') return t(step.first === null ? 'web-parfum-step-turn' : 'web-parfum-step-turn-second')
      if (step.kind === 'fly') return t('web-parfum-step-fly', { aroma: t(`parfum-aroma-${step.aroma}`) })
      if (step.kind === 'perfume') {
        return t(this.choices.found.size ? 'web-parfum-step-perfume' : 'web-parfum-step-bargain', {
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
    if (view.phase === 'sell')
      return t(
        this.of('sell').length
          ? 'web-parfum-ask-sell'
          : this.of('bargain').length
            ? 'web-parfum-ask-bargain'
            : 'web-parfum-ask-no-sale',
      )
    if (view.phase === 'place') return t(this.placed > 1 ? 'web-parfum-ask-place-many' : 'web-parfum-ask-place')
    const spare = view.you === null ? 0 : view.players[view.you]!.water - view.token_limit
    return t(`web-parfum-ask-${view.phase}`, { left: view.turn.actions_left, spare })
  })

  readonly detail: string = $derived.by(() => {
    const view = this.source().view
    if (view.over || view.you === null) return ''
    if (this.step && this.choices.final) return ''
    const me = view.players[view.you]!
    if (this.legal.length && view.phase === 'distill') {
      const flasks = amounts(view.turn.flasks)
      if (this.of('reroll').length + this.of('turn').length) return t('web-parfum-detail-water')
      return flasks ? t('web-parfum-detail-flasks', { flasks }) : t('web-parfum-detail-no-flasks')
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
    const codes = (kind: string, aroma?: string): number[] => this.of(kind, aroma).map((l) => l.code)
    const cancel: BarButton = { id: 'cancel', text: t('web-cancel'), run: this.choices.cancel }
    if (step?.kind === 'fly') {
      const { aroma } = step
      return [
        cancel,
        {
          id: 'turn',
          text: t('web-parfum-button-turn'),
          run: () => (this.choices.step = { kind: 'turn', aroma, first: null }),
          codes: codes('turn', aroma),
        },
        {
          id: 'reroll',
          text: t('web-parfum-button-reroll', { count: source.view.turn.flies[aroma] ?? 0 }),
          run: () => (this.choices.step = { kind: 'reroll', aroma }),
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
              text: t('web-parfum-button-bargain', { coins: this.bargain(step.perfume) }),
              run: () => this.choices.play(bargain),
              main: !this.choices.found.size,
              codes: [bargain.code],
            },
          ]
        : [cancel]
    }
    if (step && !(step.kind === 'note')) return [cancel]
    const buttons: BarButton[] = this.choices.undo
    if (this.of('reroll-all').length)
      buttons.push({
        id: 'reroll-all',
        text: t('web-parfum-button-reroll-all'),
        run: () => (this.choices.step = { kind: 'reroll-all' }),
        codes: codes('reroll-all'),
      })
    const done = this.of('done')[0]
    if (done) {
      const waste = this.of('claim').length > 0
      const mends = this.of('reroll').length + this.of('turn').length + this.of('reroll-all').length > 0
      buttons.push({
        id: 'done',
        text: t(source.view.turn.claiming || !waste ? 'web-parfum-button-done' : 'web-parfum-button-none'),
        run: () => this.choices.play(done),
        main: !waste && !mends,
        codes: [done.code],
        sure: waste ? t('web-parfum-sure-done') : undefined,
      })
    }
    const pass = this.of('pass')[0]
    if (pass) {
      buttons.push({
        id: 'pass',
        text: t('web-parfum-button-pass'),
        run: () => this.choices.play(pass),
        main: this.legal.length === 1,
        codes: [pass.code],
        sure: this.of('sell').length ? t('web-parfum-sure-pass') : undefined,
      })
    }
    return buttons
  })
}
