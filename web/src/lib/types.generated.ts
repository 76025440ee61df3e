/** What goes over the wire. Made by web/scripts/wire_types.py from the server's description: don't edit. */

export interface Abort {
  key?: string | null
  type: 'abort'
  vote: boolean
}

/** A decision of a game that is over. */
export interface ActionData {
  code: number
  action: string
  seat: number
  text: Text | null
}

export interface AnalysisData {
  status: 'none' | 'running' | 'done' | 'failed'
  done: number
  total: number
  result: AnalysisResult | null
}

export interface AnalysisResult {
  game: string
  seats: string[]
  sims: number
  seed: number
  moments: MomentData[]
  turning_points: number[]
  shares: ShareData[]
}

export interface Auto {
  key?: string | null
  type: 'auto'
  seat?: number | null
}

export interface Away {
  key?: string | null
  type: 'away'
}

export interface Back {
  key?: string | null
  type: 'back'
}

export interface BeatData {
  ends_in: number
  opens_in?: number
}

export interface BotData {
  id: string
  name: string
  token: string | null
}

/** A line for everybody at the table. */
export interface Chat {
  key?: string | null
  type: 'chat'
  text: string
}

export interface ChatLine {
  n: number
  at: number
  seat: number | null
  name: string
  text: string
}

export interface ChatMessage {
  type: 'chat'
  chat: ChatLine
}

export interface ClockSeat {
  seconds: number
  running: boolean
}

export interface ClocksData {
  now: number
  seats?: ClockSeat[]
  until?: number | null
  beat?: BeatData
  unready?: number[]
}

/** How far the rules are compiled; meanwhile they are interpreted, and play goes on. */
export interface CompilingMessage {
  type: 'compiling'
  done: number
  total: number
}

export interface EditionCard {
  id: string
  game: string
  name: string
  about: string
  reconstructed: string[]
  tables: PiecesData[]
}

export interface EditionName {
  id: string
  name: string
  reconstructed: string[]
}

export interface ErrorBody {
  reason: string
  message: string
  clause: string | null
  text?: Text
}

export interface ErrorData {
  error: ErrorBody
}

export interface ErrorMessage {
  type: 'error'
  key: string | null
  error: ErrorBody
}

export interface EventData {
  n: number
  kind: string
  seat: number | null
  args: Record<string, string | number>
  text: Text
  quiet?: boolean
}

export interface GameCard {
  id: string
  name: string
  titles: Record<string, Title>
  players: number[]
  options: OptionData[]
  phases: string[]
  endings: string[]
  has_secrets: boolean
  simultaneous: boolean
  editions: EditionCard[]
  colour: string
  cover: string | null
  tempo: TempoData | null
  automata: Record<string, string[]>
  texts: string[]
  rules: string[]
}

export interface GameClock {
  kind: 'game'
  seconds: number
  increment?: number
}

export interface GameRecords {
  played: number
  points: RecordLine[]
  widest: RecordLine[]
  narrowest: RecordLine[]
}

export interface GameStats {
  game: string
  opponents: string
  played: number
  won: number
  shared: number
  points_mean: number
  best: number
}

export interface HintData {
  seq: number
  action: string
  code: number
  text: Text
  moves: HintMove[]
}

export interface HintMove {
  action: string
  code: number
  text: Text
  chance: number | null
}

export interface HostData {
  id: string
  name: string
}

/** Somebody as whoever keeps the server sees them. */
export interface KnownPerson {
  id: string
  name: string
  kind: 'guest' | 'member' | 'bot'
  keeper: boolean
  created: number
  seen: number | null
  banned: number | null
  muted: number | null
  tables: number
}

export interface LegalData {
  code: number
  action: string
  kind: string
  args: Record<string, number>
  words: Record<string, string>
  text: Text
}

export interface LinkData {
  path: string
}

/** How the server is. */
export interface LoadData {
  version: string
  started: number
  now: number
  memory: number
  rooms: number
  sockets: number
  moves: number
  people: Record<string, number>
  tables: Record<string, number>
  database: string
  database_bytes: number
  disk_free: number | null
  trouble: string | null
}

export interface LobbyGone {
  type: 'gone'
  id: string
}

export type LobbyMessage = LobbyTables | LobbyTable | LobbyGone

export interface LobbyTable {
  type: 'table'
  table: TableCard
}

export interface LobbyTables {
  type: 'lobby'
  tables: TableCard[]
}

export type Message =
  | Play
  | Undo
  | Auto
  | Chat
  | Resign
  | Abort
  | Away
  | Back
  | Show
  | Ready
  | SetPace
  | Sit
  | Whole
  | Pong

/** One decision, and everybody's chance to win around it; those that are told about have texts. */
export interface MomentData {
  number: number
  seat: number
  code: number
  action: string
  choice: boolean
  before: number[]
  expected: number[]
  after: number[]
  played: number
  best: number
  best_code: number
  best_action: string
  loss: number
  skill: number[]
  luck: number[]
  swing: number
  text?: Text
  best_text?: Text
}

export interface MoveClock {
  kind: 'move'
  seconds: number
}

export interface NewSeat {
  kind: 'me' | 'open' | 'bot'
  name?: string | null
  level?: string | null
}

/** What a table is to be. */
export interface NewTable {
  game: string
  options?: Record<string, boolean | number | string>
  edition?: string | null
  seats: NewSeat[]
  mode?: 'live' | 'turns' | 'hot-seat'
  public?: boolean
  start?: 'auto' | 'host'
  clock?: NoClock | MoveClock | GameClock
  takeover?: string | null
  pace?: 'calm' | 'human' | 'instant'
  hints?: boolean
  undo?: boolean
  rated?: boolean
}

export interface NoClock {
  kind: 'none'
}

/** Something that players should know, as a line of the log. */
export interface NoteMessage {
  type: 'note'
  text: Text
}

export interface OkMessage {
  type: 'ok'
  key: string | null
  seq: number
}

export interface OptionData {
  id: string
  values: (boolean | number | string)[]
  default: boolean | number | string
}

export interface PatchMessage {
  seq: number
  seat: number | null
  decision: number
  from: number
  events: EventData[]
  asked: number[]
  legal: LegalData[]
  undo: boolean
  clocks: ClocksData | null
  result: ResultData | null
  type: 'patch'
  base: number
  view: ViewChanges
}

export interface PersonData {
  id: string
  name: string
  kind: 'guest' | 'member' | 'bot'
  keeper: boolean
}

export interface PiecesData {
  name: string
  status: 'printed' | 'reconstructed'
  source: string
}

export interface PingMessage {
  type: 'ping'
  t: number
}

export interface Play {
  key: string
  type: 'play'
  seq: number
  action: string | number
  seat?: number | null
}

export type PlayMessage =
  | TableMessage
  | StateMessage
  | PatchMessage
  | ChatMessage
  | NoteMessage
  | CompilingMessage
  | OkMessage
  | ErrorMessage
  | PingMessage

/** The answer to a ping. */
export interface Pong {
  key?: string | null
  type: 'pong'
  t: number
}

/** How long this server keeps what, and whom to ask. */
export interface PrivacyData {
  guests_days: number
  tables_days: number
  contact: string
}

export interface RatingData {
  game: string
  name: string
  rating: number
  error: number
  games: number
}

/** I am here, and the beats may begin. */
export interface Ready {
  key?: string | null
  type: 'ready'
}

export interface RecordLine {
  name: string
  points: number
  margin: number
  at: number
  table: string | null
}

export interface ReplayData {
  decision: number
  last: number
  seat: number | null
  view: ViewData
  events: EventData[]
  action: ActionData | null
}

export interface Resign {
  key?: string | null
  type: 'resign'
  seat?: number | null
}

/** How a game ended; one that was closed or aborted has no scores. */
export interface ResultData {
  ending: string
  scores?: number[]
  ranks?: number[]
  winners?: number[]
}

export interface SeatData {
  seat: number
  kind: 'open' | 'person' | 'bot'
  name: string
  person: string | null
  level: string | null
  away: boolean
  resigned: boolean
  online: boolean
  shown: boolean
  away_from: number | null
  takeover_in: number | null
}

/** How long bots let one look before they move; the host says it. */
export interface SetPace {
  key?: string | null
  type: 'pace'
  pace: 'calm' | 'human' | 'instant'
}

/** Where a side's chance at the end came from. */
export interface ShareData {
  start: number
  own: number
  others: number
  luck: number
  error: number
  end: number
  mistakes: number
}

export interface Show {
  key?: string | null
  type: 'show'
  on: boolean
}

/** Who of a hot-seat table sits at this screen now. */
export interface Sit {
  key?: string | null
  type: 'sit'
  seat: number | null
}

export interface StateMessage {
  seq: number
  seat: number | null
  decision: number
  from: number
  events: EventData[]
  asked: number[]
  legal: LegalData[]
  undo: boolean
  clocks: ClocksData | null
  result: ResultData | null
  type: 'state'
  view: ViewData
}

export interface Stats {
  games: GameStats[]
}

export interface TableCard {
  id: string
  game: string
  edition: string
  options: Record<string, boolean | number | string>
  mode: 'live' | 'turns' | 'hot-seat'
  public: boolean
  status: 'open' | 'playing' | 'over'
  clock: NoClock | MoveClock | GameClock
  host: HostData
  created: number
  seats: SeatData[]
  decision: number
  asked: number[]
  spectators: number
  result: ResultData | null
  rematch: string | null
  rated: boolean
  continued: number | null
}

export interface TableData {
  id: string
  game: string
  edition: string
  options: Record<string, boolean | number | string>
  mode: 'live' | 'turns' | 'hot-seat'
  public: boolean
  status: 'open' | 'playing' | 'over'
  clock: NoClock | MoveClock | GameClock
  host: HostData
  created: number
  seats: SeatData[]
  decision: number
  asked: number[]
  spectators: number
  result: ResultData | null
  rematch: string | null
  rated: boolean
  continued: number | null
  you: number[]
  host_is_you: boolean
  code: string | null
  start: 'auto' | 'host'
  takeover: string | null
  pace: 'calm' | 'human' | 'instant'
  hints: boolean
  undo: boolean
  commitment: string
  seeds: string[]
  secret: string | null
  seq: number
  votes: number[]
}

export interface TableMessage {
  type: 'table'
  table: TableData
  chat?: ChatLine[]
}

/** Beats: at a table with this option on, who may `wait` has so many seconds, then it is played. */
export interface TempoData {
  option: string
  wait: string
  seconds: number
  lag: number
}

/** A sentence that the client says in its own language: a message of the Fluent files, and its arguments. */
export interface Text {
  id: string
  args?: Record<string, Value>
}

export interface Title {
  name: string
  about: string
}

export interface Undo {
  key?: string | null
  type: 'undo'
  seat?: number | null
}

export type Value = number | string | Text | (string | Text)[]

/** What of a view is another than in the last one: those of its fields, and of its players those fields of each
that has some (null: as before). */
export interface ViewChanges {
  players?: (Record<string, unknown> | null)[]
}

/** What every game's view has; the rest is the game's own (`show/view.py` of its folder). */
export interface ViewData {
  game: string
  edition: EditionName
  options: Record<string, boolean | number | string>
  seats: string[]
  you: number | null
  actor: number | null
  asked: number[]
  phase: string
  decision: number
  over: boolean
  players: unknown[]
  result?: ResultData | null
}

/** A patch was lost: the whole state is wanted. */
export interface Whole {
  key?: string | null
  type: 'whole'
}
