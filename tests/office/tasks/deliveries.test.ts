import { expect, test } from 'vitest'
import { IBAN, makeCustomer } from '../../factories/customers'
import { receive } from '../../factories/deliveries'
import { makeEmployee } from '../../factories/employees'
import { post } from '../../support/app'
import { db, house } from '../../support/house'
import { textOf } from '../../support/html'
import { makeOwner, read } from '../owner'

async function kept(event: string, daten: object) {
  const owner = await makeOwner()
  const { tenantId } = owner.scope
  await receive(house, owner.scope, { event, mandant_id: tenantId, daten })
  const { id } = await db
    .selectFrom('tasks')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('kind', '=', 'delivery')
    .executeTakeFirstOrThrow()
  const path = `/buero/aufgaben/${id}`
  const statuses = async () =>
    (
      await db
        .selectFrom('webhook_deliveries')
        .select('status')
        .where('tenant_id', '=', tenantId)
        .orderBy('received_at')
        .orderBy('repeats_id')
        .execute()
    ).map(({ status }) => status)
  return { owner, tenantId, path, statuses }
}

const MANDATE = {
  kundennummer: 'K-unbekannt',
  mandatsreferenz: 'M-4711',
  iban: IBAN,
  kontoinhaber: 'Hafenkontor',
  unterschrieben_am: '2026-01-15',
}

test('a notice without an employee is completed by hand', async () => {
  const { owner, tenantId, path, statuses } = await kept('lohnzettel.versandt', {
    monat: '2026-02',
    kanal: 'post',
  })
  const employee = await makeEmployee(house, owner.scope)
  const form = await read(owner, path)
  expect(form).toMatch(/name="monat"[^>]*value="2026-02"/)
  const data = { mitarbeiter_id: employee.id, monat: '2026-02', kanal: 'post' }
  const answer = await post(`${path}/zuordnung`, data, owner.headers)
  expect(textOf(await read(owner, answer.headers.get('location') ?? ''))).toContain(
    'Die Meldung ist übernommen und die Aufgabe erledigt.',
  )
  const notices = await db
    .selectFrom('payslip_notices')
    .select(['employee_id', 'month', 'channel'])
    .where('tenant_id', '=', tenantId)
    .execute()
  expect(notices).toEqual([{ employee_id: employee.id, month: '2026-02', channel: 'post' }])
  expect((await statuses()).sort()).toEqual(['settled', 'understood'])
})

test('what does not fit is said at its field, and nothing is stored', async () => {
  const { owner, path, statuses } = await kept('mandat.neu', MANDATE)
  const wrong = await post(`${path}/zuordnung`, { ...MANDATE, iban: 'DE00' }, owner.headers)
  const page = await wrong.text()
  expect(textOf(page)).toContain('Diese Angabe passt so nicht.')
  expect(page).toContain('href="#iban"')
  const unknown = await post(`${path}/zuordnung`, MANDATE, owner.headers)
  expect(textOf(await unknown.text())).toContain('Zu den Angaben gehört kein Kunde')
  expect(await statuses()).toEqual(['kept'])
})

test('once the customer is there, the same delivery is processed again', async () => {
  const { owner, tenantId, path, statuses } = await kept('mandat.neu', MANDATE)
  const early = await post(`${path}/wiederholung`, {}, owner.headers)
  expect(textOf(await early.text())).toContain('Zu den Angaben gehört kein Kunde')
  const { id } = await makeCustomer(house, owner.scope)
  await db.updateTable('customers').set({ number: 'K-unbekannt' }).where('id', '=', id).execute()
  await post(`${path}/wiederholung`, {}, owner.headers)
  const mandates = await db
    .selectFrom('mandates')
    .select(['customer_id', 'reference'])
    .where('tenant_id', '=', tenantId)
    .execute()
  expect(mandates).toEqual([{ customer_id: id, reference: 'M-4711' }])
  expect((await statuses()).sort()).toEqual(['settled', 'understood'])
  const again = await post(`${path}/wiederholung`, {}, owner.headers)
  expect(again.status).toBe(404)
})

test('a delivery can be left aside', async () => {
  const { owner, path, statuses } = await kept('lohnzettel.versandt', {})
  expect(textOf(await read(owner, path))).toContain('Nicht übernehmen')
  await post(`${path}/erledigung`, { erledigt: 'ja' }, owner.headers)
  expect(await statuses()).toEqual(['settled'])
})

test('what was completed by hand is not opened again: it would count twice', async () => {
  const { owner, path, statuses } = await kept('lohnzettel.versandt', { monat: '2026-02' })
  const employee = await makeEmployee(house, owner.scope)
  await post(`${path}/zuordnung`, { mitarbeiter_id: employee.id, monat: '2026-02' }, owner.headers)
  const answer = await post(`${path}/erledigung`, { erledigt: 'nein' }, owner.headers)
  expect(textOf(await answer.text())).toContain('Die Meldung ist inzwischen übernommen.')
  expect((await statuses()).sort()).toEqual(['settled', 'understood'])
})

test('an employee whom nobody is cannot be chosen', async () => {
  const { owner, path, statuses } = await kept('lohnzettel.versandt', { monat: '2026-02' })
  const nobody = { mitarbeiter_id: 'dddddddd-0000-4000-8000-000000000004', monat: '2026-02' }
  const answer = await post(`${path}/zuordnung`, nobody, owner.headers)
  expect(await answer.text()).toContain('href="#mitarbeiter_id"')
  expect(await statuses()).toEqual(['kept'])
})
