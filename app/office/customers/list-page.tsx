import type { CustomerQuery, ListedCustomer } from '~/domain/customers/list.server'
import type { Owing } from '~/domain/invoices/payments/owing.server'
import type { ListPage } from '~/domain/lists/paging'
import { customersFilePath, customersPath } from '~/kit/forms/customer-query'
import { useTexts } from '~/kit/language'
import { EmptyList } from '~/kit/records/empty-list'
import { ExampleOf } from '~/kit/records/example-row'
import { PageHead } from '~/kit/records/page-head'
import { Tabs } from '~/kit/records/tabs'
import { paths } from '~/paths'
import { CustomerList } from './list-table'
import { CustomerSearch } from './search'

interface Props {
  customers: ListPage<ListedCustomer>
  owing: Record<string, Owing>
  query: CustomerQuery
  mayKeep: boolean
}

export function CustomersPage({ customers, owing, query, mayKeep }: Props) {
  const { customers: texts, imports, mandates, records } = useTexts()
  const tab = (isArchived: boolean, label: string) => ({
    label,
    to: customersPath({ ...query, place: { page: 1 }, isArchived }),
    isCurrent: query.isArchived === isArchived,
  })
  return (
    <>
      <PageHead
        title={texts.title}
        next={mayKeep ? { label: texts.add, to: paths.newCustomer() } : null}
        others={[
          { label: mandates.title, to: paths.mandates() },
          mayKeep && { label: imports.link, to: paths.imports('customers') },
          { label: records.file, to: customersFilePath(query) },
        ]}
      />
      <Tabs
        label={texts.search.state}
        tabs={[tab(false, texts.search.active), tab(true, texts.search.archived)]}
      />
      <CustomerSearch query={query} />
      {customers.items.length === 0 ? (
        <EmptyList
          shown={customers}
          isNarrowed={query.search !== '' || query.kind !== undefined}
          texts={query.isArchived ? { ...texts, noneNow: texts.noneArchived } : texts}
          first={mayKeep ? { to: paths.newCustomer(), label: texts.addFirst } : null}
          example={<ExampleOf list="customers" />}
        />
      ) : (
        <CustomerList customers={customers} owing={owing} query={query} />
      )}
    </>
  )
}
