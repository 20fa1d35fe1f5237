import { documentName } from '~/domain/invoices/issuing/document-name'
import type { LinkedInvoice } from '~/domain/invoices/linked-invoice.server'
import { isByInstalments, isDeferred, isOpen } from '~/domain/invoices/payments/state'
import { totalOf } from '~/domain/invoices/payments/sums'
import { formatLongDate } from '~/i18n/format'
import { settlement } from '~/i18n/settlement'
import type { Texts } from '~/i18n/texts'
import { Money } from '~/kit/figures'
import { Help } from '~/kit/help'
import { InvoiceStatusMark, InvoiceStatusSentence } from '~/kit/invoice-status'
import { useLanguage, useTexts } from '~/kit/language'
import { Files } from './files'

export function Answer({ invoice, page }: { invoice: LinkedInvoice; page: string }) {
  const texts = useTexts()
  const { status, number } = invoice
  return (
    <section className="answer" aria-labelledby="rechnung">
      <h1 id="rechnung">
        {texts.invoiceTerms.titles[documentName(invoice)]} <span className="amount">{number}</span>
      </h1>
      <div>
        <p className="soft">{texts.invoice.amounts[amountOf(invoice)]}</p>
        <p className="amount amount-large">
          {status.state === 'cancelled' ? (
            <s className="soft">
              <Money cents={totalOf(invoice)} />
            </s>
          ) : (
            <Money cents={isOpen(status) ? status.openCents : totalOf(invoice)} />
          )}
        </p>
      </div>
      <div className="stack-tight">
        <p>
          <InvoiceStatusMark status={status} />
        </p>
        <p>
          <InvoiceStatusSentence status={status} />
        </p>
        <RefersTo invoice={invoice} />
        <Help>{helpOn(status, texts.invoice.status)}</Help>
      </div>
      <Files invoice={invoice} page={page} />
    </section>
  )
}

function helpOn(status: LinkedInvoice['status'], texts: Texts['invoice']['status']): string {
  if (status.state === 'direct_debit' && status.collectOn === null) return texts.direct_debit.helpUntold
  if (!isDeferred(status)) return texts[status.state].help
  return isByInstalments(status) ? texts.deferred.helpInstalments : texts.deferred.help
}

function amountOf({ kind, status }: LinkedInvoice): keyof Texts['invoice']['amounts'] {
  if (status.state === 'direct_debit') return 'collected'
  if (status.state === 'disputed') return 'disputed'
  if (isOpen(status)) return 'open'
  return kind === 'invoice' ? 'total' : kind
}

function RefersTo({ invoice }: { invoice: LinkedInvoice }) {
  const { kind, refersTo } = invoice
  const texts = useTexts().invoiceTerms
  const language = useLanguage()
  if (kind === 'invoice' || !refersTo) return null
  const date = formatLongDate(refersTo.issuedOn, language)
  const names = texts[kind === 'cancellation' ? 'cancels' : 'corrects'](refersTo.number, date)
  return <p>{[names, ...settlement(invoice, language)].join(' ')}</p>
}
