/** Checks a record's dice here, with nothing of the server's code (docs/protocol.md, "Dice one can trust"). */
export type Tape = [span: number, outcome: number][]
export interface Facts {
  secret: string
  commitment: string
  seeds: string[]
  from?: number
  before?: Facts | null
}
export interface Row {
  n?: number
  seat?: number
  action?: string
  chance?: Tape
  sum?: string
  dice?: Facts
  [more: string]: unknown
}
export interface Checked {
  lines: number // whose seals hold
  outcomes: number // that are the secret's
  unknown: number // of an earlier game whose dice are not known
  commitment: string | null
  wrong: {
    kind: 'line' | 'promise' | 'outcome' | 'no-dice'
    line: number
    found?: number
    right?: number
    span?: number
  } | null
}

const MASK = (1n << 64n) - 1n
const text = new TextEncoder()

export const hex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
export const unhex = (digits: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(new ArrayBuffer(digits.length / 2)).map((_, i) => parseInt(digits.slice(2 * i, 2 * i + 2), 16))
export const sha256 = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  hex(await crypto.subtle.digest('SHA-256', bytes))

/** splitmix64, made even by Lemire's method: the outcomes that a seed gives. */
export function outcomes(seed: bigint, spans: number[]): number[] {
  return spans.map((width) => {
    const span = BigInt(width)
    for (;;) {
      seed = (seed + 0x9e3779b97f4a7c15n) & MASK
      let z = seed
      z = ((z ^ (z >> 30n)) * 0xbf58476d1ce4e5b9n) & MASK
      z = ((z ^ (z >> 27n)) * 0x94d049bb133111ebn) & MASK
      const product = ((z ^ (z >> 31n)) >> 32n) * span
      if (product % (1n << 32n) >= (1n << 32n) % span) return Number(product >> 32n)
    }
  })
}

/** The seed of a decision's chance: the first 8 bytes of HMAC-SHA256(secret, seeds and number). */
async function seedOf(key: CryptoKey, seeds: string[], number: number): Promise<bigint> {
  const mac = await crypto.subtle.sign('HMAC', key, text.encode([...seeds, String(number)].join('/')))
  return new DataView(mac).getBigUint64(0)
}

/** The first line whose seal doesn't fit, 0 where all do. Each line is sealed over itself and the one before. */
async function brokenLine(lines: string[]): Promise<number> {
  let previous = ''
  for (const [i, line] of lines.entries()) {
    const found = /^(.*),"sum":"([0-9a-f]{16})"\}$/.exec(line)
    if (!found || (await sha256(text.encode(`${previous}${found[1]}}`))).slice(0, 16) !== found[2]) return i + 1
    previous = found[2]!
  }
  return 0
}

export async function check(record: string): Promise<Checked> {
  const lines = record.split('\n').filter(Boolean)
  const result: Checked = { lines: lines.length, outcomes: 0, unknown: 0, commitment: null, wrong: null }
  const broken = lines.length ? await brokenLine(lines) : 1
  if (broken) return { ...result, lines: broken - 1, wrong: { kind: 'line', line: broken } }
  const rows = lines.map((line) => JSON.parse(line) as Row)
  const tapes = rows.filter((row) => row.chance !== undefined).map((row) => row.chance!)
  const facts = rows[0]?.dice
  if (!facts) return { ...result, wrong: { kind: 'no-dice', line: 1 } }
  result.commitment = facts.commitment
  await checkDice(facts, tapes, result)
  return result
}

async function checkDice(facts: Facts, tapes: Tape[], result: Checked): Promise<void> {
  const secret = unhex(facts.secret)
  const first = facts.from ?? 0
  if ((await sha256(secret)) !== facts.commitment) {
    result.wrong = { kind: 'promise', line: 1 }
    return
  }
  if (first && facts.before) await checkDice(facts.before, tapes.slice(0, first), result)
  else result.unknown += tapes.slice(0, first).reduce((sum, tape) => sum + tape.length, 0)
  const key = await crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  for (const [number, tape] of tapes.entries()) {
    if (result.wrong) return
    if (number < first || !tape.length) continue
    const right = outcomes(
      await seedOf(key, facts.seeds, number),
      tape.map(([span]) => span),
    )
    for (const [i, [span, found]] of tape.entries()) {
      if (found !== right[i]) {
        result.wrong = { kind: 'outcome', line: number + 1, found, right: right[i]!, span }
        return
      }
      result.outcomes += 1
    }
  }
}
