import { randomUUID } from 'node:crypto'
import { findAlikeEmployees } from '../employees/alike.server'
import { makeEmployees } from '../employees/employees.server'
import { type DatedPay, makeFirstPay } from '../employees/pay.server'
import type { EmployeeValues } from '../employees/values.server'
import { folded } from '../values/by-name'
import { fullName } from '../values/person-name'
import type { ImportKind } from './kind'
import { whereUntouched } from './untouched.server'

/** A row of a file in full, by the names of the columns. */
export type ImportedPerson = Omit<EmployeeValues, 'number'> &
  Record<'number' | 'id' | 'birth_date' | 'social_insurance_number' | 'tax_id' | 'iban', string | null> &
  Partial<Record<'tax_class' | 'health_fund', string | null>>

export interface ImportedEmployee {
  employee: ImportedPerson
  pay: DatedPay | null
}

/** Tables that refer to an employee, except the imported pay and the payslip link. */
export const HANGS_ON_EMPLOYEE = [
  'payslips',
  'payslip_questions',
  'payslip_notices',
  // For `hours`, whose millions no index finds by employee.
  'newest_hours',
  'hours_ids',
  'hours_entries',
  'handover_stands',
  'tasks',
  'incoming_payslips',
  'payslip_openings',
  'waiting_payslips',
  'payroll_requests',
  'payroll_closing_slips',
  'payroll_payees',
  'payroll_omissions',
  'insurance_reports',
  'employee_payroll_facts',
  'payroll_extras',
  'employee_weekly_hours',
  'employee_documents',
] as const

export const employeeImport: ImportKind<ImportedEmployee> = {
  kind: 'employees',
  subjectType: 'employee',
  numberOf: ({ employee }) => employee.number,
  idOf: ({ employee }) => employee.id,
  nameOf: ({ first_name = '', last_name = '', name = '' }) => fullName(first_name, last_name) || name,
  listNamed: async (executor, { tenantId }, ids) => {
    if (ids.length === 0) return []
    const rows = await executor
      .selectFrom('employees')
      .select(['id', 'number', 'first_name', 'last_name', 'city'])
      .where('tenant_id', '=', tenantId)
      .where('id', 'in', ids)
      .orderBy('name_key')
      .execute()
    return rows.map(({ first_name, last_name, ...row }) => ({
      ...row,
      name: fullName(first_name, last_name),
    }))
  },
  marksOf: ({ employee: { email, social_insurance_number: number, last_name, first_name } }) => [
    ...(number === null ? [] : [`insurance ${number}`]),
    ...(email === null ? [] : [`mail ${email.toLowerCase()}`]),
    nameMark(last_name, first_name),
  ],
  mayBeSame: (one, other) => {
    const [mine, theirs] = [one.employee, other.employee]
    const hasOtherMark =
      (mine.email !== null && mine.email.toLowerCase() === theirs.email?.toLowerCase()) ||
      (mine.social_insurance_number !== null &&
        mine.social_insurance_number === theirs.social_insurance_number)
    if (hasOtherMark || mine.birth_date === null || theirs.birth_date === null) return true
    return mine.birth_date === theirs.birth_date
  },
  findAlike: (executor, vault, scope, { employee }) => findAlikeEmployees(executor, vault, scope, employee),
  make: (house, scope, values) => {
    const named = values.map(({ employee, pay }) => ({
      input: { ...employee, id: employee.id ?? randomUUID() },
      pay,
    }))
    const write = makeEmployees(
      house,
      scope,
      named.map(({ input }) => input),
    )
    const paid = named.flatMap(({ input, pay }) => (pay ? [{ id: input.id, pay }] : []))
    const writePay = makeFirstPay(house.vault, scope, paid)
    return async (trx) => {
      const added = await write(trx)
      await writePay(trx)
      return added.map(({ id }) => id)
    }
  },
  findUntouched: (trx, scope, since) =>
    whereUntouched(trx, scope, since, {
      table: 'employees',
      subjectType: 'employee',
      column: 'employee_id',
      hanging: HANGS_ON_EMPLOYEE,
    }),
  remove: async (trx, { tenantId }, ids) => {
    for (const table of ['employee_wages', 'access_links'] as const)
      await trx.deleteFrom(table).where('tenant_id', '=', tenantId).where('employee_id', 'in', ids).execute()
    await trx.deleteFrom('employees').where('tenant_id', '=', tenantId).where('id', 'in', ids).execute()
  },
}

function nameMark(last: string, first: string): string {
  return `name ${folded(last)}\t${folded(first)}`
}
