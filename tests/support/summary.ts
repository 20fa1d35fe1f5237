import { type Counts, type FailedFile, failedInPlaywright, failedInVitest, slowestFiles } from './reports'
import { fileTimes, playwrightReport, type Suite, vitestReport } from './suites'

const SLOWEST = 30

export interface StepResult {
  name: string
  seconds: number
  /** In seconds since the suite began. */
  endedAfter: number
  isGood: boolean
}

export function summaryOf(suite: Suite, steps: StepResult[]): string[] {
  const browser = (status: 'unexpected' | 'flaky') => failedInPlaywright(playwrightReport(suite), status)
  const flaky = browser('flaky')
  return [
    '\nseconds of each step, and when it ended',
    ...steps.map(stepLine),
    '\nslowest files',
    ...slowestFiles(fileTimes(suite), playwrightReport(suite))
      .slice(0, SLOWEST)
      .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`),
    ...listed('failed', [...failedInVitest(vitestReport(suite)), ...browser('unexpected')]),
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
