import Big from 'big.js'
import type { MonthText } from '~/domain/calendar'
import { type Cents, multiply, percentOf, roundToCents, sum } from '~/domain/money'
import type { PayslipLineView } from '~/domain/payslips/view'
import type { EmploymentType } from '~db/schema'

// Believable payslips for the demo and no more: rates of 2025 and 2026, wage tax as a share of gross that
// was worked out once per person. Nobody is to be paid by this table.

/** What a demo employee earns: a monthly salary or an hourly wage, and wage tax as percent of gross. */
export interface PayTerms {
  employmentType: EmploymentType
  salaryCents?: Cents
  /** On top of the tariff wage of the building cleaners. */
  bonusPerHourCents?: Cents
  taxPercent: string
  /** Childless and over 23: pays more for care (§ 55 Abs. 3 SGB XI). */
  isChildless?: boolean
  lines?: readonly PayslipLineView[]
}

interface Rates {
  hourlyCents: Cents
  minijobLimitCents: Cents
  healthAddition: string
}

const RATES: Record<'until2025' | 'since2026', Rates> = {
  until2025: { hourlyCents: 1425, minijobLimitCents: 55_600, healthAddition: '1.25' },
  since2026: { hourlyCents: 1500, minijobLimitCents: 60_300, healthAddition: '1.45' },
}

/** Up to here the employee's contributions are reduced (§ 20 Abs. 2 SGB IV). */
const MIDIJOB_LIMIT_CENTS = 200_000

type Kind = PayslipLineView['kind']

/** The lines of one demo month. */
export function payOf(
  terms: PayTerms,
  month: MonthText,
  worked: { hours: string; overtime: string },
): PayslipLineView[] {
  const rates = month < '2026-01' ? RATES.until2025 : RATES.since2026
  const hourlyCents = rates.hourlyCents + (terms.bonusPerHourCents ?? 0)
  const earnings = [
    terms.salaryCents === undefined
      ? perHour('hourly_pay', 'Stundenlohn', worked.hours, hourlyCents)
      : plain('earning', 'salary', 'Gehalt', terms.salaryCents),
    ...(Number(worked.overtime) > 0
      ? [perHour('overtime_pay', 'Überstunden', worked.overtime, hourlyCents)]
      : []),
  ]
  const gross = sum(earnings.map((line) => line.amountCents))
  return [
    ...earnings,
    ...(terms.taxPercent === '0' ? [] : [wageTax(gross, terms.taxPercent)]),
    ...contributions(terms, rates, gross),
    ...(terms.lines ?? []),
  ]
}

function contributions(terms: PayTerms, rates: Rates, gross: Cents): PayslipLineView[] {
  if (terms.employmentType === 'minijob') {
    return [
      share('social_insurance', 'pension', 'Rentenversicherung, Eigenanteil', '3.6', gross),
      share('employer', 'employer_pension', 'Rentenversicherung, Arbeitgeber', '15', gross),
      share('employer', 'employer_health', 'Krankenversicherung, Arbeitgeber', '13', gross),
    ]
  }
  const base = terms.employmentType === 'apprentice' ? gross : contributionBase(rates, gross)
  const pension = [
    share('social_insurance', 'pension', 'Rentenversicherung', '9.3', base),
    share('employer', 'employer_pension', 'Rentenversicherung, Arbeitgeber', '9.3', gross),
  ]
  if (terms.employmentType === 'working_student') return pension
  const health = new Big('7.3').plus(rates.healthAddition).toFixed()
  return [
    ...pension,
    share('social_insurance', 'unemployment', 'Arbeitslosenversicherung', '1.3', base),
    share('social_insurance', 'health', 'Krankenversicherung', health, base),
    share('social_insurance', 'care', 'Pflegeversicherung', terms.isChildless ? '2.4' : '1.8', base),
    share('employer', 'employer_unemployment', 'Arbeitslosenversicherung, Arbeitgeber', '1.3', gross),
    share('employer', 'employer_health', 'Krankenversicherung, Arbeitgeber', health, gross),
    share('employer', 'employer_care', 'Pflegeversicherung, Arbeitgeber', '1.8', gross),
  ]
}

/** From the minijob's limit to 2,000 € the employee pays on less than the whole (§ 20 Abs. 2a SGB IV). */
function contributionBase(rates: Rates, gross: Cents): Cents {
  if (gross >= MIDIJOB_LIMIT_CENTS) return gross
  const { minijobLimitCents } = rates
  const steepness = new Big(MIDIJOB_LIMIT_CENTS).div(MIDIJOB_LIMIT_CENTS - minijobLimitCents)
  return roundToCents(steepness.times(gross - minijobLimitCents))
}

function wageTax(gross: Cents, percent: string): PayslipLineView {
  return plain('tax', 'wage_tax', 'Lohnsteuer', percentOf(percent, gross))
}

function perHour(code: string, label: string, quantity: string, hourlyCents: Cents): PayslipLineView {
  const rate = new Big(hourlyCents).div(100).toFixed(2)
  const amountCents = multiply(quantity, hourlyCents)
  return { kind: 'earning', code, label, quantity, rate, baseCents: null, amountCents }
}

function share(kind: Kind, code: string, label: string, rate: string, baseCents: Cents): PayslipLineView {
  return { kind, code, label, quantity: null, rate, baseCents, amountCents: percentOf(rate, baseCents) }
}

/** A line of nothing but an amount. */
export function plain(kind: Kind, code: string, label: string, amountCents: Cents): PayslipLineView {
  return { kind, code, label, quantity: null, rate: null, baseCents: null, amountCents }
}
