import { CHURCHES, type PayrollFacts } from '~/domain/payroll-run/facts'
import { useTexts } from '~/kit/language'
import { FactAmount, FactChoice, FactText, FactTick } from './facts-field'
import { STATE_NAMES } from './states'

export function RareFields({ facts }: { facts: PayrollFacts }) {
  const texts = useTexts().payrollRun.facts
  const claim = facts.hasSickPayClaim === null ? null : facts.hasSickPayClaim ? 'yes' : 'no'
  const churches = CHURCHES.map((mark) => [
    mark,
    mark === '--' ? texts.noChurch : (texts.churches[mark] ?? mark),
  ])
  return (
    <>
      <FactText name="former_number" stored={facts.formerNumber} />
      <FactChoice
        name="place_of_work"
        stored={facts.placeOfWork}
        labels={{ '': texts.asFirm, ...STATE_NAMES }}
      />
      <FactTick name="is_managing_director" stored={facts.isManagingDirector} />
      <FactTick name="is_small_job" stored={facts.isSmallJob} />
      <FactTick name="pays_fund_directly" stored={facts.paysFundDirectly} />
      <FactAmount name="professional_premium" stored={facts.professionalPremium} />
      <FactChoice name="sick_pay_claim" stored={claim} labels={texts.sickPayClaims} />
      <FactTick name="is_age_limit_confirmed" stored={facts.isAgeLimitAllowanceConfirmed} />
      <FactChoice
        name="church_of_spouse"
        stored={facts.churchOfSpouse}
        labels={{ '': texts.noSpouse, ...Object.fromEntries(churches) }}
      />
    </>
  )
}
