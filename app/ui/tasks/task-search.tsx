import type { TaskQuery } from '~/domain/tasks/list.server'
import {
  KIND_FIELD,
  KINDS,
  ORDER_FIELD,
  ORDERS,
  SEARCH_FIELD,
  STATE_FIELD,
  STATES,
  tasksPath,
} from '~/forms/task-query'
import { LANGUAGE_PARAMETER } from '~/i18n/language'
import { paths } from '~/paths'
import { TextField } from '../field'
import { useHref, useLanguage, useTexts } from '../language'
import { SelectField } from '../select-field'

/** A GET form, so that a search can be bookmarked. */
export function TaskSearch({ query: { state, search, kind, order } }: { query: TaskQuery }) {
  const { tasks, records } = useTexts()
  const texts = tasks.search
  const language = useLanguage()
  const href = useHref()
  return (
    <form className="search screen-only" method="get" action={paths.tasks()} aria-label={texts.title}>
      <TextField
        name={SEARCH_FIELD}
        label={texts.label}
        defaultValue={search}
        autoComplete="off"
        spellCheck={false}
        type="search"
      />
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
      <input type="hidden" name={LANGUAGE_PARAMETER} value={language} />
      <p className="actions">
        <button type="submit" className="button button-quiet">
          {records.search.button}
        </button>
        {search === '' && kind === undefined ? null : (
          <a className="target" href={href(tasksPath({ state, order }))}>
            {records.search.reset}
          </a>
        )}
      </p>
    </form>
  )
}

function wordOf(words: Record<string, string>, value: string | undefined): string {
  return Object.keys(words).find((word) => words[word] === value) ?? ''
}
