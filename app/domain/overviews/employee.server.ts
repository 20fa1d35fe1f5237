import { type EmployeeDocument, listEmployeeDocuments } from '../employee-documents/list.server'
import { type ConfidentialData, confidentialOf } from '../employees/confidential.server'
import { type Employee, getEmployee } from '../employees/find.server'
import { type DatedPay, listPay, payIn } from '../employees/pay.server'
import { type EmployeeStanding, standingOf } from '../employees/standing'
import { historyForRole, visibleTo } from '../employees/visible-to-role'
import { type DatedWeeklyHours, listWeeklyHoursOf } from '../employees/weekly-hours.server'
import { hoursOf, type MonthOfHours } from '../hours/hours.server'
import type { Executor, House } from '../kernel/house'
import type { OfficeScope } from '../kernel/scope'
import type { HeldAddress } from '../links/held-address.server'
import { findTaxAndFund } from '../payroll-run/facts.server'
import { type HistoryEntry, readHistory } from '../records/past.server'
import { readSettings } from '../tenants/settings.server'
import { keptUntil } from '../upkeep/periods'
import { type DateText, type Instant, later, type MonthText, monthOf, shiftMonth } from '../values/calendar'
import { type ListedLink, listLinks } from './links.server'

const NEWEST = 12
const MONTHS_OF_HOURS = 6

interface ListedPayslip {
  month: MonthText
  revision: number
  publishedAt: Instant
}

export interface EmployeePage {
  employee: Omit<Employee, 'ibanMasked' | 'heldAddress'>
  standing: EmployeeStanding
  /** Newest first. */
  weeklyHours: DatedWeeklyHours[]
  /** Null for a role that may not see pay. */
  confidential: (ConfidentialData & { pay: DatedPay | null; next: DatedPay | null }) | null
  /** The newest; `total` counts all. */
  payslips: { items: ListedPayslip[]; total: number }
  /** Documents besides payslips; null for a role that may not see them. */
  documents: EmployeeDocument[] | null
  /** Lifetime of a leaver's link. */
  leaverDays: number
  hours: Pick<MonthOfHours, 'month' | 'current' | 'correction'>[]
  /** How long the law requires the payslips to be kept; null without any. */
  keptUntil: DateText | null
  /** Months since the first payslip without one, oldest first. */
  openMonths: MonthText[]
  /** The month of the first payslip, for an employee without one. */
  firstMonth: MonthText | null
  /** Null for a role that may not share them. */
  links: ListedLink[] | null
  /** `links` is complete up to here. */
  seenAt: Instant
  /** A changed mail address that payroll has yet to look at. */
  heldAddress: HeldAddress | null
  history: HistoryEntry[]
}

/** @throws NotFound */
export async function readEmployeePage(
  { reader, vault, keyring }: Pick<House, 'reader' | 'vault' | 'keyring'>,
  scope: OfficeScope,
  employeeId: string,
): Promise<EmployeePage> {
  const { ibanMasked, heldAddress, ...employee } = await getEmployee(reader, scope, employeeId)
  const { id } = employee
  const visible = visibleTo(scope)
  const history = await readHistory(reader, scope, 'employee', id)
  const payslips = await readPayslips(reader, scope, id)
  const last = payslips.items[0]?.month
  return {
    employee,
    standing: standingOf(employee, scope.today),
    weeklyHours: (await listWeeklyHoursOf(reader, scope, [employee]))(id),
    confidential: visible.confidential
      ? await readForPayroll(reader, vault, scope, { id, ibanMasked })
      : null,
    payslips,
    documents: visible.documents
      ? await listEmployeeDocuments(reader, vault, scope, { employeeId: id })
      : null,
    leaverDays: (await readSettings(reader, scope)).leaver_link_days,
    hours: await hoursOf(reader, scope, id, recentMonths(scope.today)),
    keptUntil: last ? keptUntil('payslips', last) : null,
    openMonths: openMonths(employee, payslips.items, scope.today),
    firstMonth: payslips.items.length > 0 ? null : later(monthOf(employee.entryOn), monthOf(scope.today)),
    links: visible.links ? await listLinks(reader, keyring, scope, { employeeId: id }) : null,
    seenAt: scope.at,
    heldAddress,
    history: historyForRole(scope.role, history),
  }
}

async function readForPayroll(
  reader: Executor,
  vault: House['vault'],
  scope: OfficeScope,
  employee: Pick<Employee, 'id' | 'ibanMasked'>,
) {
  const pay = await listPay(reader, vault, scope, employee.id)
  const month = monthOf(scope.today)
  return {
    ...(await confidentialOf(reader, vault, scope, employee)),
    ...(await findTaxAndFund(reader, vault, scope, employee.id)),
    pay: payIn(pay, month) ?? null,
    next: pay.findLast(({ from }) => from > month) ?? null,
  }
}

async function readPayslips(reader: Executor, { tenantId }: OfficeScope, employeeId: string) {
  const all = reader
    .selectFrom('current_payslips')
    .where('tenant_id', '=', tenantId)
    .where('employee_id', '=', employeeId)
  const rows = await all
    .select(['month', 'revision', 'published_at as publishedAt'])
    .select(all.select(({ fn }) => fn.countAll<number>().as('count')).as('total'))
    .orderBy('month', 'desc')
    .limit(NEWEST)
    .execute()
  return { items: rows.map(({ total: _, ...item }) => item), total: rows[0]?.total ?? 0 }
}

/** From the year up to the last day of employment, or today. */
function openMonths(
  { entryOn, exitOn }: Pick<Employee, 'entryOn' | 'exitOn'>,
  items: readonly ListedPayslip[],
  today: DateText,
): MonthText[] {
  const first = items.at(-1)?.month
  if (first === undefined) return []
  const last = exitOn !== null && exitOn < today ? exitOn : today
  const months = Array.from({ length: NEWEST }, (_, index) => shiftMonth(monthOf(last), -index))
  const isOpen = (month: MonthText) => month > first && month >= monthOf(entryOn)
  return months.filter((month) => isOpen(month) && items.every((item) => item.month !== month)).reverse()
}

function recentMonths(today: DateText): MonthText[] {
  return Array.from({ length: MONTHS_OF_HOURS }, (_, index) => shiftMonth(monthOf(today), -index))
}
