import type { Amount, Rate } from '../exact'
import { ageReliefOf } from './age-relief'

/**
 * Every row of the law's table has the percentage of the age relief table (§ 24a EStG), and for each tenth of a
 * percent these amounts; TAB1, TAB2 and TAB3 of the plan.
 */
const MAXIMUM_A_TENTH: Amount = 7_50n
const SUPPLEMENT_A_TENTH: Amount = 2_25n
const TENTH_OF_A_PERCENT: Rate = 1_000n
export const RETIREMENT_ALLOWANCE_SOURCE = '§ 19 (2) sentence 3 EStG, Wachstumschancengesetz of 27 Mar 2024'

/** Exempt share of a pension, its yearly maximum, and the yearly supplement, by the first year of the pension. */
export function retirementAllowanceOf(firstYear: number): {
  rate: Rate
  maximum: Amount
  supplement: Amount
} {
  const { rate } = ageReliefOf(firstYear)
  const tenths = rate / TENTH_OF_A_PERCENT
  return { rate, maximum: tenths * MAXIMUM_A_TENTH, supplement: tenths * SUPPLEMENT_A_TENTH }
}
