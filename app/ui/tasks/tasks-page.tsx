import type { Paged } from '~/domain/paging'
import type { Task } from '~/domain/tasks/find.server'
import type { TaskQuery, TaskState } from '~/domain/tasks/list.server'
import { tasksPath } from '~/forms/task-query'
import { formatMoment } from '~/i18n/format'
import { paths } from '~/paths'
import { useHref, useLanguage, useTexts } from '../language'
import { Pagination } from '../pagination'
import { useAboutTask } from './about'

interface Props {
  tasks: Paged<Task>
  query: TaskQuery
}

export function TasksPage({ tasks, query }: Props) {
  const texts = useTexts().tasks
  const nothing = { open: texts.none, mine: texts.noneMine, done: texts.noneDone }
  return (
    <>
      <h1>{texts.title}</h1>
      <States state={query.state} />
      {tasks.items.length === 0 ? (
        <p className="empty">{nothing[query.state]}</p>
      ) : (
        <TaskTable tasks={tasks} query={query} />
      )}
    </>
  )
}

function States({ state }: { state: TaskState }) {
  const texts = useTexts().tasks
  const href = useHref()
  return (
    <nav className="screen-only" aria-label={texts.statesLabel}>
      <ul className="links-in-line">
        {(['open', 'mine', 'done'] as const).map((one) => (
          <li key={one}>
            <a
              className="target"
              href={href(tasksPath({ state: one }))}
              aria-current={one === state ? 'page' : undefined}
            >
              {texts.states[one]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function TaskTable({ tasks, query }: Props) {
  const texts = useTexts().tasks
  return (
    <>
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
    </>
  )
}

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
