import { NEWS } from '~/domain/tasks/task'
import { formatLongMoment, formatMonth } from '~/i18n/format'
import { ErrorSummary } from '~/kit/error-summary'
import { Facts } from '~/kit/facts'
import { SEEN_FIELD } from '~/kit/forms/form-fields'
import { useHref, useLanguage, useTexts } from '~/kit/language'
import { OfficeForm } from '~/kit/office-form'
import { BackLink } from '~/kit/records/back-link'
import { useRefusal } from '~/kit/refusal'
import { SavedBanner } from '~/kit/saved'
import { paths } from '~/paths'
import { ChangeRequestAnswer } from './change-request-answer'
import { TaskContent } from './content'
import type { TaskPage as TaskPageData } from './page.server'
import { TaskReplies } from './replies'

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
      {task.doneAt === null ? null : (
        <p>{texts.doneAt(formatLongMoment(task.doneAt, language), page.changeRequest?.outcome ?? null)}</p>
      )}
      <TaskFacts {...page} />
      <TaskContent {...page} />
      <ChangeRequestAnswer {...page} />
      {page.mayHandle ? <TaskActs {...page} /> : null}
      {task.customerId === null && task.employeeId === null ? null : <TaskReplies {...page} />}
    </>
  )
}

function TaskFacts({ task, contact }: Pick<Props, 'task' | 'contact'>) {
  const { facts, columns, events, otherEvent } = useTexts().tasks
  const language = useLanguage()
  const href = useHref()
  const { kind, detail, customerId, employeeId, about } = task
  const page = customerId !== null ? paths.customer(customerId) : employeeId && paths.employee(employeeId)
  const isOfMonth = kind === 'question' || kind === 'hours'
  const label = isOfMonth ? facts.month : kind === 'mandate' ? facts.mandate : facts.invoice
  const value =
    kind === 'delivery'
      ? (events[detail ?? ''] ?? otherEvent)
      : isOfMonth && detail
        ? formatMonth(detail, language)
        : detail
  return (
    <Facts
      facts={[
        {
          label: columns.who,
          value: page ? <a href={href(page)}>{about}</a> : about,
        },
        {
          label: facts.contact,
          value: contact && <a href={href(paths.contact(contact.id))}>{contact.name}</a>,
        },
        { label: kind === 'delivery' ? columns.what : label, value },
        { label: facts.at, value: formatLongMoment(task.at, language) },
        { label: facts.assignee, value: task.assignee },
      ]}
    />
  )
}

function TaskActs({ task, isMine, payload }: Pick<Props, 'task' | 'isMine' | 'payload'>) {
  const texts = useTexts().tasks
  const { id, kind, doneAt, assignedTo } = task
  const isDone = doneAt !== null
  const isNews = NEWS.includes(kind)
  return (
    <div className="actions screen-only">
      {isDone || isNews ? null : (
        <OfficeForm action={paths.taskAssignment(id)} button={isMine ? texts.release : texts.take} isQuiet>
          <input type="hidden" name="ich" value={isMine ? 'nein' : 'ja'} />
          <input type="hidden" name={SEEN_FIELD} value={assignedTo ?? ''} />
        </OfficeForm>
      )}
      {kind === 'delivery' && payload === null ? null : (
        <OfficeForm
          action={paths.taskEnd(id)}
          button={isDone ? texts.reopen : isNews ? texts.seen : texts.done}
          isQuiet
        >
          <input type="hidden" name="erledigt" value={isDone ? 'nein' : 'ja'} />
        </OfficeForm>
      )}
    </div>
  )
}
