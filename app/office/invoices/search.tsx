import type { InvoiceListQuery } from '~/domain/invoices/payments/standings.server'
import { useTexts } from '~/kit/language'
import { wordOf, wordsOf } from '~/kit/records/query-words'
import { SearchForm } from '~/kit/records/search-form'
import { SelectField } from '~/kit/select-field'
import { paths } from '~/paths'
import {
  invoicesPath,
  isNarrowed,
  ORDER_FIELD,
  ORDERS,
  SEARCH_FIELD,
  STATE_FIELD,
  STATES,
  YEAR_FIELD,
} from './query'

interface Props {
  query: InvoiceListQuery
  years: number[]
}

export function InvoiceSearch({ query, years }: Props) {
  const { invoices, records } = useTexts()
  const texts = invoices.search
  return (
    <SearchForm
      path={paths.invoices()}
      title={texts.title}
      search={{ name: SEARCH_FIELD, label: texts.label, defaultValue: query.search }}
      reset={isNarrowed(query) ? invoicesPath({ state: query.state, order: query.order }) : null}
    >
      {query.state === 'all' ? null : (
        <input type="hidden" name={STATE_FIELD} value={wordOf(STATES, query.state)} />
      )}
      <SelectField
        name={YEAR_FIELD}
        label={texts.year}
        value={String(query.year ?? '')}
        options={[
          { value: '', label: texts.anyYear },
          ...years.map((year) => ({ value: `${year}`, label: `${year}` })),
        ]}
      />
      <SelectField
        name={ORDER_FIELD}
        label={records.search.order}
        value={wordOf(ORDERS, query.order)}
        options={[{ value: '', label: texts.orders.newest }, ...wordsOf(ORDERS, texts.orders)]}
      />
    </SearchForm>
  )
}
