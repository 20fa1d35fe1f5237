import { isOfChurch } from '../church-marks'
import { PayrollRefusal } from '../errors'
import type { Amount } from '../exact'
import { percentText } from '../explanation'
import type { TaxpayerHealth } from '../wage-tax/health-input'
import type { OneTimePay, TaxClass, WageTaxInput } from '../wage-tax/input'
import { isAfterExit } from './after-exit'
import { ageReliefYearOf } from './age'
import { compensationIn } from './compensation'
import { expectedAnnualPay } from './expected-pay'
import { recordOfYear } from './history'
import type { PayslipInput } from './input'
import type { PayrollMonth } from './payroll-month'

const DAYS_A_MONTH = 30n
const DAY_ALLOWANCE_STEP = 5n
const MOST_CARE_REDUCTIONS = 4

/**
 * The plan's inputs: a whole month as a month, a part month as one of its days, § 39b (2) EStG.
 * `monthlySubsidy` is the employer's contribution to private insurance for a whole month.
 * @throws PayrollRefusal `tax_card_missing`
 */
export function wageTaxInputOf(month: PayrollMonth, monthlySubsidy: Amount): WageTaxInput {
  const { input, period, taxable, group, care } = month
  const { taxCard: card, employment } = input
  const { running, other } = taxable
  if (!card) throw new PayrollRefusal('tax_card_missing')
  // The age limit allowance excludes age relief (decision 103).
  const ageReliefYear = month.ageLimitAllowance
    ? undefined
    : ageReliefYearOf(input.employee.birthDate, period.year)
  const days = BigInt(period.taxDays)
  const isWhole = period.isWholeMonth || isAfterExit(input)
  const ofPeriod = (monthlyCents: number) => (isWhole ? monthlyCents : Number(dayShare(BigInt(monthlyCents))))
  return {
    year: period.year,
    period: isWhole ? 'month' : 'day',
    payCents: Number(isWhole ? running : running / days),
    taxClass: card.taxClass as TaxClass,
    ...(card.factor !== undefined && { factor: card.factor }),
    childAllowances: card.childAllowances,
    isChurchMember: isOfChurch(card.church),
    allowanceCents: ofPeriod(card.allowance.monthlyCents),
    additionCents: ofPeriod(card.addition.monthlyCents),
    ...(ageReliefYear !== undefined && { ageReliefYear }),
    // A professional scheme counts as pension insurance, § 39b (2) sentence 5 no. 3 a EStG.
    hasPensionInsurance: group.pension === 'full' || employment.pensionExemption === 'professional_scheme',
    hasUnemploymentInsurance: group.unemployment === 'full',
    health: healthOf(month, monthlySubsidy),
    care: {
      isSaxony: care.isSaxony,
      isChildless: care.isChildless,
      reductions: care.isChildless
        ? 0
        : Math.min(Math.max(care.childrenUnder25 - 1, 0), MOST_CARE_REDUCTIONS),
    },
    ...(other > 0n && { oneTime: oneTimeOf(card, month) }),
  }
}

/** A monthly allowance or addition per day, rounded up to the next 5 cents, R 39a.1 LStR. */
function dayShare(monthly: Amount): Amount {
  const unit = DAYS_A_MONTH * DAY_ALLOWANCE_STEP
  return ((monthly + unit - 1n) / unit) * DAY_ALLOWANCE_STEP
}

/** Without a fund, as in a Minijob, the average additional rate applies. */
function healthOf({ input, fund, socialParameters }: PayrollMonth, monthlySubsidy: Amount): TaxpayerHealth {
  const { privateInsurance } = input.employment
  if (!privateInsurance) {
    const rate = fund?.additionalRate ?? percentText(socialParameters.health.averageAdditionalRate)
    return { kind: 'statutory', additionalRate: rate }
  }
  return {
    kind: 'private',
    premiumCents: privateInsurance.taxPremiumCents,
    isSubsidised: monthlySubsidy > 0n,
    subsidyCents: Number(monthlySubsidy),
  }
}

function oneTimeOf(card: NonNullable<PayslipInput['taxCard']>, month: PayrollMonth): OneTimePay {
  return {
    payCents: Number(month.taxable.other),
    expectedAnnualPayCents: Number(expectedAnnualPay(month)),
    compensationCents: Number(compensationIn(month)),
    compensationInAnnualPayCents: recordOfYear(month.input)?.compensationCents ?? 0,
    annualAllowanceCents: card.allowance.annualCents,
    annualAdditionCents: card.addition.annualCents,
  }
}
