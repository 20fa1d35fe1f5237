import type { Thread } from '~/domain/messages/threads.server'
import { formatDayOf } from '~/i18n/format'
import { useHref, useLanguage, useTexts } from '~/kit/language'
import { Remark } from '~/kit/remark'
import { StatusMark } from '~/kit/status-mark'
import { Table } from '~/kit/table'
import { paths } from '~/paths'

export function ThreadTable({ threads }: { threads: Thread[] }) {
  const { customers, tasks } = useTexts()
  const { title, columns } = customers.threads
  const language = useLanguage()
  const href = useHref()
  return (
    <Table
      caption={title}
      rows={threads}
      keyOf={({ id }) => id}
      columns={[
        {
          title: columns.what,
          cell: ({ id, kind, opening }) => (
            <>
              <a className="target" href={href(paths.task(id))}>
                {tasks.kinds[kind]}
              </a>
              {opening === null ? null : <Remark>{opening}</Remark>}
            </>
          ),
        },
        { title: columns.about, isGroup: true, cell: ({ detail }) => detail ?? '–' },
        {
          title: columns.at,
          cell: ({ at }) => (
            <time className="amount" dateTime={at}>
              {formatDayOf(at, language)}
            </time>
          ),
        },
        { title: columns.state, isGroup: true, cell: (thread) => <Outcome thread={thread} /> },
      ]}
    />
  )
}

function Outcome({ thread }: { thread: Thread }) {
  return <StatusMark shape={thread.doneAt === null ? 'waiting' : 'done'}>{useOutcome(thread)}</StatusMark>
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
