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
  const states = [{ value: '', label: texts.all }, ...wordsOf(STATES, texts.states)]
  const orders = [{ value: '', label: texts.orders.newest }, ...wordsOf(ORDERS, texts.orders)]
  const isNarrowed = search !== '' || state !== 'all' || order !== 'newest'
  return (
    <SearchForm
      path={paths.mandates()}
      title={texts.title}
      search={{ name: SEARCH_FIELD, label: texts.label, defaultValue: search }}
      reset={isNarrowed ? mandatesPath({}) : null}
    >
      <SelectField
        name={STATE_FIELD}
        label={mandates.facts.status}
        value={wordOf(STATES, state)}
        options={states}
      />
      <SelectField
        name={ORDER_FIELD}
        label={records.search.order}
        value={wordOf(ORDERS, order)}
        options={orders}
      />
    </SearchForm>
  )
}
