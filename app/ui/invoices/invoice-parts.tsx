import type { OfficeInvoicePage as Page } from '~/domain/office/invoice-page.server'
import { formatDayOf, formatMoment } from '~/i18n/format'
import { paths } from '~/paths'
import { useHref, useLanguage, useTexts } from '../language'
import { MailStatusMark, mailName } from '../outbox/mail-words'

export function InvoiceTasks({ tasks }: Pick<Page, 'tasks'>) {
  const { invoices, tasks: words } = useTexts()
  const language = useLanguage()
  const href = useHref()
  if (tasks.length === 0) return null
  return (
    <section className="stack-tight" aria-labelledby="dazu">
      <h2 id="dazu">{invoices.tasks.title}</h2>
      <ul className="office-links">
        {tasks.map(({ id, kind, at, doneAt }) => (
          <li key={id}>
            <a className="target" href={href(paths.task(id))}>
              {words.kinds[kind]}
            </a>{' '}
            <span className="soft">
              {`${formatDayOf(at, language)}, ${doneAt === null ? invoices.tasks.isOpen : invoices.tasks.isDone}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function InvoiceMails({ mails }: Pick<Page, 'mails'>) {
  const { invoices, outbox } = useTexts()
  const { title, none, columns } = invoices.mails
  const language = useLanguage()
  const href = useHref()
  return (
    <section className="stack-tight" aria-labelledby="mails">
      <h2 id="mails">{title}</h2>
      {mails.length === 0 ? <p className="soft">{none}</p> : null}
      {mails.length > 0 ? (
        <table className="table table-cards list">
          <caption className="visually-hidden">{title}</caption>
          <thead>
            <tr>
              <th scope="col">{columns.kind}</th>
              <th scope="col">{columns.recipient}</th>
              <th scope="col">{columns.at}</th>
              <th scope="col">{columns.status}</th>
            </tr>
          </thead>
          <tbody>
            {mails.map(({ id, kind, recipient, createdAt, status }) => (
              <tr key={id}>
                <th scope="row">
                  <a className="target" href={href(paths.mail(id))}>
                    {mailName(kind, 'rechnung', outbox)}
                  </a>
                </th>
                <td data-label={columns.recipient}>
                  <span className="value">{recipient}</span>
                </td>
                <td data-label={columns.at}>{formatMoment(createdAt, language)}</td>
                <td data-label={columns.status}>
                  <MailStatusMark status={status} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
    </section>
  )
}
