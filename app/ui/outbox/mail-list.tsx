import type { ListedMail, MailPage, MailQuery } from '~/domain/outbox/list.server'
import { outboxPath } from '~/forms/outbox-query'
import { formatMoment, formatMonth } from '~/i18n/format'
import { paths } from '~/paths'
import { useHref, useLanguage, useTexts } from '../language'
import { Pagination } from '../pagination'
import { Remark } from '../remark'
import { MailStatusMark, mailName } from './mail-words'

export function MailList({ mails, query }: { mails: MailPage; query: MailQuery }) {
  const { items, total, pages } = mails
  const texts = useTexts().outbox
  const isSearch = query.recipient !== '' || query.kind !== undefined || query.status !== undefined
  if (items.length === 0) return <p className="empty">{isSearch ? texts.noneFound : texts.none}</p>
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
    </section>
  )
}

function MailRow({ mail }: { mail: ListedMail }) {
  const texts = useTexts().outbox
  const language = useLanguage()
  const href = useHref()
  const { month, invoice } = mail.about
  const about = month ? formatMonth(month, language) : invoice
  const isRetried = mail.status === 'queued' && mail.attempts > 0
  return (
    <tr>
      <th scope="row">
        <a className="target" href={href(paths.mail(mail.id))}>
          {mail.recipient}
        </a>
      </th>
      <td data-label={texts.kind}>
        <span className="value">
          {mailName(mail.kind, mail.purpose, texts)}
          {about ? <Remark>{about}</Remark> : null}
        </span>
      </td>
      <td data-label={texts.createdAt} className="amount">
        {formatMoment(mail.createdAt, language)}
      </td>
      <td data-label={texts.status}>
        <span className="value">
          <MailStatusMark status={mail.status} />
          {mail.isSettled ? <Remark>{texts.settled}</Remark> : null}
          {isRetried ? <Remark>{texts.tried(mail.attempts)}</Remark> : null}
        </span>
      </td>
    </tr>
  )
}
