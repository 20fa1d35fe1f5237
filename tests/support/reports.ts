import { readFileSync } from 'node:fs'

export interface Counts {
  passed: number
  failed: number
  skipped: number
}

export interface FileTime {
  file: string
  seconds: number
}

interface PlaywrightSuite {
  file: string
  suites?: PlaywrightSuite[]
  specs?: { tests: { results: { duration: number }[] }[] }[]
}

export function countVitest(reportFile: string): Counts {
  const report = read<Record<string, number>>(reportFile)
  return {
    passed: report.numPassedTests ?? 0,
    failed: report.numFailedTests ?? 0,
    skipped: (report.numPendingTests ?? 0) + (report.numTodoTests ?? 0),
  }
}

export function countPlaywright(reportFile: string): Counts {
  const { stats } = read<{ stats: Record<string, number> }>(reportFile)
  return {
    passed: (stats.expected ?? 0) + (stats.flaky ?? 0),
    failed: stats.unexpected ?? 0,
    skipped: stats.skipped ?? 0,
  }
}

/** Every test file with its time, the slowest first; a report that was never written has none. */
export function slowestFiles(vitestTimes: string, playwrightReport: string): FileTime[] {
  return [...vitestFiles(vitestTimes), ...playwrightFiles(playwrightReport)].sort(
    (one, other) => other.seconds - one.seconds,
  )
}

function vitestFiles(file: string): FileTime[] {
  try {
    return read<FileTime[]>(file)
  } catch {
    return []
  }
}

function playwrightFiles(reportFile: string): FileTime[] {
  try {
    const { suites } = read<{ suites: PlaywrightSuite[] }>(reportFile)
    return suites.map((suite) => ({ file: `tests/e2e/${suite.file}`, seconds: millisecondsOf(suite) / 1000 }))
  } catch {
    return []
  }
}

function millisecondsOf({ suites = [], specs = [] }: PlaywrightSuite): number {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map((one) => one.duration)))
  return [...own, ...suites.map(millisecondsOf)].reduce((sum, part) => sum + part, 0)
}

function read<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8')) as T
}
