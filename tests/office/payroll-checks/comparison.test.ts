import { expect, test } from 'vitest'
import { addPay } from '~/domain/employees/pay.server'
import { house } from '../../support/house'
import { textOf } from '../../support/html'
import { send } from '../outbox/sending'
import { makeOwner, read } from '../owner'
import { calculateAndRelease, keepPayrollSettings, makePaid, runOf } from '../payroll-run/desk'

const APRIL = '2026-04'
const MAY = '2026-05'

test('a month stands beside the one before, with the reasons, before it is released', async () => {
  const owner = await makeOwner()
  await keepPayrollSettings(owner, { state: 'SH' })
  const pay = { from: APRIL, kind: 'monthly', cents: 300_000 } as const
  const employee = await makePaid(owner, { entryOn: '2026-04-01', pay })
  const page = async (asked = '') => textOf(await read(owner, `${runOf(MAY)}/vergleich${asked}`))
  await calculateAndRelease(owner, employee.id, APRIL)
  expect(await page()).toContain('noch nicht berechnet')
  await addPay(house, owner.scope, employee.id, { from: MAY, kind: 'monthly', cents: 320_000 })
  await send(owner, runOf(MAY), { mitarbeiter: employee.id })
  const said = await page()
  // 3,000 € are 2,054.42 net, 3,200 € 2,166.75: the figures of the corrections beside this test.
  expect(said).toMatch(/3\.200,00 € vorher 3\.000,00 €/)
  expect(said).toMatch(/2\.166,75 € vorher 2\.054,42 €/)
  expect(said).toMatch(/Gehalt und Zulagen: 3\.200,00 € statt 3\.000,00 €/)
  expect(said).toContain('berechnet, noch nicht freigegeben')
  expect(await page('?netto=stark')).toContain('Bei niemandem weicht das Netto')
  await addPay(house, owner.scope, employee.id, { from: '2026-06', kind: 'monthly', cents: 420_000 })
  await calculateAndRelease(owner, employee.id, MAY)
  await send(owner, runOf('2026-06'), { mitarbeiter: employee.id })
  expect(textOf(await read(owner, `${runOf('2026-06')}/vergleich?netto=stark`))).toContain('4.200,00 €')
  const run = textOf(await read(owner, runOf('2026-06')))
  expect(run).toMatch(/Bitte prüfen .* mehr als ein Fünftel anders/)
  await calculateAndRelease(owner, employee.id, '2026-06')
  const closing = textOf(await read(owner, `${runOf('2026-06')}/abschluss`))
  expect(closing).toMatch(/Bitte prüfen .* mehr als ein Fünftel anders/)
})

test('sick days of a salary count, six weeks of them are asked about on the run', async () => {
  const owner = await makeOwner()
  await keepPayrollSettings(owner)
  const pay = { from: APRIL, kind: 'monthly', cents: 300_000 } as const
  const employee = await makePaid(owner, { entryOn: '2025-01-01', pay, facts: { is_earlier_unknown: 'ja' } })
  const sick = (month: string, days: string) =>
    send(owner, `/buero/stunden/${month}/mitarbeiter/${employee.id}`, {
      ...{ hours: '160', overtime: '0', sick_days: days, reason: 'Attest', revision: '0' },
    })
  await sick(APRIL, '20')
  await sick(MAY, '10')
  await calculateAndRelease(owner, employee.id, APRIL)
  expect(textOf(await read(owner, runOf(APRIL)))).toContain('Zu prüfen ist nichts Besonderes.')
  await send(owner, runOf(MAY), { mitarbeiter: employee.id })
  expect(textOf(await read(owner, runOf(MAY)))).toMatch(/30 Krankheitstage .* etwa 42 Kalendertage/)
})

test('nobody at all is said, and another firm reads nothing', async () => {
  const owner = await makeOwner()
  expect(textOf(await read(owner, `${runOf(MAY)}/vergleich`))).toContain('gibt es niemanden')
})
