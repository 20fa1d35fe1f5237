import { createEmployee, type NewEmployee } from '~/domain/employees/employees.server'
import type { Scope } from '~/domain/kernel/scope'
import type { PayslipLineView } from '~/domain/payslips/view'
import type { PayslipLineKind } from '~db/schema'
import type { TestHouse } from '../support/test-house'
import { publishPayslip } from './payslips'

export function makeEmployee(house: TestHouse, scope: Scope, changes: Partial<NewEmployee> = {}) {
  return createEmployee(house, scope, {
    first_name: 'Jörg',
    last_name: 'Petersen',
    email: 'joerg@petersen.example',
    street: 'Knooper Weg 7',
    postal_code: '24116',
    city: 'Kiel',
    employment_type: 'full_time',
    entry_on: '2024-05-01',
    ...changes,
  })
}

export function payLine(
  kind: PayslipLineKind,
  amountCents: number,
  changes: Partial<PayslipLineView> = {},
): PayslipLineView {
  const blank = { quantity: null, rate: null, baseCents: null }
  return { kind, code: kind, label: kind, amountCents, ...blank, ...changes }
}

export function makePayslip(
  house: TestHouse,
  scope: Scope,
  employeeId: string,
  month: string,
  lines = [payLine('earning', 300_000), payLine('tax', 40_000), payLine('social_insurance', 60_000)],
) {
  return publishPayslip(house, scope, { employeeId, month, lines })
}
