import { expect, test } from 'vitest'
import { recordAudit } from '~/domain/audit/audit.server'
import { changeEmployee } from '~/domain/employees/change.server'
import { addPay } from '~/domain/employees/pay.server'
import { writing } from '~/domain/kernel/writing.server'
import { readEmployeePage } from '~/domain/overviews/employee.server'
import { makePerson } from '../../account/people'
import { makeEmployee } from '../../factories/employees'
import { house } from '../../support/house'
import { textOf } from '../../support/html'
import { send } from '../outbox/sending'
import { formOn, makeOwner, read } from '../owner'
import { keepPayrollSettings, makePaid, runOf } from '../payroll-run/desk'

test('who may not see pay reads nothing of pay, annual values or documents in the history', async () => {
  const { scope } = await makePerson()
  const { id } = await makeEmployee(house, scope)
  await addPay(house, scope, id, { from: '2026-01', kind: 'monthly', cents: 300_000 })
  await changeEmployee(house, scope, id, { city: 'Kiel-Holtenau' })
  for (const action of ['employee.opening_kept', 'employee_document.added', 'employee_document.withdrawn'])
    await writing(house, scope, (trx) =>
      recordAudit(trx, scope, { action, subjectType: 'employee', subjectId: id, after: {} }),
    )
  const actionsFor = async (role: 'payroll' | 'read_only') =>
    (await readEmployeePage(house, { ...scope, role, userId: scope.actor }, id)).history.map(
      ({ action }) => action,
    )
  expect(await actionsFor('payroll')).toEqual([
    'employee_document.withdrawn',
    'employee_document.added',
    'employee.opening_kept',
    'employee.changed',
    'employee.pay_added',
    'employee.created',
  ])
  expect(await actionsFor('read_only')).toEqual(['employee.changed', 'employee.created'])
})

test('a calculated and a discarded payslip are named in the person’s history', async () => {
  const owner = await makeOwner()
  await keepPayrollSettings(owner, { state: 'SH' })
  const pay = { from: '2026-05', kind: 'monthly', cents: 300_000 } as const
  const employee = await makePaid(owner, { entryOn: '2026-05-01', pay })
  await send(owner, runOf('2026-05'), { mitarbeiter: employee.id })
  const { values } = await formOn(owner, employee.slip('2026-05'), '/verwerfung')
  await send(owner, `${employee.slip('2026-05')}/verwerfung`, values)
  const history = textOf(await read(owner, `/buero/mitarbeiter/${employee.id}`)).split('Verlauf')[1]
  expect(history).toMatch(/Berechnung verworfen von .* Lohnzettel berechnet von /)
  expect(history).not.toContain('Geändert von')
})
