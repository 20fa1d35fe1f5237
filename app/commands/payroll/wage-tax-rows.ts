import { wageTax } from '~/domain/payroll/wage-tax/wage-tax'
import type { Figures } from '~/domain/payroll/years/figures'
import { inputOf, type Row } from './wage-tax-row-input'

const YEAR_IN_NAME = /(20\d\d)/

/**
 * A row of official or derived wage tax figures: the plan's inputs by name, the expected outputs as `erwartet_*` in
 * cents.
 */
export function isWageTaxRow(row: Row): boolean {
  return 'RE4' in row && 'STKL' in row
}

/** The year is taken from the column `jahr` or the file's name. */
export function compareWageTaxRow(
  row: Row,
  fileName: string,
  figures: Figures,
): { expected: Row; actual: Row } {
  const input = inputOf(row, yearOf(row, fileName))
  const tax = wageTax(input, figures.wageTax(`${input.year}-01`))
  const actual: Record<string, number> = {
    LSTLZZ: tax.wageTaxCents,
    SOLZLZZ: tax.solidarityCents,
    BK: tax.churchBaseCents,
    STS: tax.oneTimeWageTaxCents,
    SOLZS: tax.oneTimeSolidarityCents,
    BKS: tax.oneTimeChurchBaseCents,
  }
  const expected: Row = {}
  for (const [column, value] of Object.entries(row)) {
    if (column.startsWith('erwartet_'))
      expected[column.slice('erwartet_'.length).replace(/_cent$/, '')] = value
  }
  return { expected, actual: Object.fromEntries(Object.entries(actual).map(([k, v]) => [k, String(v)])) }
}

function yearOf(row: Row, fileName: string): number {
  const named = [row.jahr, row.pap, fileName, row.id].find((text) => text && YEAR_IN_NAME.test(text))
  if (!named) throw new Error('no year in the row or the file name')
  return Number(YEAR_IN_NAME.exec(named)?.[1])
}
