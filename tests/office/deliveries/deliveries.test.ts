import { expect, test } from 'vitest'
import { receive, timeRecording } from '../../factories/deliveries'
import { makeEmployee } from '../../factories/employees'
import { ask, post as submit } from '../../support/app'
import { db, house } from '../../support/house'
import { textOf } from '../../support/html'
import { signedInAs } from '../../support/session'
import { audit, makeOwner, type Owner, read } from '../owner'

const LIST = '/buero/stunden/meldungen'

async function setting() {
  const owner = await makeOwner()
  const employee = await makeEmployee(house, owner.scope)
  const send = (stunden: number, moment: Partial<Owner['scope']> = {}) =>
    receive(
      house,
      { ...owner.scope, ...moment },
      timeRecording(owner.scope.tenantId, '2026-02', { [employee.id]: [stunden, 2] }),
    )
  const idOf = async () =>
    (
      await db
        .selectFrom('webhook_deliveries')
        .select('id')
        .where('tenant_id', '=', owner.scope.tenantId)
        .orderBy('received_at', 'desc')
        .executeTakeFirstOrThrow()
    ).id
  return { owner, employee, send, idOf }
}

test('a delivery says what it changed, from what to what, and what was sent', async () => {
  const { owner, employee, send, idOf } = await setting()
  expect(textOf(await read(owner, LIST))).toContain('Noch hat kein anderes Programm etwas gemeldet')
  await send(150, { at: '2026-03-01T08:00:00.000Z' })
  await send(160, { at: '2026-03-02T08:00:00.000Z' })
  const list = textOf(await read(owner, LIST))
  expect(list).toMatch(/2 Meldungen .*02\.03\.2026.* Stunden Februar 2026 1 Übernommen/)
  const page = textOf(await read(owner, `${LIST}/${await idOf()}`))
  expect(page).toContain('150 Std., davon 2 Überstunden 160 Std., davon 2 Überstunden')
  expect(page).toMatch(/\/daten\/monat 2026-02/)
  expect(page).toContain('"stunden": 160')
  const file = await ask(`${LIST}/${await idOf()}/meldung.json`, { headers: owner.headers })
  expect((await file.json()).daten.mitarbeiter).toEqual([{ id: employee.id, stunden: 160, ueberstunden: 2 }])
})

test('kinds of hours are shown from what to what, to those who may see pay', async () => {
  const { owner, employee, idOf } = await setting()
  const send = (at: string, stunden: number) =>
    receive(
      house,
      { ...owner.scope, at },
      {
        event: 'zeiterfassung.export',
        mandant_id: owner.scope.tenantId,
        daten: {
          monat: '2026-02',
          mitarbeiter: [
            { id: employee.id, stunden: 160, ueberstunden: 0, zeiten: [{ art: 'nacht', stunden }] },
          ],
        },
      },
    )
  await send('2026-03-01T08:00:00.000Z', 8)
  await send('2026-03-02T08:00:00.000Z', 12.5)
  const path = `${LIST}/${await idOf()}`
  expect(textOf(await read(owner, path))).toContain('Nachtstunden: 8 Nachtstunden: 12,5')
  // The hours were the same both times.
  expect(textOf(await read(owner, path))).toContain('An den Stunden nichts')
  expect(textOf(await read(owner, `${LIST}?mitarbeiter=${employee.id}`))).toContain('2 Meldungen')
  const headers = await signedInAs(house, owner.scope, 'read_only')
  expect(await (await ask(path, { headers })).text()).not.toContain('Nachtstunden')
})

test('a refused one shows each finding beside its field, and the value that was sent', async () => {
  const { owner, send } = await setting()
  await send(745)
  const list = await read(owner, `${LIST}?stand=abgewiesen`)
  expect(textOf(list)).toContain('Abgewiesen')
  const [, path = ''] = /href="(\/buero\/stunden\/meldungen\/[0-9a-f-]{36})/.exec(list) ?? []
  const page = textOf(await read(owner, path))
  expect(page).toContain('745 must be a number between 0 and 744 with at most 6 decimals')
  const answer = await submit(`${path}/wiederholung`, {}, owner.headers)
  expect(answer.status).toBe(422)
  expect(textOf(await answer.text())).toContain('Diese Angabe passt so nicht.')
})

test('the list is narrowed by event, verdict, day, month and employee', async () => {
  const { owner, employee, send } = await setting()
  await send(150, { at: '2026-03-01T22:59:00.000Z' })
  await send(160, { at: '2026-03-01T23:30:00.000Z' })
  const notice = { mitarbeiter_id: employee.id, monat: '2026-01' }
  await receive(house, owner.scope, {
    event: 'lohnzettel.versandt',
    mandant_id: owner.scope.tenantId,
    daten: notice,
  })
  const found = async (query: string) => /(\d+) Meldungen/.exec(textOf(await read(owner, LIST + query)))?.[1]
  expect(await found('')).toBe('3')
  expect(await found('?ereignis=lohnzettel.versandt')).toBe('1')
  expect(await found('?monat=2026-02')).toBe('2')
  // Half past midnight in Germany.
  expect(await found('?tag=2026-03-02')).toBe('1')
  expect(await found('?tag=2026-03-01')).toBe('1')
  expect(await found(`?mitarbeiter=${employee.id}`)).toBe('2')
  expect(await found('?stand=offen')).toBeUndefined()
})

test('processed again, a delivery counts once more and is in the audit', async () => {
  const { owner, send, idOf } = await setting()
  await send(150, { at: '2026-03-01T08:00:00.000Z' })
  const first = await idOf()
  await send(160, { at: '2026-03-02T08:00:00.000Z' })
  const answer = await submit(`${LIST}/${first}/wiederholung`, {}, owner.headers)
  const page = textOf(await read(owner, answer.headers.get('location') ?? ''))
  expect(page).toContain('Die Meldung ist noch einmal verarbeitet.')
  expect(page).toContain('160 Std., davon 2 Überstunden 150 Std., davon 2 Überstunden')
  expect(page).toContain(`Wiederholt die Meldung ${first.slice(0, 8)}`)
  expect((await audit(owner.scope.tenantId)).map(({ action }) => action)).toContain(
    'delivery.processed_again',
  )
})

test('who sees invoices alone sees none; who reads alone sees no bodies; who keeps payroll sees no mandates', async () => {
  const { owner, send, idOf } = await setting()
  await send(150, { at: '2026-03-01T08:00:00.000Z' })
  const path = `${LIST}/${await idOf()}`
  const mandate = { event: 'mandat.neu', mandant_id: owner.scope.tenantId, daten: {} }
  await receive(house, { ...owner.scope, at: '2026-03-03T08:00:00.000Z' }, mandate)
  const ofMandate = `${LIST}/${await idOf()}`
  const status = async (role: 'invoicing' | 'payroll' | 'read_only', address: string) =>
    (await ask(address, { headers: await signedInAs(house, owner.scope, role) })).status
  expect([await status('invoicing', LIST), await status('invoicing', path)]).toEqual([403, 403])
  expect([await status('payroll', path), await status('payroll', ofMandate)]).toEqual([200, 404])
  expect([await status('read_only', path), await status('read_only', `${path}/meldung.json`)]).toEqual([
    200, 403,
  ])
  const headers = await signedInAs(house, owner.scope, 'read_only')
  const page = textOf(await (await ask(path, { headers })).text())
  expect(page).toContain('Den Inhalt sehen nur Personen, die Löhne und Krankheit sehen dürfen')
  expect(page).not.toContain('"stunden"')
})
