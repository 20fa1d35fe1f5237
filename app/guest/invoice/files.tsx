import type { LinkedInvoice } from '~/domain/invoices/linked-invoice.server'
import { formatLongDate } from '~/i18n/format'
import { useHref, useLanguage, useTexts } from '~/kit/language'
import { paths } from '~/paths'

export function Files({ invoice, page }: { invoice: LinkedInvoice; page: string }) {
  const texts = useTexts().invoice.files
  const date = formatLongDate(invoice.issuedOn, useLanguage())
  const { isAsIssued, status, refersTo, eInvoice } = invoice
  return (
    <div className="stack-tight screen-only">
      {isAsIssued ? null : <p className="small soft">{texts.asIssued(date)}</p>}
      <p className="actions">
        <FileLink path={paths.invoicePdf(page)} words={isAsIssued ? texts.download : texts.original} />
        {eInvoice ? <FileLink path={paths.invoiceXml(page)} words={texts.eInvoice[eInvoice]} /> : null}
        {status.state === 'paid' && status.paidOn !== null ? (
          <FileLink path={paths.invoiceReceipt(page)} words={texts.receipt} />
        ) : null}
        {status.state === 'cancelled' ? (
          <FileLink path={paths.invoiceCancellation(page)} words={texts.cancellation(status.cancelledBy)} />
        ) : null}
        {invoice.credits.map(({ id, number }) => (
          <FileLink key={id} path={paths.invoiceCredit(page, id)} words={texts.credit(number)} />
        ))}
        {invoice.kind !== 'invoice' && refersTo ? (
          <FileLink path={paths.invoiceCancellation(page)} words={texts.cancelled(refersTo.number)} />
        ) : null}
      </p>
      {eInvoice ? <p className="small soft">{texts.eInvoiceIs}</p> : null}
    </div>
  )
}

function FileLink({ path, words }: { path: string; words: string }) {
  const href = useHref()
  return (
    <a className="button button-quiet" href={href(path)}>
      {words}
    </a>
  )
}
