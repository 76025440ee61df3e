/** A live table: one play socket, which comes back by itself; a `play` that got no answer is sent again. */
import { api, Refused } from './api'
import { namedTable, namedView } from './names'
import { patched } from './patch'
import { say, t } from './texts.svelte'
import type {
  BoardSource,
  Chat,
  Clocks,
  GameEvent,
  Hint,
  Legal,
  Message,
  Pace,
  PlayMessage,
  Refusal,
  Result,
  StateMessage,
  Table,
  Text,
  View,
} from './types'

/** What is said, before it has its key. */
type Said = Message extends infer One ? (One extends Message ? Omit<One, 'key'> : never) : never
const NOBODY = 4401
/** Milliseconds after which a server that doesn't answer is taken for gone: at first (a handshake takes longer), and
 * where it was tried before; where that is said to people, it is given longer each time. */
const ANSWER = 2500
const OPENING = 3500
const PATIENT = 10_000
/** Who is asked nothing says this often that it is there, at least: more than twice the time between two pings. */
const PULSE = 40_000
/** A line that has held so long is one to count on. */
const HOLDS = 2000
/** After so many tries in vain it is said that it may not come back by itself. */
const FEW = 4

export type Line = 'connecting' | 'open' | 'lost' | 'closed'

export class Session implements BoardSource {
  table = $state.raw<Table | null>(null)
  line = $state<Line>('connecting')
  closed = $state<string | null>(null)
  state = $state.raw<StateMessage | null>(null)
  told = $state.raw<GameEvent[]>([])
  fresh = $state.raw<GameEvent[]>([])
  tick = $state(0)
  chat = $state.raw<Chat[]>([])
  unread = $state(0)
  error = $state<string | null>(null)
  /** What players should know of the server: a bot that plays in a hurry. */
  note = $state.raw<Text | null>(null)
  /** How far the rules are compiled, while they are. */
  compiling = $state.raw<{ done: number; total: number } | null>(null)
  busy = $state(false)
  hint = $state.raw<Hint | null>(null)
  /** When the last state was sent, on the clock here: what it counts in seconds runs from there. */
  heard = $state(0)
  /** When the table was last told of: what it counts in seconds runs from there. */
  tableHeard = $state(0)
  beatOpens = $state<number | null>(null)
  /** The decisions that had been made when a bot took over one's seat, until one has been told what it did. */
  missed = $state<number | null>(null)
  /** How often in a row it was tried in vain: a line that broke before it answered anything, or as soon as the table
   * was seen, was no better than none. */
  private tries = $state(0)

  /** By how much the clock here is ahead of the server's, as the quickest message on this line tells, with its way: a
   * busy device reads of a beat when half of it is over. */
  private ahead = Infinity
  /** The last state as it came: what a patch is laid on. */
  private last: StateMessage | null = null
  private socket: WebSocket | null = null
  private waiting = new Map<string, Message>()
  private opening: ReturnType<typeof setTimeout> | undefined
  private timer: ReturnType<typeof setTimeout> | undefined
  private watch: ReturnType<typeof setTimeout> | undefined
  private holds: ReturnType<typeof setTimeout> | undefined
  /** Whether the server let us wait in vain: the next time it is given longer. */
  private patient = false
  private introduced = false

  constructor(
    readonly id: string,
    readonly code: string | null,
  ) {
    addEventListener('online', this.now)
    addEventListener('offline', this.cut)
    this.connect()
  }

  /** It may not come back by itself. */
  get stuck(): boolean {
    return this.tries >= FEW
  }
  get view(): View {
    return this.state!.view!
  }
  get seat(): number | null {
    return this.state?.seat ?? null
  }
  get legal(): Legal[] {
    return this.busy ? [] : (this.state?.legal ?? [])
  }
  get mayUndo(): boolean {
    return !!this.state?.undo && !this.busy
  }
  get result(): Result | null {
    return this.state?.result ?? null
  }
  get clocks(): Clocks | null {
    return this.state?.clocks ?? null
  }
  get beatEnds(): number | null {
    return this.clocks?.beat ? this.heard + this.clocks.beat.ends_in * 1000 : null
  }
  get asked(): boolean {
    return (this.state?.legal.length ?? 0) > 0
  }
  get hinted(): number | null {
    return this.hint && this.hint.seq === this.state?.seq ? this.hint.code : null
  }

  play(code: number): void {
    if (!this.state || this.busy) return
    this.busy = true
    this.error = null
    this.ask({ type: 'play', seq: this.state.seq, action: code, ...this.mySeat() })
  }

  auto(): void {
    this.error = null
    this.ask({ type: 'auto', ...this.mySeat() })
  }

  undo(): void {
    this.error = null
    this.ask({ type: 'undo', ...this.mySeat() })
  }

  sit(seat: number | null): void {
    this.ask({ type: 'sit', seat })
  }
  talk(text: string): void {
    this.ask({ type: 'chat', text })
  }
  resign(): void {
    this.ask({ type: 'resign' })
  }
  away(gone: boolean): void {
    this.ask({ type: gone ? 'away' : 'back' })
  }
  ready(): void {
    this.ask({ type: 'ready' })
  }
  setPace(pace: Pace): void {
    this.ask({ type: 'pace', pace })
  }
  abort(vote: boolean): void {
    this.ask({ type: 'abort', vote })
  }
  show(on: boolean): void {
    this.ask({ type: 'show', on })
  }

  async askHint(): Promise<void> {
    if (!this.state || this.seat === null) return
    try {
      this.hint = await api.hint(this.id, this.seat)
    } catch (error) {
      this.refused(error)
    }
  }

  /** Who has no name but a number is "You" here. */
  named(view: View): View {
    return namedView(view, view.you)
  }

  refused(error: unknown): void {
    this.error = refusalText(error instanceof Refused ? error.refusal : null)
  }

  end(): void {
    clearTimeout(this.timer)
    clearTimeout(this.opening)
    clearTimeout(this.watch)
    clearTimeout(this.holds)
    removeEventListener('online', this.now)
    removeEventListener('offline', this.cut)
    this.socket?.close()
    this.socket = null
  }

  private mySeat(): { seat?: number } {
    return this.seat !== null && (this.table?.you.length ?? 0) > 1 ? { seat: this.seat } : {}
  }

  private ask(message: Said): void {
    const key = crypto.randomUUID()
    const whole: Message = { ...message, key }
    this.waiting.set(key, whole)
    this.send(whole)
    this.expect()
  }

  /** A server that says nothing may be gone without a farewell: another connection may lead to another one. It owes the
   * table to who comes, an answer to who asks, else a sign of life. */
  private expect(): void {
    clearTimeout(this.watch)
    if (!this.socket) return
    const opening = this.socket.readyState === WebSocket.CONNECTING
    const owes = this.line !== 'open' || this.waiting.size > 0
    const soon = this.patient ? PATIENT * Math.max(1, this.tries - FEW + 2) : opening ? OPENING : ANSWER
    const silence = (): void => {
      const first = !this.patient
      this.patient = true
      this.cut()
      if (!first) return
      clearTimeout(this.timer)
      this.connect()
    }
    this.watch = setTimeout(silence, owes ? soon : PULSE)
  }

  private send(message: Message): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message))
  }

  /** Who is known gets in at once; a newcomer is turned away, and comes back as a guest. */
  private connect(): void {
    const url = new URL(`/api/tables/${this.id}/play`, location.href)
    url.protocol = url.protocol.replace('http', 'ws')
    url.searchParams.set('patches', '1')
    if (this.state) url.searchParams.set('since', String(this.state.seq))
    if (this.code) url.searchParams.set('code', this.code)
    const socket = new WebSocket(url)
    this.socket?.close()
    this.socket = socket
    this.ahead = Infinity
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket !== this.socket) return
      this.receive(JSON.parse(event.data) as PlayMessage)
      if (this.line === 'open' && !this.waiting.size) this.expect()
    }
    socket.onopen = () => {
      for (const message of this.waiting.values()) this.send(message)
      this.expect()
    }
    socket.onclose = (event) => {
      if (socket !== this.socket) return
      if (event.code === NOBODY && !this.introduced) {
        const here = (): boolean => socket === this.socket
        api.me().then(
          () => {
            if (!here()) return
            this.introduced = true
            this.connect()
          },
          () => here() && this.later(),
        )
        return
      }
      if (event.code >= 4400 && event.code < 4430) {
        clearTimeout(this.watch)
        clearTimeout(this.holds)
        this.socket = null
        this.line = 'closed'
        this.closed = `web-closed-${event.code}`
        return
      }
      this.later()
    }
    this.expect()
  }

  /** The table is there: a line to count on, once it has held. */
  private arrived(): void {
    if (this.line === 'open') return
    this.line = 'open'
    this.expect()
    this.holds = setTimeout(() => this.waiting.size || this.good(), HOLDS)
  }

  private good(): void {
    this.tries = 0
    this.patient = false
  }

  private later(): void {
    this.line = 'lost'
    this.socket = null
    clearTimeout(this.watch)
    clearTimeout(this.holds)
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.connect(), Math.min(500 * 2 ** this.tries++, 8000))
  }

  private now = (): void => {
    if (this.line !== 'lost') return
    clearTimeout(this.timer)
    this.tries = 0
    this.connect()
  }

  private cut = (): void => {
    if (this.line === 'closed') return
    this.socket?.close()
    this.later()
  }

  private receive(message: PlayMessage): void {
    switch (message.type) {
      case 'table':
        if (message.table.status !== 'playing') this.arrived()
        this.table = namedTable(message.table)
        this.tableHeard = Date.now()
        this.missed ??= message.table.you.map((seat) => message.table.seats[seat]?.away_from ?? null)[0] ?? null
        if (message.chat) this.chat = message.chat
        break
      case 'state':
        this.arrived()
        this.last = message
        this.update(message)
        break
      case 'patch':
        this.last = patched(this.last, message)
        if (this.last) this.update(this.last)
        else this.send({ type: 'whole' })
        break
      case 'chat':
        this.chat = [...this.chat, message.chat]
        this.unread += 1
        break
      case 'note':
        this.note = message.text
        break
      case 'compiling':
        this.compiling = message.total ? message : null
        break
      case 'ping':
        this.send({ type: 'pong', t: message.t })
        break
      case 'ok':
        if (message.key) this.answered(message.key)
        break
      case 'error':
        if (message.key) this.answered(message.key)
        if (message.error.reason !== 'stale') this.error = refusalText(message.error)
    }
  }

  private countIn(seconds: number): void {
    clearTimeout(this.opening)
    this.beatOpens = seconds ? this.heard + seconds * 1000 : null
    if (this.beatOpens) this.opening = setTimeout(() => (this.beatOpens = null), this.beatOpens - Date.now())
  }

  /** A way that is much longer than any before is a clock that was set. */
  private sentAt(now?: number): number {
    if (now === undefined) return Date.now()
    const ahead = Date.now() - now * 1000
    if (ahead < this.ahead || ahead > this.ahead + ANSWER) this.ahead = ahead
    return now * 1000 + this.ahead
  }

  private answered(key: string): void {
    this.waiting.delete(key)
    this.good()
    this.expect()
    if (![...this.waiting.values()].some((message) => 'seq' in message)) this.busy = false
  }

  private update(state: StateMessage): void {
    const before = this.state
    const kept = this.told.filter((event) => event.n < state.from)
    const known = before ? before.decision : state.decision
    this.told = [...kept, ...state.events]
    this.fresh = before && state.seq > before.seq ? state.events.filter((event) => event.n > known) : []
    this.state = state.view ? { ...state, view: this.named(state.view as View) } : state
    this.heard = this.sentAt(state.clocks?.now)
    this.countIn(state.clocks?.beat?.opens_in ?? 0)
    if (this.hint && this.hint.seq !== state.seq) this.hint = null
    this.tick += 1
  }
}

export function refusalText(refusal: Refusal | null): string {
  if (!refusal) return t('web-error')
  if (refusal.reason === 'offline') return t('web-offline')
  const clause = refusal.clause ? ` (${refusal.clause})` : ''
  if (refusal.text) return say(refusal.text) + clause
  const id = `server-error-${refusal.reason}`
  const text = t(id)
  return (text === id ? refusal.message : text) + clause
}
