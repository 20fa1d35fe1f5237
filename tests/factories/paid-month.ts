import { randomUUID } from 'node:crypto'
import type { Scope } from '~/domain/kernel/scope'
import { calculate } from '~/domain/payroll/calculation'
import { shippedFigures } from '~/domain/payroll/years/shipped'
import { keptColumns } from '~/domain/payslips/seals.server'
import { inputWith } from '../domain/payroll/payslip/worked-payslip'
import type { TestHouse } from '../support/test-house'
import { payslipView } from '../support/views/payslip-view'
import { makeEmployee } from './employees'

/** So many new people with a calculated payslip of a month each, 3,000 € gross, without its PDF. */
export async function makePaidMonth(
  house: TestHouse,
  scope: Scope,
  { month, people }: { month: string; people: number },
): Promise<void> {
  const { calculation } = calculate(
    inputWith({ month, earnings: [{ kind: 'salary', monthlyCents: 300_000 }] }),
    shippedFigures(),
  )
  if (!calculation) throw new Error(`no payslip of ${month}`)
  for (let index = 0; index < people; index += 1) {
    const { id: employee_id } = await makeEmployee(house, scope, { email: `nr${index}@post.example` })
    const id = randomUUID()
    await house.db
      .insertInto('payslips')
      .values({
        ...{ tenant_id: scope.tenantId, id, employee_id, month, revision: 1, slip_number: 1 },
        published_at: scope.at,
        ...keptColumns(house.vault, scope, id, { view: payslipView({ month }), calculation }),
      })
      .execute()
  }
}
