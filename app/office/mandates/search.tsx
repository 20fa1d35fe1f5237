import type { MandateQuery } from '~/domain/mandates/list.server'
import { useTexts } from '~/kit/language'
import { wordOf, wordsOf } from '~/kit/records/query-words'
import { SearchForm } from '~/kit/records/search-form'
import { SelectField } from '~/kit/select-field'
import { paths } from '~/paths'
import { mandatesPath, ORDER_FIELD, ORDERS, SEARCH_FIELD, STATE_FIELD, STATES } from './query'

export function MandateSearch({ query: { search, state, order } }: { query: MandateQuery }) {
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
