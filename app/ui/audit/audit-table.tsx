import type { AuditLine, AuditPage, AuditQuery } from '~/domain/office/audit-log.server'
import { auditPath } from '~/forms/audit-query'
import { type AuditWords, auditWords } from '~/i18n/audit-words'
import { formatMoment } from '~/i18n/format'
import { useHref, useLanguage, useTexts } from '../language'
import { pageOfRecord } from './record-page'

/** What the file has and a list has no room for. */
const LONG = ['userAgent']

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
      <time dateTime={at}>{formatMoment(at, useLanguage())}</time>
    </th>
  )
}

function Who({ line: { by, actor } }: { line: AuditLine }) {
  const texts = useTexts().audit
  return (
    <td data-label={texts.columns.person}>
      <span className="value">{by?.name ?? texts.actors[actor]}</span>
    </td>
  )
}

interface SubjectProps {
  line: AuditLine
  name: string | undefined
  words: AuditWords
  query: AuditQuery
}

/** What it happened to, with the way to its page and to all that happened to it. */
function Subject({ line: { subjectType, subjectId }, name, words, query }: SubjectProps) {
  const texts = useTexts().audit
  const href = useHref()
  const page = pageOfRecord(subjectType, subjectId)
  const kind = words.kind(subjectType)
  return (
    <span className="value">
      <span className="soft">{kind}</span> {page && name ? <a href={href(page)}>{name}</a> : name}
      {query.subjectId === subjectId ? null : (
        <>
          {' '}
          <a
            className="audit-only"
            href={href(auditPath({ subjectType, subjectId }))}
            aria-label={texts.filter.onlyThisOf([kind, name].filter(Boolean).join(' '))}
          >
            {texts.filter.onlyShort}
          </a>
        </>
      )}
    </span>
  )
}

function What({ line, words }: { line: AuditLine; words: AuditWords }) {
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
              {[before, after]
                .filter((value) => value !== undefined)
                .map((value) => words.value(subjectType, field, value))
                .join(' → ')}
            </li>
          ))}
        </ul>
      )}
    </span>
  )
}
