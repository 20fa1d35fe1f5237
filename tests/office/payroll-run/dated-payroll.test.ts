import { expect, test } from 'vitest'
import { post } from '../../support/app'
import { textOf } from '../../support/html'
import { send } from '../outbox/sending'
import { makeOwner, read } from '../owner'
import { calculateAndRelease, keepPayrollSettings, makePaid, runOf } from './desk'

const FIRM = { state: 'HH', is_in_u1: 'ja', is_levied: 'ja', overtime_percent: '25' }
const PAGE = '/buero/lohnzettel/firma'

/** January is released: 150 h and 10 h of overtime at 15 €, and two sick days of a 40-hour week. */
async function setting() {
  const owner = await makeOwner()
  await keepPayrollSettings(owner, FIRM)
  const pay = { from: '2026-01', kind: 'hourly', cents: 1500 } as const
  const { page, ...employee } = await makePaid(owner, { entryOn: '2026-01-01', pay })
  for (const month of ['2026-01', '2026-02']) {
    const hours = { hours: '160', overtime: '10', sick_days: '2', reason: 'Zettel', revision: '0' }
    await send(owner, `/buero/stunden/${month}/mitarbeiter/${employee.id}`, hours)
  }
  await calculateAndRelease(owner, employee.id, '2026-01')
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
  expect(textOf(await read(owner, runOf('2026-01')))).not.toContain('seitdem geändert')
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
  expect(textOf(await read(owner, runOf('2026-01')))).not.toContain('seitdem geändert')
  // Two days of 6 h: 150 × 15 + 187.50 + 180.
  expect(await page('2026-02')).toMatch(/Gesamtbrutto 2\.617,50/)
  expect(textOf(await read(owner, own))).toContain('30 (ab Februar 2026), 40 (ab Januar 2026)')
})
