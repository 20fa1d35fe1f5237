import type { EmployeeQuery } from '~/domain/employees/list.server'
import { useTexts } from '~/kit/language'
import { wordOf, wordsOf } from '~/kit/records/query-words'
import { SearchForm } from '~/kit/records/search-form'
import { SelectField } from '~/kit/select-field'
import { paths } from '~/paths'
import {
  employeesPath,
  ORDER_FIELD,
  ORDERS,
  SEARCH_FIELD,
  STATE_FIELD,
  STATES,
  TYPE_FIELD,
  TYPES,
} from './query'

export function EmployeeSearch({
  query: { search, state, employmentType, order },
}: {
  query: EmployeeQuery
}) {
  const { common, employees, records } = useTexts()
  const texts = employees.search
  const isNarrowed = search !== '' || employmentType !== undefined
  return (
    <SearchForm
      path={paths.employees()}
      title={texts.title}
      search={{ name: SEARCH_FIELD, label: texts.label, defaultValue: search }}
      reset={isNarrowed ? employeesPath({ state, order }) : null}
    >
      <SelectField
        name={TYPE_FIELD}
        label={employees.fields.employment_type}
        value={wordOf(TYPES, employmentType)}
        options={[{ value: '', label: texts.anyType }, ...wordsOf(TYPES, common.employmentTypes)]}
      />
      <SelectField
        name={ORDER_FIELD}
        label={records.search.order}
        value={wordOf(ORDERS, order)}
        options={wordsOf(ORDERS, texts.orders)}
      />
      {state === 'all' ? null : <input type="hidden" name={STATE_FIELD} value={wordOf(STATES, state)} />}
    </SearchForm>
  )
}
