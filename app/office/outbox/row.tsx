import type { ListedMail } from '~/domain/outbox/list.server'
import { formatMoment, formatMonth } from '~/i18n/format'
import { mailName } from '~/i18n/mail-name'
import { useHref, useLanguage, useTexts } from '~/kit/language'
import { MailAddress } from '~/kit/mail-address'
import { Remark } from '~/kit/remark'
import { paths } from '~/paths'
import { MailStatusMark } from './words'

export function MailRow({ mail }: { mail: ListedMail }) {
  const texts = useTexts().outbox
  const language = useLanguage()
  const href = useHref()
  const { month, invoice } = mail.about
  const about = month ? formatMonth(month, language) : invoice
  const isRetried = mail.status === 'queued' && mail.attempts > 0
  return (
    <tr>
      <th scope="row">
        <a className="target" href={href(paths.mail(mail.id))} aria-label={mail.recipient}>
          <MailAddress address={mail.recipient} />
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
