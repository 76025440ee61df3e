/** The browser's check of the dice: the same outcomes as Python's, and every forgery is found. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { check, outcomes, sha256, unhex, type Row } from '../src/lib/dice'

const record = readFileSync(join(import.meta.dirname, 'served.jsonl'), 'utf8')
const lines = record.trimEnd().split('\n')
const text = new TextEncoder()

/** The lines with fitting seals, as somebody who cheats would write them. */
async function sealed(rows: Row[]): Promise<string> {
  let previous = ''
  let out = ''
  for (const { sum: _, ...row } of rows) {
    const data = JSON.stringify(row)
    previous = (await sha256(text.encode(previous + data) as Uint8Array<ArrayBuffer>)).slice(0, 16)
    out += `${data.slice(0, -1)},"sum":"${previous}"}\n`
  }
  return out
}
const rows = (): Row[] => lines.map((line) => JSON.parse(line) as Row)

describe('dice', () => {
  it('draws as the kernel does', () => {
    // sillage.server.match.dice.outcomes(123456789, [6, 6, 2, 100, 30000])
    expect(outcomes(123456789n, [6, 6, 2, 100, 30000])).toEqual([0, 2, 0, 51, 3060])
  })
  it('holds for a game that was played on a server, and for one that went on from it', async () => {
    const found = await check(record)
    expect(found.wrong).toBeNull()
    expect(found.lines).toBe(lines.length)
    expect(found.outcomes).toBe(rows().reduce((sum, row) => sum + (row.chance?.length ?? 0), 0))
    expect(found.unknown).toBe(0)
    expect(rows()[0]!.dice!.from).toBeGreaterThan(0)
  })
  it('seals are the same as Python writes', async () => {
    expect(await sealed(rows())).toBe(record)
  })
  it('finds a line that was changed', async () => {
    const changed = record.replace('"seat":0', '"seat":1')
    expect((await check(changed)).wrong).toEqual({
      kind: 'line',
      line: changed.split('\n').findIndex((line, i) => line !== lines[i]) + 1,
    })
  })
  it('finds an outcome that the secret does not give, though all is sealed anew', async () => {
    const forged = rows()
    const number = forged.findLastIndex((row) => (row.chance?.length ?? 0) > 0)
    const pair = forged[number]!.chance![0]!
    pair[1] = (pair[1] + 1) % pair[0]
    expect((await check(await sealed(forged))).wrong).toMatchObject({ kind: 'outcome', line: number + 1 })
  })
  it('finds a secret that was not promised', async () => {
    const forged = rows()
    forged[0]!.dice!.secret = '00'.repeat(32)
    expect((await check(await sealed(forged))).wrong).toEqual({ kind: 'promise', line: 1 })
    expect(unhex('00ff10')).toEqual(new Uint8Array([0, 255, 16]))
  })
  it('says where there is no secret, and which outcomes it can not know', async () => {
    const bare = rows()
    bare[0]!.dice!.before = null
    const found = await check(await sealed(bare))
    expect(found.wrong).toBeNull()
    expect(found.unknown).toBeGreaterThan(0)
    delete bare[0]!.dice
    expect((await check(await sealed(bare))).wrong).toEqual({ kind: 'no-dice', line: 1 })
    expect((await check('')).wrong).toEqual({ kind: 'line', line: 1 })
  })
})
