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
  runner?: 'vitest' | 'playwright'
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
    { name: UNITS, command: vitest('test', '--project=shared'), after: ['build'], runner: 'vitest' },
    // Beside a browser there is no core for a second checker, and each checks anew what all of them need.
    { name: 'types', command: ['npm', 'run', '--silent', 'types', '--', '--checkers', '1'], after: [UNITS] },
    {
      name: 'browser',
      command: playwright('--grep-invert', EVERY_PAGE),
      after: [UNITS],
      runner: 'playwright',
    },
  ]
}

function beforeRelease(): Step[] {
  return [
    buildIfStale,
    {
      name: 'commands and processes',
      command: vitest(
        'operator',
        '--project=operator',
        '--project=own process',
        '--project=pages in development',
      ),
      after: ['build'],
      runner: 'vitest',
    },
    {
      name: 'every page in a browser',
      command: playwright('--grep', EVERY_PAGE),
      after: ['build'],
      runner: 'playwright',
    },
  ]
}

function playwright(...words: string[]): string[] {
  return forTests('@playwright/test/cli.js', 'test', '--config', 'tests/playwright.config.ts', ...words)
}

function vitest(suite: Suite, ...projects: string[]): string[] {
  const reporters = ['--reporter=dot', '--reporter=json', '--reporter=tests/support/file-times.ts']
  const report = `--outputFile.json=${vitestReport(suite)}`
  const config = ['--config', 'tests/vitest.config.ts']
  return forTests('vitest/vitest.mjs', 'run', ...config, ...projects, ...reporters, report)
}

function forTests(runner: string, ...words: string[]): string[] {
  return ['node', ...V8_FOR_TESTS, join('node_modules', runner), ...words]
}

export function playwrightReport(suite: Suite): string {
  return join(OUTPUT, `${suite}-playwright.json`)
}

export function vitestReport(suite: Suite): string {
  return join(OUTPUT, `${suite}-vitest.json`)
}

export function fileTimes(suite: Suite): string {
  return join(OUTPUT, `${suite}-file-times.json`)
}

export function sumFile(suite: Suite): string {
  return join(OUTPUT, `${suite}-sum.json`)
}
