import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { commitSeed } from './support/commit-seed'
import { type Counts, countPlaywright, countVitest } from './support/reports'
import { startStep } from './support/step'
import { OUTPUT, type Step, SUITES, type Suite, stepsOf, sumFile } from './support/suites'
import { type StepResult, sumLine, summaryOf } from './support/summary'

/**
 * `npm test` and, with `operator`, `npm run test:operator`: all that a reviewer would run; ends with the seconds of each
 * step, the slowest files, what failed, and the sum. What failed counts as failed; a browser test that passes at its
 * second try is flaky and counts as neither (decision 170).
 */
async function run(suite: Suite): Promise<Counts> {
  mkdirSync(OUTPUT, { recursive: true })
  const steps = stepsOf(suite)
  for (const file of [sumFile(suite), ...steps.flatMap(writtenBy)]) rmSync(file, { force: true })
  const environment = {
    ...process.env,
    // Each of some five hundred Nodes would read them for 40 ms when it starts, and none asks anybody outside.
    NODE_EXTRA_CA_CERTS: undefined,
    FUZZ_SEED: String(commitSeed()),
    BUILT_COMMANDS: resolve('build/commands'),
  }
  process.stdout.write(`fuzz seed ${environment.FUZZ_SEED}\n`)
  const results: StepResult[] = []
  const sum: Counts = { passed: 0, failed: 0, skipped: 0 }
  for (const { step, running } of startAll(steps, environment)) {
    process.stdout.write(`\n▸ ${step.name}\n`)
    const { isGood, seconds, endedAt } = await running.show()
    const counts = countsOf(step, isGood)
    sum.passed += counts.passed
    sum.failed += counts.failed
    sum.skipped += counts.skipped
    process.stdout.write(`${isGood ? 'ok' : 'FAILED'}: ${step.name}, ${seconds} s\n`)
    results.push({ name: step.name, seconds, endedAfter: Math.round(endedAt / 1000), isGood })
  }
  process.stdout.write(`${summaryOf(steps, results).join('\n')}\n`)
  writeFileSync(sumFile(suite), JSON.stringify(sum))
  return sum
}

function startAll(steps: Step[], environment: NodeJS.ProcessEnv) {
  const ended = new Map<string, Promise<unknown>>()
  return steps.map((step) => {
    const others = (step.after ?? []).map((name) => ended.get(name))
    const running = startStep(step.command, { ...environment, ...reportsOf(step) }, others)
    ended.set(step.name, running.ended)
    return { step, running }
  })
}

/** What the runners are told beside their words. */
function reportsOf({ tests }: Step): Record<string, string> {
  if (!tests) return {}
  return tests.runner === 'vitest' ? { FILE_TIMES: tests.times } : { BROWSER_REPORT: resolve(tests.report) }
}

function writtenBy({ tests }: Step): string[] {
  if (!tests) return []
  return tests.runner === 'vitest' ? [tests.report, tests.times] : [tests.report]
}

/** A step without tests counts as one; a step that fails without a failed test counts as one failure. */
function countsOf({ tests }: Step, isGood: boolean): Counts {
  try {
    if (!tests) return { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1, skipped: 0 }
    const counts = tests.runner === 'vitest' ? countVitest(tests.report) : countPlaywright(tests.report)
    return isGood || counts.failed > 0 ? counts : { ...counts, failed: 1 }
  } catch {
    return { passed: 0, failed: 1, skipped: 0 }
  }
}

const [, , word = 'test'] = process.argv
const suite = SUITES.find((one) => one === word)
if (!suite) throw new Error(`There is no suite "${word}": ${SUITES.join(', ')}`)
run(suite).then(
  (sum) => {
    process.stdout.write(`${sumLine(sum)}\n`)
    process.exit(sum.failed === 0 ? 0 : 1)
  },
  (error: unknown) => {
    process.stderr.write(`${String(error)}\n0 passed, 1 failed\n`)
    process.exit(1)
  },
)
