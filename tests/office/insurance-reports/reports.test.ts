import { expect, test } from 'vitest'
import { today } from '~/clock.server'
import { addDays } from '~/domain/values/calendar'
import { db } from '../../support/house'
import { textOf } from '../../support/html'
import { send } from '../outbox/sending'
import { audit, makeOwner, read } from '../owner'
import { calculateAndRelease, keepPayrollSettings, makePaid } from '../payroll-run/desk'

const LIST = '/buero/lohnzettel/meldungen'

/** Somebody who began with this month. */
async function beginner() {
  const owner = await makeOwner()
  await keepPayrollSettings(owner)
  const month = today().slice(0, 7)
  const entryOn = `${month}-01`
  const pay = { from: month, kind: 'monthly', cents: 300_000 } as const
  const employee = await makePaid(owner, { entryOn, pay })
  const list = async (asked = '') => textOf(await read(owner, LIST + asked))
  return { owner, employee, entryOn, month, list, report: `${LIST}/${employee.id}?grund=10&tag=${entryOn}` }
}

test('what is to be reported stands with its day, and its fields are ready to copy', async () => {
  const { owner, entryOn, list, report } = await beginner()
  const [year, month, day] = addDays(entryOn, 42).split('-')
  expect(await list()).toContain(`${day}.${month}.${year}`)
  expect(await list()).toContain('Anmeldung (10)')
  const page = await read(owner, report)
  expect(textOf(page)).toContain(`Spätestens am ${day}.${month}.${year}`)
  for (const value of ['10', '101', '1111', 'Küstenkasse']) expect(page).toContain(`value="${value}"`)
  expect(textOf(page)).not.toContain('Beitragspflichtiges Entgelt')
})

test('a tick takes it off the list, names who ticked it, stays in the audit, and can be taken back', async () => {
  const { owner, list, report, entryOn } = await beginner()
  await send(owner, report, { erledigt: 'ja' })
  await send(owner, report, { erledigt: 'ja' })
  expect(await list()).not.toContain('Anmeldung (10)')
  expect(await list('?stand=erledigt')).toContain('Anmeldung (10)')
  await send(owner, report, { erledigt: 'nein' })
  expect(await list()).toContain('Anmeldung (10)')
  const entries = (await audit(owner.scope.tenantId)).filter(({ action }) => action.includes('report_'))
  expect(entries.map(({ action, after_json }) => [action, JSON.parse(after_json ?? '{}')])).toEqual([
    ['employee.report_told', { insurance_report: '10', on: entryOn }],
    ['employee.report_untold', { insurance_report: '10', on: entryOn }],
  ])
})

test('sickness is in no column and in no audit in the clear', async () => {
  const { owner, employee, month } = await beginner()
  const from = `${Number(month.slice(0, 4)) - 1}-03-02`
  const absence = { absence_0: 'sick_benefit', from_0: from, to_0: from.replace('-03-02', '-06-30') }
  await send(owner, employee.slip(from.slice(0, 7)), { ...absence, revision: '0' })
  const day = addDays(from, -1)
  await send(owner, `${LIST}/${employee.id}?grund=51&tag=${day}`, { erledigt: 'ja' })
  const rows = await db
    .selectFrom('insurance_reports')
    .selectAll()
    .where('tenant_id', '=', owner.scope.tenantId)
    .execute()
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain(day)
  const [entry] = (await audit(owner.scope.tenantId)).filter(({ action }) => action.includes('report_told'))
  expect(entry?.after_json).toBe('{"insurance_report":"13/17/34/37/51/52"}')
})

test('who leaves is deregistered with the pay of frozen payslips, in whole euros', async () => {
  const owner = await makeOwner()
  await keepPayrollSettings(owner)
  const pay = { from: '2026-05', kind: 'monthly', cents: 300_050 } as const
  const employee = await makePaid(owner, { entryOn: '2026-05-01', pay })
  await calculateAndRelease(owner, employee.id, '2026-05')
  await db.updateTable('employees').set({ exit_on: '2026-06-30' }).where('id', '=', employee.id).execute()
  const page = await read(owner, `${LIST}/${employee.id}?grund=30&tag=2026-06-30`)
  expect(page).toContain('value="3001"')
  expect(textOf(page)).toContain('ihr Entgelt fehlt in der Summe: Juni 2026')
})

test('the first page names what is due within a week, unless somebody else reports', async () => {
  const owner = await makeOwner()
  await keepPayrollSettings(owner, { trade: 'building_cleaning' })
  const pay = { from: today().slice(0, 7), kind: 'monthly', cents: 300_000 } as const
  await makePaid(owner, { entryOn: addDays(today(), -36), pay, facts: { from: `${today().slice(0, 4)}-01` } })
  // The immediate report is late, the registration due in six days.
  const home = async () => textOf(await read(owner, '/buero'))
  expect(await home()).toMatch(/Meldungen zur Sozialversicherung 2 Meldungen bis in einer Woche/)
  await send(owner, LIST, { is_immediate: 'ja' })
  expect(await home()).not.toContain('bis in einer Woche')
  await send(owner, LIST, { is_own: 'ja' })
  expect(await home()).toMatch(/1 Meldung bis in einer Woche/)
})

test('an empty firm is told that there is nothing', async () => {
  const owner = await makeOwner()
  expect(textOf(await read(owner, LIST))).toContain('In den nächsten drei Monaten ist nichts zu melden.')
})
