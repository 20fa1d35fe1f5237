import type { MailPage, MailQuery } from '~/domain/outbox/list.server'
import { useHref, useTexts } from '~/kit/language'
import { Pagination } from '~/kit/pagination'
import { EmptyList } from '~/kit/records/empty-list'
import { outboxFilePath, outboxPath } from './list-query'
import { MailRow } from './row'

export function MailList({ mails, query }: { mails: MailPage; query: MailQuery }) {
  const { items, total, pages } = mails
  const { outbox: texts, records } = useTexts()
  const href = useHref()
  const isSearch = query.recipient !== '' || query.kind !== undefined || query.status !== undefined
  if (items.length === 0) return <EmptyList shown={mails} isNarrowed={isSearch} texts={texts} />
  return (
    <section className="stack-tight" aria-labelledby="mails">
      <h2 id="mails">{texts.found(total, pages === null)}</h2>
      <table className="table table-cards list">
        <caption className="visually-hidden">{texts.pageTitle}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.recipient}</th>
            <th scope="col">{texts.kind}</th>
            <th scope="col">{texts.createdAt}</th>
            <th scope="col">{texts.status}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((mail) => (
            <MailRow key={mail.id} mail={mail} />
          ))}
        </tbody>
      </table>
      <Pagination list={texts.pageTitle} shown={mails} pathOf={(place) => outboxPath({ ...query, place })} />
      <p className="screen-only">
        <a className="target" href={href(outboxFilePath(query))}>
          {records.file}
        </a>
      </p>
    </section>
  )
}
