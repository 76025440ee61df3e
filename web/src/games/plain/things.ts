/** Any game's view as places, things and facts: what plain data says by its form alone. */
import type { View } from '../../lib/types'

export type Data = string | number | boolean | null | Data[] | { [key: string]: Data }

/** Something that lies somewhere: a card, a heap, an empty space. `names`: the words an action may call it by. */
export interface Thing {
  path: string
  word: string
  names: Set<string>
  count?: number
  facts: Fact[]
  places: Place[]
}
/** A fact without a thing: a number with its label, or a seat. */
export interface Fact {
  key: string
  words: string[]
  counts?: [string, number][]
  seat?: number
}
export interface Place {
  path: string
  key: string
  seat: number | null
  things: Thing[]
  facts: Fact[]
  places: Place[]
}

/** What every view has, and the page shows elsewhere. */
const ELSEWHERE = new Set(
  [
    'game',
    'edition',
    'options',
    'seats',
    'you',
    'actor',
    'asked',
    'pending',
    'phase',
    'decision',
    'over',
    'legal',
  ].concat(['result', 'players', 'ending', 'round', 'last_round', 'seat', 'clause']),
)
const SEAT = /(^|_)(seat|player|owner|holder|starter|leader|dealer)$/
/** A row longer than this is told by its length, or folded. */
export const MANY = 14
const TITLES = ['name', 'id', 'number']

const isRow = (data: Data): data is Data[] => Array.isArray(data)
const isRecord = (data: Data): data is { [key: string]: Data } => !!data && typeof data === 'object' && !isRow(data)
const isPlain = (data: Data): boolean => !isRow(data) && !isRecord(data)
const isCounts = (data: Data): data is { [key: string]: number } =>
  isRecord(data) && Object.values(data).length > 0 && Object.values(data).every((value) => typeof value === 'number')
/** Nothing to see: hidden, none, or no. */
const isNothing = (data: Data): boolean =>
  data === null ||
  data === false ||
  data === '' ||
  (isRow(data) && !data.length) ||
  (isRecord(data) && !Object.keys(data).length)

export function tableOf(view: View): Place {
  return placeOf('table', view as unknown as { [key: string]: Data }, '', null)
}
export function playersOf(view: View): Place[] {
  return (view.players as { [key: string]: Data }[]).map((player, seat) =>
    placeOf('player', player, `players/${seat}`, seat),
  )
}
/** All places, those inside others too. */
export const every = (place: Place): Place[] => [
  place,
  ...place.places.flatMap(every),
  ...place.things.flatMap((thing) => thing.places.flatMap(every)),
]

/** A record of several things is a place: its plain values are facts, its rows and records are places in it. */
function placeOf(key: string, data: { [key: string]: Data }, path: string, seat: number | null): Place {
  const place: Place = { path, key, seat, things: [], facts: [], places: [] }
  for (const [name, value] of Object.entries(data)) {
    if (ELSEWHERE.has(name) || isNothing(value)) continue
    if (isPlain(value)) place.facts.push(factOf(name, value))
    else place.places.push(inside(name, value, `${path}/${name}`, seat))
  }
  return place
}

function inside(key: string, data: Data, path: string, seat: number | null): Place {
  const place: Place = { path, key, seat, things: [], facts: [], places: [] }
  if (isRow(data)) {
    if (data.some(isRow)) place.places = data.map((row, i) => inside(String(i + 1), row, `${path}/${i}`, seat))
    else place.things = data.map((one, i) => thingOf(one, `${path}/${i}`, seat))
  } else if (isCounts(data)) {
    place.things = Object.entries(data).map(([word, count]) => ({ ...bare(word, `${path}/${word}`), count }))
  } else if (isRecord(data)) {
    const values = Object.values(data)
    if (values.every((value) => isRecord(value) || value === null))
      place.things = Object.entries(data).map(([word, value]) => named(word, value, `${path}/${word}`, seat))
    else return placeOf(key, data, path, seat)
  }
  return place
}

const bare = (word: string, path: string): Thing => ({ path, word, names: new Set([word]), facts: [], places: [] })

function named(word: string, data: Data, path: string, seat: number | null): Thing {
  const thing = thingOf(data, path, seat)
  return { ...thing, word, names: new Set([word, ...thing.names]) }
}

function thingOf(data: Data, path: string, seat: number | null): Thing {
  if (!isRecord(data)) return data === null ? { ...bare('', path), names: new Set() } : bare(String(data), path)
  const titles = TITLES.filter((key) => isPlain(data[key] ?? null) && !isNothing(data[key] ?? null))
  if (!titles.length && isCounts(data))
    return { ...bare('', path), names: new Set(), facts: summed(inside('', data, path, seat)) }
  const first = Object.keys(data)[0] ?? ''
  const title = titles[0] ?? (isPlain(data[first] ?? null) ? first : '')
  const { facts, places } = placeOf('', data, path, seat)
  const small = places.filter((place) => place.things.every((thing) => !thing.facts.length && !thing.places.length))
  const word = isNothing(data[title] ?? null) ? '' : String(data[title])
  return {
    path,
    word,
    names: new Set([...titles.map((key) => String(data[key])), word].filter(Boolean)),
    facts: [...facts.filter((fact) => !TITLES.includes(fact.key) && fact.key !== title), ...small.flatMap(summed)],
    places: places.filter((place) => !small.includes(place)),
  }
}

/** A small heap inside a thing is told in a line. */
function summed(place: Place): Fact[] {
  const there = place.things.filter((thing) => thing.count !== 0 && thing.word)
  if (!there.length) return place.facts
  if (there.length > MANY) return [{ key: place.key, words: [String(there.length)] }]
  const counts = there.map((thing): [string, number] => [thing.word, thing.count ?? 1])
  return place.things.some((thing) => thing.count !== undefined)
    ? [{ key: place.key, words: [], counts }]
    : [{ key: place.key, words: there.map((thing) => thing.word) }]
}

function factOf(key: string, value: Data): Fact {
  if (SEAT.test(key) && typeof value === 'number') return { key, words: [], seat: value }
  return { key, words: value === true ? [] : [String(value)] }
}
