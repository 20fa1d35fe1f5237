import type { CustomerQuery, ListedCustomer } from '~/domain/customers/list.server'
import type { Owing } from '~/domain/invoices/payments/owing.server'
import type { ListPage } from '~/domain/lists/paging'
import { Money } from '~/kit/figures'
import { customersPath } from '~/kit/forms/customer-query'
import { useHref, useTexts } from '~/kit/language'
import { MailAddress } from '~/kit/mail-address'
import { RecordList } from '~/kit/records/record-list'
import { StatusMark } from '~/kit/status-mark'
import { paths } from '~/paths'

interface Props {
  customers: ListPage<ListedCustomer>
  owing: Record<string, Owing>
  query: CustomerQuery
}

export function CustomerList({ customers, owing, query }: Props) {
  const { fields, found, title, balance } = useTexts().customers
  const href = useHref()
  return (
    <RecordList
      id="kunden"
      heading={found(customers.total, customers.pages === null)}
      title={title}
      shown={customers}
      pathOf={(place) => customersPath({ ...query, place })}
      keyOf={({ id }) => id}
      columns={[
        {
          title: fields.name,
          look: 'name',
          phone: 'first',
          cell: (customer) => (
            <a className="target" href={href(paths.customer(customer.id))}>
              <Name {...customer} />
            </a>
          ),
        },
        { title: fields.number, look: 'amount', phone: 'belowEnd', cell: ({ number }) => number },
        {
          title: fields.city,
          isGroup: true,
          phone: 'below',
          cell: ({ postal_code, city }) => `${postal_code} ${city}`.trim(),
        },
        {
          title: fields.email,
          isGroup: true,
          cell: ({ email }) => (email ? <MailAddress address={email} /> : '–'),
        },
        {
          title: balance.overdue,
          isTitleHidden: true,
          cell: ({ id }) =>
            owing[id]?.overdueCents ? <StatusMark shape="overdue">{balance.overdue}</StatusMark> : null,
        },
        {
          title: balance.title,
          look: 'number',
          phone: 'end',
          cell: ({ id }) => <Open cents={owing[id]?.openCents ?? 0} />,
        },
      ]}
    />
  )
}

/** As on invoices. The list is sorted by last name, so that is what the eye finds. */
function Name({ name, last_name: last }: ListedCustomer) {
  if (last === null || !name.endsWith(last)) return name
  return (
    <span>
      <span className="soft">{name.slice(0, -last.length)}</span>
      {last}
    </span>
  )
}

function Open({ cents }: { cents: number }) {
  if (cents > 0) return <Money cents={cents} />
  return (
    <span className="soft">
      <Money cents={0} />
    </span>
  )
}
