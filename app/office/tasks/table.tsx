import type { ListPage } from '~/domain/lists/paging'
import type { TaskQuery } from '~/domain/tasks/list.server'
import type { Task } from '~/domain/tasks/task'
import { formatMoment } from '~/i18n/format'
import { useHref, useLanguage, useTexts } from '~/kit/language'
import { Pagination } from '~/kit/pagination'
import { paths } from '~/paths'
import { useAboutTask } from './about'
import { tasksFilePath, tasksPath } from './query'

function TaskRow({ task }: { task: Task }) {
  const { kinds, columns } = useTexts().tasks
  const language = useLanguage()
  const aboutOf = useAboutTask()
  const href = useHref()
  return (
    <tr>
      <th scope="row">
        <a className="target" href={href(paths.task(task.id))}>
          {kinds[task.kind]}
        </a>
      </th>
      <td data-label={columns.who}>
        <span className="value">{aboutOf(task)}</span>
      </td>
      <td data-label={columns.at}>
        <time className="amount" dateTime={task.at}>
          {formatMoment(task.at, language)}
        </time>
      </td>
      <td data-label={columns.assignee}>
        <span className="value">{task.assignee ?? '–'}</span>
      </td>
    </tr>
  )
}

interface Props {
  tasks: ListPage<Task>
  query: TaskQuery
}

export function TaskTable({ tasks, query }: Props) {
  const { tasks: texts, records } = useTexts()
  const href = useHref()
  return (
    <section className="stack-tight" aria-labelledby="aufgaben">
      <h2 id="aufgaben">{texts.search.found(tasks.total, tasks.pages === null)}</h2>
      <table className="table table-cards list">
        <caption className="visually-hidden">{texts.states[query.state]}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.columns.what}</th>
            <th scope="col">{texts.columns.who}</th>
            <th scope="col">{texts.columns.at}</th>
            <th scope="col">{texts.columns.assignee}</th>
          </tr>
        </thead>
        <tbody>
          {tasks.items.map((task) => (
            <TaskRow key={task.id} task={task} />
          ))}
        </tbody>
      </table>
      <Pagination list={texts.title} shown={tasks} pathOf={(place) => tasksPath({ ...query, place })} />
      <p className="screen-only">
        <a className="target" href={href(tasksFilePath(query))}>
          {records.file}
        </a>
      </p>
    </section>
  )
}
