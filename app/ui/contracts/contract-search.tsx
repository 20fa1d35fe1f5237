import type { ContractQuery } from '~/domain/contracts/list.server'
import { contractsPath, ORDER_FIELD, ORDERS, SEARCH_FIELD, STATE_FIELD, STATES } from '~/forms/contract-query'
import { LANGUAGE_PARAMETER } from '~/i18n/language'
import { paths } from '~/paths'
import { TextField } from '../field'
import { useHref, useLanguage, useTexts } from '../language'
import { wordOf, wordsOf } from '../records/query-words'
import { SelectField } from '../select-field'

/** A GET form, so that a search can be bookmarked. */
export function ContractSearch({ query: { search, state, order } }: { query: ContractQuery }) {
  const { contracts, records } = useTexts()
  const texts = contracts.search
  const language = useLanguage()
  const href = useHref()
  const states = [{ value: '', label: contracts.states.running }, ...wordsOf(STATES, contracts.states)]
  const orders = [{ value: '', label: texts.orders.title }, ...wordsOf(ORDERS, texts.orders)]
  const isNarrowed = search !== '' || state !== 'running' || order !== 'title'
  return (
    <form className="search screen-only" method="get" action={paths.contracts()} aria-label={texts.title}>
      <TextField
        name={SEARCH_FIELD}
        label={texts.label}
        defaultValue={search}
        autoComplete="off"
        spellCheck={false}
        type="search"
      />
      <SelectField name={STATE_FIELD} label={texts.state} value={wordOf(STATES, state)} options={states} />
      <SelectField
        name={ORDER_FIELD}
        label={records.search.order}
        value={wordOf(ORDERS, order)}
        options={orders}
      />
      <input type="hidden" name={LANGUAGE_PARAMETER} value={language} />
      <p className="actions">
        <button type="submit" className="button button-quiet">
          {records.search.button}
        </button>
        {isNarrowed ? (
          <a className="target" href={href(contractsPath({}))}>
            {records.search.reset}
          </a>
        ) : null}
      </p>
    </form>
  )
}
