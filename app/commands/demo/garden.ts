import { tellBill } from './bills'
import { tellCustomer } from './customers'
import type { Firm } from './firm'
import { GARDENER, HEDGE, KINDERGARTEN, SHRUBS } from './garden-contracts'
import { tellPayroll, tellPayslips } from './payroll'
import { tellHours, tellPerson } from './staff'

/** Ids of the second firm, which must never show up in the first. */
export interface GardenIds {
  customer: string
  employee: string
  invoice: string
}

/** Tells of a small garden firm: one customer, one employee, three months. */
export function tellGarden(firm: Firm): GardenIds {
  const { timeline } = firm
  const customer = tellCustomer(firm, 'kindergarten', KINDERGARTEN)
  const employee = tellPerson(firm, GARDENER)
  tellPayroll(firm, [GARDENER], -3)
  for (const offset of [-3, -2, -1]) {
    tellHours(firm, [GARDENER], offset)
    tellPayslips(firm, offset)
  }
  tellBill(firm, {
    name: 'spring',
    customerId: customer,
    issuedOn: timeline.day(-70),
    lines: [SHRUBS, HEDGE],
    paidAfter: 10,
  })
  const invoice = tellBill(firm, {
    name: 'hedge',
    customerId: customer,
    issuedOn: timeline.day(-8),
    lines: [HEDGE],
  })
  return { customer, employee, invoice: invoice.id }
}
