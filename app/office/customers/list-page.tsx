import type { CustomerQuery, ListedCustomer } from '~/domain/customers/list.server'
import { listedName } from '~/domain/customers/name'
import type { ListPage } from '~/domain/lists/paging'
import { customersFilePath, customersPath } from '~/kit/forms/customer-query'
import { useHref, useTexts } from '~/kit/language'
import { MailAddress } from '~/kit/mail-address'
import { Pagination } from '~/kit/pagination'
import { EmptyList } from '~/kit/records/empty-list'
import { paths } from '~/paths'
import { CustomerSearch } from './search'

interface Props {
  customers: ListPage<ListedCustomer>
  query: CustomerQuery
  mayKeep: boolean
}

export function CustomersPage({ customers, query, mayKeep }: Props) {
  const { customers: texts, imports, mandates } = useTexts()
  const href = useHref()
  return (
    <>
      <h1>{texts.title}</h1>
      <p className="actions screen-only">
        {mayKeep ? (
          <>
            <a className="button" href={href(paths.newCustomer())}>
              {texts.add}
            </a>
            <a className="target" href={href(paths.imports('customers'))}>
              {imports.link}
            </a>
          </>
        ) : null}
        <a className="target" href={href(paths.mandates())}>
          {mandates.title}
        </a>
      </p>
      <CustomerSearch query={query} />
      {customers.items.length === 0 ? (
        <EmptyList
          shown={customers}
          isNarrowed={query.search !== '' || query.kind !== undefined}
          texts={query.isArchived ? { ...texts, noneNow: texts.noneArchived } : texts}
          first={mayKeep ? { to: paths.newCustomer(), label: texts.addFirst } : null}
        />
      ) : (
        <CustomerList customers={customers} query={query} />
      )}
    </>
  )
}

function CustomerList({ customers, query }: Omit<Props, 'mayKeep'>) {
  const texts = useTexts().customers
  const href = useHref()
  return (
    <section className="stack-tight" aria-labelledby="kunden">
      <h2 id="kunden">{texts.found(customers.total, customers.pages === null)}</h2>
      <table className="table table-cards list">
        <caption className="visually-hidden">{texts.title}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.fields.name}</th>
            <th scope="col">{texts.fields.number}</th>
            <th scope="col">{texts.fields.city}</th>
            <th scope="col">{texts.fields.email}</th>
          </tr>
        </thead>
        <tbody>
          {customers.items.map((customer) => (
            <CustomerRow key={customer.id} customer={customer} />
          ))}
        </tbody>
      </table>
      <Pagination
        list={texts.title}
        shown={customers}
        pathOf={(place) => customersPath({ ...query, place })}
      />
      <p className="screen-only">
        <a className="target" href={href(customersFilePath(query))}>
          {useTexts().records.file}
        </a>
      </p>
    </section>
  )
}

function CustomerRow({ customer }: { customer: ListedCustomer }) {
  const { fields } = useTexts().customers
  const href = useHref()
  return (
    <tr>
      <th scope="row" className="name">
        <a className="target" href={href(paths.customer(customer.id))}>
          {listedName(customer)}
        </a>
      </th>
      <td data-label={fields.number} className="amount">
        {customer.number}
      </td>
      <td data-label={fields.city}>
        <span className="value">{`${customer.postal_code} ${customer.city}`.trim()}</span>
      </td>
      <td data-label={fields.email}>
        <span className="value">{customer.email ? <MailAddress address={customer.email} /> : '–'}</span>
      </td>
    </tr>
  )
}
