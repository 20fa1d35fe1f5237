import type { ListPage } from '~/domain/lists/paging'
import type { TaskQuery } from '~/domain/tasks/list.server'
import type { Task } from '~/domain/tasks/task'
import { formatMoment } from '~/i18n/format'
import { useHref, useLanguage, useTexts } from '~/kit/language'
import { RecordList } from '~/kit/records/record-list'
import { paths } from '~/paths'
import { useAboutTask } from './about'
import { tasksPath } from './query'

interface Props {
  tasks: ListPage<Task>
  query: TaskQuery
}

export function TaskTable({ tasks, query }: Props) {
  const { columns, kinds, search, states, title } = useTexts().tasks
  const language = useLanguage()
  const aboutOf = useAboutTask()
  const href = useHref()
  return (
    <RecordList
      id="aufgaben"
      heading={search.found(tasks.total, tasks.pages === null)}
      title={title}
      caption={states[query.state]}
      shown={tasks}
      pathOf={(place) => tasksPath({ ...query, place })}
      keyOf={({ id }) => id}
      columns={[
        {
          title: columns.what,
          phone: 'first',
          cell: ({ id, kind }) => (
            <a className="target" href={href(paths.task(id))}>
              {kinds[kind]}
            </a>
          ),
        },
        { title: columns.who, isGroup: true, phone: 'below', cell: aboutOf },
        {
          title: columns.at,
          phone: 'end',
          cell: ({ at }) => (
            <time className="amount" dateTime={at}>
              {formatMoment(at, language)}
            </time>
          ),
        },
        {
          title: columns.assignee,
          isGroup: true,
          phone: 'belowEnd',
          cell: ({ assignee }) => assignee ?? '–',
        },
      ]}
    />
  )
}
