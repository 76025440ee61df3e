// What a first visit to a table loads, gzipped, of the game with most: the shell, the table, the board, the texts
// in both languages, both fonts.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

const MOST = 250_000
const folder = join(import.meta.dirname, '../../src/sillage/server/static')
const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))
const modules = Object.keys(manifest)

/** A module's files, and those of what it imports. */
function filesOf(name, found = new Set()) {
  const { file, css = [], assets = [], imports = [] } = manifest[name]
  if (found.has(file)) return found
  for (const one of [file, ...css, ...assets]) found.add(one)
  for (const other of imports) filesOf(other, found)
  return found
}

function size(name) {
  const data = readFileSync(join(folder, name))
  return name.endsWith('.woff2') ? data.length : gzipSync(data, { level: 9 }).length
}

function visit(game) {
  const wanted = [/^index\.html$/, /^src\/lib\/base\./, /TablePage/, new RegExp(`^src/games/${game}/(index|texts)`)]
  const names = modules.filter((name) => wanted.some((one) => one.test(name)))
  const files = new Set(['index.html', ...names.flatMap((name) => [...filesOf(name)])])
  return [...files].reduce((sum, file) => sum + size(file), 0)
}

const games = modules.flatMap((name) => /^src\/games\/(\w+)\/index\.ts$/.exec(name)?.[1] ?? [])
const [total, game] = games.map((one) => [visit(one), one]).sort(([a], [b]) => b - a)[0]
console.log(`at most ${(total / 1000).toFixed(0)} kB gzipped (${game}) with both languages and both fonts`)
if (total > MOST) process.exit(1)
