import type { ListPage } from '~/domain/lists/paging'
import type { TaskQuery } from '~/domain/tasks/list.server'
import type { Task } from '~/domain/tasks/task'
import { useHref, useTexts } from '~/kit/language'
import { EmptyList } from '~/kit/records/empty-list'
import { tasksPath } from './query'
import { TaskSearch } from './search'
import { TaskTable } from './table'

interface Props {
  tasks: ListPage<Task>
  query: TaskQuery
}

export function TasksPage({ tasks, query }: Props) {
  const texts = useTexts().tasks
  const isNarrowed = query.search !== '' || query.kind !== undefined
  const nothing = { open: texts.none, mine: texts.noneMine, done: texts.noneDone }
  return (
    <>
      <h1>{texts.title}</h1>
      <States query={query} />
      <TaskSearch query={query} />
      {tasks.items.length === 0 ? (
        <EmptyList
          shown={tasks}
          isNarrowed={isNarrowed}
          texts={{ none: texts.none, noneFound: texts.search.none, noneNow: nothing[query.state] }}
        />
      ) : (
        <TaskTable tasks={tasks} query={query} />
      )}
    </>
  )
}

function States({ query: { state, search, kind, order } }: { query: TaskQuery }) {
  const texts = useTexts().tasks
  const href = useHref()
  return (
    <nav className="screen-only" aria-label={texts.statesLabel}>
      <ul className="links-in-line">
        {(['open', 'mine', 'done'] as const).map((one) => (
          <li key={one}>
            <a
              className="target"
              href={href(tasksPath({ state: one, search, kind, order }))}
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
