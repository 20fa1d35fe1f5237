import type { ContractQuery } from '~/domain/contracts/list.server'
import { useTexts } from '~/kit/language'
import { wordOf, wordsOf } from '~/kit/records/query-words'
import { SearchForm } from '~/kit/records/search-form'
import { SelectField } from '~/kit/select-field'
import { paths } from '~/paths'
import { contractsPath, ORDER_FIELD, ORDERS, SEARCH_FIELD, STATE_FIELD, STATES } from './query'

export function ContractSearch({ query: { search, state, order } }: { query: ContractQuery }) {
  const { contracts, records } = useTexts()
  const texts = contracts.search
  const orders = [{ value: '', label: texts.orders.title }, ...wordsOf(ORDERS, texts.orders)]
  return (
    <SearchForm
      path={paths.contracts()}
      title={texts.title}
      search={{ name: SEARCH_FIELD, label: texts.label, defaultValue: search }}
      reset={search === '' ? null : contractsPath({ state, order })}
    >
      {state === 'running' ? null : <input type="hidden" name={STATE_FIELD} value={wordOf(STATES, state)} />}
      <SelectField
        name={ORDER_FIELD}
        label={records.search.order}
        value={wordOf(ORDERS, order)}
        options={orders}
      />
    </SearchForm>
  )
}
