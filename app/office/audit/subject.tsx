import type { AuditLine, AuditQuery } from '~/domain/overviews/audit-log.server'
import type { AuditWords } from '~/i18n/audit-words'
import { useHref, useTexts } from '~/kit/language'
import { LongWords } from '~/kit/long-words'
import { paths } from '~/paths'
import { auditPath } from './query'

interface Props {
  line: AuditLine
  name: string | undefined
  words: AuditWords
  query: AuditQuery
}

export function Subject({ line: { subjectType, subjectId }, name: known, words, query }: Props) {
  const { audit: texts } = useTexts()
  const href = useHref()
  const page = pageOfRecord(subjectType, subjectId)
  const kind = words.kind(subjectType)
  const name = words.record(subjectType, subjectId)
  return (
    <span className="value audit-subject">
      <span className="soft">{kind}</span>{' '}
      {page && known !== undefined ? <a href={href(page)}>{name}</a> : <LongWords text={name ?? ''} />}
      {query.subjectId === subjectId ? null : (
        <>
          {' '}
          <a
            className="target small"
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

const PAGES: Record<string, (id: string) => string> = {
  customer: paths.customer,
  contact: paths.contact,
  contract: paths.contract,
  mandate: paths.mandate,
  employee: paths.employee,
  invoice: paths.officeInvoice,
  mail: paths.mail,
  delivery: paths.delivery,
  task: paths.task,
  user: paths.user,
  tenant: paths.tenant,
}

function pageOfRecord(subjectType: string, id: string): string | undefined {
  return PAGES[subjectType]?.(id)
}
