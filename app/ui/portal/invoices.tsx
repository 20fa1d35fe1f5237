import { isOpen } from '~/domain/invoices/state'
import type { CustomerPortal, PortalInvoice, PortalQuery } from '~/domain/portals/customer.server'
import { portalPath } from '~/forms/portal-query'
import { paths } from '~/paths'
import { Money, ShortDate } from '../figures'
import { InvoiceStatusMark } from '../invoice-status'
import { useHref, useTexts } from '../language'
import { Pagination } from '../pagination'
import { Remark } from '../remark'
import { InvoiceFilters } from './filters'

interface Props {
  token: string
  query: PortalQuery
  invoices: CustomerPortal['invoices']
}

export function Invoices({ token, query, invoices }: Props) {
  const texts = useTexts().portal.invoices
  const { items, total, pages, years, year } = invoices
  const shown: PortalQuery = { ...query, year }
  return (
    <section className="stack" aria-labelledby="rechnungen">
      <h2 id="rechnungen">{texts.title}</h2>
      {years.length > 0 ? <InvoiceFilters token={token} query={shown} years={years} /> : null}
      {total > 0 ? (
        <>
          <p className="soft small">{texts.count(total, pages === null)}</p>
          <InvoiceTable token={token} items={items} />
          <Pagination
            list={texts.title}
            shown={invoices}
            pathOf={(place) => portalPath(token, { ...shown, place })}
          />
        </>
      ) : (
        <NoInvoices token={token} isNarrowed={years.length > 0} />
      )}
    </section>
  )
}

function NoInvoices({ token, isNarrowed }: { token: string; isNarrowed: boolean }) {
  const texts = useTexts().portal.invoices
  const href = useHref()
  if (!isNarrowed) return <p className="empty">{texts.none}</p>
  return (
    <div className="empty">
      <p>{texts.noMatch}</p>
      <a className="target" href={href(portalPath(token, { state: 'all', place: { page: 1 } }))}>
        {texts.showAll}
      </a>
    </div>
  )
}

function InvoiceTable({ token, items }: { token: string; items: PortalInvoice[] }) {
  const { title, columns } = useTexts().portal.invoices
  return (
    <table className="table list invoice-list">
      <caption className="visually-hidden">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.number}</th>
          <th scope="col">{columns.issuedOn}</th>
          <th scope="col">{columns.status}</th>
          <th scope="col" className="number">
            {columns.amount}
          </th>
          <th scope="col" className="screen-only">
            {columns.file}
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((invoice) => (
          <InvoiceRow key={invoice.id} token={token} invoice={invoice} />
        ))}
      </tbody>
    </table>
  )
}

function InvoiceRow({ token, invoice }: { token: string; invoice: PortalInvoice }) {
  const { portal, invoiceTerms } = useTexts()
  const texts = portal.invoices
  const href = useHref()
  const { id, kind, issuedOn, status, grossCents, openCents } = invoice
  const number = invoice.number ?? ''
  return (
    <tr>
      <th scope="row" className="invoice-number">
        <a className="target amount" href={href(paths.portalInvoice(token, id))}>
          {number}
        </a>
        {kind === 'invoice' ? null : <Remark>{invoiceTerms.titles[kind]}</Remark>}
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

function WhenDue({ invoice: { status } }: { invoice: PortalInvoice }) {
  const texts = useTexts().portal.invoices
  if (!isOpen(status)) return null
  const isCollected = status.state === 'direct_debit'
  return (
    <Remark>
      {isCollected ? texts.collectOn : texts.dueOn}{' '}
      <ShortDate date={isCollected ? status.collectOn : status.dueOn} />
    </Remark>
  )
}
