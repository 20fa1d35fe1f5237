import { formatDecimal } from '~/i18n/format'
import { useLanguage, useTexts } from '../language'
import { FactChoice, FactText, FactTick } from './facts-field'
import type { FactsPage } from './payroll-facts-page'

export function EmploymentFields({ page: { facts, funds } }: { page: FactsPage }) {
  const texts = useTexts().payrollRun.facts
  const language = useLanguage()
  const names = [...new Set([...funds, ...(facts.fund ? [facts.fund] : [])])]
  return (
    <>
      <FactChoice name="person_group" stored={facts.personGroup} labels={texts.personGroups} />
      <FactText name="contribution_group" stored={facts.contributionGroup} inputMode="numeric" />
      <FactChoice
        name="fund"
        stored={facts.fund}
        labels={{ '': texts.noFund, ...Object.fromEntries(names.map((name) => [name, name])) }}
      />
      <FactTick name="is_in_transition_zone" stored={facts.isInTransitionZone} />
      <FactText
        name="working_days"
        stored={facts.workingDays && formatDecimal(facts.workingDays, language)}
        inputMode="decimal"
      />
      <FactText name="fixed_term_to" stored={facts.fixedTermTo} type="date" />
      <FactChoice name="flat_tax_borne_by" stored={facts.flatTaxBorneBy} labels={texts.flatTaxBearers} />
    </>
  )
}
