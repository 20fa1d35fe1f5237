import type { AuditLine, AuditQuery } from '~/domain/office/audit-log.server'
import { auditPath } from '~/forms/audit-query'
import type { AuditWords } from '~/i18n/audit-words'
import { formatMonth } from '~/i18n/format'
import type { Language } from '~db/schema'
import { useHref, useLanguage, useTexts } from '../language'
import { pageOfRecord } from './record-page'

interface Props {
  line: AuditLine
  name: string | undefined
  words: AuditWords
  query: AuditQuery
}

/** What it happened to, with the way to its page and to all that happened to it. */
export function Subject({ line: { subjectType, subjectId }, name: known, words, query }: Props) {
  const { audit: texts, invoices } = useTexts()
  const href = useHref()
  const language = useLanguage()
  const page = pageOfRecord(subjectType, subjectId)
  const kind = words.kind(subjectType)
  const nameless: Record<string, string> = { invoice: invoices.draft, number_format: words.kind(subjectId) }
  const name = known ? withMonth(known, language) : nameless[subjectType]
  return (
    <span className="value">
      <span className="soft">{kind}</span>{' '}
      {page && known !== undefined ? <a href={href(page)}>{name}</a> : name}
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

/** `Maren Hansen, 2026-10` → `Maren Hansen, Oktober 2026` */
function withMonth(name: string, language: Language): string {
  return name.replace(/(?<=, )\d{4}-\d\d$/, (month) => formatMonth(month, language))
}
