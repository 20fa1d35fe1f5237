import { NEWS } from '~/domain/tasks/task'
import type { Texts } from '~/i18n/texts'
import { SEEN_FIELD } from '~/kit/forms/form-fields'
import { monthPath } from '~/kit/forms/month-query'
import { useTexts } from '~/kit/language'
import type { Act, Acts } from '~/kit/records/acts'
import { paths } from '~/paths'
import type { TaskKind } from '~db/schema'
import type { TaskPage } from './page.server'

interface TaskActs {
  next: Act | null
  others: Acts
  /** Its solid button is that of the answer, further down. */
  isAnswerNext: boolean
}

/** What may be done with a task: first what it asks for, and only then that it is done. */
export function useTaskActs(page: TaskPage): TaskActs {
  const texts = useTexts().tasks
  const { task, isMine, mayHandle, payload } = page
  const { id, kind, doneAt, assignedTo } = task
  const asked = useAsked(page)
  if (!mayHandle) return { next: null, others: [], isAnswerNext: false }
  const isOver = doneAt !== null
  const isNews = NEWS.includes(kind)
  const take = {
    label: isMine ? texts.release : texts.take,
    action: paths.taskAssignment(id),
    fields: { ich: isMine ? 'nein' : 'ja', [SEEN_FIELD]: assignedTo ?? '' },
  }
  const isGone = kind === 'delivery' && payload === null
  const end = !isGone && {
    label: isOver ? texts.reopen : endLabel(kind, texts),
    action: paths.taskEnd(id),
    fields: { erledigt: isOver ? 'nein' : 'ja' },
  }
  if (isOver) return { next: null, others: [end], isAnswerNext: false }
  const isAnswerNext = (kind === 'message' || kind === 'question') && page.replyTo !== null
  const again = kind === 'delivery' &&
    !isGone && { label: texts.mapping.again, action: paths.taskDeliveryAgain(id) }
  const isDecidedBelow = isAnswerNext || DECIDED_BELOW.includes(kind)
  const next = asked ?? (isDecidedBelow ? null : end || null)
  return { next, others: [!isNews && take, again, next !== end && end], isAnswerNext }
}

/** An address beside the one on file, a delivery in the form that completes it. */
const DECIDED_BELOW: readonly TaskKind[] = ['address', 'delivery']

function endLabel(kind: TaskKind, texts: Texts['tasks']): string {
  if (kind === 'delivery') return texts.mapping.ignore
  return NEWS.includes(kind) ? texts.seen : texts.done
}

function useAsked({ task, returned, doubleDebit, endpoint, mayPay, mayManage }: TaskPage): Act | null {
  const { tasks: texts, invoices } = useTexts()
  const { id, kind, subjectId, customerId, employeeId } = task
  switch (kind) {
    case 'bank':
      return { label: texts.changeRequest.check, to: paths.taskChangeRequest(id) }
    case 'mandate':
      return { label: texts.toMandate, to: paths.mandate(subjectId) }
    case 'hours':
      return { label: texts.toHours, to: monthPath('hours', { month: subjectId }) }
    case 'unknown_hours':
      return { label: texts.toUnknown, to: monthPath('hours', { month: subjectId }) }
    case 'transfer_back':
      return task.detail === null ? null : { label: texts.toPayments, to: paths.payrollPayments(task.detail) }
    case 'transfer':
      return mayPay ? { label: invoices.acts.pay, to: paths.invoicePayment(subjectId) } : null
    case 'returned':
      if (!returned) return null
      return {
        retry: { label: texts.returned.toDebits, to: paths.debits() },
        stop: { label: texts.returned.toMandate, to: paths.mandate(returned.mandateId) },
        look: { label: texts.returned.toInvoice, to: paths.officeInvoice(returned.invoiceId) },
      }[returned.consequence]
    case 'double_debit':
      if (doubleDebit?.state === 'running')
        return { label: texts.doubleDebit.toRun, to: paths.debitRun(doubleDebit.runId) }
      return doubleDebit?.state === 'booked'
        ? { label: texts.doubleDebit.toCredit, to: paths.customer(doubleDebit.customerId) }
        : null
    case 'event_endpoint':
      return mayManage && endpoint
        ? { label: texts.silentEndpoint.toEndpoint, to: paths.eventEndpoint(endpoint.firmId, endpoint.id) }
        : null
    case 'fresh_link':
      if (customerId !== null) return { label: texts.toCustomer, to: paths.customer(customerId) }
      return employeeId === null ? null : { label: texts.toEmployee, to: paths.employee(employeeId) }
    default:
      return null
  }
}
