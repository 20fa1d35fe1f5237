import { expect, test } from 'vitest'
import { changeEmployee } from '~/domain/employees/change.server'
import { monthOf } from '~/domain/values/calendar'
import { post } from '../../support/app'
import { house } from '../../support/house'
import { textOf } from '../../support/html'
import { send } from '../outbox/sending'
import { makeOwner, read } from '../owner'
import { calculateAndRelease, FACTS, FUND, keepPayrollSettings, makePaid, runOf } from '../payroll-run/desk'

/** 3,000 € a month since an entry; the months named are out. */
async function setting(entryOn: string, months: readonly string[]) {
  const owner = await makeOwner()
  await keepPayrollSettings(owner)
  await send(owner, '/buero/lohnzettel/krankenkassen', { ...FUND, from: '2025-01', additional_rate: '2,5' })
  const pay = { from: monthOf(entryOn), kind: 'monthly', cents: 300_000 } as const
  const employee = await makePaid(owner, { entryOn, pay, facts: { from: '2025-01' } })
  for (const month of months) await calculateAndRelease(owner, employee.id, month)
  const { factsPath: facts, slip, page } = employee
  return { owner, employee, facts, slip, page }
}

test('a bonus after the last day: reached from the run, with the card of the month, in the list, released and corrected', async () => {
  const { owner, employee, facts, slip, page } = await setting('2026-05-01', ['2026-05', '2026-06'])
  await changeEmployee(house, owner.scope, employee.id, { exit_on: '2026-06-30' })
  const august = await read(owner, runOf('2026-08'))
  expect(textOf(august)).toMatch(
    /nach dem letzten Tag noch etwas zahlen.*Petersen, Jörg letzter Tag 30\.06\.2026/,
  )
  expect(august).toContain(`href="${slip('2026-08')}"`)
  expect(await page('2026-08')).toContain('bestand keine Beschäftigung. Wird nach dem letzten Tag')
  const bonus = { kind_0: 'bonus', amount_0: '6.000,00' }
  await send(owner, slip('2026-08'), { ...bonus, revision: '0' })
  expect(await page('2026-08')).toContain('Steuermerkmale abrufen')
  await send(owner, facts, { ...FACTS, from: '2026-08', payroll_tax_class: '6', revision: '1' })
  // 2 × 5,812.50 − 6,000 = 5,625 in health insurance; class VI on 36,000 and 6,000 more, by the plan.
  const text = await page('2026-08')
  expect(text).toMatch(/Gesamtbrutto 6\.000,00/)
  expect(text).toMatch(/Lohnsteuer, einmalig Jahressteuer auf 42\.000,00.*? 1\.888,00/)
  expect(text).toMatch(/5\.625,00/)
  await send(owner, slip('2026-08'), { ...bonus, expected_annual: '6.000,00', revision: '1' })
  expect(await page('2026-08')).not.toContain('hochgerechnet')
  expect(textOf(await read(owner, runOf('2026-08')))).toMatch(/0 von 1 .*Petersen, Jörg bereit/)
  await calculateAndRelease(owner, employee.id, '2026-08')
  expect(textOf(await read(owner, runOf('2026-08')))).toMatch(
    /1 von 1 .*Petersen, Jörg freigegeben (?!, seitdem)/,
  )
  // A second payment finds less room: 5,625 − 5,625.
  await send(owner, slip('2026-10'), { kind_0: 'leave_compensation', amount_0: '500,00', revision: '0' })
  const october = await page('2026-10')
  expect(october).toMatch(/Gesamtbrutto 500,00/)
  expect(october).not.toMatch(/Krankenversicherung, einmalig/)
  // Back again: what was paid meanwhile stays what it was.
  await changeEmployee(house, owner.scope, employee.id, { entry_on: '2026-11-01', exit_on: null })
  expect(textOf(await read(owner, runOf('2026-08')))).toMatch(/Petersen, Jörg freigegeben (?!, seitdem)/)
})

test('what is keyed and taken back leaves nobody in the list, and nothing comes each month', async () => {
  const { owner, employee, slip, page } = await setting('2026-05-01', ['2026-05'])
  await send(owner, slip('2026-06'), {
    kind_0: 'supplement',
    amount_0: '100,00',
    monthly_0: 'ja',
    revision: '0',
  })
  await calculateAndRelease(owner, employee.id, '2026-06')
  await changeEmployee(house, owner.scope, employee.id, { exit_on: '2026-06-30' })
  expect(textOf(await read(owner, runOf('2026-07')))).toContain('In diesem Monat arbeitet hier niemand.')
  expect(await read(owner, slip('2026-07'))).not.toContain('100,00')
  await send(owner, slip('2026-07'), { kind_0: 'severance', amount_0: '100,00', revision: '0' })
  expect(textOf(await read(owner, runOf('2026-07')))).toContain('Petersen, Jörg')
  await send(owner, slip('2026-07'), { revision: '1' })
  expect(textOf(await read(owner, runOf('2026-07')))).toContain('In diesem Monat arbeitet hier niemand.')
  await send(owner, slip('2026-07'), { kind_0: 'supplement', amount_0: '100,00', revision: '0' })
  expect(await page('2026-07')).toMatch(/Steuermerkmale abrufen/)
  const minijob = { ...FACTS, from: '2026-07', person_group: '109', contribution_group: '6100', fund: '' }
  await send(owner, `/buero/mitarbeiter/${employee.id}/lohndaten`, { ...minijob, revision: '1' })
  expect(await page('2026-07')).toContain('Laufender Lohn gehört in den Monat')
  // The last month is corrected and waits: that is where the link leads, from whichever month.
  await send(owner, slip('2026-06'), { kind_0: 'supplement', amount_0: '90,00', revision: '1' })
  await send(owner, runOf('2026-06'), { mitarbeiter: employee.id })
  await send(owner, slip('2026-09'), { kind_0: 'severance', amount_0: '100,00', revision: '0' })
  expect(await read(owner, slip('2026-09'))).toMatch(
    /href="[^"]*abrechnung\/2026-06"[^>]*>Zuerst den Vormonat freigeben/,
  )
})

test('somebody who left in October and is back in February: a bonus above the room is pay of October', async () => {
  const months = ['2025-09', '2025-10']
  const { owner, employee, slip, page } = await setting('2025-09-01', months)
  await changeEmployee(house, owner.scope, employee.id, { exit_on: '2025-10-31' })
  await changeEmployee(house, owner.scope, employee.id, { entry_on: '2026-02-01', exit_on: null })
  const bonus = { kind_0: 'bonus', amount_0: '5.500,00', revision: '0' }
  expect((await post(slip('2026-02'), bonus, owner.headers)).status).toBe(303)
  // 5,812.50 − 3,000 is less; 2 × 5,512.50 − 6,000 = 5,025 at 1.25 %.
  const february = await page('2026-02')
  expect(february).toContain('Märzklausel')
  expect(february).toMatch(/5\.025,00/)
  expect(february).toMatch(/62,81/)
  await calculateAndRelease(owner, employee.id, '2026-02')
  await send(owner, slip('2026-03'), { ...bonus, amount_0: '6.000,00' })
  // Above the room of both months again, but that of October is used up in health insurance.
  const march = await page('2026-03')
  expect(march).toContain('Märzklausel')
  expect(march).not.toContain('Krankenversicherung, einmalig')
})
