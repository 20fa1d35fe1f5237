import type { LinkedInvoice } from '~/domain/invoices/linked-invoice.server'
import { isOpen } from '~/domain/invoices/state'
import { formatLongDate } from '~/i18n/format'
import type { Texts } from '~/i18n/texts'
import { Money } from '../figures'
import { Help } from '../help'
import { useLanguage, useTexts } from '../language'
import { StandingMark, StandingSentence } from '../standing'
import { Files } from './files'

export function Answer({ invoice, page }: { invoice: LinkedInvoice; page: string }) {
  const texts = useTexts()
  const { standing, kind, number } = invoice
  return (
    <section className="answer" aria-labelledby="rechnung">
      <h1 id="rechnung">
        {texts.invoiceTerms.titles[kind]} <span className="amount">{number}</span>
      </h1>
      <div>
        <p className="soft">{texts.invoice.amounts[amountOf(invoice)]}</p>
        <p className="amount amount-large">
          <Money cents={isOpen(standing) ? standing.openCents : invoice.grossCents} />
        </p>
      </div>
      <div className="stack-tight">
        <p>
          <StandingMark standing={standing} />
        </p>
        <p>
          <StandingSentence standing={standing} />
        </p>
        <RefersTo invoice={invoice} />
        <Help>{texts.invoice.standing[standing.state].help}</Help>
      </div>
      <Files invoice={invoice} page={page} />
    </section>
  )
}

/** What the large amount is. */
function amountOf({ kind, standing }: LinkedInvoice): keyof Texts['invoice']['amounts'] {
  if (standing.state === 'direct_debit') return 'collected'
  if (isOpen(standing)) return 'open'
  return kind === 'invoice' ? 'total' : kind
}

function RefersTo({ invoice: { kind, refersTo } }: { invoice: LinkedInvoice }) {
  const texts = useTexts().invoiceTerms
  const language = useLanguage()
  if (kind === 'invoice' || !refersTo) return null
  const date = formatLongDate(refersTo.issuedOn, language)
  return <p>{texts[kind === 'cancellation' ? 'cancels' : 'corrects'](refersTo.number, date)}</p>
}
