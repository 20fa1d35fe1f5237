import type { InvoiceEvent } from '~/domain/invoices/timeline'
import { auditWords } from '~/i18n/audit-words'
import { formatDate, formatMoment, formatMoney } from '~/i18n/format'
import { mailName } from '~/i18n/mail-name'
import { useHref, useLanguage, useTexts } from '~/kit/language'
import { paths } from '~/paths'
import { MailStatusMark } from '../outbox/words'
import type { OfficeInvoicePage as Page } from './page.server'

type Props = Pick<Page, 'timeline' | 'credits' | 'counterpart'>

export function InvoiceTimeline({ timeline, ...others }: Props) {
  const { title } = useTexts().invoices.timeline
  const language = useLanguage()
  return (
    <section className="stack-tight" aria-labelledby="verlauf">
      <h2 id="verlauf">{title}</h2>
      <ol className="past">
        {timeline.map((event, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two entries of one moment have nothing else to tell them apart.
          <li key={index}>
            <time className="amount" dateTime={event.at}>
              {formatMoment(event.at, language)}
            </time>
            <div className="value">
              <What event={event} {...others} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

function What({ event, ...others }: { event: InvoiceEvent } & Omit<Props, 'timeline'>) {
  const { invoices, outbox, tasks, records } = useTexts()
  const href = useHref()
  switch (event.kind) {
    case 'mail': {
      const { id, kind, recipient, status } = event.mail
      return (
        <>
          <a className="target" href={href(paths.mail(id))}>
            {mailName(kind, 'rechnung', outbox)}
          </a>
          {`, ${[recipient, ...(event.by ? [records.history.by(event.by)] : [])].join(' ')} `}
          <MailStatusMark status={status} />
        </>
      )
    }
    case 'message':
      return <TaskLink task={event.task} label={tasks.kinds[event.task.kind]} />
    case 'opened':
      return (
        <a className="target" href={href(paths.link(event.linkId))}>
          {invoices.timeline.opened}
        </a>
      )
    case 'entry':
      return <EntryWords entry={event} {...others} />
  }
}

/** What the day of an entry says. */
const WHEN: Record<string, 'on' | 'until'> = {
  'payment.debited': 'on',
  'payment.presented': 'on',
  'deferral.noted': 'until',
  'promise.noted': 'until',
}

type EntryEvent = Extract<InvoiceEvent, { kind: 'entry' }>

function EntryWords({
  entry,
  credits,
  counterpart,
}: { entry: EntryEvent } & Pick<Props, 'credits' | 'counterpart'>) {
  const texts = useTexts()
  const language = useLanguage()
  const href = useHref()
  const { paidBy, waived, timeline } = texts.invoices
  const { action, cents, on, method, reason, number, by, isByCustomer, task } = entry
  const label = auditWords(texts, language, {}).action(action)
  const document = [...credits, ...(counterpart ? [counterpart] : [])].find((one) => one.number === number)
  const ways: Record<string, string> = { ...paidBy, ...waived }
  const details = [
    cents === null ? null : formatMoney(cents, language),
    method && (ways[method] ?? null),
    on && timeline[WHEN[action] ?? 'of'](formatDate(on, language)),
    reason,
  ].filter(Boolean)
  const who = isByCustomer ? timeline.byCustomer : by && texts.records.history.by(by)
  return (
    <>
      {task ? <TaskLink task={task} label={label} /> : label}
      {details.length > 0 ? `: ${details.join(', ')}` : null}
      {document ? (
        <>
          {' '}
          <a href={href(paths.officeInvoice(document.id))}>{document.number}</a>
        </>
      ) : null}
      {who ? <span className="soft">{` ${who}`}</span> : null}
    </>
  )
}

function TaskLink({ task, label }: { task: NonNullable<EntryEvent['task']>; label: string }) {
  const { tasks } = useTexts().invoices
  const href = useHref()
  return (
    <>
      <a className="target" href={href(paths.task(task.id))}>
        {label}
      </a>{' '}
      <span className="soft">{task.doneAt === null ? tasks.isOpen : tasks.isDone}</span>
    </>
  )
}
