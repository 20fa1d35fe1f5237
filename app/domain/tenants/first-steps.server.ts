import { sql } from 'kysely'
import type { Executor } from '../kernel/house'
import { may } from '../kernel/rights'
import type { OfficeScope } from '../kernel/scope'
import { addDays } from '../values/calendar'
import { type FirstStep, type FirstSteps, parseSkipped, STEPS } from './first-steps'
import { LETTER_FACTS, missingOnLetters } from './letter-facts'

/** A firm without contracts or employees is not reminded of them for ever. */
const SHOWN_DAYS_AFTER_FIRST = 30

/** First steps of a new firm that the role may take; null once all are done or the firm is no longer new. */
export async function readFirstSteps(executor: Executor, scope: OfficeScope): Promise<FirstSteps | null> {
  const mine = (Object.keys(STEPS) as FirstStep['step'][]).filter((step) =>
    may(scope.role, STEPS[step].right),
  )
  if (mine.length === 0) return null
  if (settled.has(scope.tenantId)) return null
  const done = await readDone(executor, scope)
  if (done?.isSettled === 1) settled.add(scope.tenantId)
  if (!done || done.isSettled === 1) return null
  const skipped = parseSkipped(done.skipped_steps).filter((step) => done[step] !== 1)
  const steps = mine
    .filter((step) => !skipped.includes(step))
    .map((step) => ({ step, isDone: done[step] === 1 }))
  if (steps.every(({ isDone }) => isDone)) return null
  const { customerId, employeeId } = done
  return { tenantId: scope.tenantId, customerId, employeeId, steps, skipped: skipped.length }
}

/** What a firm has issued stays, so it is asked until the answer is yes. */
const settled = new Set<string>()

async function readDone(executor: Executor, { tenantId, userId, today }: OfficeScope) {
  const before = addDays(today, -SHOWN_DAYS_AFTER_FIRST)
  const has = (table: string) =>
    sql<number>`exists (select 1 from ${sql.table(table)} where tenant_id = ${tenantId})`
  // Not needed if payslips are calculated elsewhere.
  const hasOrPaysElsewhere = (table: string) => sql<number>`${has(table)} or ${has('payslips')}`
  const row = await executor
    .selectFrom('tenants')
    .select([
      sql<number>`exists (select 1 from invoices where tenant_id = ${tenantId} and issued_on < ${before})
        or exists (select 1 from payslips where tenant_id = ${tenantId} and published_at < ${before})`.as(
        'isSettled',
      ),
      ...LETTER_FACTS,
      'skipped_steps',
      sql<number>`coalesce(vat_id, tax_number) is not null`.as('tax_number'),
      sql<number>`iban is not null`.as('bank'),
      has('customers').as('customer'),
      has('contracts').as('contract'),
      sql<number>`exists (select 1 from invoices
        where tenant_id = ${tenantId} and issued_on is not null)`.as('invoice'),
      has('employees').as('employee'),
      hasOrPaysElsewhere('employee_wages').as('pay'),
      hasOrPaysElsewhere('employee_payroll_facts').as('payroll_facts'),
      hasOrPaysElsewhere('payroll_firms').as('payroll_firm'),
      hasOrPaysElsewhere('payroll_funds').as('payroll_fund'),
      has('payslips').as('payslip'),
      sql<number>`exists (select 1 from memberships
        where tenant_id = ${tenantId} and user_id <> ${userId})`.as('colleague'),
      sql<
        string | null
      >`(select min(id) from (select id from customers where tenant_id = ${tenantId} limit 2) as counted
        having count(*) = 1)`.as('customerId'),
      sql<string | null>`(select id from employees where tenant_id = ${tenantId} and not (
        exists (select 1 from employee_wages where tenant_id = ${tenantId} and employee_id = employees.id) and
        exists (select 1 from employee_payroll_facts where tenant_id = ${tenantId} and employee_id = employees.id)
        ) limit 1)`.as('employeeId'),
    ])
    .where('id', '=', tenantId)
    .executeTakeFirst()
  if (!row) return undefined
  const isCompanyDone = row.legal_form !== null && missingOnLetters(row).length === 0
  return { ...row, company: isCompanyDone ? 1 : 0 }
}
