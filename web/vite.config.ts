import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

const server = process.env['SILLAGE_SERVER'] ?? 'http://127.0.0.1:8000'

/** A file is a journey, and a slow line makes journeys long: what is needed together travels together. */
const FEW_FILES = [
  { name: 'shell', tags: ['$initial' as const], priority: 1 },
  { name: 'table', test: /src[\\/](art|learn|table)[\\/]/, minShareCount: 2 },
]

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/sillage/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    manifest: 'manifest.json',
    rolldownOptions: { output: { codeSplitting: { groups: FEW_FILES } } },
  },
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: server, ws: true } } },
  test: { include: ['test/**/*.test.ts'] },
})
