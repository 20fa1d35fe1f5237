import {
  CARE,
  HEALTH,
  PENSION,
  UNEMPLOYMENT,
} from '~/domain/payroll/social-insurance/contribution-group-digits'
import { useTexts } from '~/kit/language'
import type { FactsPage } from './facts.server'
import { FactChoice, FactText, FactTick } from './facts-field'

export function EmploymentFields({ page: { facts, funds } }: { page: FactsPage }) {
  const texts = useTexts().payrollRun.facts
  const names = [...new Set([...funds, ...(facts.fund ? [facts.fund] : [])])]
  return (
    <>
      <FactChoice name="person_group" stored={facts.personGroup} labels={texts.personGroups} />
      <FactText name="contribution_group" stored={facts.contributionGroup} inputMode="numeric" />
      <MeaningOfGroup group={facts.contributionGroup} />
      <GroupDigits />
      <FactChoice
        name="fund"
        stored={facts.fund}
        labels={{ '': texts.noFund, ...Object.fromEntries(names.map((name) => [name, name])) }}
      />
      <FactTick name="is_in_transition_zone" stored={facts.isInTransitionZone} />
    </>
  )
}

const BRANCHES = { health: HEALTH, pension: PENSION, unemployment: UNEMPLOYMENT, care: CARE }

const ORDER = ['health', 'pension', 'unemployment', 'care'] as const

/** What the group that is kept says, one sentence for each digit. */
function MeaningOfGroup({ group }: { group: string }) {
  const texts = useTexts().payrollRun.facts.digits
  const said = ORDER.flatMap((branch, place) => {
    const digit = group[place] ?? ''
    const meanings: Readonly<Record<string, string>> = texts.meanings[branch]
    const digits: Readonly<Record<string, string>> = BRANCHES[branch]
    const meaning = meanings[digits[digit] ?? '']
    return meaning ? [{ branch, digit, meaning }] : []
  })
  if (said.length < ORDER.length) return null
  return (
    <div className="soft small">
      <p>{texts.now(group)}</p>
      <ul>
        {said.map(({ branch, digit, meaning }) => (
          <li key={branch}>
            {digit} {texts.branches[branch]}: {meaning}
          </li>
        ))}
      </ul>
    </div>
  )
}

function GroupDigits() {
  const texts = useTexts().payrollRun.facts.digits
  return (
    <details className="help">
      <summary>{texts.title}</summary>
      <ol>
        {ORDER.map((branch) => {
          const meanings: Readonly<Record<string, string>> = texts.meanings[branch]
          return (
            <li key={branch}>
              {texts.branches[branch]}
              <ul>
                {Object.entries(BRANCHES[branch]).map(([digit, meaning]) => (
                  <li key={digit}>
                    <strong>{digit}</strong>: {meanings[meaning]}
                  </li>
                ))}
              </ul>
            </li>
          )
        })}
      </ol>
    </details>
  )
}
