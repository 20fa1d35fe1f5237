import type { ListPage } from '~/domain/lists/paging'
import type { TaskQuery } from '~/domain/tasks/list.server'
import type { Task } from '~/domain/tasks/task'
import { useTexts } from '~/kit/language'
import { EmptyList } from '~/kit/records/empty-list'
import { ExampleRow } from '~/kit/records/example-row'
import { PageHead } from '~/kit/records/page-head'
import { Tabs } from '~/kit/records/tabs'
import { tasksFilePath, tasksPath } from './query'
import { TaskSearch } from './search'
import { TaskTable } from './table'

interface Props {
  tasks: ListPage<Task>
  open: number
  query: TaskQuery
}

export function TasksPage({ tasks, open, query }: Props) {
  const { tasks: texts, records } = useTexts()
  const isNarrowed = query.search !== '' || query.kind !== undefined
  const example = [
    { title: texts.columns.what, value: texts.kinds.message },
    { title: texts.columns.at, value: texts.example.at },
    { title: texts.columns.who, value: texts.example.who },
    { title: texts.columns.assignee, value: '–' },
  ]
  const nothing = { open: texts.none, mine: texts.noneMine, done: texts.noneDone }
  return (
    <>
      <PageHead
        title={texts.title}
        others={[!tasks.isBare && { label: records.file, to: tasksFilePath(query) }]}
      />
      <States query={query} open={open} />
      <TaskSearch query={query} />
      {tasks.items.length === 0 ? (
        <EmptyList
          shown={tasks}
          isNarrowed={isNarrowed}
          example={<ExampleRow cells={example} />}
          texts={{ none: texts.none, noneFound: texts.search.none, noneNow: nothing[query.state] }}
        />
      ) : (
        <TaskTable tasks={tasks} query={query} />
      )}
    </>
  )
}

function States({ query: { state, search, kind, order }, open }: Pick<Props, 'query' | 'open'>) {
  const texts = useTexts().tasks
  const tabs = (['open', 'mine', 'done'] as const).map((one) => ({
    label: texts.states[one],
    to: tasksPath({ state: one, search, kind, order }),
    count: one === 'open' ? open : undefined,
    isCurrent: one === state,
  }))
  return <Tabs label={texts.statesLabel} tabs={tabs} />
}
