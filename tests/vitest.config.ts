import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vitest/config'
import { compiledOf, compileProduct, isCompiled } from './support/compiled'
import { keepScratchInMemory } from './support/scratch'
import { V8_FOR_TESTS } from './support/v8-for-tests'

const root = fileURLToPath(new URL('..', import.meta.url))

const TEST_FILE = /\.test\.tsx?$/
/** Read by the runner itself. */
const IS_READ = /(?:\.test\.tsx?|\/support\/(?:environment|template)\.ts)$/

keepScratchInMemory()
await compileProduct()

/** Drawn again by the React of development, which complains of keys, nesting and attributes: `environment.ts` hears it. */
const DRAWS_PAGES = ['tests/office/{queries,every-form}.test.ts', 'tests/{account,guest,kit}/**/*.test.ts']

/** A test file is read as the import of what it was compiled to. */
const asCompiled: Plugin = {
  name: 'as-compiled',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (isCompiled(source)) return { id: source, external: true }
    const found = await this.resolve(source, importer, { ...options, skipSelf: true })
    const compiled = found && !IS_READ.test(found.id) && compiledOf(found.id)
    return compiled ? { id: compiled, external: true } : found
  },
  load: (id) => (TEST_FILE.test(id) ? `import ${JSON.stringify(compiledOf(id))}` : undefined),
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

const readFrom = { resolve: { alias: { '~db': `${root}db`, '~': `${root}app` } } }
const compiled = { ...readFrom, plugins: [asCompiled] }

const each = {
  root,
  setupFiles: ['tests/support/environment.ts'],
  testTimeout: 60_000,
  hookTimeout: 60_000,
  // Loading the product takes longer than most files take to test it: each worker loads it once.
  isolate: false,
}

// Projects do not extend this, since each would then make the template anew.
export default defineConfig({
  ...compiled,
  test: {
    ...each,
    globalSetup: ['tests/support/template.ts'],
    // By default one core stays idle; server tests wait for their server more than they compute.
    maxWorkers: 2,
    minWorkers: 1,
    poolOptions: { forks: { execArgv: V8_FOR_TESTS } },
    projects: [
      {
        ...compiled,
        test: {
          ...each,
          name: 'shared',
          include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
          exclude: [...OPERATOR, ...OWN_PROCESS],
        },
      },
      { ...compiled, test: { ...each, name: 'operator', include: OPERATOR, exclude: OWN_PROCESS } },
      {
        ...compiled,
        test: { ...each, name: 'pages in development', include: DRAWS_PAGES, env: { REACT: 'development' } },
      },
      // From its sources, so that it can be mocked.
      { ...readFrom, test: { ...each, name: 'own process', include: OWN_PROCESS } },
    ],
  },
})
