import { countOpenResults, type OpenResults } from '../billing/runs.server'
import { type Owed, readOwed } from '../invoices/payments/owed.server'
import { type MonthOfRevenue, readRevenue } from '../invoices/revenue.server'
import type { Executor } from '../kernel/house'
import { may } from '../kernel/rights'
import type { OfficeScope } from '../kernel/scope'
import { countMails, type MailCounts } from '../outbox/watch.server'
import { type PayrollMonth, readPayrollState } from '../payroll-run/payroll-state.server'
import { countWaitingSlips, type WaitingMonth } from '../payslips/waiting-of-month.server'
import { type OldestTasks, readOldestTasks } from '../tasks/oldest.server'
import type { FirstSteps } from '../tenants/first-steps'
import { readFirstSteps } from '../tenants/first-steps.server'

/** The office's first page. What the role may not see is null. */
export interface OfficeHome {
  /** Null once a firm has done them. */
  firstSteps: FirstSteps | null
  tasks: OldestTasks
  mails: MailCounts
  owed: Owed | null
  /** What billing runs left for the office to look at. */
  billing: OpenResults | null
  revenue: MonthOfRevenue[] | null
  payroll: PayrollMonth[] | null
  /** Payslips that wait for their release. */
  slips: WaitingMonth[] | null
}

/** What the office sees first, as far as the role goes. */
export async function readOfficeHome(executor: Executor, scope: OfficeScope): Promise<OfficeHome> {
  const seesInvoices = may(scope.role, 'see_invoices')
  return {
    firstSteps: await readFirstSteps(executor, scope),
    tasks: await readOldestTasks(executor, scope),
    mails: await countMails(executor, scope),
    owed: seesInvoices ? await readOwed(executor, scope) : null,
    billing: seesInvoices ? await countOpenResults(executor, scope) : null,
    revenue: seesInvoices ? await readRevenue(executor, scope) : null,
    payroll: may(scope.role, 'see_employees') ? await readPayrollState(executor, scope) : null,
    slips: may(scope.role, 'see_pay') ? await countWaitingSlips(executor, scope) : null,
  }
}
