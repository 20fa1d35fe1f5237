import type { AuditLine } from '~/domain/overviews/audit-log.server'
import type { AuditWords } from '~/i18n/audit-words'

/** What the file has and a list has no room for. */
const LONG = ['userAgent', 'taxes']

export function What({ line, words }: { line: AuditLine; words: AuditWords }) {
  const { subjectType, action } = line
  const changes = line.changes.filter(({ field }) => !LONG.includes(field))
  return (
    <span className="value">
      {words.action(action)}
      {changes.length === 0 ? null : (
        <ul className="audit-changes">
          {changes.map(({ field, before, after }) => (
            <li key={field}>
              {`${words.field(subjectType, field)}: `}
              {[
                ...new Set(
                  [before, after]
                    .filter((value) => value !== undefined)
                    .map((value) => words.value(subjectType, field, value)),
                ),
              ].join(' → ')}
            </li>
          ))}
        </ul>
      )}
    </span>
  )
}
