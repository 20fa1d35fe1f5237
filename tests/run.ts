import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { commitSeed } from './support/commit-seed'
import {
  type Counts,
  countPlaywright,
  countVitest,
  type FailedFile,
  failedInPlaywright,
  failedInVitest,
  slowestFiles,
} from './support/reports'
import { type Outcome, startStep } from './support/step'

const OUTPUT = 'tests/.output'
const VITEST_REPORT = join(OUTPUT, 'vitest.json')
const FILE_TIMES = join(OUTPUT, 'file-times.json')
const PLAYWRIGHT_REPORT = join(OUTPUT, 'playwright.json')
const SLOWEST = 10

/** One step of `npm test`: a command, and where it counts its tests if it runs any. */
interface Step {
  name: string
  command: string[]
  /** Steps that must have ended before this one starts; without any it starts at once. */
  after?: string[]
  count?: () => Counts
}

const vitest = ['vitest', 'run', '--config', 'tests/vitest.config.ts', '--reporter=dot', '--reporter=json']

// Each core has work until the end: the static checks run beside the build and the first tests, the browser beside
// the rest, in which servers are waited for more than they compute.
const steps: Step[] = [
  { name: 'build', command: ['npm', 'run', '--silent', 'build'] },
  { name: 'format and lint', command: ['biome', 'ci', '.'] },
  { name: 'types', command: ['tsc', '-p', '.'], after: ['format and lint'] },
  { name: 'dead code', command: ['knip', '--config', 'tests/knip.config.ts'], after: ['types'] },
  {
    name: 'units, routes and server',
    after: ['build'],
    command: [...vitest, `--outputFile.json=${VITEST_REPORT}`, '--reporter=tests/support/file-times.ts'],
    count: () => countVitest(VITEST_REPORT),
  },
  {
    name: 'browser',
    after: ['build', 'dead code'],
    command: ['playwright', 'test', '--config', 'tests/playwright.config.ts'],
    count: () => countPlaywright(PLAYWRIGHT_REPORT),
  },
]

/**
 * `npm test`: all that a reviewer would run; ends with the slowest files, what failed, and the sum. What failed counts as
 * failed; a browser test that passes at its second try is flaky and counts as neither (decision 170).
 */
async function test(): Promise<void> {
  rmSync(OUTPUT, { recursive: true, force: true })
  mkdirSync(OUTPUT, { recursive: true })
  const environment = { ...process.env, FUZZ_SEED: String(commitSeed()), FILE_TIMES }
  process.stdout.write(`fuzz seed ${environment.FUZZ_SEED}\n`)
  const ended = new Map<string, Promise<Outcome>>()
  const started = steps.map((step) => {
    const running = startStep(
      step.command,
      environment,
      (step.after ?? []).map((name) => ended.get(name)),
    )
    ended.set(step.name, running.ended)
    return { step, running }
  })
  const sum: Counts = { passed: 0, failed: 0, skipped: 0 }
  for (const { step, running } of started) {
    process.stdout.write(`\n▸ ${step.name}\n`)
    const { isGood, seconds } = await running.show()
    const counts = countsOf(step, isGood)
    sum.passed += counts.passed
    sum.failed += counts.failed
    sum.skipped += counts.skipped
    process.stdout.write(`${isGood ? 'ok' : 'FAILED'}: ${step.name}, ${seconds} s\n`)
  }
  process.stdout.write('\nslowest files\n')
  for (const { file, seconds } of slowestFiles(FILE_TIMES, PLAYWRIGHT_REPORT).slice(0, SLOWEST))
    process.stdout.write(`${seconds.toFixed(1).padStart(7)} s  ${file}\n`)
  print('failed', [...failedInVitest(VITEST_REPORT), ...failedInPlaywright(PLAYWRIGHT_REPORT, 'unexpected')])
  const flaky = failedInPlaywright(PLAYWRIGHT_REPORT, 'flaky')
  print('failed at first in the browser', flaky)
  process.stdout.write(`\n${flaky.flatMap(({ tests }) => tests).length} flaky\n`)
  const skipped = sum.skipped > 0 ? `, ${sum.skipped} skipped` : ''
  process.stdout.write(`${sum.passed} passed, ${sum.failed} failed${skipped}\n`)
  process.exit(sum.failed === 0 ? 0 : 1)
}

function print(title: string, files: FailedFile[]): void {
  if (files.length === 0) return
  process.stdout.write(`\n${title}\n`)
  for (const { file, tests } of files) for (const test of tests) process.stdout.write(`  ${file} > ${test}\n`)
}

/** A step without tests counts as one; a step that fails without a failed test counts as one failure. */
function countsOf(step: Step, isGood: boolean): Counts {
  try {
    const counts = step.count?.() ?? { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1, skipped: 0 }
    return isGood || counts.failed > 0 ? counts : { ...counts, failed: 1 }
  } catch {
    return { passed: 0, failed: 1, skipped: 0 }
  }
}

test().catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n0 passed, 1 failed\n`)
  process.exit(1)
})
