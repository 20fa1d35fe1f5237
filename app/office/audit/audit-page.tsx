import type { AuditPage as AuditPageData, AuditQuery } from '~/domain/overviews/audit-log.server'
import { useTexts } from '~/kit/language'
import { BackToFirm } from '~/kit/office/back-to-firm'
import { Pagination } from '~/kit/pagination'
import { PageHead } from '~/kit/records/page-head'
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
  const isNarrowed = [query.subjectType, query.userId].some((one) => one !== undefined)
  return (
    <>
      <BackToFirm />
      <PageHead
        title={texts.title}
        others={[audit.items.length > 0 && { label: records.file, to: auditFilePath(query) }]}
      />
      <p className="soft">{texts.text}</p>
      <AuditFilterForm query={query} people={people} names={audit.names} />
      {audit.items.length === 0 ? (
        <p className="empty">{isNarrowed ? texts.noneFound : texts.none}</p>
      ) : (
        <section className="stack-tight" aria-labelledby="eintraege">
          <h2 id="eintraege">{texts.found(audit.total, audit.pages === null)}</h2>
          <AuditTable audit={audit} query={query} />
          <Pagination list={texts.title} shown={audit} pathOf={(place) => auditPath({ ...query, place })} />
        </section>
      )}
    </>
  )
}
