import { type Amount, EURO, percent } from '../exact'
import { roundedShare } from '../rounding'
import { type Dated, valueIn } from './dated'

/** § 17 (2) BBiG: minimum monthly pay in the first year, by the month in which the training began. */
export const TRAINING_PAY: readonly Dated<Amount>[] = [
  { validFrom: '2022-01', value: 585_00n, sources: '§ 17 (2) sentence 1 no. 1 BBiG, begun in 2022' },
  { validFrom: '2023-01', value: 620_00n, sources: '§ 17 (2) sentence 1 no. 1 BBiG, begun in 2023' },
  { validFrom: '2024-01', value: 649_00n, sources: '§ 17 (2) BBiG, notice for those begun in 2024' },
  { validFrom: '2025-01', value: 682_00n, sources: '§ 17 (2) BBiG, notice for those begun in 2025' },
  { validFrom: '2026-01', value: 724_00n, sources: '§ 17 (2) BBiG, notice for those begun in 2026' },
]
const FIRST_MONTH = '2022-01'

/** Of the first year's pay, by the year of training, § 17 (2) sentence 1 nos. 2 to 4 BBiG. */
const RAISED = [percent('100'), percent('118'), percent('135'), percent('140')]

/** In whole euros; undefined for a training begun before the amounts above. */
export function trainingPay(begun: string, yearOfTraining: number): Amount | undefined {
  if (begun < FIRST_MONTH) return undefined
  const rate = RAISED[Math.min(yearOfTraining, RAISED.length) - 1] ?? percent('100')
  return ((roundedShare(valueIn(begun, TRAINING_PAY), rate) + EURO / 2n) / EURO) * EURO
}
