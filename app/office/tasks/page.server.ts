import { listReplies, type Reply, readCorrespondence } from '~/domain/correspondence/correspondence.server'
import { type ChangeRequest, readChangeRequest, valuesOf } from '~/domain/customer-changes/request.server'
import { findRecipientOfOutcome } from '~/domain/customers/notify-customer.server'
import { type EmployeeChoice, listForChoice } from '~/domain/employees/choice.server'
import { findEndpoint, type WatchedEndpoint } from '~/domain/events/list.server'
import { maskNumbers } from '~/domain/inbox/mask'
import { openDelivery } from '~/domain/inbox/open-delivery.server'
import type { KeptReason } from '~/domain/inbox/plan'
import { type DoubleDebit, findDoubleDebit } from '~/domain/invoices/payments/double-debits.server'
import { findReturn, type ShownReturn } from '~/domain/invoices/payments/shown-return.server'
import type { House } from '~/domain/kernel/house'
import { may, type Right } from '~/domain/kernel/rights'
import type { OfficeScope } from '~/domain/kernel/scope'
import { getTask } from '~/domain/tasks/find.server'
import type { Task } from '~/domain/tasks/task'
import type { ChangeRequestOutcome } from '~db/schema'

/** Rights needed to see numbers unmasked. */
const UNMASKED_FOR = { invoicing: 'keep_customers', payroll: 'see_pay' } as const satisfies Record<
  string,
  Right
>

export interface TaskPage {
  task: Task
  contact: { id: string; name: string } | null
  body: string
  /** Address for the answer; null if unknown. */
  replyTo: string | null
  replies: Reply[]
  payload: string | null
  /** Why it was not applied. */
  reason: KeptReason | null
  /** Employees to choose from, where a delivery names none that is known. */
  choices: EmployeeChoice[]
  maySeeDeliveries: boolean
  address: {
    /** On file now, or when the request was settled. */
    now: ShownAddress
    wished: ShownAddress
    values: Partial<Record<string, string>>
    countryInWords: string | null
    revision: number
  } | null
  /** Outcome of a change request, and who was told; null for other tasks. */
  changeRequest: { outcome: ChangeRequestOutcome | null; told: string | null } | null
  /** The debit that came back; null for other tasks. */
  returned: ShownReturn | null
  /** The debit that collects too much; null for other tasks. */
  doubleDebit: DoubleDebit | null
  /** The address that takes no events; null for other tasks, and once it was removed. */
  endpoint: WatchedEndpoint | null
  mayHandle: boolean
  /** Whether the role may enter the payment that a task announces. */
  mayPay: boolean
  /** Whether the role may look at the address that a task is about. */
  mayManage: boolean
  isMine: boolean
}

/** @throws NotFound if the role sees no such task */
export async function readTaskPage(
  { reader, vault }: House,
  scope: OfficeScope,
  taskId: string,
): Promise<TaskPage> {
  const task = await getTask(reader, scope, taskId)
  const hasPerson = task.customerId !== null || task.employeeId !== null
  const { body, recipient, contact } = hasPerson
    ? await readCorrespondence(reader, vault, scope, task)
    : { body: '', recipient: null, contact: null }
  const delivery = task.kind === 'delivery' ? await openDelivery(reader, vault, scope, task.subjectId) : null
  const changeRequest =
    task.kind === 'address' || task.kind === 'bank'
      ? await readChangeRequest(reader, vault, scope, task)
      : null
  return {
    task,
    contact,
    body,
    replyTo: recipient?.email ?? null,
    replies: await listReplies(reader, vault, scope, taskId),
    reason: delivery?.reason ?? null,
    choices: delivery && task.area === 'payroll' ? await listForChoice(reader, scope) : [],
    maySeeDeliveries: may(scope.role, 'see_employees'),
    payload: delivery && shown(delivery.payload, may(scope.role, UNMASKED_FOR[task.area])),
    address: changeRequest?.kind === 'address' ? addressesOf(changeRequest) : null,
    changeRequest: changeRequest && {
      outcome: changeRequest.outcome,
      told: await readWhoIsTold(reader, scope, changeRequest),
    },
    returned: task.kind === 'returned' ? ((await findReturn(reader, scope, task.subjectId)) ?? null) : null,
    doubleDebit:
      task.kind === 'double_debit' ? ((await findDoubleDebit(reader, scope, task.subjectId)) ?? null) : null,
    endpoint:
      task.kind === 'event_endpoint'
        ? ((await findEndpoint(reader, scope, task.subjectId, scope.at)) ?? null)
        : null,
    isMine: task.assignedTo === scope.userId,
    mayHandle: may(scope.role, 'handle_tasks'),
    mayPay: may(scope.role, 'keep_invoices'),
    mayManage: may(scope.role, 'manage_firm'),
  }
}

async function readWhoIsTold(reader: House['reader'], scope: OfficeScope, { customer }: ChangeRequest) {
  return (await findRecipientOfOutcome(reader, scope, customer.id))?.email ?? null
}

function addressesOf(changeRequest: Extract<ChangeRequest, { kind: 'address' }>): TaskPage['address'] {
  const { customer, address, before, revision } = changeRequest
  const onFile = before ?? customer
  const { countryInWords } = address
  const values = Object.fromEntries(
    Object.entries(valuesOf(address)).map(([field, value]) => [field, value ?? '']),
  )
  return {
    now: { lines: linesOf(onFile), country: onFile.country },
    wished: { lines: linesOf(address), country: address.country },
    values,
    countryInWords,
    revision,
  }
}

/** `country` is a code. */
interface ShownAddress {
  lines: string[]
  country: string | null
}

interface Lines {
  street: string
  addressExtra: string | null
  postalCode: string
  city: string
}

function linesOf({ street, addressExtra, postalCode, city }: Lines): string[] {
  return [street, addressExtra ?? '', `${postalCode} ${city}`.trim()].filter(Boolean)
}

/** JSON from another program, with account and personal numbers masked if needed. */
function shown(json: string, isWhole: boolean): string {
  const text = JSON.stringify(JSON.parse(json), null, 2)
  return isWhole ? text : maskNumbers(text)
}
