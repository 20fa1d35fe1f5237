import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { keepScratchInMemory } from './support/scratch'

const root = fileURLToPath(new URL('..', import.meta.url))

keepScratchInMemory()

export default defineConfig({
  resolve: { alias: { '~db': `${root}db`, '~': `${root}app` } },
  test: {
    root,
    include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
    globalSetup: ['tests/support/template.ts'],
    setupFiles: ['tests/support/environment.ts'],
    // Loading the product takes longer than most files take to test it: each worker loads it once.
    isolate: false,
    testTimeout: 60_000,
    // By default one core stays idle; server tests wait for their server more than they compute.
    maxWorkers: 2,
    minWorkers: 1,
    hookTimeout: 60_000,
  },
})
