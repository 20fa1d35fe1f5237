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

/** A message, an announced transfer or a payment choice. */
export interface TaskOfInvoice {
  id: string
  kind: TaskKind
  at: Instant
  doneAt: Instant | null
}

export interface Entry {
  at: Instant
  /** Name of the member; null if it was not done in the office. */
  by: string | null
  isByCustomer: boolean
  action: string
  cents: Cents | null
  on: DateText | null
  method: string | null
  reason: string | null
  /** Number of the reversing document. */
  number: string | null
}

/** The sender of a mail is known if it was sent by the office. */
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
  'invoice.dunned': ['dunning_notice'],
}
const TASK_OF: Record<string, TaskKind> = { 'payment.chosen': 'choice', 'transfer.announced': 'transfer' }

/** All events, newest first. Entries of two sources at the same moment are one event. */
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
