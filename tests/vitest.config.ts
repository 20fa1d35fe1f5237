import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vitest/config'
import { compiledOf, compileProduct } from './support/compiled'
import { keepScratchInMemory } from './support/scratch'

const root = fileURLToPath(new URL('..', import.meta.url))

keepScratchInMemory()
await compileProduct()

const productAsCompiled: Plugin = {
  name: 'product-as-compiled',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    const found = await this.resolve(source, importer, { ...options, skipSelf: true })
    const compiled = found && compiledOf(found.id)
    return compiled ? { id: compiled, external: true } : found
  },
}

/** What each process reads once: a test of other settings needs a process of its own. */
const OWN_PROCESS = ['tests/commands/keys-table.test.ts']
/** What an operator needs before a release: `npm run test:operator`. All else is `npm test`. */
const OPERATOR = [
  'tests/commands/**/*.test.ts',
  'tests/process/*.test.ts',
  'tests/jobs/backups.test.ts',
  'tests/db/*.test.ts',
  'tests/mail/{killed,outbox-worker,slow-server,urgent-mails}.test.ts',
  'tests/channels/worker-memory.test.ts',
  'tests/http/unwritable.test.ts',
  'tests/auth/provider-down.test.ts',
  'tests/contract/health.test.ts',
  // By rules and schemas that lie beside the repository.
  'tests/**/official/*.test.ts',
]

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
    // Loading the product takes longer than most files take to test it: each worker loads it once. Vitest asks for
    // this here alone; what a project says of it only clears the modules between two files of the same process.
    isolate: false,
    // By default the young generation is collected four times as often, for a fifteenth of all the time.
    poolOptions: { forks: { execArgv: ['--min-semi-space-size=64', '--max-semi-space-size=64'] } },
    projects: [
      {
        extends: true,
        plugins: [productAsCompiled],
        test: {
          name: 'shared',
          include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
          exclude: [...OPERATOR, ...OWN_PROCESS],
        },
      },
      {
        extends: true,
        plugins: [productAsCompiled],
        test: { name: 'operator', include: OPERATOR, exclude: OWN_PROCESS },
      },
      { extends: true, test: { name: 'own process', include: OWN_PROCESS } },
    ],
  },
})
