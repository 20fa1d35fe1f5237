import { isOfChurch } from '../church-marks'
import type { PayrollMonth } from './payroll-month'
import type { ChurchShare } from './result-lines'
import type { TaxRow } from './tax-row'

/** States whose law does not split the tax between the spouses' churches, § 51a EStG with their church tax acts. */
const STATES_WITHOUT_HALVES: readonly string[] = ['BY', 'HB', 'NI']

/**
 * Church tax of a couple in two churches is split equally between them. The amount withheld stays the same; only the wage
 * tax return needs it.
 */
export function churchSharesOf({ input }: PayrollMonth, taxes: readonly TaxRow[]): ChurchShare[] {
  const { church, churchOfSpouse } = input.taxCard ?? {}
  if (!isOfChurch(church) || !isOfChurch(churchOfSpouse) || church === churchOfSpouse) return []
  if (STATES_WITHOUT_HALVES.includes(input.employer.state)) return []
  return taxes
    .filter(({ tax, amount }) => tax === 'church_tax' && amount !== 0n)
    .flatMap(({ part, amount }): ChurchShare[] => [
      { church, part, cents: Number(amount - amount / 2n) },
      { church: churchOfSpouse, part, cents: Number(amount / 2n) },
    ])
}
