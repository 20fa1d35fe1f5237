import type { Thread } from '~/domain/messages/threads.server'
import { formatDayOf } from '~/i18n/format'
import { useHref, useLanguage, useTexts } from '~/kit/language'
import { Remark } from '~/kit/remark'
import { StatusMark } from '~/kit/status-mark'
import { paths } from '~/paths'

export function ThreadTable({ threads }: { threads: Thread[] }) {
  const { title, columns } = useTexts().customers.threads
  return (
    <table className="table table-cards list">
      <caption className="visually-hidden">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.what}</th>
          <th scope="col">{columns.about}</th>
          <th scope="col">{columns.at}</th>
          <th scope="col">{columns.state}</th>
        </tr>
      </thead>
      <tbody>
        {threads.map((thread) => (
          <ThreadRow key={thread.id} thread={thread} />
        ))}
      </tbody>
    </table>
  )
}

function ThreadRow({ thread }: { thread: Thread }) {
  const { customers, tasks } = useTexts()
  const { columns } = customers.threads
  const language = useLanguage()
  const href = useHref()
  const { id, kind, opening, detail, at, doneAt } = thread
  return (
    <tr>
      <th scope="row">
        <a className="target" href={href(paths.task(id))}>
          {tasks.kinds[kind]}
        </a>
        {opening === null ? null : <Remark>{opening}</Remark>}
      </th>
      <td data-label={columns.about}>
        <span className="value">{detail ?? '–'}</span>
      </td>
      <td data-label={columns.at}>
        <time className="amount" dateTime={at}>
          {formatDayOf(at, language)}
        </time>
      </td>
      <td data-label={columns.state}>
        <span className="value">
          <StatusMark shape={doneAt === null ? 'waiting' : 'done'}>{useOutcome(thread)}</StatusMark>
        </span>
      </td>
    </tr>
  )
}

function useOutcome({ assignee, answeredAt, doneAt }: Thread): string {
  const texts = useTexts().customers.threads
  const language = useLanguage()
  const parts = [
    ...(answeredAt === null ? [] : [texts.answered(formatDayOf(answeredAt, language))]),
    ...(doneAt === null
      ? [assignee === null ? texts.open : texts.openWith(assignee)]
      : [texts.done(formatDayOf(doneAt, language))]),
  ]
  return parts.join(', ')
}
