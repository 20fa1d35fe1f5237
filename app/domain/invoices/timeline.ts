import type { MailStatus, TaskKind } from '~db/schema'
import type { MailKind } from '../outbox/kinds'
import type { DateText, Instant } from '../values/calendar'
import type { Cents } from '../values/money'

const MOST_SHOWN = 60

export interface MailOfInvoice {
  id: string
  kind: MailKind
  recipient: string
  status: MailStatus
  createdAt: Instant
}

/** A message, an announced transfer or a choice. */
export interface TaskOfInvoice {
  id: string
  kind: TaskKind
  at: Instant
  doneAt: Instant | null
}

/** What the audit says of an invoice. */
export interface Entry {
  at: Instant
  /** The name of the person; null where it was not done in the office. */
  by: string | null
  isByCustomer: boolean
  action: string
  cents: Cents | null
  /** The day that a booking is of. */
  on: DateText | null
  method: string | null
  reason: string | null
  /** Of the document that takes it back. */
  number: string | null
}

/** One thing that happened to an invoice; who sent a mail is known where the office did. */
export type InvoiceEvent =
  | ({ kind: 'entry'; task: TaskOfInvoice | null } & Entry)
  | { kind: 'mail'; at: Instant; by: string | null; mail: MailOfInvoice }
  | { kind: 'message'; at: Instant; task: TaskOfInvoice }
  | { kind: 'opened'; at: Instant; linkId: string }

interface Known {
  entries: readonly Entry[]
  mails: readonly MailOfInvoice[]
  tasks: readonly TaskOfInvoice[]
  links: readonly { id: string; usedAt: Instant | null }[]
}

const MAIL_OF: Record<string, MailKind[]> = {
  'invoice.sent': ['invoice_sent', 'credit_sent'],
  'invoice.reminded': ['payment_reminder'],
}
const TASK_OF: Record<string, TaskKind> = { 'payment.chosen': 'choice', 'transfer.announced': 'transfer' }

/** Everything that happened, the newest first. What is told in two places at the same moment happened once. */
export function timelineOf({ entries, mails, tasks, links }: Known): InvoiceEvent[] {
  const mailOf = ({ action, at }: Entry) =>
    mails.find(({ kind, createdAt }) => MAIL_OF[action]?.includes(kind) && createdAt === at)
  const taskOf = ({ action, at }: Entry) =>
    tasks.find((task) => task.kind === TASK_OF[action] && task.at === at) ?? null
  const told = entries.filter((entry) => !mailOf(entry))
  const withTask = told.map((entry) => ({ kind: 'entry' as const, ...entry, task: taskOf(entry) }))
  const senders = new Map(entries.map((entry) => [mailOf(entry)?.id, entry.by]))
  const known = new Set(withTask.map(({ task }) => task?.id))
  const events: InvoiceEvent[] = [
    ...withTask,
    ...mails.map((mail) => ({
      kind: 'mail' as const,
      at: mail.createdAt,
      by: senders.get(mail.id) ?? null,
      mail,
    })),
    ...tasks
      .filter(({ id }) => !known.has(id))
      .map((task) => ({ kind: 'message' as const, at: task.at, task })),
    ...links.flatMap(({ id, usedAt }) =>
      usedAt === null ? [] : [{ kind: 'opened' as const, at: usedAt, linkId: id }],
    ),
  ]
  return events.sort((one, other) => other.at.localeCompare(one.at)).slice(0, MOST_SHOWN)
}
