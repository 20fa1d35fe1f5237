import type { CustomerQuery, ListedCustomer } from '~/domain/customers/list.server'
import { listedName } from '~/domain/customers/name'
import type { ListPage } from '~/domain/lists/paging'
import { customersFilePath, customersPath } from '~/kit/forms/customer-query'
import { useHref, useTexts } from '~/kit/language'
import { MailAddress } from '~/kit/mail-address'
import { EmptyList } from '~/kit/records/empty-list'
import { RecordList } from '~/kit/records/record-list'
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
  const { fields, found, title } = useTexts().customers
  const href = useHref()
  return (
    <RecordList
      id="kunden"
      heading={found(customers.total, customers.pages === null)}
      title={title}
      shown={customers}
      pathOf={(place) => customersPath({ ...query, place })}
      filePath={customersFilePath(query)}
      keyOf={({ id }) => id}
      columns={[
        {
          title: fields.name,
          look: 'name',
          cell: (customer) => (
            <a className="target" href={href(paths.customer(customer.id))}>
              {listedName(customer)}
            </a>
          ),
        },
        { title: fields.number, look: 'amount', cell: ({ number }) => number },
        {
          title: fields.city,
          isGroup: true,
          cell: ({ postal_code, city }) => `${postal_code} ${city}`.trim(),
        },
        {
          title: fields.email,
          isGroup: true,
          cell: ({ email }) => (email ? <MailAddress address={email} /> : '–'),
        },
      ]}
    />
  )
}
