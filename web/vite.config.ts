import { svelte } from '@sveltejs/vite-plugin-svelte'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

const server = process.env['SILLAGE_SERVER'] ?? 'http://127.0.0.1:8000'

/** The texts of a game in a language travel together: those of its rules, from its folder, with those of its board. */
function gameTexts(): Plugin {
  return {
    name: 'sillage-texts',
    enforce: 'pre',
    load(id) {
      const [, own, game, language] = /^(.*[\\/]games[\\/](\w+)[\\/]texts[\\/](\w+)\.ftl)\?raw$/.exec(id) ?? []
      if (!own) return null
      const files = [join(import.meta.dirname, '../src/sillage/games', game!, `texts/${language}.ftl`), own]
      for (const file of files) this.addWatchFile(file)
      const texts = files.map((file) => readFileSync(file, 'utf8')).join('\n')
      return { code: `export default ${JSON.stringify(texts)}`, moduleType: 'js' }
    },
  }
}

/** A file is a journey, and a slow line makes journeys long: what is needed together travels together. */
const FEW_FILES = [
  { name: 'shell', tags: ['$initial' as const], priority: 1 },
  { name: 'table', test: /src[\\/](art|learn|table)[\\/]/, minShareCount: 2 },
]

export default defineConfig({
  plugins: [gameTexts(), svelte()],
  build: {
    outDir: '../src/sillage/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    manifest: 'manifest.json',
    rolldownOptions: { output: { codeSplitting: { groups: FEW_FILES } } },
  },
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: server, ws: true } } },
  // No test is about time: a busy machine may take long.
  test: { include: ['test/**/*.test.ts'], testTimeout: 300_000 },
})
