import {
  type Counts,
  type FailedFile,
  failedInPlaywright,
  failedInVitest,
  playwrightFiles,
  vitestFiles,
} from './reports'
import type { Step } from './suites'

const SLOWEST = 30

export interface StepResult {
  name: string
  seconds: number
  /** In seconds since the suite began. */
  endedAfter: number
  isGood: boolean
}

export function summaryOf(steps: Step[], results: StepResult[]): string[] {
  const all = steps.flatMap(({ tests }) => tests ?? [])
  const vitest = all.flatMap((tests) => (tests.runner === 'vitest' ? tests : []))
  const playwright = all.flatMap(({ runner, report }) => (runner === 'playwright' ? report : []))
  const browser = (status: 'unexpected' | 'flaky') =>
    playwright.flatMap((report) => failedInPlaywright(report, status))
  const flaky = browser('flaky')
  return [
    '\nseconds of each step, and when it ended',
    ...results.map(stepLine),
    '\nslowest files',
    ...[...vitest.flatMap(({ times }) => vitestFiles(times)), ...playwright.flatMap(playwrightFiles)]
      .sort((one, other) => other.seconds - one.seconds)
      .slice(0, SLOWEST)
      .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`),
    ...listed('failed', [
      ...vitest.flatMap(({ report }) => failedInVitest(report)),
      ...browser('unexpected'),
    ]),
    ...listed('passed only at a second try', flaky),
    `\n${flaky.flatMap(({ tests }) => tests).length} flaky`,
  ]
}

export function sumLine({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

function stepLine({ name, seconds, endedAfter, isGood }: StepResult): string {
  return `${String(seconds).padStart(5)} s, at ${String(endedAfter).padStart(4)} s  ${name}${isGood ? '' : ', FAILED'}`
}

function listed(title: string, files: FailedFile[]): string[] {
  const lines = files.flatMap(({ file, tests }) => tests.map((test) => `  ${file} > ${test}`))
  return lines.length > 0 ? [`\n${title}`, ...lines] : []
}
