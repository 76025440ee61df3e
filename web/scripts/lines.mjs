// Prettier can't break everything: no line of the client is longer than 120 characters,
// and no file than 400 lines.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '..')
const [widest, longest] = [120, 400]
let wrong = 0
const names = ['src', 'test', 'scripts'].flatMap((part) =>
  readdirSync(join(folder, part), { recursive: true }).map((name) => join(part, name)),
)
for (const name of names.filter((one) => /\.(svelte|ts|css|mjs)$/.test(one))) {
  const lines = readFileSync(join(folder, name), 'utf8').split('\n')
  const found = lines.flatMap((line, i) =>
    line.length > widest ? [`${name}:${i + 1}: ${line.length} characters`] : [],
  )
  if (lines.length > longest + 1 && !name.endsWith('.generated.ts')) found.push(`${name}: ${lines.length - 1} lines`)
  wrong += found.length
  if (found.length) console.error(found.join('\n'))
}
if (wrong) process.exit(1)
