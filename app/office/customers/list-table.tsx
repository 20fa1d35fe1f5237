import type { CustomerQuery, ListedCustomer } from '~/domain/customers/list.server'
import type { Owing } from '~/domain/invoices/payments/owing.server'
import type { ListPage } from '~/domain/lists/paging'
import { moneyIn } from '~/kit/figures'
import { customersPath } from '~/kit/forms/customer-query'
import { useHref, useLanguage, useTexts } from '~/kit/language'
import { MailAddress } from '~/kit/mail-address'
import { RecordList } from '~/kit/records/record-list'
import { StatusMark } from '~/kit/status-mark'
import { paths } from '~/paths'
import type { Language } from '~db/schema'

interface Props {
  customers: ListPage<ListedCustomer>
  owing: Record<string, Owing>
  query: CustomerQuery
}

export function CustomerList({ customers, owing, query }: Props) {
  const { fields, found, title, balance } = useTexts().customers
  const href = useHref()
  const language = useLanguage()
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
              {nameOf(customer)}
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
            owing[id]?.isOverdue ? <StatusMark shape="overdue">{balance.overdue}</StatusMark> : null,
        },
        {
          title: balance.title,
          look: 'number',
          phone: 'end',
          cell: ({ id }) => openOf(owing[id]?.openCents ?? 0, language),
        },
      ]}
    />
  )
}

/** As on invoices. The list is sorted by last name, so that is what the eye finds. */
function nameOf({ name, last_name: last }: ListedCustomer) {
  if (last === null || !name.endsWith(last)) return name
  return (
    <span>
      <span className="soft">{name.slice(0, -last.length)}</span>
      {last}
    </span>
  )
}

function openOf(cents: number, language: Language) {
  const money = moneyIn(language, cents)
  return cents > 0 ? money : <span className="soft">{money}</span>
}
