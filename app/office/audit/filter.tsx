import type { AuditQuery } from '~/domain/overviews/audit-log.server'
import { useTexts } from '~/kit/language'
import { SearchForm } from '~/kit/records/search-form'
import { SelectField } from '~/kit/select-field'
import { paths } from '~/paths'
import { auditPath, KIND_FIELD, KINDS, ORDER_FIELD, ORDERS, PERSON_FIELD, RECORD_FIELD } from './query'

interface Props {
  query: AuditQuery
  people: { id: string; name: string }[]
  names: Readonly<Record<string, string>>
}

/** A GET form, so that a result can be bookmarked. The record is chosen in the list, and only removed here. */
export function AuditFilterForm({ query, people, names }: Props) {
  const { audit: texts, records } = useTexts()
  const { subjectType, subjectId, userId, order } = query
  const isOneRecord = subjectType !== undefined && subjectId !== undefined
  return (
    <SearchForm
      path={paths.audit()}
      title={texts.filter.title}
      reset={subjectType === undefined && userId === undefined ? null : auditPath({ order })}
      texts={{ button: texts.filter.button, reset: texts.filter.reset }}
    >
      {isOneRecord ? (
        <OneRecord
          subjectType={subjectType}
          subjectId={subjectId}
          name={Object.hasOwn(names, subjectId) ? names[subjectId] : undefined}
        />
      ) : (
        <SelectField
          name={KIND_FIELD}
          label={texts.filter.kind}
          value={kindWord(subjectType)}
          options={[
            { value: '', label: texts.filter.everyKind },
            ...Object.entries(KINDS).map(([value, kind]) => ({ value, label: texts.kinds[kind] ?? kind })),
          ]}
        />
      )}
      <SelectField
        name={PERSON_FIELD}
        label={texts.filter.person}
        value={userId ?? ''}
        options={[
          { value: '', label: texts.filter.everyone },
          ...people.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <SelectField
        name={ORDER_FIELD}
        label={records.search.order}
        value={Object.keys(ORDERS).find((word) => ORDERS[word] === order) ?? ''}
        options={[
          { value: '', label: texts.filter.orders.newest },
          ...Object.entries(ORDERS).map(([value, one]) => ({ value, label: texts.filter.orders[one] })),
        ]}
      />
    </SearchForm>
  )
}

interface OneRecordProps {
  subjectType: string
  subjectId: string
  name: string | undefined
}

function kindWord(subjectType: string | undefined): string {
  return Object.entries(KINDS).find(([, kind]) => kind === subjectType)?.[0] ?? ''
}

function OneRecord({ subjectType, subjectId, name }: OneRecordProps) {
  const texts = useTexts().audit
  return (
    <p className="field">
      <span className="soft">{texts.filter.onlyThis}</span>
      <strong className="value">
        {[texts.kinds[subjectType] ?? subjectType, name].filter(Boolean).join(' ')}
      </strong>
      <input type="hidden" name={KIND_FIELD} value={kindWord(subjectType)} />
      <input type="hidden" name={RECORD_FIELD} value={subjectId} />
    </p>
  )
}
