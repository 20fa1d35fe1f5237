import type { CustomerPage } from '~/domain/office/customer-page.server'
import { formatDate } from '~/i18n/format'
import { Facts } from '../facts'
import { Money } from '../figures'
import { useLanguage, useTexts } from '../language'
import { Remark } from '../remark'

/** What the customer owes, first of all. */
export function CustomerBalance({ balance }: Pick<CustomerPage, 'balance'>) {
  const texts = useTexts().customers.balance
  const { owedCents, collectedCents, overdueCount } = balance
  return (
    <section className="sheet stack-tight" aria-labelledby="offen">
      <h2 id="offen">{texts.title}</h2>
      {owedCents === 0 && collectedCents === 0 ? (
        <p>{texts.nothing}</p>
      ) : (
        <Facts
          facts={[
            {
              label: texts.owed,
              value: (
                <>
                  <Money cents={owedCents} />
                  {overdueCount > 0 ? <Remark>{texts.ofThemOverdue(overdueCount)}</Remark> : null}
                </>
              ),
            },
            {
              label: texts.collected,
              value: collectedCents === 0 ? null : <Money cents={collectedCents} />,
            },
          ]}
        />
      )}
    </section>
  )
}

export function CustomerContracts({ contracts }: Pick<CustomerPage, 'contracts'>) {
  const texts = useTexts().customers.contracts
  const language = useLanguage()
  return (
    <section className="sheet stack-tight" aria-labelledby="vertraege">
      <h2 id="vertraege">{texts.title}</h2>
      {contracts.length === 0 ? <p>{texts.none}</p> : null}
      <Facts
        facts={contracts.map(({ number, title, startsOn, endsOn }) => ({
          label: number,
          value: [
            title,
            texts.since(formatDate(startsOn, language)),
            ...(endsOn === null ? [] : [texts.until(formatDate(endsOn, language))]),
          ].join(', '),
        }))}
      />
    </section>
  )
}

export function CustomerMandates({ mandates }: Pick<CustomerPage, 'mandates'>) {
  const texts = useTexts().customers.mandates
  const language = useLanguage()
  return (
    <section className="sheet stack-tight" aria-labelledby="mandate">
      <h2 id="mandate">{texts.title}</h2>
      {mandates.length === 0 ? <p>{texts.none}</p> : null}
      <Facts
        facts={mandates.map(({ reference, signedOn, ibanMasked }) => ({
          label: reference,
          value: `${ibanMasked}, ${texts.signed(formatDate(signedOn, language))}`,
        }))}
      />
    </section>
  )
}
