import { expect, test } from 'vitest'
import { readPayrollRun } from '~/domain/payroll-run/month.server'
import { preparePayslip } from '~/domain/payslips/waiting.server'
import { PAYROLL_WORDS } from '~/i18n/payroll-words.server'
import { makeEmployee, payLine } from '../../factories/employees'
import { makeTenant } from '../../factories/tenants'
import { house } from '../../support/house'

const MONTH = '2026-01'
const PER_PAGE = 50

test('a page of a month opens the payslips that it shows, however many wait', async () => {
  const scope = await makeTenant(house)
  for (let one = 0; one < PER_PAGE + 3; one += 1) {
    const { id: employeeId } = await makeEmployee(house, scope, { entry_on: '2025-01-01' })
    await preparePayslip(house, scope, { employeeId, month: MONTH, lines: [payLine('earning', 100_000)] })
  }
  let opened = 0
  const counting: typeof house.vault.open = (place, sealed) => {
    if (place.purpose === 'waiting_payslip') opened += 1
    return house.vault.open(place, sealed)
  }
  const run = await readPayrollRun({ ...house, vault: { ...house.vault, open: counting } }, scope, {
    ...{ month: MONTH, place: { page: 1 }, isCalculating: false },
    extraNames: PAYROLL_WORDS.extraNames,
  })
  expect(run.list.items).toHaveLength(PER_PAGE)
  expect(run.waiting).toBe(PER_PAGE + 3)
  expect(opened).toBe(PER_PAGE)
})
