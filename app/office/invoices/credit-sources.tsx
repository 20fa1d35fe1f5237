import type { CustomerPayments } from '~/domain/overviews/customer-payments.server'
import { formatDate, formatMoney } from '~/i18n/format'
import { useLanguage, useTexts } from '~/kit/language'

/** Which money a credit is, in the order in which it is used and paid back. */
export function CreditSources({ sources }: Pick<CustomerPayments, 'sources'>) {
  const { money, paidBy } = useTexts().invoices
  const language = useLanguage()
  // Of one, the list of payments says it.
  if (sources.length < 2) return null
  return (
    <section className="stack-tight" aria-labelledby="guthaben">
      <h2 id="guthaben">{money.sources.title}</h2>
      <p className="soft small">{money.sources.text}</p>
      <ol>
        {sources.map(({ receiptId, paidOn, method, cents }) => (
          <li key={receiptId}>
            {[formatDate(paidOn, language), paidBy[method], formatMoney(cents, language)].join(', ')}
          </li>
        ))}
      </ol>
    </section>
  )
}
