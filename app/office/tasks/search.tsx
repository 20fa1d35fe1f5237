import type { TaskQuery } from '~/domain/tasks/list.server'
import { useTexts } from '~/kit/language'
import { wordOf } from '~/kit/records/query-words'
import { SearchForm } from '~/kit/records/search-form'
import { SelectField } from '~/kit/select-field'
import { paths } from '~/paths'
import { KIND_FIELD, KINDS, ORDER_FIELD, ORDERS, SEARCH_FIELD, STATE_FIELD, STATES, tasksPath } from './query'

export function TaskSearch({ query: { state, search, kind, order } }: { query: TaskQuery }) {
  const { tasks, records } = useTexts()
  const texts = tasks.search
  return (
    <SearchForm
      path={paths.tasks()}
      title={texts.title}
      search={{ name: SEARCH_FIELD, label: texts.label, defaultValue: search }}
      reset={search === '' && kind === undefined ? null : tasksPath({ state, order })}
    >
      <SelectField
        name={KIND_FIELD}
        label={tasks.columns.what}
        value={wordOf(KINDS, kind)}
        options={[
          { value: '', label: texts.anyKind },
          ...Object.entries(KINDS).map(([value, one]) => ({ value, label: tasks.kinds[one] })),
        ]}
      />
      <SelectField
        name={ORDER_FIELD}
        label={records.search.order}
        value={wordOf(ORDERS, order)}
        options={[
          { value: '', label: texts.orders.newest },
          ...Object.entries(ORDERS)
            .filter(([, one]) => one !== 'done' || state === 'done')
            .map(([value, one]) => ({ value, label: texts.orders[one] })),
        ]}
      />
      {state === 'open' ? null : <input type="hidden" name={STATE_FIELD} value={wordOf(STATES, state)} />}
    </SearchForm>
  )
}
