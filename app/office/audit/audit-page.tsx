import type { AuditPage as AuditPageData, AuditQuery } from '~/domain/overviews/audit-log.server'
import { useHref, useTexts } from '~/kit/language'
import { BackToFirm } from '~/kit/office/back-to-firm'
import { Pagination } from '~/kit/pagination'
import { AuditFilterForm } from './filter'
import { auditFilePath, auditPath } from './query'
import { AuditTable } from './table'

interface Props {
  audit: AuditPageData
  query: AuditQuery
  people: { id: string; name: string }[]
}

export function AuditPage({ audit, query, people }: Props) {
  const { audit: texts, records } = useTexts()
  const href = useHref()
  const isNarrowed = [query.subjectType, query.userId].some((one) => one !== undefined)
  return (
    <>
      <BackToFirm />
      <h1>{texts.title}</h1>
      <p>{texts.text}</p>
      <AuditFilterForm query={query} people={people} names={audit.names} />
      {audit.items.length === 0 ? (
        <p className="empty">{isNarrowed ? texts.noneFound : texts.none}</p>
      ) : (
        <section className="stack-tight" aria-labelledby="eintraege">
          <h2 id="eintraege">{texts.found(audit.total, audit.pages === null)}</h2>
          <AuditTable audit={audit} query={query} />
          <Pagination list={texts.title} shown={audit} pathOf={(place) => auditPath({ ...query, place })} />
          <p className="screen-only">
            <a className="target" href={href(auditFilePath(query))}>
              {records.file}
            </a>
          </p>
        </section>
      )}
    </>
  )
}
