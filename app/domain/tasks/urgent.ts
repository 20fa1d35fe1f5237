import type { MonthText } from '../values/calendar'
import type { Cents } from '../values/money'
import type { Task } from './task'

/** What of a firm may be urgent; null what the reader may not see. */
interface Standing {
  tasks: { items: readonly Task[] }
  mails: { troubled: number; delayed: number; waiting: number; isPaused: boolean }
  billing: { failed: number; drafts: number } | null
  /** Movements of the bank that nobody has assigned. */
  bank: number | null
  owed: { overdueCount: number; overdueCents: Cents } | null
  /** How many customers can be reminded. */
  remindable: number
  slips: readonly WaitingSlips[] | null
  /** Reports to social insurance that are due within a week, or late. */
  reports: number
  /** People whose changed mail address is to be looked at. */
  addresses: readonly Person[] | null
  /** Begins with the month that is being paid. */
  payroll: readonly PaidMonth[] | null
}

interface WaitingSlips {
  month: MonthText
  isCalculated: boolean
  count: number
}

interface Person {
  id: string
  name: string
}

interface PaidMonth {
  month: MonthText
  employees: number
  hours: number
  expected: number
  payslips: number
}

export type Urgent =
  | { kind: 'mails_troubled' | 'mails_delayed' | 'mails_waiting'; count: number }
  | { kind: 'billing_failed' | 'billing_drafts' | 'bank_open' | 'remindable' | 'reports_due'; count: number }
  | { kind: 'mails_paused' }
  | { kind: 'task'; task: Task }
  | { kind: 'overdue'; count: number; cents: Cents }
  | { kind: 'hours_missing'; month: PaidMonth }
  | { kind: 'slips_waiting'; waiting: WaitingSlips }
  | { kind: 'address_held'; person: Person }

/**
 * Most urgent first: mails in doubt, people waiting for an answer, overdue money, payslips to release and hours
 * that payroll needs.
 */
export function urgentOf({
  mails,
  tasks,
  owed,
  billing,
  bank,
  remindable,
  payroll,
  slips,
  reports,
  addresses,
}: Standing): Urgent[] {
  const paid = payroll?.[0]
  const isLate = paid !== undefined && paid.hours < paid.expected && paid.payslips < paid.employees
  return [
    ...counted('mails_troubled', mails.troubled),
    ...(mails.isPaused ? [{ kind: 'mails_paused' } as const] : []),
    ...counted('mails_delayed', mails.delayed),
    ...(addresses ?? []).map((person): Urgent => ({ kind: 'address_held', person })),
    ...counted('billing_failed', billing?.failed ?? 0),
    ...tasks.items.map((task): Urgent => ({ kind: 'task', task })),
    ...counted('billing_drafts', billing?.drafts ?? 0),
    // What is paid is not overdue.
    ...counted('bank_open', bank ?? 0),
    ...(owed && owed.overdueCount > 0
      ? [{ kind: 'overdue', count: owed.overdueCount, cents: owed.overdueCents } as const]
      : []),
    ...counted('remindable', remindable),
    ...(slips ?? []).map((waiting): Urgent => ({ kind: 'slips_waiting', waiting })),
    ...counted('reports_due', reports),
    ...(isLate ? [{ kind: 'hours_missing', month: paid } as const] : []),
    ...counted('mails_waiting', mails.waiting - mails.delayed),
  ]
}

type Counted = Extract<Urgent, { count: number }>['kind']

function counted(kind: Exclude<Counted, 'overdue'>, count: number): Urgent[] {
  return count > 0 ? [{ kind, count }] : []
}
