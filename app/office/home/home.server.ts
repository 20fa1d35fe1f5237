import { countOpenItems } from '~/domain/bank/list.server'
import { countOpenResults, type OpenResults } from '~/domain/billing/runs.server'
import { countRemindable } from '~/domain/dunning/remindable.server'
import { countDueReports } from '~/domain/insurance-reports/due.server'
import { type Owed, readOwed } from '~/domain/invoices/payments/owed.server'
import { type MonthOfRevenue, readRevenue } from '~/domain/invoices/revenue.server'
import type { House } from '~/domain/kernel/house'
import { may } from '~/domain/kernel/rights'
import type { OfficeScope } from '~/domain/kernel/scope'
import { countMails, type MailCounts } from '~/domain/outbox/watch.server'
import { type PayrollMonth, readPayrollState } from '~/domain/payroll-run/payroll-state.server'
import { countWaitingSlips, type WaitingMonth } from '~/domain/payslips/waiting-of-month.server'
import { type OldestTasks, readOldestTasks } from '~/domain/tasks/oldest.server'
import type { FirstSteps } from '~/domain/tenants/first-steps'
import { readFirstSteps } from '~/domain/tenants/first-steps.server'

type Reading = Pick<House, 'reader' | 'vault'>

export interface OfficeHome {
  /** Null once all are done. */
  firstSteps: FirstSteps | null
  tasks: OldestTasks
  mails: MailCounts
  owed: Owed | null
  billing: OpenResults | null
  /** Movements that nobody has assigned. */
  bank: number | null
  remindable: number
  revenue: MonthOfRevenue[] | null
  payroll: PayrollMonth[] | null
  slips: WaitingMonth[] | null
  reports: number
}

export async function readOfficeHome(house: Reading, scope: OfficeScope): Promise<OfficeHome> {
  const executor = house.reader
  const seesInvoices = may(scope.role, 'see_invoices')
  const owed = seesInvoices ? await readOwed(executor, scope) : null
  return {
    firstSteps: await readFirstSteps(executor, scope),
    tasks: await readOldestTasks(executor, scope),
    mails: await countMails(executor, scope),
    owed,
    remindable: owed && owed.overdueCount > 0 ? await countRemindable(executor, scope) : 0,
    billing: seesInvoices ? await countOpenResults(executor, scope) : null,
    bank: seesInvoices ? await countOpenItems(executor, scope) : null,
    revenue: seesInvoices ? await readRevenue(executor, scope) : null,
    payroll: may(scope.role, 'see_employees') ? await readPayrollState(executor, scope) : null,
    slips: may(scope.role, 'see_pay') ? await countWaitingSlips(executor, scope) : null,
    reports: may(scope.role, 'see_pay') ? await countDueReports(house, scope) : 0,
  }
}
