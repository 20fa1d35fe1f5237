import { MAIL_KINDS, MAIL_STATUSES } from '~/domain/outbox/kinds'
import type { MailQuery } from '~/domain/outbox/list.server'
import {
  KIND_FIELD,
  ORDER_FIELD,
  ORDERS,
  outboxPath,
  RECIPIENT_FIELD,
  STATUS_FIELD,
} from '~/forms/outbox-query'
import { LANGUAGE_PARAMETER } from '~/i18n/language'
import { paths } from '~/paths'
import { TextField } from '../field'
import { useHref, useLanguage, useTexts } from '../language'
import { SelectField } from '../select-field'

/** A GET form, so that a search can be bookmarked. */
export function MailSearch({ query }: { query: MailQuery }) {
  const { outbox: texts, records } = useTexts()
  const language = useLanguage()
  const href = useHref()
  const kinds = MAIL_KINDS.map((kind) => ({
    value: kind,
    label: kind === 'fresh_link' ? texts.freshLink : texts.kinds[kind],
  }))
  const statuses = [
    { value: 'troubled', label: texts.everyTrouble },
    ...MAIL_STATUSES.map((status) => ({ value: status, label: texts.statuses[status].word })),
  ]
  return (
    <form
      className="search search-many screen-only"
      method="get"
      action={paths.outbox()}
      aria-label={texts.searchTitle}
    >
      <TextField
        name={RECIPIENT_FIELD}
        label={texts.recipient}
        defaultValue={query.recipient}
        autoComplete="off"
        spellCheck={false}
      />
      <SelectField
        name={KIND_FIELD}
        label={texts.kind}
        value={query.kind ?? ''}
        options={[{ value: '', label: texts.every }, ...kinds]}
      />
      <SelectField
        name={STATUS_FIELD}
        label={texts.status}
        value={query.status ?? ''}
        options={[{ value: '', label: texts.every }, ...statuses]}
      />
      <SelectField
        name={ORDER_FIELD}
        label={records.search.order}
        value={Object.keys(ORDERS).find((word) => ORDERS[word] === query.order) ?? ''}
        options={[
          { value: '', label: texts.orders.newest },
          ...Object.entries(ORDERS).map(([value, order]) => ({ value, label: texts.orders[order] })),
        ]}
      />
      <input type="hidden" name={LANGUAGE_PARAMETER} value={language} />
      <p className="actions">
        <button type="submit" className="button button-quiet">
          {texts.search}
        </button>
        {query.recipient || query.kind || query.status ? (
          <a className="target" href={href(outboxPath({ order: query.order }))}>
            {texts.reset}
          </a>
        ) : null}
      </p>
    </form>
  )
}
