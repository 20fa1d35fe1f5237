import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { keepScratchInMemory } from './support/scratch'

const root = fileURLToPath(new URL('..', import.meta.url))

keepScratchInMemory()

/** What each process reads once: a test of other settings needs a process of its own. */
const OWN_PROCESS = ['tests/commands/keys-table.test.ts']

export default defineConfig({
  resolve: { alias: { '~db': `${root}db`, '~': `${root}app` } },
  test: {
    root,
    globalSetup: ['tests/support/template.ts'],
    setupFiles: ['tests/support/environment.ts'],
    testTimeout: 60_000,
    // By default one core stays idle; server tests wait for their server more than they compute.
    maxWorkers: 2,
    minWorkers: 1,
    hookTimeout: 60_000,
    projects: [
      // Loading the product takes longer than most files take to test it: each worker loads it once.
      {
        extends: true,
        test: {
          name: 'shared',
          include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
          exclude: OWN_PROCESS,
          isolate: false,
        },
      },
      { extends: true, test: { name: 'own process', include: OWN_PROCESS } },
    ],
  },
})
