/** What the server says (docs/protocol.md). */
export type Value = number | string | Text | (string | Text)[]
export interface Text {
  id: string
  args?: Record<string, Value>
}

export interface Person {
  id: string
  name: string
  kind: 'guest' | 'member' | 'bot'
}
export interface Refusal {
  reason: string
  message: string
  clause: string | null
  text?: Text
}

export interface GameOption {
  id: string
  values: (string | number | boolean)[]
  default: string | number | boolean
  text: string | Text
}
export interface GameInfo {
  id: string
  name: string | Text
  titles: Record<string, { name: string; about: string }>
  colour: string
  tempo: { option: string; wait: string; seconds: number } | null
  automata: Record<number, string[]>
  players: number[]
  options: GameOption[]
  phases: string[]
  endings: string[]
  has_secrets: boolean
  simultaneous: boolean
  editions: { id: string; name: string; reconstructed: string[] }[]
}

export type ClockTerms =
  { kind: 'none' } | { kind: 'move'; seconds: number } | { kind: 'game'; seconds: number; increment: number }
export interface Seat {
  seat: number
  kind: 'open' | 'person' | 'bot'
  name: string
  person: string | null
  level: string | null
  away: boolean
  resigned: boolean
  online: boolean
  shown: boolean
  reserved?: boolean
}
export interface Result {
  scores: number[]
  ranks: number[]
  winners: number[]
  ending: string
}
export interface TableCard {
  id: string
  game: string
  edition: string
  options: Record<string, string | number | boolean>
  mode: 'live' | 'turns' | 'hot-seat'
  public: boolean
  status: 'open' | 'playing' | 'over'
  clock: ClockTerms
  host: { id: string; name: string }
  created: number
  seats: Seat[]
  decision: number
  asked: number[]
  spectators: number
  result: Result | null
  rematch: string | null
  rated: boolean
  continued: number | null
}
export interface Table extends TableCard {
  you: number[]
  host_is_you: boolean
  code?: string
  start: 'auto' | 'host'
  takeover: string | null
  pace: string
  hints: boolean
  undo: boolean
  commitment: string
  seeds: string[]
  secret: string | null
  seq: number
  votes: number[]
}
export interface GameEvent {
  n: number
  kind: string
  seat: number | null
  args: Record<string, string | number>
  text: Text
  /** The log and the screen reader pass it over: the table shows it better. */
  quiet?: boolean
}
export interface Legal {
  code: number
  action: string
  kind: string
  args: Record<string, number>
  words: Record<string, string>
  text: Text
}
export interface Clocks {
  now: number
  seats?: { seconds: number; running: boolean }[]
  until?: number | null
  beat?: { ends_in: number }
}
export interface Chat {
  n: number
  at: number
  seat: number | null
  name: string
  text: string
}

/** What every game's view has (sillage.table.Table.view). */
export interface View {
  game: string
  seats: string[]
  you: number | null
  actor: number | null
  asked: number[]
  phase: string
  decision: number
  over: boolean
  round: number
  result?: Result | null
  options: Record<string, unknown>
  edition: { id: string; name: string; reconstructed: string[] }
}
export interface StateMessage {
  type: 'state'
  seq: number
  seat: number | null
  view: View | null
  decision: number
  from: number
  events: GameEvent[]
  asked: number[]
  legal: Legal[]
  undo: boolean
  clocks: Clocks | null
  result: Result | null
}
export interface Hint {
  seq: number
  action: string
  code: number
  text: Text
  moves: { action: string; code: number; text: Text; chance: number | null }[]
}

/** What a board needs to draw and to play: a live table, a replay or a lesson gives it. */
export interface BoardSource<V extends View = View> {
  readonly view: V
  readonly seat: number | null
  readonly legal: Legal[]
  readonly fresh: GameEvent[]
  readonly tick: number
  readonly mayUndo: boolean
  readonly busy: boolean
  readonly hinted: number | null
  /** When the beat of a live table ends, in milliseconds of the clock here. */
  readonly beatEnds?: number | null
  play(code: number): void
  /** Fills in one's open draft, without committing it. */
  auto?(): void
  undo(): void
}
