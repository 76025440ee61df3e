import { keep } from './kept'
import type { GameInfo, Hint, Legal, NewTable, Person, Refusal, Table, TableCard, View } from './types'
import type { ReplayData, Stats } from './types.generated'

export class Refused extends Error {
  constructor(
    readonly refusal: Refusal,
    readonly status: number,
  ) {
    super(refusal.message)
  }
}

export async function call<T>(method: string, path: string, body?: unknown, type = 'application/json'): Promise<T> {
  let answer: Response
  const init: RequestInit = { method, credentials: 'same-origin' }
  if (body !== undefined) {
    init.body = typeof body === 'string' ? body : JSON.stringify(body)
    init.headers = { 'content-type': type }
  }
  try {
    answer = await fetch(path, init)
  } catch {
    throw new Refused({ reason: 'offline', message: 'offline', clause: null }, 0)
  }
  if (answer.status === 204) return undefined as T
  const data = (await answer.json().catch(() => null)) as { error?: Refusal } | null
  if (!answer.ok)
    throw new Refused(data?.error ?? { reason: 'failed', message: answer.statusText, clause: null }, answer.status)
  return data as T
}

/** A moment of a replay; who may choose there is told what. */
export interface PastView extends ReplayData {
  view: View
  legal?: Legal[]
}

let me: Promise<Person> | null = null

export const api = {
  /** Who one is; a visitor becomes a guest at once. */
  me: (): Promise<Person> =>
    (me ??= call<Person>('POST', '/api/me', {}).catch((error: unknown) => {
      me = null
      throw error
    })),
  rename: (name: string): Promise<Person> => (me = call<Person>('PATCH', '/api/me', { name })),
  claim: (name: string, password: string): Promise<Person> =>
    call<Person>('POST', '/api/me/claim', { name, password }).then(known),
  login: (name: string, password: string): Promise<Person> =>
    call<Person>('POST', '/api/login', { name, password }).then(known),
  logout: async (): Promise<void> => {
    await call('POST', '/api/logout')
    me = null
  },
  password: (old: string, fresh: string): Promise<void> => call('POST', '/api/me/password', { old, new: fresh }),
  endSessions: (): Promise<void> => call('POST', '/api/me/sessions/end'),
  remove: (password: string): Promise<void> => call('POST', '/api/me/delete', { password }),
  reset: (token: string, password: string): Promise<Person> =>
    call<Person>('POST', '/api/reset', { token, password }).then(known),
  games: (): Promise<GameInfo[]> => once('games', () => call('GET', '/api/games')),
  levels: (): Promise<string[]> => once('levels', () => call('GET', '/api/levels')),
  edition: <T>(id: string, game: string): Promise<T> =>
    once(`edition ${game} ${id}`, () => call('GET', `/api/editions/${encodeURIComponent(id)}?game=${game}`)),
  rules: async (game: string, language: string): Promise<string> => {
    const answer = await fetch(`/api/rules/${game}.${language}.md`)
    if (!answer.ok) throw new Refused({ reason: 'not-found', message: answer.statusText, clause: null }, answer.status)
    return answer.text()
  },
  tables: (): Promise<TableCard[]> => call('GET', '/api/tables'),
  mine: async (): Promise<TableCard[]> => {
    await api.me()
    return call('GET', '/api/me/tables')
  },
  history: async (page = 0): Promise<TableCard[]> => {
    await api.me()
    return call('GET', `/api/history?page=${page}`)
  },
  stats: async (): Promise<Stats> => {
    await api.me()
    return call('GET', '/api/me/stats')
  },
  create: async (table: NewTable): Promise<Table> => {
    await api.me()
    keep('tables', 'some')
    return call('POST', '/api/tables', table)
  },
  table: (id: string, code: string | null): Promise<Table> =>
    call('GET', `/api/tables/${id}${code ? `?code=${encodeURIComponent(code)}` : ''}`),
  join: (id: string, seat: number | null, code: string | null): Promise<Table> =>
    call('POST', `/api/tables/${id}/join`, { ...(seat === null ? {} : { seat }), ...(code ? { code } : {}) }),
  leave: (id: string): Promise<Table | undefined> => call('POST', `/api/tables/${id}/leave`),
  start: (id: string): Promise<Table> => call('POST', `/api/tables/${id}/start`),
  seat: (id: string, seat: number, kind: 'open' | 'bot', level?: string): Promise<Table> =>
    call('POST', `/api/tables/${id}/seats`, { seat, kind, ...(level ? { level } : {}) }),
  rematch: (id: string): Promise<Table> => call('POST', `/api/tables/${id}/rematch`, {}),
  hint: (id: string, seat: number): Promise<Hint> => call('GET', `/api/tables/${id}/hint?seat=${seat}`),
  past: (id: string, n: number, seat: number | null, code: string | null, open = false): Promise<PastView> => {
    const query = new URLSearchParams()
    if (open) query.set('open', 'true')
    if (seat !== null) query.set('seat', String(seat))
    if (code) query.set('code', code)
    const tail = query.toString()
    return call('GET', `/api/tables/${id}/views/${n}${tail ? `?${tail}` : ''}`)
  },
}

function known(person: Person): Person {
  me = Promise.resolve(person)
  return person
}

const found = new Map<string, Promise<unknown>>()
function once<T>(key: string, load: () => Promise<T>): Promise<T> {
  let promise = found.get(key) as Promise<T> | undefined
  if (!promise) {
    promise = load().catch((error: unknown) => {
      found.delete(key)
      throw error
    })
    found.set(key, promise)
  }
  return promise
}
