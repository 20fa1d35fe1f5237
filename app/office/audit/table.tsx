import type { AuditLine, AuditPage, AuditQuery } from '~/domain/overviews/audit-log.server'
import { type AuditWords, auditWords } from '~/i18n/audit-words'
import { formatMoment } from '~/i18n/format'
import { useLanguage, useTexts } from '~/kit/language'
import { Subject } from './subject'

export function AuditTable({ audit, query }: { audit: AuditPage; query: AuditQuery }) {
  const texts = useTexts()
  const { title, columns } = texts.audit
  const words = auditWords(texts, useLanguage(), audit.names)
  return (
    <table className="table table-cards list">
      <caption className="visually-hidden">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.at}</th>
          <th scope="col">{columns.person}</th>
          <th scope="col">{columns.record}</th>
          <th scope="col">{columns.action}</th>
        </tr>
      </thead>
      <tbody>
        {audit.items.map((line) => (
          <tr key={line.id}>
            <When line={line} />
            <Who line={line} />
            <td data-label={columns.record}>
              <Subject line={line} name={audit.names[line.subjectId]} words={words} query={query} />
            </td>
            <td data-label={columns.action}>
              <What line={line} words={words} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function When({ line: { at } }: { line: AuditLine }) {
  return (
    <th scope="row">
      <time className="amount" dateTime={at}>
        {formatMoment(at, useLanguage())}
      </time>
    </th>
  )
}

function Who({ line: { by, actor } }: { line: AuditLine }) {
  const texts = useTexts().audit
  return (
    <td data-label={texts.columns.person} className="name">
      <span className="value">{by?.name ?? texts.actors[actor]}</span>
    </td>
  )
}

/** Shown only in the file: too long for the list. */
const FILE_ONLY = ['userAgent', 'taxes']

function What({ line, words }: { line: AuditLine; words: AuditWords }) {
  const { subjectType, action } = line
  const changes = line.changes.filter(({ field }) => !FILE_ONLY.includes(field))
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
