// What a first visit to a table of Parfum loads, gzipped: the entry, all it loads for one language, the board.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

const folder = join(import.meta.dirname, '../../src/sillage/server/static')
const assets = readdirSync(join(folder, 'assets'))
const pages = /^(Replay|Rules|Me|Tables|NewTable|Lesson|marked|plain|perfumery|fairy)/
let total = 0
for (const name of ['../index.html', ...assets]) {
  if (pages.test(name)) continue
  const data = readFileSync(join(folder, 'assets', name))
  total += name.endsWith('.woff2') ? data.length : gzipSync(data, { level: 9 }).length
}
console.log(`at most ${(total / 1000).toFixed(0)} kB gzipped with both languages and both fonts`)
if (total > 250_000) process.exit(1)
