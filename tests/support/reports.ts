import { readFileSync } from 'node:fs'
import { relative } from 'node:path'

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
  specs?: { title: string; tests: { status: string; results: { duration: number }[] }[] }[]
}

interface VitestReport {
  numPassedTests?: number
  numFailedTests?: number
  numPendingTests?: number
  numTodoTests?: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}

export interface FailedFile {
  file: string
  tests: string[]
}

export function countVitest(reportFile: string): Counts {
  const report = read<VitestReport>(reportFile)
  return {
    passed: report.numPassedTests ?? 0,
    failed: report.numFailedTests ?? 0,
    skipped: (report.numPendingTests ?? 0) + (report.numTodoTests ?? 0),
  }
}

/** Tests that passed only at the second try are not counted. */
export function countPlaywright(reportFile: string): Counts {
  const { stats } = read<{ stats: Record<string, number> }>(reportFile)
  return {
    passed: stats.expected ?? 0,
    failed: stats.unexpected ?? 0,
    skipped: stats.skipped ?? 0,
  }
}

/** Failed files of a vitest run, those that could not be loaded included; none without a report. */
export function failedInVitest(reportFile: string): FailedFile[] {
  const results = readOr<VitestReport>(reportFile, { testResults: [] }).testResults
  return results
    .filter(({ status }) => status === 'failed')
    .map(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed')
      const tests = failed.map(
        ({ fullName, failureMessages }) => `${fullName}: ${firstLine(failureMessages[0])}`,
      )
      return { file: relative('.', name), tests: tests.length > 0 ? tests : [firstLine(message)] }
    })
}

export function failedInPlaywright(reportFile: string, status: 'unexpected' | 'flaky'): FailedFile[] {
  const { suites } = readOr<{ suites: PlaywrightSuite[] }>(reportFile, { suites: [] })
  return suites
    .map((suite) => ({ file: `tests/e2e/${suite.file}`, tests: titlesWith(status, suite) }))
    .filter(({ tests }) => tests.length > 0)
}

function titlesWith(status: string, { suites = [], specs = [] }: PlaywrightSuite): string[] {
  const own = specs.filter(({ tests }) => tests.some((test) => test.status === status))
  return [...own.map(({ title }) => title), ...suites.flatMap((suite) => titlesWith(status, suite))]
}

export function vitestFiles(file: string): FileTime[] {
  return readOr<FileTime[]>(file, [])
}

export function playwrightFiles(reportFile: string): FileTime[] {
  const { suites } = readOr<{ suites: PlaywrightSuite[] }>(reportFile, { suites: [] })
  return suites.map((suite) => ({ file: `tests/e2e/${suite.file}`, seconds: millisecondsOf(suite) / 1000 }))
}

function millisecondsOf({ suites = [], specs = [] }: PlaywrightSuite): number {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map((one) => one.duration)))
  return [...own, ...suites.map(millisecondsOf)].reduce((sum, part) => sum + part, 0)
}

function read<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8')) as T
}

function readOr<T>(file: string, none: T): T {
  try {
    return read<T>(file)
  } catch {
    return none
  }
}

function firstLine(message = ''): string {
  return message.trim().split('\n')[0] ?? ''
}
