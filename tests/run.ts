import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const OUTPUT = 'tests/.output'

interface Counts {
  passed: number
  failed: number
  skipped: number
}

/** One step of `npm test`: a command, and where it counts its tests if it runs any. */
interface Step {
  name: string
  command: string[]
  count?: () => Counts
}

const vitestReport = join(OUTPUT, 'vitest.json')
const playwrightReport = join(OUTPUT, 'playwright.json')

const steps: Step[] = [
  { name: 'format and lint', command: ['biome', 'ci', '.'] },
  { name: 'types', command: ['tsc', '-p', '.'] },
  { name: 'dead code', command: ['knip', '--config', '.knip.json'] },
  { name: 'build', command: ['npm', 'run', '--silent', 'build'] },
  {
    name: 'units, routes and server',
    command: [
      'vitest',
      'run',
      '--config',
      'tests/vitest.config.ts',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${vitestReport}`,
    ],
    count: countVitest,
  },
  {
    name: 'browser',
    command: ['playwright', 'test', '--config', 'tests/playwright.config.ts'],
    count: countPlaywright,
  },
]

/** `npm test`: all that a reviewer would run, one step after the other; ends with the sum. */
async function test(): Promise<void> {
  rmSync(OUTPUT, { recursive: true, force: true })
  mkdirSync(OUTPUT, { recursive: true })
  const sum: Counts = { passed: 0, failed: 0, skipped: 0 }
  for (const step of steps) {
    const started = Date.now()
    process.stdout.write(`\n▸ ${step.name}\n`)
    const isGood = await run(step.command)
    const counts = countsOf(step, isGood)
    sum.passed += counts.passed
    sum.failed += counts.failed
    sum.skipped += counts.skipped
    process.stdout.write(
      `${isGood ? 'ok' : 'FAILED'}: ${step.name}, ${Math.round((Date.now() - started) / 1000)} s\n`,
    )
  }
  const skipped = sum.skipped > 0 ? `, ${sum.skipped} skipped` : ''
  process.stdout.write(`\n${sum.passed} passed, ${sum.failed} failed${skipped}\n`)
  process.exit(sum.failed === 0 ? 0 : 1)
}

function run([command = '', ...rest]: string[]): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command, rest, { stdio: 'inherit' })
    child.once('error', () => resolve(false))
    child.once('exit', (code) => resolve(code === 0))
  })
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

function countVitest(): Counts {
  const report = JSON.parse(readFileSync(vitestReport, 'utf8')) as Record<string, number>
  return {
    passed: report.numPassedTests ?? 0,
    failed: report.numFailedTests ?? 0,
    skipped: (report.numPendingTests ?? 0) + (report.numTodoTests ?? 0),
  }
}

function countPlaywright(): Counts {
  const { stats } = JSON.parse(readFileSync(playwrightReport, 'utf8')) as { stats: Record<string, number> }
  return {
    passed: (stats.expected ?? 0) + (stats.flaky ?? 0),
    failed: stats.unexpected ?? 0,
    skipped: stats.skipped ?? 0,
  }
}

test().catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n0 passed, 1 failed\n`)
  process.exit(1)
})
