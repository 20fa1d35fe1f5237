import { PayrollRefusal } from '~/domain/payroll/errors'
import type { Figures } from '~/domain/payroll/years/figures'
import { shippedFigures } from '~/domain/payroll/years/shipped'
import { compareSocialInsuranceRow, isSocialInsuranceRow } from './social-insurance-rows'
import { compareWageTaxRow, isWageTaxRow } from './wage-tax-rows'

export type Row = Record<string, string>

export function checkRow(row: Row, file: string, figures: Figures = shippedFigures()): string {
  try {
    const differences = differencesIn(row, file, figures)
    return differences.length === 0 ? 'equal' : differences.join(', ')
  } catch (error) {
    if (error instanceof PayrollRefusal) return `refused with ${error.code}`
    return error instanceof Error ? error.message : String(error)
  }
}

function compare(row: Row, file: string, figures: Figures): { expected: Row; actual: Row } {
  if (isWageTaxRow(row)) return compareWageTaxRow(row, file, figures)
  if (isSocialInsuranceRow(row)) return compareSocialInsuranceRow(row, figures)
  throw new Error('unknown form of row')
}

/** Without trailing zeros: 18.00 equals 18. */
function plain(decimal: string): string {
  return decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal
}

function differencesIn(row: Row, file: string, figures: Figures): string[] {
  const { expected, actual } = compare(row, file, figures)
  return Object.entries(expected)
    .filter(([name, value]) => plain(actual[name] ?? '') !== plain(value))
    .map(([name, value]) => `${name} is ${actual[name] ?? 'missing'}, expected ${value}`)
}
