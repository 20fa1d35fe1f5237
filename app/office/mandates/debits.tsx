import type { Debit } from '~/domain/invoices/payments/debits.server'
import type { MandateState } from '~/domain/mandates/state'
import { formatDate, formatMoney } from '~/i18n/format'
import { useLanguage, useTexts } from '~/kit/language'
import { paths } from '~/paths'

/** Which open invoices a mandate decides about: those that will be collected, are, or are transferred again. */
export function Debits({ debits, status }: { debits: Debit[]; status: MandateState }) {
  const { debits: texts } = useTexts().mandates
  const language = useLanguage()
  if (debits.length === 0) return null
  const isCollected = status === 'requested' || status === 'active'
  return (
    <section className="stack-tight">
      <h2>{texts.titles[status]}</h2>
      <ul>
        {debits.map(({ invoiceId, number, openCents, collectOn, dueOn }) => (
          <li key={invoiceId}>
            <a href={paths.officeInvoice(invoiceId)}>{number}</a>
            {texts.one(
              formatMoney(openCents, language),
              formatDate(isCollected ? collectOn : dueOn, language),
              isCollected,
            )}
          </li>
        ))}
      </ul>
      {status === 'requested' ? <p>{texts.told}</p> : null}
    </section>
  )
}
