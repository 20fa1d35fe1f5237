import type { PayrollMonth } from '~/domain/payroll-run/payroll-state.server'
import type { WaitingMonth } from '~/domain/payslips/waiting-of-month.server'
import type { Task } from '~/domain/tasks/task'
import type { OfficeHome } from './home.server'

export type Urgent =
  | { kind: 'mails_troubled' | 'mails_delayed' | 'mails_waiting'; count: number }
  | { kind: 'billing_failed' | 'billing_drafts'; count: number }
  | { kind: 'mails_paused' }
  | { kind: 'task'; task: Task }
  | { kind: 'overdue'; count: number; cents: number }
  | { kind: 'hours_missing'; month: PayrollMonth }
  | { kind: 'slips_waiting'; waiting: WaitingMonth }

/**
 * Most urgent first: mails in doubt, people waiting for an answer, overdue money, payslips to release and hours
 * that payroll needs.
 */
export function urgentOf({ mails, tasks, owed, billing, payroll, slips }: OfficeHome): Urgent[] {
  const paid = payroll?.[0]
  const isLate = paid !== undefined && paid.hours < paid.expected && paid.payslips < paid.employees
  return [
    ...counted('mails_troubled', mails.troubled),
    ...(mails.isPaused ? [{ kind: 'mails_paused' } as const] : []),
    ...counted('mails_delayed', mails.delayed),
    ...counted('billing_failed', billing?.failed ?? 0),
    ...tasks.items.map((task): Urgent => ({ kind: 'task', task })),
    ...counted('billing_drafts', billing?.drafts ?? 0),
    ...(owed && owed.overdueCount > 0
      ? [{ kind: 'overdue', count: owed.overdueCount, cents: owed.overdueCents } as const]
      : []),
    ...(slips ?? []).map((waiting): Urgent => ({ kind: 'slips_waiting', waiting })),
    ...(isLate ? [{ kind: 'hours_missing', month: paid } as const] : []),
    ...counted('mails_waiting', mails.waiting - mails.delayed),
  ]
}

type Counted = Extract<Urgent, { count: number }>['kind']

function counted(kind: Exclude<Counted, 'overdue'>, count: number): Urgent[] {
  return count > 0 ? [{ kind, count }] : []
}
