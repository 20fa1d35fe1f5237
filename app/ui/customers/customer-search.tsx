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
} from '~/forms/customer-query'
import { LANGUAGE_PARAMETER } from '~/i18n/language'
import { paths } from '~/paths'
import { TextField } from '../field'
import { useHref, useLanguage, useTexts } from '../language'
import { SelectField } from '../select-field'

/** A GET form, so that a search can be bookmarked. */
export function CustomerSearch({ query }: { query: CustomerQuery }) {
  const { search, isArchived, kind, order } = query
  const { customers, records } = useTexts()
  const texts = customers.search
  const language = useLanguage()
  const href = useHref()
  return (
    <form className="search screen-only" method="get" action={paths.customers()} aria-label={texts.title}>
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
        label={customers.fields.kind}
        value={wordOf(KINDS, kind)}
        options={[{ value: '', label: texts.anyKind }, ...optionsOf(KINDS, texts.kinds)]}
      />
      <SelectField
        name={ORDER_FIELD}
        label={records.search.order}
        value={wordOf<string>(ORDERS, order)}
        options={[{ value: '', label: texts.orders.name }, ...optionsOf(ORDERS, texts.orders)]}
      />
      {isArchived ? <input type="hidden" name={STATE_FIELD} value={ARCHIVED} /> : null}
      <input type="hidden" name={LANGUAGE_PARAMETER} value={language} />
      <p className="actions">
        <button type="submit" className="button button-quiet">
          {records.search.button}
        </button>
        {search === '' && kind === undefined ? null : (
          <a className="target" href={href(customersPath({ isArchived, order }))}>
            {records.search.reset}
          </a>
        )}
        <a
          className="target"
          href={href(customersPath({ ...query, place: { page: 1 }, isArchived: !isArchived }))}
        >
          {isArchived ? texts.active : texts.archived}
        </a>
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
