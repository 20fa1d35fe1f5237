import type { EInvoice } from '~/domain/einvoices/model'
import { formatReadDay, formatReadNumber } from '~/i18n/format-read'
import { Facts } from '../facts'
import { useLanguage, useTexts } from '../language'

export function ReadPayment({ invoice }: { invoice: EInvoice }) {
  const { payment, facts, means } = useTexts().einvoices
  const { payments, remittance, mandate, creditorId } = invoice
  const terms = useTerms(invoice)
  return (
    <div className="stack-tight">
      <h3>{payment}</h3>
      {payments.map(({ code = '', words, account, card, debtorIban }, index) => (
        <Facts
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes on the page, and two may be equal
          key={index}
          facts={[
            { label: facts.means, value: means[code.trim()] ?? words ?? code },
            { label: facts.account, value: account?.id },
            { label: facts.accountName, value: account?.name },
            { label: facts.bic, value: account?.bic },
            { label: facts.card, value: card },
            { label: facts.debtorIban, value: debtorIban },
          ]}
        />
      ))}
      <Facts
        facts={[
          { label: facts.remittance, value: remittance },
          { label: facts.mandate, value: mandate },
          { label: facts.creditorId, value: creditorId },
          {
            label: facts.terms,
            value:
              terms.length > 0 &&
              terms.map((text) => (
                <span key={text} className="read-row">
                  {text}
                </span>
              )),
          },
        ]}
      />
    </div>
  )
}

const SKONTO = /#SKONTO#TAGE=(\d+)#PROZENT=([\d.]+)#\S*/g

/** Of several terms, each with its day; the lines that XRechnung writes for machines are spelt out. */
function useTerms({ paymentTerms }: EInvoice): string[] {
  const { skonto, dueBy } = useTexts().einvoices
  const language = useLanguage()
  const all = paymentTerms.map(({ text, dueOn }) => {
    const words = text?.replace(SKONTO, (_, days: string, percent: string) =>
      skonto(formatReadNumber(percent, language), days),
    )
    const day = paymentTerms.length > 1 && dueOn ? dueBy(formatReadDay(dueOn, language)) : undefined
    return [words?.trim(), day].filter(Boolean).join(', ')
  })
  return [...new Set(all.filter(Boolean))]
}
