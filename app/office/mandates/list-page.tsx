import type { ListPage } from '~/domain/lists/paging'
import type { ListedMandate, MandateQuery } from '~/domain/mandates/list.server'
import { ShortDate } from '~/kit/figures'
import { useHref, useTexts } from '~/kit/language'
import { EmptyList } from '~/kit/records/empty-list'
import { ExampleOf } from '~/kit/records/example-row'
import { PageHead } from '~/kit/records/page-head'
import { wordOf, wordsOf } from '~/kit/records/query-words'
import { RecordList } from '~/kit/records/record-list'
import { SearchForm } from '~/kit/records/search-form'
import { Tabs } from '~/kit/records/tabs'
import { SelectField } from '~/kit/select-field'
import { paths } from '~/paths'
import {
  mandatesFilePath,
  mandatesPath,
  ORDER_FIELD,
  ORDERS,
  SEARCH_FIELD,
  STATE_FIELD,
  STATES,
} from './query'
import { MandateStateMark } from './state'

interface Props {
  mandates: ListPage<ListedMandate>
  query: MandateQuery
  mayKeep: boolean
}

const TABS = ['all', 'requested', 'active', 'stopped', 'lapsed', 'ended'] as const

export function MandatesPage({ mandates, query, mayKeep }: Props) {
  const { mandates: texts, customers, records } = useTexts()
  const isAll = query.search === '' && query.state === 'all'
  const { all, states } = texts.search
  return (
    <>
      <PageHead
        back={{ to: paths.customers(), label: customers.back }}
        title={texts.title}
        next={mayKeep ? { label: texts.add, to: paths.mandateCustomer() } : null}
        others={[{ label: records.file, to: mandatesFilePath(query) }]}
      />
      <Tabs
        label={texts.facts.status}
        tabs={TABS.map((state) => ({
          label: state === 'all' ? all : states[state],
          to: mandatesPath({ search: query.search, order: query.order, state }),
          isCurrent: query.state === state,
        }))}
      />
      <MandateSearch query={query} />
      {mandates.items.length === 0 ? (
        <EmptyList
          shown={mandates}
          isNarrowed={!isAll}
          texts={texts}
          first={mayKeep ? { to: paths.mandateCustomer(), label: texts.add } : null}
          example={<ExampleOf list="mandates" />}
        />
      ) : (
        <MandateList mandates={mandates} query={query} />
      )}
    </>
  )
}

function MandateSearch({ query: { search, state, order } }: Pick<Props, 'query'>) {
  const { mandates, records } = useTexts()
  const texts = mandates.search
  const orders = [{ value: '', label: texts.orders.newest }, ...wordsOf(ORDERS, texts.orders)]
  return (
    <SearchForm
      path={paths.mandates()}
      title={texts.title}
      search={{ name: SEARCH_FIELD, label: texts.label, defaultValue: search }}
      reset={search === '' ? null : mandatesPath({ state, order })}
    >
      {state === 'all' ? null : <input type="hidden" name={STATE_FIELD} value={wordOf(STATES, state)} />}
      <SelectField
        name={ORDER_FIELD}
        label={records.search.order}
        value={wordOf(ORDERS, order)}
        options={orders}
      />
    </SearchForm>
  )
}

function MandateList({ mandates, query }: Pick<Props, 'mandates' | 'query'>) {
  const { facts, found, title } = useTexts().mandates
  const href = useHref()
  return (
    <RecordList
      id="mandate"
      heading={found(mandates.total, mandates.pages === null)}
      title={title}
      shown={mandates}
      pathOf={(place) => mandatesPath({ ...query, place })}
      keyOf={({ id }) => id}
      columns={[
        {
          title: facts.customer,
          look: 'name',
          phone: 'first',
          cell: ({ id, customerName }) => (
            <a className="target" href={href(paths.mandate(id))}>
              {customerName}
            </a>
          ),
        },
        { title: facts.reference, look: 'amount', phone: 'end', cell: ({ reference }) => reference },
        { title: facts.account, look: 'amount', phone: 'belowEnd', cell: ({ ibanMasked }) => ibanMasked },
        { title: facts.signedOn, cell: ({ signedOn }) => <ShortDate date={signedOn} /> },
        {
          title: facts.lastUsedOn,
          cell: ({ lastUsedOn }) => (lastUsedOn ? <ShortDate date={lastUsedOn} /> : '–'),
        },
        {
          title: facts.status,
          phone: 'below',
          cell: ({ status }) => <MandateStateMark state={status} />,
        },
      ]}
    />
  )
}
