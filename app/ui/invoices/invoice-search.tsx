import type { InvoiceListQuery } from '~/domain/invoices/standings.server'
import {
  invoicesPath,
  ORDER_FIELD,
  ORDERS,
  SEARCH_FIELD,
  STATE_FIELD,
  STATES,
  YEAR_FIELD,
} from '~/forms/invoice-query'
import { LANGUAGE_PARAMETER } from '~/i18n/language'
import { paths } from '~/paths'
import { TextField } from '../field'
import { useHref, useLanguage, useTexts } from '../language'
import { SelectField } from '../select-field'

interface Props {
  query: InvoiceListQuery
  years: number[]
}

/** A GET form, so that a search can be bookmarked. */
export function InvoiceSearch({ query, years }: Props) {
  const { invoices, records } = useTexts()
  const texts = invoices.search
  const language = useLanguage()
  const href = useHref()
  return (
    <form
      className="search search-many screen-only"
      method="get"
      action={paths.invoices()}
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
        options={[{ value: '', label: invoices.states.all }, ...optionsOf(STATES, invoices.states)]}
      />
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
        options={[{ value: '', label: texts.orders.newest }, ...optionsOf(ORDERS, texts.orders)]}
      />
      <input type="hidden" name={LANGUAGE_PARAMETER} value={language} />
      <p className="actions">
        <button type="submit" className="button button-quiet">
          {records.search.button}
        </button>
        {isNarrowed(query) ? (
          <a className="target" href={href(invoicesPath({ order: query.order }))}>
            {records.search.reset}
          </a>
        ) : null}
      </p>
    </form>
  )
}

export function isNarrowed({ search, state, year }: InvoiceListQuery): boolean {
  return search !== '' || state !== 'all' || year !== undefined
}

/** The word of a value in the address; none for what is shown anyway. */
function wordOf(words: Readonly<Record<string, string>>, value: string): string {
  return Object.keys(words).find((word) => words[word] === value) ?? ''
}

function optionsOf<Value extends string>(
  words: Readonly<Record<string, Value>>,
  labels: Readonly<Record<Value, string>>,
) {
  return Object.entries(words).map(([word, value]) => ({ value: word, label: labels[value] }))
}
