/**
 * What can be chosen on Perfumery's table, from the server's legal list alone. A tile with several targets is tapped
 * first, then one of them (a step); where a card could be installed or pay, paying is such a step.
 */
import { capital, say, t, texts } from '../../lib/texts.svelte'
import type { BoardSource, Legal } from '../../lib/types'
import { awaited, type BarButton } from '../../table/bar'
import { Choices, type Aim } from '../../table/choices.svelte'
import { amount, called, does, list, making, said } from './names'
import { leftOver, needs, pointsOf, total } from './reckon'
import { KINDS, NOTES, type House, type HouseCard, type HouseView } from './types'

type Step = 'essence' | 'sort' | 'replenish' | 'pay'
const TILES: Record<string, Step> = { floral: 'essence', synthetic: 'essence', sort: 'sort', replenish: 'replenish' }
const BUTTONS = ['idle', 'skip', 'use', 'done', 'commit']
/** Buttons of the bar, next to the one that undoes. */
const ROOM = 2

export class HousePlay {
  readonly choices: Choices<Step>

  constructor(
    private readonly source: () => BoardSource<HouseView>,
    private readonly narrow = (): boolean => false,
  ) {
    this.choices = new Choices<Step>(source, {
      aims: (legal, step) => this.aims(legal, step),
      tells: (legal) => this.tells(legal),
      dim: ({ kind }) => kind === 'discard' && this.paid,
      shuts: (step) => step,
    })
  }

  private get view(): HouseView {
    return this.source().view
  }
  /** Nobody here is oneself. */
  get borrowed(): boolean {
    return !!this.source().borrowed
  }
  private get me(): House {
    return this.view.players[this.view.you ?? this.view.asked[0] ?? 0]!
  }
  private get step(): Step | null {
    return this.choices.step
  }
  private of(kind: string): Legal[] {
    return this.choices.of(kind)
  }

  /** The essence of a perfume that is paid next. */
  readonly due: { note: string; kind: string } | null = $derived.by(() => {
    const need = this.me.draft?.need ?? []
    const n = need.findIndex((counts) => list(counts).length)
    return n < 0 ? null : { note: NOTES[n]!, kind: list(need[n]!)[0]! }
  })

  private readonly paid: boolean = $derived.by(
    () => this.view.phase === 'pay' && this.view.action.paid >= this.view.action.owed,
  )

  /** The column of the next discard (PE-D5): the one with the fewest cards, of equals the rightmost; then leftwards. */
  readonly next: number | null = $derived.by(() => {
    if (this.paid || !this.of('discard').length) return null
    return (
      this.view.action.run ?? this.view.columns.reduce((best, one) => (one.weight <= best.weight ? one : best)).column
    )
  })

  /** The perfumes that can be made now, the dearest first. */
  readonly ready: HouseCard[] = $derived.by(() => {
    const able = new Set(this.of('produce').map((legal) => legal.words['perfume']))
    return (this.me.hand ?? []).filter((card) => able.has(card.id)).sort((a, b) => (b.brand ?? 0) - (a.brand ?? 0))
  })
  /** The one whose making is shown before it is done. */
  get likely(): HouseCard | undefined {
    return this.ready[0]
  }

  /** The perfume that the sentence speaks of. */
  get shown(): HouseCard | undefined {
    return making(this.me) ?? (this.ready.length === 1 ? this.ready[0] : undefined)
  }

  private stepOf({ kind }: Legal): Step | null {
    return kind === 'discard' && this.of('install').length ? 'pay' : (TILES[kind] ?? null)
  }

  private target({ kind, words }: Legal): string | null {
    switch (kind) {
      case 'acquire':
        return `column:${words['column']}`
      case 'note':
      case 'floral':
      case 'synthetic':
        return `${kind}:${words['note']}`
      case 'sort':
        return `recipe:${words['recipe']}`
      case 'install':
        return `hand:${words['recipe']}`
      case 'discard':
        return `hand:${words['card']}`
      case 'produce':
        return `hand:${words['perfume']}`
      case 'insert':
        return `insert:${words['note']}:${words['place']}`
      case 'store':
      case 'replenish':
        return `store:${words['essence']}`
      case 'hire':
      case 'marker':
        return kind
      case 'use': {
        const { draft } = this.me
        return draft?.note ? `effect:${NOTES.indexOf(draft.note)}:${draft.place}` : null
      }
      case 'pay':
        return (
          this.due &&
          (words['source']!.startsWith('yard') ? `yard:${this.due.note}:` : 'store:') + this.payer(words['source']!)
        )
      default:
        return null
    }
  }
  private payer(source: string): string {
    return source.endsWith('synthetic') ? 'synthetic' : (this.due?.kind ?? '')
  }

  private aims(legal: Legal, step: Step | null): Aim<Step>[] {
    const opens = this.stepOf(legal)
    if (step && opens !== step) return []
    if (!step && opens) {
      const { owed, paid } = this.view.action
      return [{ at: opens, opens, text: t(`web-house-ask-${opens}`, { owed, paid }), must: opens === 'pay' }]
    }
    const at = this.target(legal)
    return at === null ? [] : [{ at }]
  }

  /** What an action does, and what follows from it. */
  private tells({ kind, text, words }: Legal): string {
    const { owed, paid } = this.view.action
    const value = this.me.hand?.find((card) => card.id === (words['card'] ?? words['recipe']))?.value ?? 0
    let then = ''
    if (kind === 'install') then = t('web-house-effect-price', { price: owed + value })
    else if (kind === 'discard' && owed) then = t('web-house-effect-paid', { paid: paid + value, owed })
    else if (kind === 'store' && this.of('produce').length) then = t('web-house-effect-store')
    else if (kind === 'produce') then = this.making(words['perfume'])
    else if (kind === 'hire') then = t('web-house-effect-hire', { worth: this.worth, price: this.view.prices.hire })
    else if (kind === 'synthetic')
      then = t('web-house-effect-synthetic', { worth: this.worth, price: this.view.prices.synthetic })
    return `${say(text)}. ${then}`.trim()
  }

  /** What the cards in hand are worth together. */
  private get worth(): number {
    return (this.me.hand ?? []).reduce((sum, card) => sum + card.value, 0)
  }

  /** What a perfume brings, what it takes from where, and what stays. */
  private making(id: string | undefined): string {
    const card = this.me.hand?.find((one) => one.id === id)
    if (!card || !this.me.draft) return ''
    const takes = needs(card).flatMap((need, n) =>
      total(need) ? [t('web-house-from', { what: said(need), note: capital(t(`perfumery-note-${NOTES[n]}`)) })] : [],
    )
    const left = leftOver(card, this.me.draft)
    return [
      t('web-house-effect-make', { points: pointsOf(this.me) + (card.brand ?? 0) }),
      t('web-house-takes', { what: texts.list(takes) }),
      left ? t('web-house-left', { what: said(left) }) : '',
    ]
      .join(' ')
      .trim()
  }

  /** The name of the one sentence. */
  readonly asks: string = $derived.by(() => {
    const { phase, action } = this.view
    if (this.step) return this.step
    if (phase === 'install' && action.owed) return this.of('install').length ? 'install-more' : 'pay'
    if (phase === 'pay') return this.paid ? 'paid' : 'pay'
    if (phase !== 'blend') return phase
    const { draft } = this.me
    if (!draft || draft.step === 'effect' || draft.step === 'paying') return draft?.step ?? 'effect'
    if (this.of('produce').length) return 'produce'
    if (this.of('store').length) return draft.step === 'store' ? 'store' : 'leftover'
    if (!KINDS.some((kind) => draft.spaces[kind])) return 'nothing'
    return KINDS.every((kind) => draft.stored[kind] === draft.spaces[kind]) ? 'full' : 'nothing-fits'
  })

  readonly prompt: string = $derived.by(() => {
    const { view, me } = this
    if (view.over) return t('web-over')
    if (this.source().legal.length) {
      const [only] = this.ready
      if (this.asks === 'produce' && only)
        return this.ready.length === 1
          ? t('web-house-ask-make', { name: called(only), points: only.brand ?? 0 })
          : t('web-house-ask-which', { count: this.ready.length })
      if (this.asks === 'effect' && me.draft?.note)
        return t('web-house-ask-effect-of', {
          note: capital(t(`perfumery-note-${me.draft.note}`)),
          whose: me.draft.effect?.name ? 'recipe' : 'pot',
          name: called(me.draft.effect),
        })
      const note = this.due?.note ?? view.action.note
      return capital(
        t(`web-house-ask-${this.asks}`, {
          paid: view.action.paid,
          owed: view.action.owed,
          count: me.hand_size - view.hand_limit,
          name: called(view.action.lifted),
          note: note ? t(`perfumery-note-${note}`) : '',
          essence: this.due ? amount(this.due.kind, 1) : '',
        }),
      )
    }
    return awaited(view)
  })

  readonly detail: string = $derived.by(() => {
    const { view, me } = this
    const { draft } = me
    // What others decide is not explained to who waits.
    if (!this.source().legal.length) return this.standing
    if (this.step && this.step !== 'pay') return t(`web-house-detail-${this.step}`, { price: view.prices.synthetic })
    if (this.next && this.asks === 'limit')
      return t('web-house-detail-limit', { column: this.next, limit: view.hand_limit })
    if (this.next && this.asks === 'pay') return t('web-house-detail-pay', { column: this.next })
    if (this.asks.startsWith('install')) return t('web-house-detail-install')
    if (view.action.lifted) return `${capital(does(view.action.lifted.pay, view.action.lifted.get))}.`
    if (this.due && draft?.need) {
      return t('web-house-detail-need', { name: called(making(me)), count: draft.need.flatMap(list).length })
    }
    if (draft?.effect) {
      const told = `${capital(does(draft.effect.pay, draft.effect.get))}.`
      return this.narrow() ? told : `${told} ${t('web-house-detail-effect')}`
    }
    if (this.asks === 'produce' && this.ready.length)
      return this.ready.length === 1 ? this.making(this.ready[0]!.id) : t('web-house-detail-which')
    if (this.asks === 'leftover' || this.asks === 'store') return t('web-house-detail-evaporates')
    if (['nothing', 'nothing-fits', 'full'].includes(this.asks)) return t('web-house-detail-gone')
    return this.asks === 'develop' ? this.open : this.standing
  })

  /** One's own house in a line. */
  private get standing(): string {
    const { me } = this
    return t('web-house-detail', { points: pointsOf(me), hand: me.hand?.length ?? me.hand_size, home: me.home })
  }

  /** How many places a perfumer could go to, and why not to hire. */
  private get open(): string {
    const places = [...this.choices.found.values()].filter((choice) => !choice.quiet).length
    const { perfumers, hired } = this.me
    return (
      t('web-house-detail-develop', { places }) +
      (perfumers + Number(hired) > 2 ? ` ${t('web-house-detail-no-hire')}` : '')
    )
  }

  readonly buttons: BarButton[] = $derived.by(() => {
    if (this.step) return this.choices.buttons
    const buttons = this.choices.undo
    const add = (id: string, text: string, legal: Legal, more: Partial<BarButton> = {}): void => {
      buttons.push({ id, text, run: () => this.choices.play(legal), codes: [legal.code], main: true, ...more })
    }
    const pay = this.choices.at('pay')
    if (pay)
      buttons.push({
        id: 'pay',
        text: t('web-house-button-pay', { owed: this.view.action.owed }),
        run: pay.run,
        codes: pay.codes,
        main: true,
      })
    const sources = this.of('pay').reverse()
    if (sources.length <= ROOM) {
      for (const [i, legal] of sources.entries()) {
        const from = legal.words['source']!
        add(
          `pay-${from}`,
          capital(
            t(`web-house-button-${from.startsWith('yard') ? 'yard' : 'stored'}`, {
              kind: t(`perfumery-kind-${this.payer(from)}`),
            }),
          ),
          legal,
          { main: i === sources.length - 1 },
        )
      }
    }
    for (const kind of BUTTONS) {
      const legal = this.of(kind)[0]
      if (!legal) continue
      add(kind, this.words(kind), legal, { main: this.good(kind), sure: kind === 'commit' ? this.doubt : undefined })
    }
    const [make] = this.of('produce')
    if (make && this.ready.length === 1) add('make', t('web-house-button-make'), make)
    return buttons
  })

  /** What a blending that is finished now would give up. */
  private get doubt(): string | undefined {
    const forgone = this.ready.map(called)
    if (forgone.length) return t('web-house-sure-commit', { perfumes: texts.list(forgone) })
    return this.of('store').length ? t('web-house-sure-evaporate') : undefined
  }

  private words(kind: string): string {
    const { paid, owed } = this.view.action
    if (kind !== 'done' || !owed) return t(`web-house-button-${kind}`)
    return paid < owed ? t('web-house-button-coins', { rest: owed - paid }) : t('web-house-button-paid', { paid, owed })
  }

  /** Whether a button may be the filled one: it gives nothing up. An extraction never does harm, a mixing may. */
  private good(kind: string): boolean {
    if (kind === 'use') return !this.me.draft?.effect?.pay
    if (kind === 'skip') return !this.of('use').length
    return kind !== 'commit' || !(this.ready.length || this.of('store').length)
  }
}
