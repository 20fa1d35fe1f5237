import type { TaskPage as TaskPageData } from '~/domain/office/task-page.server'
import { formatLongMoment, formatMonth } from '~/i18n/format'
import { paths } from '~/paths'
import { ErrorSummary } from '../error-summary'
import { Facts } from '../facts'
import { useHref, useLanguage, useTexts } from '../language'
import { BackLink } from '../records/back-link'
import { useRefusal } from '../refusal'
import { SavedBanner } from '../saved'
import { TaskActs } from './task-acts'
import { TaskContent } from './task-content'
import { TaskReplies } from './task-replies'

interface Props extends TaskPageData {
  formKey: string
}

export function TaskPage(page: Props) {
  const texts = useTexts().tasks
  const language = useLanguage()
  const { task } = page
  return (
    <>
      <SavedBanner saved={texts.saved} />
      <ErrorSummary faults={useRefusal().faults} />
      <BackLink to={paths.tasks()} label={texts.back} />
      <h1>{texts.kinds[task.kind]}</h1>
      {task.doneAt === null ? null : <p>{texts.doneAt(formatLongMoment(task.doneAt, language))}</p>}
      <TaskFacts task={task} />
      <TaskContent {...page} />
      {page.mayHandle ? <TaskActs {...page} /> : null}
      {task.customerId === null && task.employeeId === null ? null : <TaskReplies {...page} />}
    </>
  )
}

function TaskFacts({ task }: Pick<Props, 'task'>) {
  const { facts, columns, events, otherEvent } = useTexts().tasks
  const language = useLanguage()
  const href = useHref()
  const { kind, detail, customerId, about } = task
  const label = kind === 'question' ? facts.month : kind === 'mandate' ? facts.mandate : facts.invoice
  const value =
    kind === 'delivery'
      ? (events[detail ?? ''] ?? otherEvent)
      : kind === 'question' && detail
        ? formatMonth(detail, language)
        : detail
  return (
    <Facts
      facts={[
        {
          label: columns.who,
          value: customerId === null ? about : <a href={href(paths.customer(customerId))}>{about}</a>,
        },
        { label: kind === 'delivery' ? columns.what : label, value },
        { label: facts.at, value: formatLongMoment(task.at, language) },
        { label: facts.assignee, value: task.assignee },
      ]}
    />
  )
}
