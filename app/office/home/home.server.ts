import { openItemsAsked } from '~/domain/bank/list.server'
import { type OpenResults, openResultsAsked } from '~/domain/billing/runs.server'
import { remindableAsked } from '~/domain/dunning/remindable.server'
import { heldAddressesAsked } from '~/domain/employees/held-addresses.server'
import { countDueReports } from '~/domain/insurance-reports/due.server'
import { reportingAsked } from '~/domain/insurance-reports/reporting.server'
import { type Owed, owedAsked } from '~/domain/invoices/payments/owed.server'
import { type MonthOfRevenue, readRevenue } from '~/domain/invoices/revenue.server'
import type { House } from '~/domain/kernel/house'
import { answersTo } from '~/domain/kernel/questions.server'
import { may } from '~/domain/kernel/rights'
import type { OfficeScope } from '~/domain/kernel/scope'
import { mayDo } from '~/domain/kernel/sensitive'
import { type MailCounts, mailsAsked } from '~/domain/outbox/watch.server'
import { type PayrollMonth, readPayrollState } from '~/domain/payroll-run/payroll-state.server'
import { hasSettingsAsked } from '~/domain/payroll-run/settings.server'
import { type WaitingMonth, waitingSlipsAsked } from '~/domain/payslips/waiting-of-month.server'
import { type OldestTasks, readOldestTasks, tasksToDoAsked } from '~/domain/tasks/oldest.server'
import type { FirstSteps } from '~/domain/tenants/first-steps'
import { readFirstSteps } from '~/domain/tenants/first-steps.server'

type Reading = Pick<House, 'reader' | 'vault'>

export interface OfficeHome {
  /** Null once all are done. */
  firstSteps: FirstSteps | null
  tasks: OldestTasks & { total: number }
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
  /** People whose changed mail address payroll has to look at; null for others. */
  addresses: readonly { id: string; name: string }[] | null
}

/** `paysHere`: the firm calculates payslips, and the reader may see pay. */
export async function readOfficeHome(
  house: Reading,
  scope: OfficeScope,
): Promise<OfficeHome & { paysHere: boolean }> {
  const executor = house.reader
  const seesInvoices = may(scope.role, 'see_invoices')
  const seesPay = may(scope.role, 'see_pay')
  const { reporting, total, remindable, hasSettings, ...counts } = await answersTo(executor, {
    total: tasksToDoAsked(scope),
    mails: mailsAsked(scope),
    owed: seesInvoices ? owedAsked(scope) : null,
    remindable: seesInvoices ? remindableAsked(scope) : null,
    billing: seesInvoices ? openResultsAsked(scope) : null,
    bank: seesInvoices ? openItemsAsked(scope) : null,
    slips: seesPay ? waitingSlipsAsked(scope) : null,
    reporting: seesPay ? reportingAsked(scope) : null,
    hasSettings: seesPay ? hasSettingsAsked(scope) : null,
    addresses: mayDo(scope, 'see_sensitive') ? heldAddressesAsked(scope) : null,
  })
  return {
    ...counts,
    remindable: remindable ?? 0,
    firstSteps: await readFirstSteps(executor, scope),
    tasks: { ...(await readOldestTasks(executor, scope)), total },
    revenue: seesInvoices ? await readRevenue(executor, scope) : null,
    payroll: may(scope.role, 'see_employees') ? await readPayrollState(executor, scope) : null,
    reports: reporting ? await countDueReports(house, scope, reporting) : 0,
    paysHere: hasSettings === 1,
  }
}
