/** Texts: every id that is asked for exists in both languages; no text stands outside the Fluent files. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { parse } from 'svelte/compiler'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const sources = (readdirSync(join(root, 'src'), { recursive: true }) as string[]).filter((name) =>
  /\.(svelte|ts)$/.test(name),
)
const read = (name: string): string => readFileSync(join(root, 'src', name), 'utf8')

const games = readdirSync(join(root, 'src', 'games'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(join(root, 'src', 'games', entry.name, 'texts')))
  .map((entry) => entry.name)

/** Every Fluent file that the client may show: shared ones, those of the games' rules, those of their boards. */
function files(language: string): string[] {
  const shared = join(root, '..', 'locales', language)
  const own = games.flatMap((game) => [
    join(root, '..', 'src', 'sillage', 'games', game, 'texts', `${language}.ftl`),
    join(root, 'src', 'games', game, 'texts', `${language}.ftl`),
  ])
  return [...readdirSync(shared).map((name) => join(shared, name)), ...own.filter(existsSync)]
}
const sourceOf = (language: string): string =>
  files(language)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')

function bundle(language: string): FluentBundle {
  const found = new FluentBundle(language, { useIsolating: false })
  for (const file of files(language)) {
    const errors = found.addResource(new FluentResource(readFileSync(file, 'utf8')))
    expect(errors, file).toEqual([])
  }
  return found
}

const bundles = { en: bundle('en'), fr: bundle('fr') }
const texts = { en: sourceOf('en'), fr: sourceOf('fr') }
/** What stands for a part of an id made at run time, on shared pages. */
const PARTS: Record<string, string[]> = {
  language: ['en', 'fr'],
  theme: ['auto', 'light', 'dark'],
  mode: ['live', 'turns', 'hot-seat'],
  game: games,
}
/** A game is asked about each of its phases but the last, when it is over. */
function words(file: string, part: string): string[] | undefined {
  const game = /^games\/([^/]+)\//.exec(file)?.[1]
  if (!game || part !== 'phase') return PARTS[part]
  const phases = [...texts.en.matchAll(new RegExp(`^${game}-phase-([a-z-]+) =`, 'gm'))].map(([, word]) => word!)
  return phases.filter((phase) => phase !== 'over')
}

describe('texts', () => {
  it('that are asked for exist in both languages', () => {
    const missing: string[] = []
    for (const name of sources) {
      const asked = new RegExp(`'((?:web|learn|server|play|${games.join('|')})-[a-z0-9_-]*[a-z0-9])'`, 'g')
      for (const [, id] of read(name).matchAll(asked)) {
        for (const [language, bundle] of Object.entries(bundles))
          if (!bundle.hasMessage(id!)) missing.push(`${name}: ${language}: ${id}`)
      }
    }
    expect(missing).toEqual([])
  })

  it('whose ids are put together exist, at least one of each', () => {
    const missing: string[] = []
    for (const name of sources) {
      const made = new RegExp(`\`((?:web|learn|server|play|${games.join('|')})-[a-z_-]*\\$\\{[^\`]*)\``, 'g')
      for (const [, id] of read(name).matchAll(made)) {
        if (!id!.endsWith('}') || (id!.match(/\$\{/g) ?? []).length > 1) continue
        const [before, inside] = [id!.slice(0, id!.indexOf('${')), id!.slice(id!.indexOf('${') + 2, -1)]
        const part = inside.split('.').at(-1)!
        const known = words(name, part)
        for (const [language, bundle] of Object.entries(bundles)) {
          if (known)
            for (const word of known) {
              if (!bundle.hasMessage(before + word)) missing.push(`${name}: ${language}: ${before}${word}`)
            }
          else if (!texts[language as 'en' | 'fr'].includes(`\n${before}`)) missing.push(`${name}: ${language}: ${id}`)
        }
      }
    }
    expect(missing).toEqual([])
  })

  it('are in the Fluent files and nowhere else', () => {
    const strays: string[] = []
    const spoken = new Set([
      'aria-label',
      'aria-description',
      'title',
      'placeholder',
      'alt',
      'aria-roledescription',
      'name',
      'label',
      'note',
      'prompt',
      'detail',
    ])
    for (const name of sources.filter((file) => file.endsWith('.svelte'))) {
      const tree = parse(read(name), { modern: true })
      const visit = (node: unknown, above: string): void => {
        if (Array.isArray(node)) return node.forEach((child) => visit(child, above))
        if (!node || typeof node !== 'object') return
        const at = node as { type?: string; name?: string; data?: string; value?: unknown }
        if (at.type === 'Text' && above !== 'Attribute' && /\p{L}/u.test(at.data ?? ''))
          strays.push(`${name}: ${at.data!.trim()}`)
        if (at.type === 'Attribute' && spoken.has(at.name ?? '')) {
          const parts = Array.isArray(at.value) ? (at.value as { type: string; data?: string }[]) : []
          const inForm = at.name === 'name'
          if (!inForm)
            for (const part of parts)
              if (part.type === 'Text' && /\p{L}/u.test(part.data ?? ''))
                strays.push(`${name}: ${at.name}="${part.data}"`)
        }
        for (const [key, child] of Object.entries(node))
          if (!['parent', 'instance', 'module', 'css', 'metadata'].includes(key))
            visit(
              child,
              ['Attribute', 'StyleDirective'].includes(at.type ?? '')
                ? 'Attribute'
                : above && at.type === undefined
                  ? above
                  : (at.type ?? ''),
            )
      }
      visit(tree.fragment, '')
    }
    expect(strays).toEqual([])
  })

  it('of the client are all used', () => {
    const all = sources.map(read).join('\n')
    const unused = [...texts.en.matchAll(/^((?:web|learn)-[a-z0-9_-]+) =/gm)]
      .map(([, id]) => id!)
      .filter((id) => {
        if (all.includes(`'${id}'`)) return false
        return !Array.from(id.matchAll(/-/g)).some(({ index }) => all.includes(`\`${id.slice(0, index + 1)}\${`))
      })
    expect(unused).toEqual([])
  })
})

/** Who has no name is "You": a sentence about a player has another verb then. */
describe.each(['en', 'fr'] as const)('what one did oneself in %s', (language) => {
  const all = games.flatMap((game) =>
    [...texts[language].matchAll(new RegExp(`^(${game}-event-[a-z-]+) = (.*\\$who.*(?:\\n[ }].*)*)`, 'gm'))].map(
      ([, id, says]) => [id!, says!] as const,
    ),
  )
  const variables = (says: string): Set<string> => new Set([...says.matchAll(/\$(\w+)/g)].map(([, name]) => name!))
  it('is told of every event', () => {
    expect(all.length).toBeGreaterThan(60)
    for (const [id, says] of all) {
      if (id.endsWith('-hidden')) continue
      const own = new RegExp(`^web-you-${id} = (.*(?:\\n[ }].*)*)`, 'm').exec(texts[language])?.[1]
      expect(own, id).toBeDefined()
      expect(own, id).not.toContain('$who')
      expect(new Set([...variables(own!), 'who']), id).toEqual(variables(says))
    }
  })
})
