import type { PayrollFacts } from '~/domain/payroll-run/facts'
import { formatDecimal } from '~/i18n/format'
import { useLanguage, useTexts } from '~/kit/language'
import { FactAmount, FactChoice, FactText, FactTick } from './facts-field'
import { STATE_NAMES } from './states'

export const INSURANCE = [
  ...['fixed_term_to', 'working_days', 'private_health', 'private_care', 'private_tax'],
  ...['is_subsidised', 'pension_exemption', 'former_number', 'place_of_work', 'is_managing_director'],
  ...['pays_fund_directly', 'professional_premium', 'sick_pay_claim', 'is_age_limit_confirmed'],
  'pay_limit',
]

export const OTHERS = [
  ...['other_job', 'other_cents', 'second_job', 'second_cents', 'others_health_year'],
  ...['others_pension_year', 'earlier_employers', 'earlier_cents', 'is_earlier_unknown'],
]

interface Props {
  facts: PayrollFacts
}

export function EmploymentMoreFields({ facts }: Props) {
  const language = useLanguage()
  const decimal = (text: string | null) => text && formatDecimal(text, language)
  return (
    <>
      <FactText name="fixed_term_to" stored={facts.fixedTermTo} type="date" />
      <FactText name="working_days" stored={decimal(facts.workingDays)} inputMode="decimal" />
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
      <FactChoice name="pay_limit" stored={facts.payLimit} labels={texts.payLimits} />
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

export function RareFields({ facts }: Props) {
  const texts = useTexts().payrollRun.facts
  const claim = facts.hasSickPayClaim === null ? null : facts.hasSickPayClaim ? 'yes' : 'no'
  return (
    <>
      <FactText name="former_number" stored={facts.formerNumber} />
      <FactChoice
        name="place_of_work"
        stored={facts.placeOfWork}
        labels={{ '': texts.asFirm, ...STATE_NAMES }}
      />
      <FactAmount name="professional_premium" stored={facts.professionalPremium} />
      <FactChoice name="sick_pay_claim" stored={claim} labels={texts.sickPayClaims} />
      <FactTick name="is_managing_director" stored={facts.isManagingDirector} />
      <FactTick name="pays_fund_directly" stored={facts.paysFundDirectly} />
      <FactTick name="is_age_limit_confirmed" stored={facts.isAgeLimitAllowanceConfirmed} />
    </>
  )
}
