import { expect, test } from 'vitest'
import { ANNA, receive } from '../../factories/deliveries'
import { ask, post as submit } from '../../support/app'
import { countRows } from '../../support/count-rows'
import { db, house } from '../../support/house'
import { textOf } from '../../support/html'
import { signedInAs } from '../../support/session'
import { makeOwner, type Owner, read } from '../owner'

const LIST = '/buero/stunden/meldungen'

const hours = ({ scope }: Owner, daten: object) => ({
  event: 'zeiterfassung.export',
  mandant_id: scope.tenantId,
  daten: { monat: '2026-02', mitarbeiter: [{ id: ANNA, stunden: 222, ueberstunden: 0 }], ...daten },
})

async function refusedOf({ scope }: Owner, event?: string): Promise<string> {
  const { id } = await db
    .selectFrom('refused_deliveries')
    .select('id')
    .where('tenant_id', '=', scope.tenantId)
    .where('id', 'is not', null)
    .$if(event !== undefined, (query) => query.where('event', '=', event ?? ''))
    .executeTakeFirstOrThrow()
  return id ?? ''
}

test('what was refused for a time to come is refused again, and its time is not remembered', async () => {
  const owner = await makeOwner()
  await receive(house, owner.scope, hours(owner, { erstellt_am: '2099-01-01T00:00:00Z' }))
  const before = await countRows(db)
  const answer = await submit(`${LIST}/${await refusedOf(owner)}/wiederholung`, {}, owner.headers)
  expect(answer.status).toBe(422)
  expect(textOf(await answer.text())).toContain('erst in der Zukunft erstellt')
  expect(await countRows(db)).toEqual(before)
})

test('what was refused for who sent it has no button, and a press by hand changes nothing', async () => {
  const owner = await makeOwner()
  const { tenantId } = owner.scope
  await db.updateTable('tenants').set({ is_own_secret_demanded: 1 }).where('id', '=', tenantId).execute()
  await receive(house, owner.scope, hours(owner, {}))
  const path = `${LIST}/${await refusedOf(owner)}`
  const page = await read(owner, path)
  expect(page).not.toContain('wiederholung')
  expect(page).toContain('meldung.json')
  const before = await countRows(db)
  const answer = await submit(`${path}/wiederholung`, {}, owner.headers)
  expect(answer.status).toBe(422)
  expect(textOf(await answer.text())).toContain('ungewiss ist, von wem sie kommt')
  expect(await countRows(db)).toEqual(before)
})

test('what names no event that is known is opened by an owner who sees sickness alone, and counted for whom it is listed', async () => {
  const owner = await makeOwner()
  const { tenantId } = owner.scope
  const nameless = { event: 'mandat.neue', mandant_id: tenantId, daten: { iban: 'DE02120300000000202051' } }
  await receive(house, owner.scope, nameless)
  const path = `${LIST}/${await refusedOf(owner)}`
  const headers = await signedInAs(house, owner.scope, 'payroll')
  const asPayroll = async (address: string) => (await ask(address, { headers })).text()
  expect(await read(owner, path)).not.toContain('DE02120300000000202051')
  await submit(`${owner.path}/besondere-lohndaten`, { is_sensitive_shown: 'ja' }, owner.headers)
  expect(await read(owner, path)).toContain('DE02120300000000202051')
  expect(textOf(await asPayroll(path))).toContain('Den Inhalt sieht nur der Inhaber')
  expect(await asPayroll(path)).not.toContain('DE02120300000000202051')
  expect((await ask(`${path}/meldung.json`, { headers })).status).toBe(404)
  expect((await submit(`${path}/wiederholung`, {}, headers)).status).toBe(404)
  const ofInvoicing = { event: 'mandat.neu', mandant_id: tenantId, daten: 'none' }
  await receive(house, owner.scope, ofInvoicing)
  expect(textOf(await read(owner, LIST))).toContain('Abgewiesen 2')
  expect(textOf(await asPayroll(LIST))).toContain('Abgewiesen 1')
  const other = `${LIST}/${await refusedOf(owner, 'mandat.neu')}`
  expect((await ask(other, { headers: owner.headers })).status).toBe(200)
  expect((await ask(other, { headers })).status).toBe(404)
})

test('before it is processed again, the page says what becomes of newer hours', async () => {
  const owner = await makeOwner()
  await receive(house, owner.scope, hours(owner, {}))
  await receive(house, owner.scope, hours(owner, { erstellt_am: '2026-01-01T00:00:00Z' }))
  const rows = await db
    .selectFrom('webhook_deliveries')
    .select(['id', 'event_at'])
    .where('tenant_id', '=', owner.scope.tenantId)
    .orderBy('event_at')
    .execute()
  const [undated = '', dated = ''] = await Promise.all(
    rows.map(async ({ id }) => textOf(await read(owner, `${LIST}/${id}`))),
  )
  expect(undated).toContain('ebenso, was Sie selbst berichtigt haben')
  expect(dated).toContain('was Sie seither eingetragen haben, bleibt')
})
