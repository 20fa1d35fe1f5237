import type { EInvoice } from '~/domain/einvoices/model'
import { formatReadAmount, formatReadDay, formatReadNumber } from '~/i18n/format-read'
import { Facts } from '~/kit/facts'
import { useLanguage, useTexts } from '~/kit/language'

export function ReadPayment({ invoice }: { invoice: EInvoice }) {
  const { payment, facts, means } = useTexts().einvoices
  const { payments, remittance, mandate, creditorId } = invoice
  const [terms, advances] = [useTerms(invoice), useAdvances(invoice)]
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
          { label: facts.advances, value: rows(advances) },
          { label: facts.terms, value: rows(terms) },
        ]}
      />
    </div>
  )
}

function rows(texts: readonly string[]) {
  return (
    texts.length > 0 &&
    texts.map((text, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes on the page, and two may be equal
      <span key={index} className="own-line">
        {text}
      </span>
    ))
  )
}

/** Earlier payments, dated if the profile is EXTENDED. */
function useAdvances({ advances, currency }: EInvoice): string[] {
  const { paidOn } = useTexts().einvoices
  const language = useLanguage()
  return advances.map(({ amount, on }) => {
    const sum = formatReadAmount(amount, currency, language)
    return on ? paidOn(sum, formatReadDay(on, language)) : sum
  })
}

const SKONTO = /#SKONTO#TAGE=(\d+)#PROZENT=([\d.]+)#\S*/g

/** Payment terms, dated if there are several; XRechnung's machine-readable lines are spelt out. */
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
