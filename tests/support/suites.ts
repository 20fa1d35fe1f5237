import { join } from 'node:path'

export const OUTPUT = 'tests/.output'
export const PLAYWRIGHT_REPORT = join(OUTPUT, 'playwright.json')

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

export function stepsOf(suite: Suite): Step[] {
  return suite === 'test' ? everyCommit() : [build, operator()]
}

// Keeps both cores busy to the end: static checks run beside the build and the first tests, the browser beside
// the rest, which mostly waits for servers.
function everyCommit(): Step[] {
  return [
    build,
    { name: 'format and lint', command: ['biome', 'ci', '.'] },
    { name: 'types', command: ['npm', 'run', '--silent', 'types'], after: ['format and lint'] },
    { name: 'dead code', command: ['knip', '--config', 'tests/knip.config.ts'], after: ['types'] },
    {
      name: 'units, routes and server',
      command: vitest('test', '--project=shared'),
      after: ['build'],
      runner: 'vitest',
    },
    {
      name: 'browser',
      command: ['playwright', 'test', '--config', 'tests/playwright.config.ts'],
      after: ['build', 'dead code'],
      runner: 'playwright',
    },
  ]
}

function operator(): Step {
  const projects = ['--project=operator', '--project=own process']
  return {
    name: 'commands and processes',
    command: vitest('operator', ...projects),
    after: ['build'],
    runner: 'vitest',
  }
}

function vitest(suite: Suite, ...projects: string[]): string[] {
  const reporters = ['--reporter=dot', '--reporter=json', '--reporter=tests/support/file-times.ts']
  const report = `--outputFile.json=${vitestReport(suite)}`
  return ['vitest', 'run', '--config', 'tests/vitest.config.ts', ...projects, ...reporters, report]
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
