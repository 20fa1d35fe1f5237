import type { PayslipFacts, PayslipView } from '~/domain/payslips/view'
import { common } from '~/i18n/common.en'
import { documentsTexts } from '~/i18n/documents.en.server'
import { formatAmount, formatDate, formatDecimal, formatPercent } from '~/i18n/format'
import { servicePeriod } from '~/i18n/service-period'
import { type Fact, factsOf } from './facts.server'

/** The particulars of a payslip (§ 1 (1) EBV) in three sections: employment, tax, social insurance. */
export function payslipFacts(view: PayslipView): Fact[][] {
  return [employmentFacts(view), taxFacts(view), insuranceFacts(view)]
}

function employmentFacts({ employee, facts: known, hours, month, issuedOn, language }: PayslipView): Fact[] {
  const { facts } = documentsTexts[language].payslip
  const { birthDate, entryOn, exitOn, employmentType } = employee
  return factsOf([
    [facts.number, employee.number],
    [facts.birthDate, birthDate && formatDate(birthDate, language)],
    [facts.employmentType, common[language].employmentTypes[employmentType]],
    [facts.entryOn, formatDate(entryOn, language)],
    // Only in the last month (§ 1 (1) no. 5 EBV).
    [facts.exitOn, exitOn && exitOn.slice(0, 7) <= month ? formatDate(exitOn, language) : null],
    [facts.period, periodOf(month, entryOn, exitOn, language)],
    [facts.hours, hours && formatDecimal(hours.hours, language)],
    [facts.overtime, hours && Number(hours.overtime) !== 0 ? formatDecimal(hours.overtime, language) : null],
    [facts.holidayLeft, holidayOf(known, language)],
    [facts.issuedOn, formatDate(issuedOn, language)],
  ])
}

function holidayOf(known: PayslipFacts | null, language: PayslipView['language']): string | null {
  if (!known?.holidayLeft) return null
  const left = formatDecimal(known.holidayLeft, language)
  if (known.holidayAll === undefined) return left
  return documentsTexts[language].payslip.holidayOf(left, formatDecimal(known.holidayAll, language))
}

function taxFacts(view: PayslipView): Fact[] {
  const { employee, facts: known, language } = view
  const { facts, flatTaxed } = documentsTexts[language].payslip
  const hasCard = known !== null && employee.taxClass !== null
  const flat = (known?.flatTaxed ?? []).map(({ basis, cents }): [string, string] => [
    flatTaxed[basis],
    formatAmount(cents, language),
  ])
  return factsOf([
    [facts.taxClass, taxClassOf(view)],
    [facts.childAllowances, hasCard ? formatDecimal(known.childAllowances ?? '0', language) : null],
    [facts.church, hasCard ? (known.church ?? '--') : null],
    [facts.taxId, employee.taxId],
    [facts.taxDays, text(known?.taxDays)],
    [facts.taxAllowance, monthAndYear(known?.taxAllowance, language)],
    [facts.taxAddition, monthAndYear(known?.taxAddition, language)],
    [facts.taxableRunning, amount(known?.taxableRunningCents, language)],
    [facts.taxableOneTime, amount(known?.taxableOneTimeCents || null, language)],
    ...flat,
  ])
}

function insuranceFacts({ employee, facts: known, language }: PayslipView): Fact[] {
  const { facts, careMarkers, yes } = documentsTexts[language].payslip
  const { additionalHealthRate = null, careMarker = null } = known ?? {}
  return factsOf([
    [facts.socialInsuranceNumber, employee.socialInsuranceNumber],
    [facts.healthFund, employee.healthFund],
    [facts.additionalHealthRate, additionalHealthRate && formatPercent(additionalHealthRate, language)],
    [facts.personGroup, known?.personGroup ?? null],
    [facts.contributionGroup, known?.contributionGroup ?? null],
    [facts.insuredDays, text(known?.insuredDays)],
    [facts.careMarker, careMarker && careMarkers[careMarker]],
    [facts.healthBase, amount(known?.healthBaseCents, language)],
    [facts.healthOneTime, amount(known?.healthOneTimeCents || null, language)],
    [facts.pensionBase, amount(known?.pensionBaseCents, language)],
    [facts.pensionOneTime, amount(known?.pensionOneTimeCents || null, language)],
    [facts.isInTransitionZone, known?.isInTransitionZone ? yes : null],
    [facts.hasOtherEmployment, known?.hasOtherEmployment ? yes : null],
  ])
}

function taxClassOf({ employee, facts, language }: PayslipView): string | null {
  if (employee.taxClass === null) return null
  const taxClass = String(employee.taxClass)
  if (!facts?.taxFactor) return taxClass
  return documentsTexts[language].payslip.taxFactor(taxClass, formatDecimal(facts.taxFactor, language))
}

function monthAndYear(
  entry: PayslipFacts['taxAllowance'] | undefined,
  language: PayslipView['language'],
): string | null {
  if (!entry || (entry.monthlyCents === 0 && entry.annualCents === 0)) return null
  return `${formatAmount(entry.monthlyCents, language)} / ${formatAmount(entry.annualCents, language)}`
}

function amount(cents: number | null | undefined, language: PayslipView['language']): string | null {
  return typeof cents === 'number' ? formatAmount(cents, language) : null
}

function text(count: number | null | undefined): string | null {
  return typeof count === 'number' ? String(count) : null
}

// The days employed (§ 1 (2) no. 1 EBV), if not the whole month.
function periodOf(
  month: string,
  entryOn: string,
  exitOn: string | null,
  language: PayslipView['language'],
): string | null {
  const [year = 0, monthNumber = 0] = month.split('-').map(Number)
  const lastDay = new Date(Date.UTC(year, monthNumber, 0)).getUTCDate()
  const first = `${month}-01`
  const last = `${month}-${String(lastDay).padStart(2, '0')}`
  const hasBegunEarlier = entryOn <= first || entryOn > last
  const goesOn = exitOn === null || exitOn >= last || exitOn < first
  if (hasBegunEarlier && goesOn) return null
  return servicePeriod(hasBegunEarlier ? first : entryOn, goesOn ? last : exitOn, language)
}
