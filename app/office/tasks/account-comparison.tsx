import type { AccountFinding } from '~/domain/mandates/account.server'
import { formatIban } from '~/i18n/format'
import { Facts } from '~/kit/facts'
import { useTexts } from '~/kit/language'

export interface Account {
  holder: string
  ibanMasked: string
  /** Unmasked, to compare by phone; undefined for roles that may not see it. */
  iban?: string | undefined
}

/** One of the customer's mandates, and what prevents moving it to the new account. */
export interface ComparedMandate extends Account {
  id: string
  reference: string
  finding: AccountFinding
}

export function Comparison({ account, mandates }: { account: Account; mandates: ComparedMandate[] }) {
  const { changeRequest: texts } = useTexts().tasks
  return (
    <div className="columns">
      <section className="sheet stack-tight" aria-labelledby="bisher">
        <h2 id="bisher">{texts.now}</h2>
        {mandates.length === 0 ? <p>{texts.noMandate}</p> : null}
        {mandates.map((mandate) => (
          <div key={mandate.id}>
            <h3>{texts.mandate(mandate.reference)}</h3>
            <AccountFacts account={mandate} />
            {mandate.finding === null ? null : <p>{texts.findings[mandate.finding]}</p>}
          </div>
        ))}
      </section>
      <section className="sheet stack-tight" aria-labelledby="neu">
        <h2 id="neu">{texts.wished}</h2>
        <AccountFacts account={account} />
      </section>
    </div>
  )
}

function AccountFacts({ account: { holder, ibanMasked, iban } }: { account: Account }) {
  const { changeRequest: texts } = useTexts().tasks
  return (
    <Facts
      facts={[
        { label: texts.holder, value: holder },
        { label: texts.account, value: iban === undefined ? ibanMasked : formatIban(iban) },
      ]}
    />
  )
}
