/** A server that falls silent is left for another connection, and what it didn't answer is said again; after a few
 * tries in vain, whatever they died of, people are told. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Session } from '../src/lib/session.svelte'

class Socket {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static all: Socket[] = []
  readyState = Socket.CONNECTING
  said: { type: string; key: string }[] = []
  onopen?: () => void
  onmessage?: (event: { data: string }) => void
  onclose?: (event: { code: number }) => void
  constructor() {
    Socket.all.push(this)
  }
  send(text: string): void {
    this.said.push(JSON.parse(text))
  }
  close(): void {
    this.readyState = 3
  }
}

function open(socket: Socket): void {
  socket.readyState = Socket.OPEN
  socket.onopen!()
}

function tell(socket: Socket, message: object): void {
  socket.onmessage!({ data: JSON.stringify(message) })
}

function drop(socket: Socket): void {
  socket.readyState = 3
  socket.onclose!({ code: 1006 })
}

const last = (): Socket => Socket.all.at(-1)!
const ROOM = { type: 'table', table: { status: 'open', you: [], seats: [] } }
const GAME = { type: 'table', table: { status: 'playing', you: [], seats: [] } }
const STATE = {
  type: 'state',
  seq: 1,
  from: 0,
  decision: 0,
  events: [],
  legal: [],
  asked: [],
  clocks: null,
  view: null,
}
/** Ends each connection as soon as it is there, until it is said that it was tried in vain; how often that was. */
function inVain(session: Session, end: (socket: Socket) => void): number {
  for (let count = 1; count < 20; count += 1) {
    end(last())
    if (session.stuck) return count
    while (last().readyState === 3) vi.advanceTimersByTime(100)
  }
  return 0
}

beforeEach(() => {
  vi.useFakeTimers()
  Socket.all = []
  vi.stubGlobal('WebSocket', Socket)
  vi.stubGlobal('location', { href: 'http://localhost/t/T1' })
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('removeEventListener', () => undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('says again what a silent server did not answer', () => {
  const session = new Session('T1', null)
  open(Socket.all[0]!)
  tell(Socket.all[0]!, ROOM)
  session.talk('Bonjour')
  vi.advanceTimersByTime(2400)
  expect(Socket.all.length).toBe(1)
  vi.advanceTimersByTime(200)
  expect(Socket.all.length).toBe(2)
  open(Socket.all[1]!)
  tell(Socket.all[1]!, ROOM)
  expect(Socket.all[1]!.said).toEqual(Socket.all[0]!.said)
  vi.advanceTimersByTime(9000)
  expect(Socket.all.length, 'it is given longer now').toBe(2)
  tell(Socket.all[1]!, { type: 'ok', key: Socket.all[1]!.said[0]!.key, seq: 1 })
  vi.advanceTimersByTime(30_000)
  expect(Socket.all.length, 'nothing is waited for').toBe(2)
  session.end()
})

it('tries another connection where one does not open', () => {
  const session = new Session('T1', null)
  vi.advanceTimersByTime(3400)
  expect(Socket.all.length).toBe(1)
  vi.advanceTimersByTime(200)
  expect(Socket.all.length).toBe(2)
  vi.advanceTimersByTime(9000)
  expect(Socket.all.length, 'it is given longer now').toBe(2)
  open(Socket.all[1]!)
  tell(Socket.all[1]!, ROOM)
  vi.advanceTimersByTime(30_000)
  expect(Socket.all.length, 'it is there').toBe(2)
  session.end()
})

it('tries another connection where one that was open gives no sign of life', () => {
  const session = new Session('T1', null)
  open(last())
  tell(last(), ROOM)
  for (let t = 1; t < 9; t += 1) {
    vi.advanceTimersByTime(30_000)
    tell(last(), { type: 'ping', t })
  }
  expect(Socket.all.length).toBe(1)
  vi.advanceTimersByTime(60_000)
  expect(Socket.all.length).toBeGreaterThan(1)
  session.end()
})

const DEATHS: [string, (socket: Socket) => void][] = [
  ['refuses', drop],
  ['lets one in and is silent', (socket) => (open(socket), vi.advanceTimersByTime(10_000))],
  ['only pings', (socket) => (open(socket), tell(socket, { type: 'ping', t: 1 }), vi.advanceTimersByTime(10_000))],
  ['drops one before the state', (socket) => (open(socket), tell(socket, GAME), drop(socket))],
  ['drops one after the first message', (socket) => (open(socket), tell(socket, ROOM), drop(socket))],
  ['drops one after the state', (socket) => (open(socket), tell(socket, GAME), tell(socket, STATE), drop(socket))],
]
it.each(DEATHS)('says that it was tried in vain where a server %s', (_, end) => {
  const session = new Session('T1', null)
  expect(inVain(session, end)).toBe(4)
  while (last().readyState === 3) vi.advanceTimersByTime(100)
  open(last())
  tell(last(), ROOM)
  expect(session.stuck, 'it might break again').toBe(true)
  vi.advanceTimersByTime(3000)
  expect(session.stuck, 'it holds').toBe(false)
  session.end()
})

it('says it where a server shows the table and answers nothing', () => {
  const session = new Session('T1', null)
  session.talk('Bonjour')
  const tries = inVain(session, (socket) => {
    open(socket)
    tell(socket, ROOM)
    vi.advanceTimersByTime(10_000)
  })
  expect(tries).toBe(4)
  expect(session.line).toBe('lost')
  session.end()
})

it('counts a beat from when it was told, by the quickest message, however late the device reads of it', () => {
  const session = new Session('T1', null)
  const server = Date.now() / 1000 + 5000
  const beat = (sent: number): object => ({
    ...STATE,
    clocks: { now: server + sent, beat: { ends_in: 4 - sent } },
  })
  open(last())
  const began = Date.now()
  tell(last(), beat(0))
  expect(session.beatEnds).toBeCloseTo(began + 4000)
  vi.advanceTimersByTime(1500)
  tell(last(), beat(0.1))
  expect(session.beatEnds, 'it was said long before').toBeCloseTo(began + 4000)
  vi.advanceTimersByTime(500)
  tell(last(), beat(2.2))
  expect(session.beatEnds, 'a quicker one knows better').toBeCloseTo(began + 3800)
  tell(last(), { ...beat(-60), clocks: { now: server - 60, beat: { ends_in: 4 } } })
  expect(session.beatEnds, 'the clock here was set').toBeCloseTo(Date.now() + 4000)
  session.end()
})
