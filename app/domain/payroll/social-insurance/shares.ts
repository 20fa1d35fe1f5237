import type { Amount, Rate } from '../exact'
import type { CareParameters } from '../parameters/social-insurance-parameters'
import { roundedShare } from '../rounding'

export interface Shares {
  employee: Amount
  employer: Amount
}

/** Children count from the second to the fifth, § 55 (3) SGB XI. */
export interface CareSituation {
  isSaxony: boolean
  isChildless: boolean
  childrenUnder25: number
}

const MOST_REDUCED_CHILDREN = 4

/** A contribution shared equally: half the rate, rounded, for each, § 2 (1) sentence 1 BVV. */
export function halves(base: Amount, rate: Rate): Shares {
  const half = roundedShare(base, rate / 2n)
  return { employee: half, employer: half }
}

/** Employee's and employer's rates in care insurance, § 55 (3), § 58 SGB XI. */
export function careRates(
  care: CareSituation,
  parameters: CareParameters,
): { employee: Rate; employer: Rate } {
  const base = careBaseRates(care.isSaxony, parameters)
  const surcharge = care.isChildless ? parameters.childlessRate : 0n
  return { employee: base.employee + surcharge - careReduction(care, parameters), employer: base.employer }
}

/** Without surcharge and reductions. */
export function careBaseRates(isSaxony: boolean, { rate, saxonyAlone }: CareParameters) {
  if (!isSaxony) return { employee: rate / 2n, employer: rate / 2n }
  const employer = (rate - saxonyAlone) / 2n
  return { employee: saxonyAlone + employer, employer }
}

/** For the second to fifth child under 25, as a rate. */
export function careReduction(care: CareSituation, { reductionPerChild }: CareParameters): Rate {
  const children = Math.min(Math.max(care.childrenUnder25 - 1, 0), MOST_REDUCED_CHILDREN)
  return care.isChildless ? 0n : BigInt(children) * reductionPerChild
}

/**
 * Shares in care insurance are not halves, so each is calculated and rounded, § 2 (1) sentence 3 BVV. The surcharge is part
 * of the employee's single rate (2.4 %); rounding it separately is tolerated but can differ by a cent.
 */
export function careShares(base: Amount, care: CareSituation, parameters: CareParameters): Shares {
  const rates = careRates(care, parameters)
  return { employee: roundedShare(base, rates.employee), employer: roundedShare(base, rates.employer) }
}
