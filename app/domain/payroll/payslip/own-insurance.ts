import { type Amount, notNegative, total } from '../exact'
import type { Contributions } from '../social-insurance/contribution-rows'
import type { PayrollMonth } from './payroll-month'
import { professionalSubsidy } from './professional-scheme'
import type { Subsidies } from './subsidies'

/**
 * Insurance paid from net pay: a voluntary member's share (whether the employer or the member pays the fund), private premiums less the employer's
 * subsidy, and the premium to a professional scheme less its subsidy. Not attachable, § 850e no. 1 ZPO.
 */
export function ownInsurance(
  month: PayrollMonth,
  insured: Contributions,
  subsidies: Subsidies | undefined,
): Amount {
  const voluntary = insured.rows.filter(({ isVoluntary }) => isVoluntary)
  return (
    total(voluntary.map(({ employee }) => employee)) +
    privatePremiums(month, subsidies) +
    professionalPremium(month, insured)
  )
}

function privatePremiums({ input }: PayrollMonth, subsidies: Subsidies | undefined): Amount {
  const cover = input.employment.privateInsurance
  if (!cover) return 0n
  const paid = subsidies ? [subsidies.health, subsidies.care] : []
  const given = total(paid.map(({ amount, oneTime }) => amount + oneTime.amount))
  return notNegative(BigInt(cover.healthPremiumCents + cover.carePremiumCents) - given)
}

/** Unless given, it costs what pension insurance would; half of that is the subsidy. */
function professionalPremium(month: PayrollMonth, insured: Contributions): Amount {
  const subsidy = professionalSubsidy(month, insured)
  if (!subsidy) return 0n
  const { professionalPremiumCents } = month.input.employment
  if (professionalPremiumCents === undefined) return subsidy.amount
  return notNegative(BigInt(professionalPremiumCents) - subsidy.amount)
}
