import { sql } from 'kysely'
import { addDays } from '../calendar'
import type { Executor } from '../house'
import { may, type Right } from '../rights'
import type { OfficeScope } from '../scope'

/** From the empty database to the first invoice and the first payslip, in this order, each with the right it needs. */
const STEPS = {
  tax_number: 'manage_firm',
  bank: 'manage_firm',
  company: 'manage_firm',
  customer: 'keep_customers',
  contract: 'keep_customers',
  invoice: 'keep_invoices',
  employee: 'keep_employees',
  pay: 'see_pay',
  payslip: 'see_pay',
  colleague: 'manage_firm',
} as const satisfies Record<string, Right>

/** A firm that works without contracts or employees is not reminded of them for ever. */
const SHOWN_DAYS_AFTER_FIRST = 30

interface FirstStep {
  step: keyof typeof STEPS
  isDone: boolean
}

export interface FirstSteps {
  /** Whose own pages some of them lead to. */
  tenantId: string
  steps: FirstStep[]
}

/** What a new firm has to do, as far as the role may do it; null once all of it is done or the firm is new no more. */
export async function readFirstSteps(executor: Executor, scope: OfficeScope): Promise<FirstSteps | null> {
  const mine = (Object.keys(STEPS) as FirstStep['step'][]).filter((step) => may(scope.role, STEPS[step]))
  if (mine.length === 0) return null
  const done = await readDone(executor, scope)
  if (!done || done.isSettled === 1) return null
  const steps = mine.map((step) => ({ step, isDone: done[step] === 1 }))
  return steps.every(({ isDone }) => isDone) ? null : { tenantId: scope.tenantId, steps }
}

async function readDone(executor: Executor, { tenantId, userId, today }: OfficeScope) {
  const before = addDays(today, -SHOWN_DAYS_AFTER_FIRST)
  const has = (table: 'customers' | 'contracts' | 'employees' | 'employee_wages' | 'payslips') =>
    sql<number>`exists (select 1 from ${sql.table(table)} where tenant_id = ${tenantId})`
  return executor
    .selectFrom('tenants')
    .select([
      sql<number>`coalesce(vat_id, tax_number) is not null`.as('tax_number'),
      sql<number>`iban is not null`.as('bank'),
      sql<number>`legal_form is not null`.as('company'),
      has('customers').as('customer'),
      has('contracts').as('contract'),
      sql<number>`exists (select 1 from invoices
        where tenant_id = ${tenantId} and issued_on is not null)`.as('invoice'),
      has('employees').as('employee'),
      has('employee_wages').as('pay'),
      has('payslips').as('payslip'),
      sql<number>`exists (select 1 from invoices where tenant_id = ${tenantId} and issued_on < ${before})
        or exists (select 1 from payslips where tenant_id = ${tenantId} and published_at < ${before})`.as(
        'isSettled',
      ),
      sql<number>`exists (select 1 from memberships
        where tenant_id = ${tenantId} and user_id <> ${userId})`.as('colleague'),
    ])
    .where('id', '=', tenantId)
    .executeTakeFirst()
}
