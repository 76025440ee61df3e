/** What happened, as a story: rounds, in them turns, in them the steps that the rules tell. */
import type { Component } from 'svelte'
import { capital, say, t, texts } from '../lib/texts.svelte'
import type { GameEvent, View } from '../lib/types'

/** What one side did before the next one did something. */
export interface Turn {
  key: string
  seat: number | null
  /** The first and the last of its decisions. */
  first: number
  last: number
  events: GameEvent[]
}
export interface Chapter {
  round: GameEvent | null
  turns: Turn[]
}
/** How a game tells its story, where it has a better way than its sentences one after the other. */
export interface Journal {
  /** Events of a round that are one turn though others act in between have the same word here. */
  gather?: (event: GameEvent, before: Turn[]) => string | null
  /** Which events begin a turn, though the one before was the same side's. */
  begins?: (event: GameEvent, before: Turn) => boolean
  /** A turn in one line of pictures; a screen reader is told the sentences. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  Line?: Component<{ turn: Turn; view: any }>
  /** Who did it, where a game has figures of its own. */
  Who?: Component<{ seat: number; size?: number }>
  /** Its pictures stand in one row, whatever happens. */
  row?: boolean
  /** Where a window is low, its rounds are headings enough. */
  bare?: boolean
}

const ROUND = 'round'
const TURN = 'turn'

export function chapters(events: GameEvent[], journal: Journal = {}): Chapter[] {
  const found: Chapter[] = [{ round: null, turns: [] }]
  for (const event of events) {
    if (event.quiet) continue
    if (event.kind === ROUND) found.push({ round: event, turns: [] })
    else add(found.at(-1)!, found.length, event, journal)
  }
  return found.filter((chapter) => chapter.round || chapter.turns.length)
}

function add(chapter: Chapter, number: number, event: GameEvent, journal: Journal): void {
  const word = journal.gather?.(event, chapter.turns) ?? null
  const before = chapter.turns.at(-1)
  const turn =
    word === null
      ? before && goesOn(before, event, journal, number) && before
      : chapter.turns.find((one) => one.key === `${number} ${word}`)
  if (turn) {
    turn.events.push(event)
    turn.last = Math.max(turn.last, event.n)
  } else {
    const key = `${number} ${word ?? `#${chapter.turns.length}`}`
    chapter.turns.push({ key, seat: event.seat, first: event.n, last: event.n, events: [event] })
  }
}

/** What nobody did belongs to the turn that it came of. */
function goesOn(turn: Turn, event: GameEvent, { begins }: Journal, number: number): boolean {
  if (!turn.key.startsWith(`${number} #`) || (begins?.(event, turn) ?? event.kind === TURN)) return false
  return event.seat === null || event.seat === turn.seat
}

/** One side's: a turn that several share tells their names in its steps. */
export const alone = (turn: Turn): boolean => turn.events.every(({ seat }) => seat === null || seat === turn.seat)

/** What happened; who has no name is told "You pick …" (`web-you-…`), where the game says it. */
export function told(event: GameEvent, view: View): string {
  const id = `web-you-${event.text.id}`
  const mine = event.seat !== null && event.seat === view.you && view.seats[event.seat] === t('web-you-name')
  return mine && texts.has(id) ? say({ ...event.text, id }) : say(event.text)
}

/** A step, without the name that stands before the turn. */
export function step(event: GameEvent, turn: Turn, view: View): string {
  const sentence = told(event, view)
  const who = event.text.args?.['who']
  const names = typeof who === 'string' && alone(turn) ? [t('web-you-name'), texts.person(who)] : []
  const name = names.find((one) => sentence.startsWith(`${one} `))
  return capital(name === undefined ? sentence : sentence.slice(name.length + 1))
}

/** All steps of a turn in one line. */
export const steps = (turn: Turn, view: View): string =>
  turn.events.map((event) => step(event, turn, view).replace(/[.\s]+$/, '')).join(' · ')

/** Who took it: a player, or a side that the rules play; nobody's name where several did. */
export function taker(turn: Turn, view: View): string {
  if (turn.seat === null || !alone(turn)) return ''
  const name = view.seats[turn.seat]
  if (name !== undefined) return name
  const who = turn.events[0]?.text.args?.['who']
  return who === undefined ? '' : say(who)
}

/** What players did after a decision. */
export const after = (events: GameEvent[], decision: number, journal: Journal = {}): Turn[] =>
  chapters(
    events.filter((event) => event.n > decision),
    journal,
  ).flatMap((chapter) => chapter.turns.filter((turn) => turn.seat !== null))

/** The turn of a side in which a decision was made. */
export const turnOf = (events: GameEvent[], decision: number, seat: number, journal: Journal = {}): Turn | undefined =>
  chapters(events, journal)
    .flatMap((chapter) => chapter.turns)
    .find((turn) => turn.seat === seat && turn.events.some(({ n }) => n === decision))

/** What others did since a seat last did something itself; what was dealt to it before the first turn is none. */
export function since(events: GameEvent[], seat: number | null, journal: Journal = {}): Turn[] {
  if (seat === null) return []
  const mine = events.findLastIndex((event) => event.seat === seat && event.n > 0 && !event.quiet)
  return mine < 0 ? [] : after(events, events[mine]!.n, journal)
}
