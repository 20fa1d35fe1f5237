import { OF_A_MONTH } from '~/domain/tasks/task'
import { formatLongMoment, formatMonth } from '~/i18n/format'
import { ErrorSummary } from '~/kit/error-summary'
import { Facts } from '~/kit/facts'
import { useHref, useLanguage, useTexts } from '~/kit/language'
import { PageHead } from '~/kit/records/page-head'
import { useRefusal } from '~/kit/refusal'
import { SavedBanner } from '~/kit/saved'
import { StatusMark } from '~/kit/status-mark'
import { paths } from '~/paths'
import { useTaskActs } from './acts'
import { ChangeRequestAnswer } from './change-request-answer'
import { TaskContent } from './content'
import type { TaskPage as TaskPageData } from './page.server'
import { TaskReplies } from './replies'

interface Props extends TaskPageData {
  formKey: string
}

export function TaskPage(page: Props) {
  const texts = useTexts().tasks
  const { task } = page
  const { isAnswerNext, ...acts } = useTaskActs(page)
  return (
    <>
      <SavedBanner saved={texts.saved} />
      <ErrorSummary faults={useRefusal().faults} />
      <PageHead
        back={{ to: paths.tasks(), label: texts.back }}
        title={texts.kinds[task.kind]}
        status={<TaskState {...page} />}
        {...acts}
      />
      <TaskFacts {...page} />
      <TaskContent {...page} />
      <ChangeRequestAnswer {...page} />
      {task.customerId === null && task.employeeId === null ? null : (
        <TaskReplies {...page} isNext={isAnswerNext} />
      )}
    </>
  )
}

function TaskState({ task: { doneAt, assignee }, changeRequest }: Props) {
  const { doneAt: done, state } = useTexts().tasks
  const language = useLanguage()
  if (doneAt === null)
    return (
      <StatusMark shape="waiting">{assignee === null ? state.open : state.openWith(assignee)}</StatusMark>
    )
  return (
    <StatusMark shape="done">
      {done(formatLongMoment(doneAt, language), changeRequest?.outcome ?? null)}
    </StatusMark>
  )
}

function TaskFacts({ task, contact, returned: debit, doubleDebit }: Props) {
  const { facts, columns, events, otherEvent, returned } = useTexts().tasks
  const language = useLanguage()
  const href = useHref()
  const { kind, detail, customerId, employeeId, about } = task
  const page = customerId !== null ? paths.customer(customerId) : employeeId && paths.employee(employeeId)
  const invoiceId = debit?.invoiceId ?? doubleDebit?.invoiceId
  const isOfMonth = OF_A_MONTH.includes(kind)
  const label = isOfMonth
    ? facts.month
    : kind === 'mandate'
      ? facts.mandate
      : kind === 'event_endpoint'
        ? facts.endpoint
        : facts.invoice
  const value =
    kind === 'delivery'
      ? (events[detail ?? ''] ?? otherEvent)
      : isOfMonth && detail
        ? formatMonth(detail, language)
        : detail
  return (
    <Facts
      isStrip
      facts={[
        {
          label: columns.who,
          value: page ? <a href={href(page)}>{about}</a> : about,
          isMain: true,
        },
        {
          label: facts.contact,
          value: contact && <a href={href(paths.contact(contact.id))}>{contact.name}</a>,
        },
        {
          label: kind === 'delivery' ? columns.what : label,
          value: invoiceId ? <a href={href(paths.officeInvoice(invoiceId))}>{value}</a> : value,
        },
        { label: returned.code, value: debit?.code },
        { label: facts.at, value: formatLongMoment(task.at, language) },
      ]}
    />
  )
}
