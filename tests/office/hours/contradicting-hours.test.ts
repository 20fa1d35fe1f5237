import { expect, test } from 'vitest'
import { addPay } from '~/domain/employees/pay.server'
import { receive, timeRecording } from '../../factories/deliveries'
import { makeEmployee } from '../../factories/employees'
import { post } from '../../support/app'
import { house } from '../../support/house'
import { textOf } from '../../support/html'
import { send } from '../outbox/sending'
import { makeOwner, read } from '../owner'

const MONTH = '2026-01'
const RUN = `/buero/lohnzettel/abrechnung/${MONTH}`

async function setting() {
  const owner = await makeOwner()
  const employee = await makeEmployee(house, owner.scope, {
    entry_on: '2026-01-01',
    birth_date: '1990-06-15',
  })
  await addPay(house, owner.scope, employee.id, { from: MONTH, kind: 'hourly', cents: 1500 })
  await send(owner, '/buero/lohnzettel/firma', { state: 'HH', is_in_u1: 'ja', overtime_percent: '25' })
  const rates = { additional_rate: '2,9', u1_rate: '1,6', u2_rate: '0,4' }
  await send(owner, '/buero/lohnzettel/krankenkassen', { name: 'Küstenkasse', from: MONTH, ...rates })
  await send(owner, `/buero/mitarbeiter/${employee.id}/lohndaten`, {
    ...{ from: MONTH, person_group: '101', contribution_group: '1111', fund: 'Küstenkasse' },
    ...{ payroll_tax_class: '1', revision: '0' },
  })
  return { owner, employee, cell: `/buero/stunden/${MONTH}/mitarbeiter/${employee.id}` }
}

test('more overtime than hours is kept as sent, neither paid nor handed over, and shown until it is mended', async () => {
  const { owner, employee, cell } = await setting()
  const sent = (hours: [number, number]) =>
    receive(house, owner.scope, timeRecording(owner.scope.tenantId, MONTH, { [employee.id]: hours }))
  expect(await sent([10, 25])).toMatchObject({ outcome: 'received', processed: 1 })
  expect(textOf(await read(owner, RUN))).toContain('Stunden berichtigen: Sie widersprechen sich')
  const words = 'Das sind mehr Überstunden als Stunden.'
  for (const page of [cell, `/buero/stunden?monat=${MONTH}`])
    expect(textOf(await read(owner, page))).toContain(words)
  const handover = textOf(await read(owner, `/buero/stunden/${MONTH}/uebergabe?format=csv`))
  expect(handover).toMatch(/Eine Person kann noch nicht übergeben werden.*Die Stunden widersprechen sich/)
  await sent([10, 5])
  // 5 × 15 € + 5 × 15 € × 1.25.
  expect(textOf(await read(owner, `${RUN}/mitarbeiter/${employee.id}`))).toMatch(/Gesamtbrutto 168,75/)
})

test('hours that fall below the nights reported before are taken as sent, and shown until they are mended', async () => {
  const { owner, employee, cell } = await setting()
  const body = timeRecording(owner.scope.tenantId, MONTH, { [employee.id]: [20, 0] })
  const [entry] = body.daten.mitarbeiter
  const mitarbeiter = [{ ...entry, zeiten: [{ art: 'nacht', stunden: 7 }] }]
  await receive(house, owner.scope, { ...body, daten: { ...body.daten, mitarbeiter } })
  const words = 'mehr Nacht-, Sonntags- oder Feiertagsstunden'
  expect(textOf(await read(owner, `/buero/stunden?monat=${MONTH}`))).not.toContain(words)
  await receive(house, owner.scope, timeRecording(owner.scope.tenantId, MONTH, { [employee.id]: [2, 0] }))
  for (const page of [cell, `/buero/stunden?monat=${MONTH}`])
    expect(textOf(await read(owner, page))).toContain(words)
})

test.each([
  [{ hours: '10', overtime: '25' }, 'mehr Überstunden als Stunden'],
  [{ hours: '10', night: '6', deep_night: '6' }, 'mehr Nacht-, Sonntags- oder Feiertagsstunden'],
  [{ hours: '10', sick_days: '20', vacation_days: '12' }, 'mehr Tage, als der Monat hat'],
])('the form gives %j back', async (entered, words) => {
  const { owner, cell } = await setting()
  const refused = await post(cell, { ...entered, reason: 'Zettel', revision: '0' }, owner.headers)
  const html = await refused.text()
  expect([refused.status, textOf(html)]).toEqual([422, expect.stringContaining(words)])
  expect(html).toMatch(/name="hours"[^>]*value="10"/)
})

test('a pasted table with such a row is not taken over, and says why', async () => {
  const { owner, employee } = await setting()
  const table = `Personalnummer\tStunden\tÜberstunden\n${employee.number}\t10\t25`
  const refused = await post(`/buero/stunden/${MONTH}/tabelle`, { tabelle: table }, owner.headers)
  expect([refused.status, textOf(await refused.text())]).toEqual([
    422,
    expect.stringContaining('Das sind mehr Überstunden als Stunden.'),
  ])
})

test('hours of leave are left out of a pasted table, and the page says so', async () => {
  const { owner, employee } = await setting()
  const table = `Personalnummer\tStunden\tÜberstunden\tUrlaubsstunden\n${employee.number}\t144\t0\t16`
  const checked = await post(`/buero/stunden/${MONTH}/tabelle`, { tabelle: table }, owner.headers)
  const page = textOf(await checked.text())
  expect(page).toMatch(/Nicht aus der Tabelle übernommen.*„Urlaubsstunden“: .* Stunden sind keine/)
  expect(page).not.toContain('Urlaubstage:')
})
