import { expect, test, vi } from 'vitest'
import { receive, timeRecording } from '../../factories/deliveries'
import { makeEmployee } from '../../factories/employees'
import { ask, post } from '../../support/app'
import { house } from '../../support/house'
import { textOf } from '../../support/html'
import { signedInAs } from '../../support/session'
import { makeOwner, type Owner, read } from '../owner'

vi.setSystemTime('2026-03-02T09:00:00Z')

const PAGE = '/buero/stunden/2026-02/uebergabe'

async function press(owner: Owner, fields: Record<string, string>): Promise<string> {
  const key = /name="form_key" value="([^"]+)"/.exec(await read(owner, PAGE))?.[1] ?? ''
  const answer = await post(PAGE, { form_key: key, ...fields }, owner.headers)
  return textOf(
    answer.status === 303 ? await read(owner, answer.headers.get('location') ?? '') : await answer.text(),
  )
}

test('hours go to the payroll office once, and each file stays', async () => {
  const owner = await makeOwner()
  const { id } = await makeEmployee(house, owner.scope, { first_name: 'Anna', last_name: 'Ärmel' })
  const sent = timeRecording(owner.scope.tenantId, '2026-02', { [id]: [160, 8] })
  await receive(house, owner.scope, sent)
  expect(textOf(await read(owner, `${PAGE}?format=lodas`))).toMatch(
    /fehlen Beraternummer und Mandantennummer.*Eine Person kann noch nicht übergeben werden.*Keine Lohnart für: Stunden ohne Überstunden/,
  )
  expect(await press(owner, { format: 'lodas' })).toContain('Für DATEV fehlen')
  expect(await read(owner, '/buero/stunden')).not.toContain('noch nicht übergeben')
  const numbers = { payroll_consultant: '1234567', payroll_client: '12345' }
  const types = { wage_type_regular: '100', wage_type_overtime: '110' }
  expect((await post(`${owner.path}/lohnbuero`, { ...numbers, ...types }, owner.headers)).status).toBe(303)
  expect(textOf(await read(owner, PAGE))).toMatch(
    /Noch nicht übergeben: eine Person .*Ärmel, Anna 1001 Stunden ohne Überstunden: 152 · Überstunden: 8/,
  )
  expect(await press(owner, { format: 'lodas' })).toMatch(
    /Die Datei ist erstellt.*Nichts Neues.*lodas-2026-02\.txt DATEV LODAS .* eine Person, 2 Zeilen/,
  )
  expect(await press(owner, { format: 'lodas' })).toMatch(
    /lodas-2026-02-2\.txt DATEV LODAS .* leer, nichts Neues/,
  )
  expect(await press(owner, { format: 'lug', alles: 'ja' })).toMatch(/lug-2026-02-3\.txt alles aus dem Monat/)
  const [newest = ''] = /\/buero\/stunden\/uebergaben\/[0-9a-f-]{36}/.exec(await read(owner, PAGE)) ?? []
  const file = await ask(newest, { headers: owner.headers })
  expect(await file.text()).toBe(
    '1234567;12345;02/2026\r\n1001;;;100;;;152,00;;;;\r\n1001;;;110;;;8,00;;;;\r\n',
  )
  expect(file.headers.get('content-type')).toBe('text/plain; charset=windows-1252')
  await receive(house, owner.scope, timeRecording(owner.scope.tenantId, '2026-02', { [id]: [161, 8] }))
  expect(textOf(await read(owner, '/buero/stunden'))).toContain('Ärmel, Anna noch nicht übergeben')
  const stranger = await makeOwner()
  expect((await ask(newest, { headers: stranger.headers })).status).toBe(404)
  const headers = await signedInAs(house, owner.scope, 'read_only')
  expect((await ask(newest, { headers })).status).toBe(403)
  expect(await (await ask('/buero/stunden', { headers })).text()).not.toContain('noch nicht übergeben')
})
