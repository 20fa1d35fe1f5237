import type { EInvoice } from '~/domain/einvoices/model'
import { formatReadNumber } from '~/i18n/format-read'
import { Facts } from '../facts'
import { useLanguage, useTexts } from '../language'

export function ReadPayment({ invoice }: { invoice: EInvoice }) {
  const { payment, facts, means } = useTexts().einvoices
  const { payments, terms, remittance, mandate, creditorId } = invoice
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
          { label: facts.terms, value: useTerms(terms) },
        ]}
      />
    </div>
  )
}

const SKONTO = /#SKONTO#TAGE=(\d+)#PROZENT=([\d.]+)#\S*/g

/** With the lines that XRechnung writes for machines spelt out. */
function useTerms(terms: string | undefined): string | undefined {
  const { skonto } = useTexts().einvoices
  const language = useLanguage()
  return terms?.replace(SKONTO, (_, days: string, percent: string) =>
    skonto(formatReadNumber(percent, language), days),
  )
}
