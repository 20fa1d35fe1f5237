import { expect, test, vi } from 'vitest'
import { changeEmployee } from '~/domain/employees/change.server'
import { monthOf } from '~/domain/values/calendar'
import { house } from '../../support/house'
import { textOf } from '../../support/html'
import { send } from '../outbox/sending'
import { makeOwner, read } from '../owner'
import { calculateAndRelease, FACTS, FUND, keepPayrollSettings, makePaid } from '../payroll-run/desk'

const LIST = '/buero/lohnzettel/meldungen'

/** 3,000 € a month since an entry; the months named are out. */
async function setting(entryOn: string, months: readonly string[]) {
  const owner = await makeOwner()
  await keepPayrollSettings(owner)
  await send(owner, '/buero/lohnzettel/krankenkassen', { ...FUND, from: '2025-01', additional_rate: '2,5' })
  const pay = { from: monthOf(entryOn), kind: 'monthly', cents: 300_000 } as const
  const employee = await makePaid(owner, { entryOn, pay, facts: { from: '2025-01' } })
  for (const month of months) await calculateAndRelease(owner, employee.id, month)
  const report = (code: string, day: string) => read(owner, `${LIST}/${employee.id}?grund=${code}&tag=${day}`)
  const list = async (asked = '') => textOf(await read(owner, LIST + asked))
  return { owner, employee, report, list }
}

test('what somebody is paid after the last day is reported apart, for the month in which it counts', async () => {
  vi.setSystemTime('2026-10-05T09:00:00Z')
  const { owner, employee, report, list } = await setting('2026-05-01', ['2026-05', '2026-06'])
  await changeEmployee(house, owner.scope, employee.id, { exit_on: '2026-06-30' })
  const bonus = { kind_0: 'bonus', amount_0: '5.000,00' }
  await send(owner, employee.slip('2026-08'), { ...bonus, revision: '0' })
  await send(owner, employee.factsPath, { ...FACTS, from: '2026-08', payroll_tax_class: '6', revision: '1' })
  await send(owner, employee.slip('2026-08'), { ...bonus, expected_annual: '6.000,00', revision: '1' })
  // Entered, and not paid yet.
  expect(await list()).not.toContain('(54)')
  await calculateAndRelease(owner, employee.id, '2026-08')
  expect(await list()).toMatch(/12\.10\.2026.*Einmalzahlung gesondert melden \(54\)/)
  const apart = await report('54', '2026-08-31')
  expect(textOf(apart)).toContain('Spätestens am 12.10.2026')
  for (const value of ['54', '01.06.2026', '30.06.2026', '5000', '1111'])
    expect(apart).toContain(`value="${value}"`)
  // Not in the deregistration, but in what accident insurance is told of the year.
  expect(await report('30', '2026-06-30')).toContain('value="6000"')
  expect(await report('92', '2026-12-31')).toContain('value="11000"')
  await send(owner, `${LIST}/${employee.id}?grund=54&tag=2026-08-31`, { erledigt: 'ja' })
  expect(await list()).not.toContain('(54)')
  expect(await list('?stand=erledigt')).toContain('Einmalzahlung gesondert melden (54)')
})

test('by the March rule a bonus is reported apart for the last month of the year before', async () => {
  vi.setSystemTime('2026-03-10T09:00:00Z')
  const { owner, employee, report, list } = await setting('2025-09-01', ['2025-09', '2025-10'])
  await changeEmployee(house, owner.scope, employee.id, { exit_on: '2025-10-31' })
  await changeEmployee(house, owner.scope, employee.id, { entry_on: '2026-02-01', exit_on: null })
  await send(owner, employee.slip('2026-02'), { kind_0: 'bonus', amount_0: '5.500,00', revision: '0' })
  await calculateAndRelease(owner, employee.id, '2026-02')
  // Six weeks after 27 February, its last bank day.
  expect(await list()).toMatch(/10\.04\.2026.*Einmalzahlung gesondert melden \(54\)/)
  const apart = await report('54', '2026-02-27')
  for (const value of ['54', '01.10.2025', '31.10.2025', '5500']) expect(apart).toContain(`value="${value}"`)
  const year = await report('50', '2026-12-31')
  expect(year).toContain('value="3000"')
  expect(textOf(year)).toContain('5500 Euro Einmalzahlung')
})

test('a leave that was entered once is known until it ends, and what is paid meanwhile is reported apart', async () => {
  vi.setSystemTime('2026-10-20T09:00:00Z')
  const { owner, employee, report, list } = await setting('2026-01-01', ['2026-01'])
  const leave = { absence_0: 'parental_leave', from_0: '2026-02-01', to_0: '2026-09-30' }
  await send(owner, employee.slip('2026-02'), { ...leave, revision: '0' })
  expect(await list()).toMatch(/11\.11\.2026.*Ende der Elternzeit \(37\)/)
  const end = await report('37', '2026-09-30')
  for (const value of ['37', '01.02.2026', '30.09.2026']) expect(end).toContain(`value="${value}"`)
  expect(textOf(end)).not.toContain('Beitragspflichtiges Entgelt')
  for (const month of ['2026-02', '2026-03']) await calculateAndRelease(owner, employee.id, month)
  const bonus = { kind_0: 'bonus', amount_0: '1.234,00', revision: '0' }
  await send(owner, employee.slip('2026-04'), { ...leave, ...bonus })
  await calculateAndRelease(owner, employee.id, '2026-04')
  const apart = await report('54', '2026-04-30')
  for (const value of ['54', '01.04.2026', '30.04.2026', '1234']) expect(apart).toContain(`value="${value}"`)
  // October to December.
  expect(await report('50', '2026-12-31')).toContain('value="01.10.2026"')
  // Back a month earlier.
  await send(owner, employee.slip('2026-09'), { revision: '0' })
  expect(await list()).toMatch(/12\.10\.2026.*Ende der Elternzeit \(37\)/)
  expect(await report('50', '2026-12-31')).toContain('value="01.09.2026"')
})

test('whoever leaves during a leave has no pay in the deregistration that was reported before', async () => {
  vi.setSystemTime('2026-07-01T09:00:00Z')
  const { owner, employee, report, list } = await setting('2026-01-01', ['2026-01', '2026-02', '2026-03'])
  const leave = { absence_0: 'parental_leave', from_0: '2026-03-16', to_0: '2026-12-31' }
  await send(owner, employee.slip('2026-03'), { ...leave, revision: '0' })
  await changeEmployee(house, owner.scope, employee.id, { exit_on: '2026-06-30' })
  expect(await list()).toMatch(/11\.08\.2026.*Abmeldung \(30\)/)
  const before = await report('52', '2026-03-15')
  for (const value of ['01.01.2026', '15.03.2026', '9000']) expect(before).toContain(`value="${value}"`)
  const exit = await report('30', '2026-06-30')
  for (const value of ['16.03.2026', '30.06.2026', '0']) expect(exit).toContain(`value="${value}"`)
  expect(textOf(exit)).not.toContain('ihr Entgelt fehlt')
})

test('whoever has another fund with the year is told to the old one, with the year’s pay, and has no annual report', async () => {
  vi.setSystemTime('2027-01-20T09:00:00Z')
  const { owner, employee, report, list } = await setting('2026-11-01', ['2026-11', '2026-12'])
  expect(await list()).toContain('Jahresmeldung (50)')
  await send(owner, '/buero/lohnzettel/krankenkassen', { ...FUND, name: 'Alpenkasse', from: '2026-01' })
  await send(owner, employee.factsPath, { ...FACTS, fund: 'Alpenkasse', from: '2027-01', revision: '1' })
  expect(await list()).toContain('Wechsel der Krankenkasse (31 und 11)')
  expect(await list()).not.toContain('Jahresmeldung (50)')
  expect(await report('31_11', '2027-01-01')).toContain('value="6000"')
})

test('a bonus that was entered once as monthly is looked at in each month that it is paid', async () => {
  vi.setSystemTime('2026-02-10T09:00:00Z')
  const { owner, employee, list } = await setting('2025-09-01', ['2025-09', '2025-10'])
  const bonus = { kind_0: 'bonus', amount_0: '5.500,00', monthly_0: 'ja' }
  await send(owner, employee.slip('2025-11'), { ...bonus, revision: '0' })
  for (const month of ['2025-11', '2025-12', '2026-01']) await calculateAndRelease(owner, employee.id, month)
  expect(await list()).toMatch(/13\.03\.2026.*Einmalzahlung gesondert melden \(54\)/)
})
