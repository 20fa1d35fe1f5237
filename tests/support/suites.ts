import { join } from 'node:path'
import { V8_FOR_TESTS } from './v8-for-tests'

export const OUTPUT = 'tests/.output'

/** The tag of what looks at every page: journeys meet most of them at each commit. */
const EVERY_PAGE = '@every-page'

/** `npm test` runs at each commit, `npm run test:operator` before a release. */
export const SUITES = ['test', 'operator'] as const
export type Suite = (typeof SUITES)[number]

export interface Step {
  name: string
  command: string[]
  /** Steps that must end before this one starts; without any it starts at once. */
  after?: string[]
  /** What it writes down of its tests. */
  tests?: Vitest | Playwright
}

interface Vitest {
  runner: 'vitest'
  report: string
  /** Of each file with its imports and hooks, which the report leaves out. */
  times: string
}

interface Playwright {
  runner: 'playwright'
  report: string
}

const build: Step = { name: 'build', command: ['npm', 'run', '--silent', 'build'] }

const buildIfStale: Step = { name: 'build', command: ['tsx', 'tests/build.ts'] }

export function stepsOf(suite: Suite): Step[] {
  return suite === 'test' ? everyCommit() : beforeRelease()
}

const UNITS = 'units, routes and server'

// The build leaves a core idle. Units fill both, and beside a browser both take twice as long; the types are checked while
// the browser's firm is made.
function everyCommit(): Step[] {
  return [
    build,
    { name: 'format and lint', command: ['biome', 'ci', '.'] },
    { name: 'dead code', command: ['knip', '--config', 'tests/knip.config.ts'] },
    { name: UNITS, ...vitest('test', '--project=shared'), after: ['build'] },
    // Beside a browser there is no core for a second checker, and each checks anew what all of them need.
    { name: 'types', command: ['npm', 'run', '--silent', 'types', '--', '--checkers', '1'], after: [UNITS] },
    { name: 'browser', ...playwright('test', '--grep-invert', EVERY_PAGE), after: [UNITS] },
  ]
}

const EVERY_PAGE_STEP = 'every page in a browser'

// Commands and processes often wait for each other, the browser never does. Beside two workers of vitest one browser is
// enough to keep both cores busy; what only computes runs after it, beside the commands that are left.
function beforeRelease(): Step[] {
  return [
    buildIfStale,
    { name: 'commands and processes', ...vitest('operator', '--project=operator'), after: ['build'] },
    {
      name: EVERY_PAGE_STEP,
      ...playwright('operator', '--workers', '1', '--grep', EVERY_PAGE),
      after: ['build'],
    },
    {
      name: 'pages in development',
      ...vitest('development', '--maxWorkers=1', '--project=pages in development', '--project=own process'),
      after: [EVERY_PAGE_STEP],
    },
  ]
}

function playwright(name: string, ...words: string[]): Pick<Step, 'command' | 'tests'> {
  return {
    command: forTests('@playwright/test/cli.js', 'test', '--config', 'tests/playwright.config.ts', ...words),
    tests: { runner: 'playwright', report: join(OUTPUT, `${name}-playwright.json`) },
  }
}

function vitest(name: string, ...words: string[]): Pick<Step, 'command' | 'tests'> {
  const report = join(OUTPUT, `${name}-vitest.json`)
  const reporters = ['--reporter=dot', '--reporter=json', '--reporter=tests/support/file-times.ts']
  const config = ['--config', 'tests/vitest.config.ts']
  return {
    command: forTests(
      'vitest/vitest.mjs',
      'run',
      ...config,
      ...words,
      ...reporters,
      `--outputFile.json=${report}`,
    ),
    tests: { runner: 'vitest', report, times: join(OUTPUT, `${name}-file-times.json`) },
  }
}

function forTests(runner: string, ...words: string[]): string[] {
  return ['node', ...V8_FOR_TESTS, join('node_modules', runner), ...words]
}

export function sumFile(suite: Suite): string {
  return join(OUTPUT, `${suite}-sum.json`)
}
