import { expect, test } from 'vitest'
import { addPay } from '~/domain/employees/pay.server'
import { makeEmployee } from '../../factories/employees'
import { post } from '../../support/app'
import { db, house } from '../../support/house'
import { textOf } from '../../support/html'
import { makeOwner, read } from './owner'
import { send } from './sending'

const FIRM = { state: 'HH', is_in_u1: 'ja', is_levied: 'ja', overtime_percent: '25' }
const PAGE = '/buero/lohnzettel/firma'
const run = (month: string) => `/buero/lohnzettel/abrechnung/${month}`

/** January is released: 150 h and 10 h of overtime at 15 €, and two sick days of a 40-hour week. */
async function setting() {
  const owner = await makeOwner()
  const employee = await makeEmployee(house, owner.scope, {
    ...{ entryOn: '2026-01-01', birthDate: '1990-06-15', weeklyHours: '40' },
  })
  await addPay(house, owner.scope, employee.id, { from: '2026-01', kind: 'hourly', cents: 1500 })
  await send(owner, PAGE, FIRM)
  const rates = { additional_rate: '2,9', u1_rate: '1,6', u2_rate: '0,4' }
  await send(owner, '/buero/lohnzettel/krankenkassen', { name: 'Küstenkasse', from: '2026-01', ...rates })
  await send(owner, `/buero/mitarbeiter/${employee.id}/lohndaten`, {
    ...{ from: '2026-01', person_group: '101', contribution_group: '1111', fund: 'Küstenkasse' },
    ...{ payroll_tax_class: '1', revision: '0' },
  })
  for (const month of ['2026-01', '2026-02']) {
    const hours = { hours: '160', overtime: '10', sick_days: '2', reason: 'Zettel', revision: '0' }
    await send(owner, `/buero/stunden/${month}/mitarbeiter/${employee.id}`, hours)
  }
  await send(owner, run('2026-01'), { mitarbeiter: employee.id })
  const { id } = await db
    .selectFrom('waiting_payslips')
    .select('id')
    .where('tenant_id', '=', owner.scope.tenantId)
    .executeTakeFirstOrThrow()
  await send(owner, '/buero/lohnzettel/freigabe', { lohnzettel: id })
  const page = async (month: string) => textOf(await read(owner, `${run(month)}/mitarbeiter/${employee.id}`))
  return { owner, employee, page }
}

test('a premium that changes from a month on leaves released months as they are', async () => {
  const { owner, page } = await setting()
  // 150 × 15 + 10 × 15 × 1.25 + 2 × 8 × 15.
  expect(await page('2026-02')).toMatch(/Gesamtbrutto 2\.677,50/)
  const later = { ...FIRM, overtime_percent: '50', revision: '1' }
  const undated = await post(PAGE, later, owner.headers)
  expect([undated.status, textOf(await undated.text())]).toEqual([
    422,
    expect.stringContaining('ab welchem Monat das gilt'),
  ])
  await send(owner, PAGE, { ...later, from: '2026-02' })
  expect(textOf(await read(owner, run('2026-01')))).not.toContain('seitdem geändert')
  // 10 × 15 × 1.5.
  expect(await page('2026-02')).toMatch(/Gesamtbrutto 2\.715,00/)
  expect(textOf(await read(owner, PAGE))).toMatch(
    /Ab Februar 2026.*Zuschlag für Überstunden in Prozent: 50.*Von Anfang an.*Zuschlag für Überstunden in Prozent: 25/,
  )
  const stale = { ...later, overtime_percent: '60', from: '2026-03' }
  expect((await post(PAGE, stale, owner.headers)).status).toBe(422)
})

test('weekly hours that change from a month on leave released months as they are', async () => {
  const { owner, employee, page } = await setting()
  const own = `/buero/mitarbeiter/${employee.id}`
  const form = {
    ...{ number: employee.number, first_name: 'Jörg', last_name: 'Petersen', street: 'Knooper Weg 7' },
    ...{ postal_code: '24116', city: 'Kiel', country: 'DE', language: 'de', employment_type: 'full_time' },
    ...{ email: 'joerg@petersen.example', entry_on: '2026-01-01' },
  }
  await send(owner, `${own}/stammdaten`, { ...form, weekly_hours: '30', weekly_hours_from: '2026-02' })
  expect(textOf(await read(owner, run('2026-01')))).not.toContain('seitdem geändert')
  // Two days of 6 h: 150 × 15 + 187.50 + 180.
  expect(await page('2026-02')).toMatch(/Gesamtbrutto 2\.617,50/)
  expect(textOf(await read(owner, own))).toContain('30 (ab Februar 2026), 40 (ab Januar 2026)')
})
