import { isOfChurch } from '../church-marks'
import type { PayrollMonth } from './month'
import type { ChurchShare } from './result-lines'
import type { TaxRow } from './taxes'

/** Where each spouse's church is not given half, § 51a EStG with the church tax acts of these states. */
const STATES_WITHOUT_HALVES: readonly string[] = ['BY', 'HB', 'NI']

/**
 * Church tax of a spouse of another church goes to both churches in halves. What is withheld stays the same; only the
 * wage tax return needs it.
 */
export function churchSharesOf({ input }: PayrollMonth, taxes: readonly TaxRow[]): ChurchShare[] {
  const { church, churchOfSpouse } = input.taxCard ?? {}
  if (!isOfChurch(church) || !isOfChurch(churchOfSpouse) || church === churchOfSpouse) return []
  if (STATES_WITHOUT_HALVES.includes(input.employer.state)) return []
  return taxes
    .filter(({ tax, amount }) => tax === 'church_tax' && amount > 0n)
    .flatMap(({ part, amount }): ChurchShare[] => [
      { church, part, cents: Number(amount - amount / 2n) },
      { church: churchOfSpouse, part, cents: Number(amount / 2n) },
    ])
}
