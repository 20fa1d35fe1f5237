import type { OfficeHome } from '~/domain/office/home.server'
import type { OfficeInvoice } from '~/domain/office/invoices.server'
import { type OfficeQuery, officePath } from '~/forms/office-query'
import { useTexts } from '../language'
import { Pagination } from '../pagination'
import { InvoiceRow } from './invoice-row'

interface Props {
  invoices: NonNullable<OfficeHome['invoices']>
  mayLink: boolean
  places: OfficeQuery
}

export function InvoiceList({ invoices, mayLink, places }: Props) {
  const texts = useTexts().office.invoices
  return (
    <section className="stack-tight" aria-labelledby="rechnungen">
      <h2 id="rechnungen">{texts.title}</h2>
      {invoices.items.length === 0 ? (
        <p className="empty">{texts.none}</p>
      ) : (
        <InvoiceTable items={invoices.items} mayLink={mayLink} withCustomer />
      )}
      <Pagination
        list={texts.title}
        shown={invoices}
        pathOf={(place) => officePath({ ...places, invoices: place }, 'rechnungen')}
      />
    </section>
  )
}

export interface TableProps {
  items: OfficeInvoice[]
  mayLink: boolean
  /** Left out on the page of one customer. */
  withCustomer?: boolean
}

function InvoiceTable({ items, mayLink, withCustomer = false }: TableProps) {
  const { title, columns } = useTexts().office.invoices
  return (
    <table className="table table-cards list">
      <caption className="visually-hidden">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.number}</th>
          {withCustomer ? <th scope="col">{columns.customer}</th> : null}
          <th scope="col">{columns.issuedOn}</th>
          <th scope="col">{columns.status}</th>
          <th scope="col" className="number">
            {columns.amount}
          </th>
          {mayLink ? (
            <th scope="col" className="screen-only">
              {columns.link}
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {items.map((invoice) => (
          <InvoiceRow key={invoice.id} {...{ invoice, mayLink, withCustomer }} />
        ))}
      </tbody>
    </table>
  )
}
