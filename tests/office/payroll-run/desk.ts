import { addPay, type DatedPay } from '~/domain/employees/pay.server'
import { makeEmployee } from '../../factories/employees'
import { db, house } from '../../support/house'
import { textOf } from '../../support/html'
import { send } from '../outbox/sending'
import { type Owner, read } from '../owner'

export const FUND = {
  ...{ name: 'Küstenkasse', from: '2026-01' },
  ...{ additional_rate: '2,9', u1_rate: '1,6', u2_rate: '0,4' },
}
/** Of somebody in class I with all four branches, from a month that the test names. */
export const FACTS = {
  ...{ person_group: '101', contribution_group: '1111', fund: 'Küstenkasse' },
  payroll_tax_class: '1',
}

export function runOf(month: string): string {
  return `/buero/lohnzettel/abrechnung/${month}`
}

/** What payroll has to know of a firm. */
export async function keepPayrollSettings(owner: Owner, firm: Record<string, string> = {}): Promise<void> {
  const said = { state: 'HH', is_in_u1: 'ja', is_levied: 'ja', ...firm }
  await send(owner, '/buero/lohnzettel/firma', said)
  await send(owner, '/buero/lohnzettel/krankenkassen', FUND)
}

/** Somebody born in 1990 with 40 hours a week, of whom payroll knows all it has to. */
export async function makePaid(
  owner: Owner,
  { entryOn, pay, facts = {} }: { entryOn: string; pay: DatedPay; facts?: Record<string, string> },
) {
  const of = { entry_on: entryOn, birth_date: '1990-06-15', weekly_hours: '40' }
  const employee = await makeEmployee(house, owner.scope, of)
  await addPay(house, owner.scope, employee.id, pay)
  const factsPath = `/buero/mitarbeiter/${employee.id}/lohndaten`
  await send(owner, factsPath, { ...FACTS, from: pay.from, ...facts, revision: '0' })
  const slip = (month: string) => `${runOf(month)}/mitarbeiter/${employee.id}`
  const page = async (month: string) => textOf(await read(owner, slip(month)))
  return { ...employee, factsPath, slip, page }
}

/** Calculates a month of somebody and releases it. */
export async function calculateAndRelease(owner: Owner, employeeId: string, month: string): Promise<void> {
  await send(owner, runOf(month), { mitarbeiter: employeeId })
  await releaseWaiting(owner)
}

/** Releases the one payslip that waits. */
export async function releaseWaiting(owner: Owner): Promise<void> {
  const { id } = await db
    .selectFrom('waiting_payslips')
    .select('id')
    .where('tenant_id', '=', owner.scope.tenantId)
    .executeTakeFirstOrThrow()
  await send(owner, '/buero/lohnzettel/freigabe', { lohnzettel: id })
}
