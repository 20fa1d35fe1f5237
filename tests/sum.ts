import { readFileSync } from 'node:fs'
import type { Counts } from './support/reports'
import { SUITES, type Suite, sumFile } from './support/suites'
import { sumLine } from './support/summary'

/** The last line of `.ci/run`: the sum of all suites. A suite that did not come to its end has failed. */
const sums = SUITES.map(sumOf)
const total = (of: keyof Counts) => sums.reduce((sum, counts) => sum + counts[of], 0)
const all = { passed: total('passed'), failed: total('failed'), skipped: total('skipped') }
process.stdout.write(`${sumLine(all)}\n`)
process.exit(all.failed === 0 ? 0 : 1)

function sumOf(suite: Suite): Counts {
  try {
    return JSON.parse(readFileSync(sumFile(suite), 'utf8')) as Counts
  } catch {
    return { passed: 0, failed: 1, skipped: 0 }
  }
}
