import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PayrollRefusal, type RefusalCode } from '~/domain/payroll/errors'
import { parseCsv } from './csv'
import { compareSocialInsuranceRow, isSocialInsuranceRow } from './social-insurance-rows'
import { compareWageTaxRow, isWageTaxRow, wantsRefusal } from './wage-tax-rows'

type Row = Record<string, string>

export interface CheckedFile {
  file: string
  checked: number
  equal: number
  /** Rows that met the refusal they must meet. */
  refused: number
  /** One line for each wrong row. */
  faults: string[]
}

/** Checks all files of a known form in a folder; a CSV file of another form is a fault, not passed over. */
export function checkFolder(folder: string): CheckedFile[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.csv'))
  return names.sort().map((file) => checkFile(file, readFileSync(join(folder, file), 'utf8')))
}

export function checkFile(file: string, text: string): CheckedFile {
  const result: CheckedFile = { file, checked: 0, equal: 0, refused: 0, faults: [] }
  for (const [index, row] of parseCsv(text).entries()) {
    const name = row.id || row.fall || `row ${index + 1}`
    const outcome = checkRow(row, file)
    result.checked += 1
    if (outcome === 'equal') result.equal += 1
    else if (outcome === 'refused') result.refused += 1
    else result.faults.push(`${name}: ${outcome}`)
  }
  return result
}

/** `equal`, `refused` where a refusal is due, or what is wrong. */
function checkRow(row: Row, file: string): string {
  const due: RefusalCode | undefined = isWageTaxRow(row) ? wantsRefusal(row) : undefined
  try {
    const differences = differencesIn(row, file)
    if (due) return `not refused with ${due}`
    return differences.length === 0 ? 'equal' : differences.join(', ')
  } catch (error) {
    if (error instanceof PayrollRefusal) return error.code === due ? 'refused' : `refused with ${error.code}`
    return error instanceof Error ? error.message : String(error)
  }
}

function differencesIn(row: Row, file: string): string[] {
  const { expected, actual } = compare(row, file)
  return Object.entries(expected)
    .filter(([name, value]) => plain(actual[name] ?? '') !== plain(value))
    .map(([name, value]) => `${name} is ${actual[name] ?? 'missing'}, expected ${value}`)
}

function compare(row: Row, file: string): { expected: Row; actual: Row } {
  if (isWageTaxRow(row)) return compareWageTaxRow(row, file)
  if (isSocialInsuranceRow(row)) return compareSocialInsuranceRow(row)
  throw new Error('unknown form of row')
}

/** Decimal text without trailing zeros, so that 18.00 equals 18. */
function plain(decimal: string): string {
  return decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal
}
