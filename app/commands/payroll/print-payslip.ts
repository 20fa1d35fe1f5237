import { readFileSync } from 'node:fs'
import { PayrollRefusal } from '~/domain/payroll/errors'
import { payslip } from '~/domain/payroll/payslip/payslip'
import { refusalSentence } from '~/i18n/payroll-sentences.server'
import type { Output } from './output'
import { payslipTable } from './table'

const USAGE = 'npm run payroll -- FILE.json [--en]\n'

/** Prints one payslip as a table with each figure's formula; a refusal is one sentence and exit code 1. */
export function printPayslip(args: readonly string[], { stdout, stderr }: Output): number {
  const file = args.find((arg) => !arg.startsWith('--'))
  const language = args.includes('--en') ? 'en' : 'de'
  if (!file) {
    stderr.write(USAGE)
    return 2
  }
  try {
    stdout.write(payslipTable(payslip(read(file)), language))
    return 0
  } catch (error) {
    if (!(error instanceof PayrollRefusal)) throw error
    stderr.write(`${refusalSentence(error, language)} [${error.code}]\n`)
    return 1
  }
}

/** The example of the folder's README is found by its bare name too. */
function read(file: string): unknown {
  const path = file === 'example.json' ? new URL('./example.json', import.meta.url) : file
  return JSON.parse(readFileSync(path, 'utf8'))
}
