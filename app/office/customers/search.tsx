import type { CustomerQuery } from '~/domain/customers/list.server'
import {
  ARCHIVED,
  customersPath,
  KIND_FIELD,
  KINDS,
  ORDER_FIELD,
  ORDERS,
  SEARCH_FIELD,
  STATE_FIELD,
} from '~/kit/forms/customer-query'
import { useTexts } from '~/kit/language'
import { wordOf, wordsOf } from '~/kit/records/query-words'
import { SearchForm } from '~/kit/records/search-form'
import { SelectField } from '~/kit/select-field'
import { paths } from '~/paths'

export function CustomerSearch({ query }: { query: CustomerQuery }) {
  const { search, isArchived, kind, order } = query
  const { customers, records } = useTexts()
  const texts = customers.search
  return (
    <SearchForm
      path={paths.customers()}
      title={texts.title}
      search={{ name: SEARCH_FIELD, label: texts.label, defaultValue: search }}
      reset={search === '' && kind === undefined ? null : customersPath({ isArchived, order })}
    >
      <SelectField
        name={KIND_FIELD}
        label={customers.fields.kind}
        value={wordOf(KINDS, kind)}
        options={[{ value: '', label: texts.anyKind }, ...wordsOf(KINDS, texts.kinds)]}
      />
      <SelectField
        name={ORDER_FIELD}
        label={records.search.order}
        value={wordOf(ORDERS, order)}
        options={[{ value: '', label: texts.orders.name }, ...wordsOf(ORDERS, texts.orders)]}
      />
      {isArchived ? <input type="hidden" name={STATE_FIELD} value={ARCHIVED} /> : null}
    </SearchForm>
  )
}
