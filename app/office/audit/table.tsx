import type { AuditLine, AuditPage, AuditQuery } from '~/domain/overviews/audit-log.server'
import { type AuditWords, auditWords } from '~/i18n/audit-words'
import { formatMoment } from '~/i18n/format'
import { useLanguage, useTexts } from '~/kit/language'
import { LongWords } from '~/kit/long-words'
import { Table } from '~/kit/table'
import { actorIn } from './actor'
import { Subject } from './subject'

export function AuditTable({ audit, query }: { audit: AuditPage; query: AuditQuery }) {
  const texts = useTexts()
  const { title, columns } = texts.audit
  const words = auditWords(texts, useLanguage(), audit.names)
  return (
    <Table
      caption={title}
      rows={audit.items}
      keyOf={({ id }) => id}
      columns={[
        { title: columns.at, phone: 'end', cell: (line) => <When line={line} /> },
        {
          title: columns.person,
          phone: 'belowEnd',
          look: 'name',
          isGroup: true,
          cell: (line) => actorIn(line, texts.audit),
        },
        {
          title: columns.record,
          phone: 'first',
          cell: (line) => (
            <Subject line={line} name={audit.names[line.subjectId]} words={words} query={query} />
          ),
        },
        {
          title: columns.action,
          isGroup: true,
          phone: 'below',
          cell: (line) => <What line={line} words={words} />,
        },
      ]}
    />
  )
}

function When({ line: { at } }: { line: AuditLine }) {
  return (
    <time className="amount" dateTime={at}>
      {formatMoment(at, useLanguage())}
    </time>
  )
}

/** Shown only in the file: too long for the list. */
const FILE_ONLY = ['userAgent', 'taxes']

function What({ line, words }: { line: AuditLine; words: AuditWords }) {
  const { subjectType, action } = line
  const changes = line.changes.filter(({ field }) => !FILE_ONLY.includes(field))
  return (
    <>
      {words.action(action)}
      {changes.length === 0 ? null : (
        <ul className="audit-changes">
          {changes.map(({ field, before, after }) => (
            <li key={field}>
              {`${words.field(subjectType, field)}: `}
              <LongWords
                text={[
                  ...new Set(
                    [before, after]
                      .filter((value) => value !== undefined)
                      .map((value) => words.value(subjectType, field, value)),
                  ),
                ].join(' → ')}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
