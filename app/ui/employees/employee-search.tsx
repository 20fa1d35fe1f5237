import type { EmployeeQuery } from '~/domain/employees/list.server'
import {
  employeesPath,
  ORDER_FIELD,
  ORDERS,
  SEARCH_FIELD,
  STATE_FIELD,
  STATES,
  TYPE_FIELD,
  TYPES,
} from '~/forms/employee-query'
import { LANGUAGE_PARAMETER } from '~/i18n/language'
import { paths } from '~/paths'
import { TextField } from '../field'
import { useHref, useLanguage, useTexts } from '../language'
import { SelectField } from '../select-field'

/** A GET form, so that a search can be bookmarked. */
export function EmployeeSearch({ query }: { query: EmployeeQuery }) {
  const { common, employees, records } = useTexts()
  const texts = employees.search
  const language = useLanguage()
  const href = useHref()
  const isNarrowed = query.search !== '' || query.state !== 'all' || query.employmentType !== undefined
  return (
    <form
      className="search search-many screen-only"
      method="get"
      action={paths.employees()}
      aria-label={texts.title}
    >
      <TextField
        name={SEARCH_FIELD}
        label={texts.label}
        defaultValue={query.search}
        autoComplete="off"
        spellCheck={false}
        type="search"
      />
      <SelectField
        name={STATE_FIELD}
        label={texts.state}
        value={wordOf(STATES, query.state)}
        options={optionsOf(STATES, texts.states)}
      />
      <SelectField
        name={TYPE_FIELD}
        label={employees.fields.employment_type}
        value={wordOf(TYPES, query.employmentType)}
        options={[{ value: '', label: texts.anyType }, ...optionsOf(TYPES, common.employmentTypes)]}
      />
      <SelectField
        name={ORDER_FIELD}
        label={records.search.order}
        value={wordOf(ORDERS, query.order)}
        options={optionsOf(ORDERS, texts.orders)}
      />
      <input type="hidden" name={LANGUAGE_PARAMETER} value={language} />
      <p className="actions">
        <button type="submit" className="button button-quiet">
          {records.search.button}
        </button>
        {isNarrowed ? (
          <a className="target" href={href(employeesPath({ order: query.order }))}>
            {records.search.reset}
          </a>
        ) : null}
      </p>
    </form>
  )
}

function wordOf<Value>(words: Record<string, Value>, value: Value | undefined): string {
  return Object.keys(words).find((word) => words[word] === value) ?? ''
}

function optionsOf<Value extends string>(words: Record<string, Value>, labels: Record<Value, string>) {
  return Object.entries(words).map(([word, value]) => ({ value: word, label: labels[value] }))
}
