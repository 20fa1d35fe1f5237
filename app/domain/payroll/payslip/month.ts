import { refuseIf } from '../errors'
import { type Amount, EURO, total } from '../exact'
import { type PersonGroupRules, personGroupRules } from '../social-insurance/person-group'
import type { Figures } from '../years/figures'
import { assignedMonth, isAfterExit } from './after-exit'
import { ageLimitAllowanceOf } from './age-limit-allowance'
import { careSituationOf } from './care-situation'
import type { Earning } from './earning'
import { earningsOf } from './earnings'
import { passedOnFlatTax } from './flat-tax'
import { fundIn } from './funds'
import type { Fund, PayslipInput } from './input'
import type { PayrollMonth } from './payroll-month'
import { periodOf } from './period'
import { groupOf } from './self-payer'
import { flatIfShortTerm } from './short-term'
import { shortTimeOf } from './short-time'
import { flatIfSmallJob } from './small-job'

/** `counted` selects part of an earning. @throws PayrollRefusal for contradictions and cases not covered */
export function payrollMonthOf(
  input: PayslipInput,
  figures: Figures,
  counted: (earning: Earning) => Amount = ({ amount }) => amount,
): PayrollMonth {
  const { employment } = input
  const period = periodOf(input)
  const assigned = assignedMonth(input)
  const socialParameters = figures.socialInsurance(assigned)
  const person = personGroupRules(employment.personGroup)
  const group = groupOf(employment)
  const of = figures.in(input.month)
  const lines = earningsOf(input, period, { parameters: socialParameters, of })
  const paid = lines.map((each) => ({ ...each, amount: counted(each) }))
  const { limit } = socialParameters.minijob
  const earnings = flatIfSmallJob(input, flatIfShortTerm(input, paid, of), limit)
  const insured = { running: insuredAs('running', earnings), oneTime: insuredAs('one_time', earnings) }
  const taxed = { running: taxedAs('running', earnings), other: taxedAs('other', earnings) }
  const ageLimitAllowance = isAfterExit(input) ? undefined : ageLimitAllowanceOf(input, { group, taxed, of })
  // More than twice the limit is no longer an unforeseen exception, § 8 (1b) SGB IV.
  const isFarAbove = person.kind === 'minijob' && insured.running > 2n * limit
  refuseIf(isFarAbove, 'minijob_far_above_limit', { limit: String(limit / EURO) })
  const taxParameters = figures.wageTax(input.month)
  const shortTime = shortTimeOf({ input, period, insured, socialParameters, taxParameters, of })
  const passedOn = passedOnFlatTax(input, taxed.running + taxed.other, socialParameters)
  return {
    input,
    period,
    person,
    group,
    assigned,
    care: careSituationOf(input, assigned),
    fund: fundOf(input, person),
    earnings: passedOn ? [...earnings, passedOn] : earnings,
    taxable: {
      running: taxed.running - (ageLimitAllowance?.running ?? 0n),
      other: taxed.other - (ageLimitAllowance?.other ?? 0n),
    },
    insured,
    ageLimitAllowance,
    shortTime,
    taxParameters,
    socialParameters,
    figures,
    of,
  }
}

function fundOf(input: PayslipInput, { kind }: PersonGroupRules): Fund | undefined {
  const hasNone = kind === 'minijob' || kind === 'short_term'
  const isPrivate = kind === 'director' && input.employment.privateInsurance !== undefined
  return hasNone || isPrivate ? undefined : fundIn(assignedMonth(input), input, input.employment.fundId)
}

function insuredAs(insurance: Earning['insurance'], earnings: readonly Earning[]): Amount {
  return total(earnings.filter((earning) => earning.insurance === insurance).map(({ amount }) => amount))
}

function taxedAs(tax: Earning['tax'], earnings: readonly Earning[]): Amount {
  return total(earnings.filter((earning) => earning.tax === tax).map(({ amount }) => amount))
}
