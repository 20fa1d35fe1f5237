import type { TestHouse } from '../support/test-house'
import { makeCustomer } from './customers'
import { makeEmployee, makePayslip } from './employees'
import { makeInvoice } from './invoices'
import { makeTenant } from './tenants'

export async function makeSmallFirm(house: TestHouse): Promise<void> {
  const scope = await makeTenant(house)
  const customer = await makeCustomer(house, scope)
  await makeInvoice(house, scope, customer.id)
  const employee = await makeEmployee(house, scope)
  await makePayslip(house, scope, employee.id, '2026-01')
}
