import { type Employee, findEmployee } from '../employees/find.server'
import { type EmployeeSecrets, openEmployeeSecrets } from '../employees/secrets.server'
import { NotFound } from '../kernel/errors'
import type { Executor } from '../kernel/house'
import type { Scope, Within } from '../kernel/scope'
import type { Vault } from '../kernel/vault'
import { findTenant, type Tenant } from '../tenants/tenants.server'
import type { MonthText } from '../values/calendar'
import type { Cents } from '../values/money'
import { paperLanguage } from '../values/paper-language'
import { findReplaced, type ReplacedSlip } from './before.server'
import type { PayslipContent } from './content'
import { findOpening } from './openings.server'
import { payAmounts, payDifference } from './pay-amounts'
import { findPayslipView, openTotals } from './seals.server'
import { payslipTotals } from './totals'
import type { PayslipView } from './view'
import { type EarlierSlip, yearSoFar } from './year'

/** A payslip as it would be published today, with its number among the employee's. */
export interface ComposedPayslip {
  view: PayslipView
  slipNumber: number
}

/** The payslip view as of today. @throws NotFound */
export async function composePayslip(
  executor: Executor,
  vault: Vault,
  scope: Scope,
  content: PayslipContent,
): Promise<ComposedPayslip> {
  const { month, lines, facts } = content
  const employee = await findEmployee(executor, scope, content.employeeId)
  const tenant = await findTenant(executor, scope)
  if (!employee || !tenant) throw new NotFound()
  const secrets = await openEmployeeSecrets(executor, vault, scope, employee.id)
  const slipNumber = await nextSlipNumber(executor, scope, employee.id)
  const earlier = await listEarlier(executor, vault, scope, { employeeId: employee.id, month })
  const year = { employeeId: employee.id, year: month.slice(0, 4) }
  const opening = await findOpening(executor, vault, scope, year)
  const totals = payslipTotals(lines)
  const view: PayslipView = {
    language: paperLanguage(employee.language),
    month,
    revision: (await lastRevision(executor, scope, employee.id, month)) + 1,
    issuedOn: scope.today,
    employer: employerOf(tenant),
    employee: personOf(employee, secrets, content),
    hours: await findHours(executor, scope, employee.id, month),
    facts,
    lines: [...lines],
    ...totals,
    corrects: correctionOf(
      await findReplaced(executor, vault, scope, { employeeId: employee.id, month }),
      content,
      totals.payoutCents,
    ),
    ...yearSoFar({ month, facts, lines: [...lines], ...totals }, earlier, opening),
  }
  return { view, slipNumber }
}

function correctionOf(
  replaced: ReplacedSlip | null,
  { calculation }: PayslipContent,
  payoutCents: Cents,
): PayslipView['corrects'] {
  if (!replaced) return null
  const before = calculation && replaced.amounts()
  return {
    payoutCents: replaced.payoutCents,
    difference: before && payDifference(payAmounts(calculation.result, payoutCents), before),
  }
}

function employerOf(firm: Tenant): PayslipView['employer'] {
  const { name, street, postalCode, city, country } = firm
  return { name, street, ...extraOf(firm), postalCode, city, country }
}

function extraOf({ addressExtra }: { addressExtra: string | null }) {
  return addressExtra === null ? {} : { addressExtra }
}

/** Calculated content has its own facts. */
function personOf(
  employee: Employee,
  secrets: EmployeeSecrets,
  { calculation }: PayslipContent,
): PayslipView['employee'] {
  const result = calculation?.result
  return {
    number: employee.number,
    firstName: employee.firstName,
    lastName: employee.lastName,
    street: employee.street,
    ...extraOf(employee),
    postalCode: employee.postalCode,
    city: employee.city,
    country: employee.country,
    birthDate: secrets.birthDate,
    employmentType: employee.employmentType,
    entryOn: employee.entryOn,
    exitOn: employee.exitOn,
    taxClass: result ? (result.taxCard?.taxClass ?? null) : secrets.taxClass,
    healthFund: result ? result.employment.fund.name : secrets.healthFund,
    socialInsuranceNumber: secrets.socialInsuranceNumber,
    taxId: secrets.taxId,
    ibanMasked: employee.ibanMasked,
  }
}

/** Number of an employee's next payslip; if it has changed, another was published in between. */
export async function nextSlipNumber(executor: Executor, scope: Within, employeeId: string): Promise<number> {
  const last = await executor
    .selectFrom('payslips')
    .select('slip_number')
    .where('tenant_id', '=', scope.tenantId)
    .where('employee_id', '=', employeeId)
    .orderBy('slip_number', 'desc')
    .limit(1)
    .executeTakeFirst()
  return (last?.slip_number ?? 0) + 1
}

export async function lastRevision(
  executor: Executor,
  scope: Within,
  employeeId: string,
  month: MonthText,
): Promise<number> {
  const row = await executor
    .selectFrom('payslips')
    .select(({ fn }) => fn.max('revision').as('revision'))
    .where('tenant_id', '=', scope.tenantId)
    .where('employee_id', '=', employeeId)
    .where('month', '=', month)
    .executeTakeFirst()
  return row?.revision ?? 0
}

/** This year's payslips before the month, latest revision each, oldest first. */
async function listEarlier(
  executor: Executor,
  vault: Vault,
  scope: Scope,
  { employeeId, month }: { employeeId: string; month: MonthText },
): Promise<EarlierSlip[]> {
  const rows = await executor
    .selectFrom('current_payslips')
    .select(['id', 'month', 'totals_sealed'])
    .where('tenant_id', '=', scope.tenantId)
    .where('employee_id', '=', employeeId)
    .where('month', '>=', `${month.slice(0, 4)}-01`)
    .where('month', '<', month)
    .orderBy('month')
    .execute()
  const earlier: EarlierSlip[] = []
  for (const row of rows) {
    const view = (await findPayslipView(executor, vault, scope, row.id)) ?? null
    earlier.push({ month: row.month, totals: openTotals(vault, scope, row), view })
  }
  return earlier
}

async function findHours(executor: Executor, scope: Scope, employeeId: string, month: MonthText) {
  const row = await executor
    .selectFrom('current_hours')
    .select(['hours', 'overtime'])
    .where('tenant_id', '=', scope.tenantId)
    .where('month', '=', month)
    .where('employee_id', '=', employeeId)
    .executeTakeFirst()
  return row ?? null
}
