import type { LinkedInvoice } from '~/domain/invoices/linked-invoice.server'
import { isOpen } from '~/domain/invoices/state'
import { formatLongDate } from '~/i18n/format'
import { paths } from '~/paths'
import { Money } from '../figures'
import { Help } from '../help'
import { useHref, useLanguage, useTexts } from '../language'
import { StandingMark, StandingSentence } from '../standing'

export function Answer({ invoice, token }: { invoice: LinkedInvoice; token: string }) {
  const texts = useTexts()
  const { standing, kind, number } = invoice
  const href = useHref()
  return (
    <section className="answer" aria-labelledby="rechnung">
      <h1 id="rechnung">
        {texts.invoiceTerms.titles[kind]} <span className="amount">{number}</span>
      </h1>
      <div>
        <p className="soft">
          {texts.invoice.amounts[isOpen(standing) ? 'open' : kind === 'invoice' ? 'total' : kind]}
        </p>
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
      <p className="screen-only">
        <a className="button button-quiet" href={href(paths.invoicePdf(token))}>
          {texts.invoice.download}
        </a>
      </p>
    </section>
  )
}

function RefersTo({ invoice: { kind, refersTo } }: { invoice: LinkedInvoice }) {
  const texts = useTexts().invoiceTerms
  const language = useLanguage()
  if (kind === 'invoice' || !refersTo) return null
  const date = formatLongDate(refersTo.issuedOn, language)
  return <p>{texts[kind === 'cancellation' ? 'cancels' : 'corrects'](refersTo.number, date)}</p>
}
