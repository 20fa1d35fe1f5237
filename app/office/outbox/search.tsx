import { MAIL_KINDS } from '~/domain/outbox/kinds'
import type { MailQuery } from '~/domain/outbox/list.server'
import { useTexts } from '~/kit/language'
import { SearchForm } from '~/kit/records/search-form'
import { SelectField } from '~/kit/select-field'
import { paths } from '~/paths'
import { KIND_FIELD, ORDER_FIELD, ORDERS, outboxPath, RECIPIENT_FIELD, STATUS_FIELD } from './list-query'

export function MailSearch({ query }: { query: MailQuery }) {
  const { outbox: texts, records } = useTexts()
  const kinds = MAIL_KINDS.map((kind) => ({
    value: kind,
    label: kind === 'fresh_link' ? texts.freshLink : texts.kinds[kind],
  }))
  return (
    <SearchForm
      path={paths.outbox()}
      title={texts.searchTitle}
      search={{ name: RECIPIENT_FIELD, label: texts.recipient, defaultValue: query.recipient }}
      reset={query.recipient || query.kind ? outboxPath({ order: query.order, status: query.status }) : null}
      texts={{ button: texts.search, reset: texts.reset }}
    >
      <SelectField
        name={KIND_FIELD}
        label={texts.kind}
        value={query.kind ?? ''}
        options={[{ value: '', label: texts.everyKind }, ...kinds]}
      />
      {query.status ? <input type="hidden" name={STATUS_FIELD} value={query.status} /> : null}
      <SelectField
        name={ORDER_FIELD}
        label={records.search.order}
        value={Object.keys(ORDERS).find((word) => ORDERS[word] === query.order) ?? ''}
        options={[
          { value: '', label: texts.orders.newest },
          ...Object.entries(ORDERS).map(([value, order]) => ({ value, label: texts.orders[order] })),
        ]}
      />
    </SearchForm>
  )
}
