import { PayrollRefusal, refuseIf } from '../errors'
import type { Amount } from '../exact'
import type { TaxpayerHealth } from '../wage-tax/health-input'
import type { OneTimePay, TaxClass, WageTaxInput } from '../wage-tax/input'
import type { PayslipInput } from './input'
import type { PayrollMonth } from './month'
import { ageReliefYearOf } from './person'

const DAYS_A_MONTH = 30n
const DAY_ALLOWANCE_STEP = 5n
const MONTHS_A_YEAR = 12
const MOST_CARE_REDUCTIONS = 4

/**
 * The plan's inputs: a whole month as a month, a part month as one of its days, § 39b (2) EStG.
 * `monthlySubsidy` is the employer's contribution to private insurance for a whole month.
 * @throws PayrollRefusal `tax_card_missing`
 */
export function wageTaxInputOf(month: PayrollMonth, monthlySubsidy: Amount): WageTaxInput {
  const { input, period, running, group, care } = month
  const { taxCard: card, employment } = input
  if (!card) throw new PayrollRefusal('tax_card_missing')
  const ageReliefYear = ageReliefYearOf(input.employee.birthDate, period.year)
  const days = BigInt(period.taxDays)
  const isWhole = period.isWholeMonth
  const ofPeriod = (monthlyCents: number) => (isWhole ? monthlyCents : Number(dayShare(BigInt(monthlyCents))))
  return {
    year: period.year,
    period: isWhole ? 'month' : 'day',
    payCents: Number(isWhole ? running : running / days),
    taxClass: card.taxClass as TaxClass,
    ...(card.factor !== undefined && { factor: card.factor }),
    childAllowances: card.childAllowances,
    isChurchMember: card.church !== undefined,
    allowanceCents: ofPeriod(card.allowance.monthlyCents),
    additionCents: ofPeriod(card.addition.monthlyCents),
    ...(ageReliefYear !== undefined && { ageReliefYear }),
    hasPensionInsurance: group.pension === 'full',
    hasUnemploymentInsurance: group.unemployment === 'full',
    health: healthOf(month, monthlySubsidy),
    care: {
      isSaxony: care.isSaxony,
      isChildless: care.isChildless,
      reductions: care.isChildless
        ? 0
        : Math.min(Math.max(care.childrenUnder25 - 1, 0), MOST_CARE_REDUCTIONS),
    },
    ...(month.oneTime > 0n && { oneTime: oneTimeOf(card, month) }),
    retirementPayCents: employment.retirementPayCents,
  }
}

/** A monthly allowance or addition per day, rounded up to the next 5 cents, R 39a.1 LStR. */
function dayShare(monthly: Amount): Amount {
  const unit = DAYS_A_MONTH * DAY_ALLOWANCE_STEP
  return ((monthly + unit - 1n) / unit) * DAY_ALLOWANCE_STEP
}

function healthOf({ input, fund }: PayrollMonth, monthlySubsidy: Amount): TaxpayerHealth {
  const { privateInsurance } = input.employment
  if (!privateInsurance) return { kind: 'statutory', additionalRate: fund?.additionalRate ?? '0' }
  return {
    kind: 'private',
    premiumCents: privateInsurance.taxPremiumCents,
    isSubsidised: monthlySubsidy > 0n,
    subsidyCents: Number(monthlySubsidy),
  }
}

function oneTimeOf(card: NonNullable<PayslipInput['taxCard']>, month: PayrollMonth): OneTimePay {
  return {
    payCents: Number(month.oneTime),
    expectedAnnualPayCents: expectedAnnualPay(month),
    annualAllowanceCents: card.allowance.annualCents,
    annualAdditionCents: card.addition.annualCents,
  }
}

/**
 * JRE4 as entered, or the pay of the year so far plus this month's running pay for each remaining month, R
 * 39b.6 (2) LStR. Not from a part month, which says too little about the remaining ones.
 */
function expectedAnnualPay({ input, period, running }: PayrollMonth): number {
  if (input.expectedAnnualPayCents !== undefined) return input.expectedAnnualPayCents
  refuseIf(!period.isWholeMonth, 'one_time_pay_needs_expected_annual_pay')
  const soFar = (input.yearToDate?.taxableRunningCents ?? 0) + (input.yearToDate?.taxableOneTimeCents ?? 0)
  return soFar + Number(running * BigInt(MONTHS_A_YEAR + 1 - period.month))
}
