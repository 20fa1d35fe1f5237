import { readFileSync } from 'node:fs'
import { calculate } from '~/domain/payroll/calculation'
import { payslipIdentity } from '~/domain/payroll/payslip/identity'
import { issueSentence } from '~/i18n/payroll-sentences.server'
import type { Output } from './output'
import { payslipTable } from './table'

const USAGE = 'npm run payroll -- FILE.json [--en]\n'

/**
 * Prints one payslip as a table with each figure's formula. What stands against it is printed a sentence a line,
 * with exit code 1. The file has the input of the calculation and, under `identity`, who it is about.
 */
export function printPayslip(args: readonly string[], { stdout, stderr }: Output): number {
  const file = args.find((arg) => !arg.startsWith('--'))
  const language = args.includes('--en') ? 'en' : 'de'
  if (!file) {
    stderr.write(USAGE)
    return 2
  }
  const { identity, ...facts } = read(file)
  const { calculation, issues } = calculate(facts)
  if (!calculation) {
    for (const issue of issues) stderr.write(`${issueSentence(issue, language)} [${issue.code}]\n`)
    return 1
  }
  const named = identity === undefined ? undefined : payslipIdentity.parse(identity)
  stdout.write(payslipTable(calculation.result, language, named))
  return 0
}

/** The example of the folder's README is found by its bare name too. */
function read(file: string): Record<string, unknown> {
  const path = file === 'example.json' ? new URL('./example.json', import.meta.url) : file
  return JSON.parse(readFileSync(path, 'utf8'))
}
