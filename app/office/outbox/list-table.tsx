import type { ListPage } from '~/domain/lists/paging'
import type { ListedMail, MailQuery } from '~/domain/outbox/list.server'
import { formatMoment, formatMonth } from '~/i18n/format'
import { mailName } from '~/i18n/mail-name'
import type { Texts } from '~/i18n/texts'
import { useHref, useLanguage, useTexts } from '~/kit/language'
import { MailAddress } from '~/kit/mail-address'
import { EmptyList } from '~/kit/records/empty-list'
import { ExampleOf } from '~/kit/records/example-row'
import { RecordList } from '~/kit/records/record-list'
import { Remark } from '~/kit/remark'
import { paths } from '~/paths'
import { outboxPath } from './list-query'
import { MailStatusMark } from './words'

/** With the names of those who have the recipient's address; '' for none. */
export type NamedMail = Omit<ListedMail, 'area' | 'sentAt'> & { name: string }

export function MailList({ mails, query }: { mails: ListPage<NamedMail>; query: MailQuery }) {
  const texts = useTexts().outbox
  const language = useLanguage()
  const recipientOf = useRecipient()
  const kindOf = useKind()
  const isSearch = query.recipient !== '' || query.kind !== undefined || query.status !== undefined
  if (mails.items.length === 0)
    return (
      <EmptyList shown={mails} isNarrowed={isSearch} texts={texts} example={<ExampleOf list="outbox" />} />
    )
  return (
    <RecordList
      id="mails"
      heading={texts.found(mails.total, mails.pages === null)}
      title={texts.pageTitle}
      shown={mails}
      pathOf={(place) => outboxPath({ ...query, place })}
      keyOf={({ id }) => id}
      columns={[
        { title: texts.recipient, look: 'name', phone: 'first', cell: recipientOf },
        {
          title: texts.address,
          look: 'soft',
          cell: ({ name, recipient }) => (name === '' ? null : <MailAddress address={recipient} />),
        },
        { title: texts.kind, isGroup: true, phone: 'below', cell: kindOf },
        {
          title: texts.createdAt,
          look: 'amount',
          phone: 'end',
          cell: ({ createdAt }) => formatMoment(createdAt, language),
        },
        {
          title: texts.status,
          isGroup: true,
          phone: 'belowEnd',
          cell: (mail) => statusOf(mail, texts),
        },
      ]}
    />
  )
}

function useRecipient() {
  const href = useHref()
  return ({ id, recipient, name }: NamedMail) => (
    <a
      className="target"
      href={href(paths.mail(id))}
      aria-label={name === '' ? recipient : `${name}, ${recipient}`}
    >
      {name || <MailAddress address={recipient} />}
    </a>
  )
}

function useKind() {
  const texts = useTexts().outbox
  const language = useLanguage()
  return ({ kind, purpose, about }: NamedMail) => {
    const subject = about.month ? formatMonth(about.month, language) : about.invoice
    return (
      <>
        {mailName(kind, purpose, texts)}
        {subject ? <span className="soft small"> {subject}</span> : null}
        {about.isCorrection ? <Remark>{texts.corrected}</Remark> : null}
      </>
    )
  }
}

function statusOf({ status, attempts, isSettled }: NamedMail, texts: Texts['outbox']) {
  const isRetried = status === 'queued' && attempts > 0
  return (
    <>
      <MailStatusMark status={status} />
      {isSettled ? <Remark>{texts.settled}</Remark> : null}
      {isRetried ? <Remark>{texts.tried(attempts)}</Remark> : null}
    </>
  )
}
