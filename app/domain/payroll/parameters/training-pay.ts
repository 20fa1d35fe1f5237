import { type Amount, EURO, percent } from '../exact'
import { roundedShare } from '../rounding'
import type { Figures } from '../years/figures'

/** § 17 (2) BBiG: minimum monthly pay in the first year for training begun before the years there are files of. */
const BEFORE_FILES: Readonly<Record<string, Amount>> = { 2022: 585_00n, 2023: 620_00n, 2024: 649_00n }
const FIRST_MONTH = '2022-01'

/** Of the first year's pay, by the year of training, § 17 (2) sentence 1 nos. 2 to 4 BBiG. */
const RAISED = [percent('100'), percent('118'), percent('135'), percent('140')]

/**
 * In whole euros; undefined for training begun before the amounts above, or in a month whose amount is not known.
 */
export function trainingPay(begun: string, yearOfTraining: number, figures: Figures): Amount | undefined {
  const first = begun < FIRST_MONTH ? undefined : firstYearOf(begun, figures)
  if (first === undefined) return undefined
  const rate = RAISED[Math.min(yearOfTraining, RAISED.length) - 1] ?? percent('100')
  return ((roundedShare(first, rate) + EURO / 2n) / EURO) * EURO
}

function firstYearOf(begun: string, figures: Figures): Amount | undefined {
  const early = BEFORE_FILES[begun.slice(0, 4)]
  if (early !== undefined) return early
  return figures.isKnown('trainingPay', begun) ? figures.in(begun)('trainingPay').firstYear : undefined
}
