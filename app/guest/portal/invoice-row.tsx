import { isOpen } from '~/domain/invoices/payments/state'
import type { PortalInvoice } from '~/domain/portals/customer.server'
import { Money, ShortDate } from '~/kit/figures'
import { InvoiceStatusMark } from '~/kit/invoice-status'
import { useHref, useTexts } from '~/kit/language'
import { Remark } from '~/kit/remark'
import { paths } from '~/paths'

function WhenDue({ invoice: { status } }: { invoice: PortalInvoice }) {
  const texts = useTexts().portal.invoices
  if (!isOpen(status) || status.state === 'disputed') return null
  const isCollected = status.state === 'direct_debit'
  if (isCollected && status.collectOn === null) return <Remark>{texts.untold}</Remark>
  return (
    <Remark>
      {isCollected ? texts.collectOn : texts.dueOn}{' '}
      <ShortDate date={isCollected ? status.collectOn : status.dueOn} />
    </Remark>
  )
}

export function InvoiceRow({ token, invoice }: { token: string; invoice: PortalInvoice }) {
  const { portal, invoiceTerms } = useTexts()
  const texts = portal.invoices
  const href = useHref()
  const { id, document, issuedOn, status, grossCents, openCents } = invoice
  const number = invoice.number ?? ''
  return (
    <tr>
      <th scope="row" className="invoice-number">
        <a className="target amount" href={href(paths.portalInvoice(token, id))}>
          {number}
        </a>
        {document === 'invoice' ? null : <Remark>{invoiceTerms.titles[document]}</Remark>}
      </th>
      <td className="invoice-date">{issuedOn ? <ShortDate date={issuedOn} /> : null}</td>
      <td className="invoice-status">
        {status ? <InvoiceStatusMark status={status} /> : null}
        <WhenDue invoice={invoice} />
      </td>
      <td className="number invoice-amount">
        <Money cents={grossCents} />
        {openCents > 0 && openCents !== grossCents ? (
          <Remark>
            {texts.stillOpen} <Money cents={openCents} />
          </Remark>
        ) : null}
      </td>
      <td className="screen-only invoice-file">
        <a
          className="target"
          href={href(paths.invoicePdf(paths.portalInvoice(token, id)))}
          aria-label={texts.fileOf(number)}
          download
        >
          {texts.file}
        </a>
      </td>
    </tr>
  )
}
