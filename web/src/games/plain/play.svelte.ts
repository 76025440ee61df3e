/**
 * Where the actions of any game can be chosen: an argument's word that names a thing on the table makes it glow.
 * The same word may lie in several places (a colour is in every heap); an argument keeps to one, the likeliest.
 */
import { t } from '../../lib/texts.svelte'
import type { BoardSource, Legal } from '../../lib/types'
import { Choices } from '../../table/choices.svelte'
import { every, playersOf, tableOf, type Place, type Thing } from './things'

const number = /^\d+$/
const related = (key: string, name: string): boolean =>
  key === name || key === `${name}s` || key === name.replace(/y$/, 'ies')

export class PlainPlay {
  readonly choices: Choices<string[]>
  private readonly seen = new Map<string, Set<string>>()

  constructor(private readonly source: () => BoardSource) {
    this.choices = new Choices<string[]>(source, {
      aims: (legal, step) =>
        this.within(legal, step)
          ? this.spots(legal)
              .filter((at) => !step?.includes(at))
              .map((at) => ({ at, opens: [...(step ?? []), at], text: t('web-plain-step') }))
          : [],
      within: (legal, step) => this.within(legal, step),
      shuts: (step) => step.at(-1)!,
    })
  }

  readonly table: Place = $derived.by(() => tableOf(this.source().view))
  readonly players: Place[] = $derived.by(() => playersOf(this.source().view))

  private readonly places: Place[] = $derived.by(() => [this.table, ...this.players].flatMap(every))

  /** For each kind of action and argument, the things that its words name. */
  private readonly targets: Map<string, Map<string, string>> = $derived.by(() => {
    const words = new Map<string, Set<string>>()
    for (const { kind, words: said } of this.source().legal)
      for (const [name, word] of Object.entries(said)) add(words, `${kind} ${name}`, word)
    return new Map([...words].map(([key, now]) => [key, this.found(key, now)]))
  })

  private found(key: string, now: Set<string>): Map<string, string> {
    for (const word of now) add(this.seen, key, word)
    const name = key.split(' ')[1]!
    const scores = this.places.map((place) => ({ place, score: this.score(place, name, now, this.seen.get(key)!) }))
    const best = scores.reduce((a, b) => (b.score > a.score ? b : a), { place: this.table, score: 0 })
    if (best.score <= 0) return new Map()
    const things = best.place.things.flatMap((thing) => [...thing.names].map((one) => [one, thing.path] as const))
    return new Map(things.filter(([one]) => now.has(one)))
  }

  /** How likely the words of an argument mean the things of a place. */
  private score(place: Place, name: string, now: Set<string>, seen: Set<string>): number {
    const named = new Set(place.things.flatMap((thing) => [...thing.names]))
    const there = new Set(place.things.filter((thing) => thing.count !== 0).flatMap((thing) => [...thing.names]))
    const hits = [...now].filter((word) => named.has(word)).length
    const known = [...seen].filter((word) => named.has(word)).length
    if (!hits) return 0
    const near = related(place.key, name)
    const bareNumbers = [...now].every((word) => number.test(word)) && place.things.every(isBare)
    // A row of bare numbers is a hand of cards only where it is just what can be chosen.
    if (bareNumbers && (hits < now.size || there.size > now.size)) return 0
    if (!near && !bareNumbers && [...now].every((word) => number.test(word)) && !place.key.startsWith(name)) return 0
    const { you } = this.source().view
    const whose = place.seat === null ? 0.3 : place.seat === you ? 0.2 : -0.5
    return (
      hits / now.size +
      (2 * known) / seen.size +
      (near ? 2 : 0) +
      hits / Math.max(there.size, hits) / 2 +
      whose -
      depth(place) / 20
    )
  }

  private spots(legal: Legal): string[] {
    return Object.entries(legal.words).flatMap(
      ([name, word]) => this.targets.get(`${legal.kind} ${name}`)?.get(word) ?? [],
    )
  }

  private within(legal: Legal, step: string[] | null): boolean {
    const spots = this.spots(legal)
    return !step || step.every((at) => spots.includes(at))
  }
}

const isBare = (thing: Thing): boolean => thing.count === undefined && !thing.facts.length && !thing.places.length
const depth = (place: Place): number => place.path.split('/').length

function add(map: Map<string, Set<string>>, key: string, word: string): void {
  const words = map.get(key) ?? new Set()
  words.add(word)
  map.set(key, words)
}
