/** A server that falls silent is left for another connection, and what it didn't answer is said again. */
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
  session.talk('Bonjour')
  vi.advanceTimersByTime(2400)
  expect(Socket.all.length).toBe(1)
  vi.advanceTimersByTime(200)
  expect(Socket.all.length).toBe(2)
  open(Socket.all[1]!)
  expect(Socket.all[1]!.said).toEqual(Socket.all[0]!.said)
  vi.advanceTimersByTime(9000)
  expect(Socket.all.length, 'it is given longer now').toBe(2)
  Socket.all[1]!.onmessage!({ data: JSON.stringify({ type: 'ok', key: Socket.all[1]!.said[0]!.key, seq: 1 }) })
  vi.advanceTimersByTime(60_000)
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
  vi.advanceTimersByTime(60_000)
  expect(Socket.all.length, 'it is there').toBe(2)
  session.end()
})
