import { randomUUID } from 'node:crypto'
import { recordAudit } from '../audit/audit.server'
import { findContact } from '../contacts/find.server'
import type { Executor, House } from '../kernel/house'
import type { OfficeScope } from '../kernel/scope'
import type { Vault } from '../kernel/vault'
import { writing } from '../kernel/writing.server'
import { findPerson, findRecipient, type Recipient } from '../links/recipient.server'
import { openMessage, readWriter } from '../messages/read.server'
import { queueMail } from '../outbox/outbox.server'
import { openQuestion } from '../payslips/questions.server'
import { nameOfActor } from '../records/history.server'
import { finishTaskIn } from '../tasks/handle.server'
import type { Task } from '../tasks/task'
import { getTaskToHandle } from '../tasks/to-handle.server'
import type { Instant } from '../values/calendar'

/** What was written and the reply address; nothing to quote if the task is about an action. */
export interface Correspondence {
  recipient: Recipient | null
  body: string
  /** The customer's contact who wrote; null if unknown. */
  contact: { id: string; name: string } | null
}

export interface Reply {
  id: string
  body: string
  by: string | null
  at: Instant
}

/** `formKey` is the same for the same form with the same text: sent twice, it is one reply. */
interface NewReply {
  formKey: string
  message: string
  /** In the recipient's language. */
  subject: (task: Task, recipient: Recipient) => string
  /** Whether the task is done with it. */
  isLast?: boolean
}

/** The recipient of a reply, at the address given with the message or else the one on file. */
export async function readCorrespondence(
  executor: Executor,
  vault: Vault,
  scope: OfficeScope,
  task: Task,
): Promise<Correspondence> {
  const { body, replyTo, contactId } = await readWords(executor, vault, scope, task)
  const contact = contactId === null ? undefined : await findContact(executor, scope, contactId)
  const person =
    task.employeeId !== null
      ? await findRecipient(executor, scope, { purpose: 'mitarbeiter-portal', subjectId: task.employeeId })
      : await findPerson(executor, scope, { customerId: task.customerId ?? '', contactId })
  return {
    body,
    recipient: person ? { ...person, email: replyTo ?? person.email } : null,
    contact: contact ? { id: contact.id, name: contact.name } : null,
  }
}

async function readWords(executor: Executor, vault: Vault, scope: OfficeScope, { kind, subjectId }: Task) {
  if (kind === 'question')
    return { ...(await openQuestion(executor, vault, scope, subjectId)), contactId: null }
  // The subject of such a task is the requester: a contact, or else the record itself, whose id no contact has.
  if (kind === 'fresh_link') return { body: '', replyTo: null, contactId: subjectId }
  if (kind !== 'message') return { body: '', replyTo: null, contactId: null }
  return {
    body: await openMessage(executor, vault, scope, subjectId),
    ...(await readWriter(executor, scope, subjectId)),
  }
}

/**
 * Replies to a task by mail and quotes what was written. Nothing happens without an address.
 * @throws NotFound; Forbidden
 */
export function replyToTask(
  house: House,
  scope: OfficeScope,
  taskId: string,
  { formKey, message, subject, isLast = false }: NewReply,
): Promise<{ isSent: boolean }> {
  return writing(house, scope, async (trx) => {
    const task = await getTaskToHandle(trx, scope, taskId)
    const { recipient, body } = await readCorrespondence(trx, house.vault, scope, task)
    if (!recipient?.email) return { isSent: false }
    const id = randomUUID()
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('task_replies')
      .values({
        tenant_id: scope.tenantId,
        id,
        task_id: taskId,
        form_key: formKey,
        body_sealed: house.vault.seal(replyPlace(scope, id), message),
        written_by: scope.actor,
        created_at: scope.at,
      })
      .onConflict((conflict) => conflict.columns(['tenant_id', 'form_key']).doNothing())
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows !== 1n) return { isSent: true }
    if (isLast) await finishTaskIn(trx, scope, taskId, 'done')
    await queueMail(trx, scope, {
      kind: 'reply',
      recipient: recipient.email,
      language: recipient.language,
      dedupeKey: `reply:${id}`,
      data: {
        name: recipient.name,
        subject: subject(task, recipient),
        message,
        quoted: body,
        area: task.area,
        taskId,
      },
    })
    await recordAudit(trx, scope, { action: 'task.answered', subjectType: 'task', subjectId: taskId })
    return { isSent: true }
  })
}

/** Replies so far, oldest first. */
export async function listReplies(
  executor: Executor,
  vault: Vault,
  scope: OfficeScope,
  taskId: string,
): Promise<Reply[]> {
  const rows = await executor
    .selectFrom('task_replies')
    .select(['id', 'body_sealed', 'created_at as at', nameOfActor('task_replies.written_by', scope).as('by')])
    .where('tenant_id', '=', scope.tenantId)
    .where('task_id', '=', taskId)
    .orderBy('created_at')
    .execute()
  return rows.map(({ body_sealed, ...reply }) => ({
    ...reply,
    body: vault.open(replyPlace(scope, reply.id), body_sealed),
  }))
}

function replyPlace({ tenantId }: OfficeScope, replyId: string) {
  return { tenantId, purpose: 'task_reply.body', rowId: replyId }
}
