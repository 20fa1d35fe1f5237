import type { PayrollFacts } from '~/domain/payroll-run/facts'
import { CHURCHES } from '~/domain/payroll-run/facts'
import { formatDate, formatDecimal } from '~/i18n/format'
import { useLanguage, useTexts } from '~/kit/language'
import { FactAmount, FactChoice, FactText, FactTick } from './facts-field'

/** As on the tax card. */
const TAX_CLASSES = { '1': 'I', '2': 'II', '3': 'III', '4': 'IV', '5': 'V', '6': 'VI' }

interface Props {
  facts: PayrollFacts
}

export function TaxFields({ facts }: Props) {
  const texts = useTexts().payrollRun.facts
  const language = useLanguage()
  const decimal = (text: string | null) => text && formatDecimal(text, language)
  const churches = CHURCHES.map((mark) => [
    mark,
    mark === '--' ? texts.noChurch : (texts.churches[mark] ?? mark),
  ])
  return (
    <>
      <FactChoice
        name="payroll_tax_class"
        stored={facts.taxClass === null ? '' : String(facts.taxClass)}
        labels={{ '': texts.noTaxClass, ...TAX_CLASSES }}
      />
      <div className="field-pairs">
        <FactText name="factor" stored={decimal(facts.factor)} inputMode="decimal" />
        <FactText name="child_allowances" stored={decimal(facts.childAllowances)} inputMode="decimal" />
      </div>
      <FactChoice name="church" stored={facts.church} labels={Object.fromEntries(churches)} />
      <div className="field-pairs">
        <FactAmount name="allowance_monthly" stored={facts.allowanceMonthly} />
        <FactAmount name="allowance_annual" stored={facts.allowanceAnnual} />
        <FactAmount name="addition_monthly" stored={facts.additionMonthly} />
        <FactAmount name="addition_annual" stored={facts.additionAnnual} />
      </div>
    </>
  )
}

export function ChildFields({ facts }: Props) {
  const language = useLanguage()
  const born = facts.childBirthDates.map((date) => formatDate(date, language)).join(', ')
  return (
    <>
      <FactTick name="is_parent" stored={facts.isParent} />
      <FactText name="child_birth_dates" stored={born} />
    </>
  )
}

export function PrivateFields({ facts }: Props) {
  const texts = useTexts().payrollRun.facts
  return (
    <>
      <FactAmount name="private_health" stored={facts.privateHealth} />
      <FactAmount name="private_care" stored={facts.privateCare} />
      <FactAmount name="private_tax" stored={facts.privateTax} />
      <FactTick name="is_subsidised" stored={facts.isSubsidised} />
      <FactChoice name="pension_exemption" stored={facts.pensionExemption} labels={texts.exemptions} />
    </>
  )
}

export function OtherFields({ facts }: Props) {
  const texts = useTexts().payrollRun.facts
  return (
    <>
      <FactChoice name="other_job" stored={facts.otherJob} labels={texts.otherJobs} />
      <FactAmount name="other_cents" stored={facts.otherCents} />
      <FactChoice name="second_job" stored={facts.secondJob} labels={texts.otherJobs} />
      <FactAmount name="second_cents" stored={facts.secondCents} />
      <FactAmount name="others_health_year" stored={facts.othersHealthYear} />
      <FactAmount name="others_pension_year" stored={facts.othersPensionYear} />
      <FactChoice name="earlier_employers" stored={facts.earlierEmployers} labels={texts.earlier} />
      <FactAmount name="earlier_cents" stored={facts.earlierCents} />
      <FactTick name="is_earlier_unknown" stored={facts.isEarlierUnknown} />
    </>
  )
}

export function HolidayFields({ facts }: Props) {
  const language = useLanguage()
  const decimal = (text: string | null) => text && formatDecimal(text, language)
  return (
    <>
      <FactText name="holiday_days" stored={decimal(facts.holidayDays)} inputMode="decimal" />
      <FactText name="holiday_carried" stored={decimal(facts.holidayCarried)} />
    </>
  )
}
