import { expect, test, vi } from 'vitest'
import { receive, timeRecording } from '../../factories/deliveries'
import { makeEmployee } from '../../factories/employees'
import { ask, post } from '../../support/app'
import { house } from '../../support/house'
import { textOf } from '../../support/html'
import { signedInAs } from '../../support/session'
import { makeOwner, type Owner, read } from '../owner'

vi.setSystemTime('2026-03-02T09:00:00Z')

const STRANGE = '0a0a0a0a-0000-4000-8000-00000000abcd'
const MONTH = '/buero/stunden/2026-02'
const LIST = '/buero/stunden?monat=2026-02'

async function setting() {
  const owner = await makeOwner()
  const anna = await makeEmployee(house, owner.scope, { first_name: 'Anna', last_name: 'Ärmel' })
  const send = (hours: Record<string, [number, number]>) =>
    receive(house, owner.scope, timeRecording(owner.scope.tenantId, '2026-02', hours))
  return { owner, anna, cell: `${MONTH}/mitarbeiter/${anna.id}`, send }
}

const text = async (owner: Owner, path: string) => textOf(await read(owner, path))

/** Posts a form, and reads the page that it leads to. */
async function press(owner: Owner, path: string, fields: Record<string, string>): Promise<string> {
  const answer = await post(path, fields, owner.headers)
  return answer.status === 303 ? read(owner, answer.headers.get('location') ?? '') : answer.text()
}

const hidden = (name: string, html: string) =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? ''

test('an unknown id becomes somebody’s, and its late hours are decided', async () => {
  const { owner, anna, cell, send } = await setting()
  await send({ [STRANGE]: [120.5, 4] })
  const assigned = await press(owner, `${MONTH}/kennungen`, { kennung: STRANGE, employee_id: anna.id })
  expect(textOf(assigned)).toMatch(/Die Kennung ist zugeordnet.*Ärmel, Anna 1001 120,50 4,00 Zeiterfassung/)
  expect(textOf(assigned)).not.toContain('Noch niemandem zugeordnet')
  expect(textOf(await press(owner, `${MONTH}/abschluss`, { abgeschlossen: 'ja' }))).toContain(
    'Abgeschlossen am 02.03.2026',
  )
  await send({ [STRANGE]: [130, 4] })
  expect(await text(owner, LIST)).toMatch(/Eine spätere Meldung wartet auf Sie.*Ärmel, Anna 120,5 .* 130 /)
  expect(await text(owner, '/buero/aufgaben')).toContain('Stunden nach dem Abschluss gemeldet')
  const revision = hidden('revision', await read(owner, cell))
  const decision = { entscheidung: 'annehmen', decision_reason: 'Nachgereicht', revision }
  const decided = await press(owner, `${cell}/entscheidung`, decision)
  expect(textOf(decided)).toMatch(/gelten jetzt.*130 Stunden, davon 4 Überstunden.*Nachgereicht/)
  expect(textOf(await press(owner, `${cell}/entscheidung`, decision))).toContain('schon jemand entschieden')
  const released = await press(owner, `${MONTH}/kennungen/aufhebung`, { kennung: STRANGE })
  expect(textOf(released)).toContain('gehört zu niemandem mehr')
})

test('a table is checked row by row, then taken over as it was checked', async () => {
  const { owner, send, anna } = await setting()
  await send({ [anna.id]: [100, 0] })
  const table = 'Nr\tStunden\tKrank\n1001\t120,5\t2\n9999\t8\t'
  const faulty = await press(owner, `${MONTH}/tabelle`, { tabelle: table })
  expect(textOf(faulty)).toMatch(/2 1001 Ärmel, Anna geändert Stunden: 100 → 120,5 · Krankheitstage: – → 2/)
  expect(textOf(faulty)).toMatch(/3 9999 – Diese Personalnummer gibt es nicht/)
  expect(faulty).not.toContain('name="geprueft"')
  const checked = await press(owner, `${MONTH}/tabelle`, { tabelle: table.replace('\n9999\t8\t', '') })
  const good = {
    tabelle: hidden('tabelle', checked).replaceAll('&#x27;', "'"),
    geprueft: hidden('geprueft', checked),
  }
  await send({ [anna.id]: [101, 0] })
  expect(textOf(await press(owner, `${MONTH}/tabelle`, good))).toContain(
    'Inzwischen ist etwas anderes gemeldet',
  )
  const again = await press(owner, `${MONTH}/tabelle`, { tabelle: good.tabelle })
  const taken = await press(owner, `${MONTH}/tabelle`, { ...good, geprueft: hidden('geprueft', again) })
  expect(textOf(taken)).toMatch(/Die Tabelle ist übernommen.*Ärmel, Anna 1001 120,50 0,00 2 Büro/)
})

test('the first hours of a month need no reason; a change does, and so does a closed month', async () => {
  const { owner, cell } = await setting()
  expect(await text(owner, cell)).toContain('Grund (freiwillig)')
  expect(textOf(await press(owner, cell, { hours: '96,5', revision: '0' }))).toContain('gespeichert')
  const again = await read(owner, cell)
  expect(textOf(again)).not.toContain('Grund (freiwillig)')
  const change = { hours: '98', revision: hidden('revision', again) }
  const refused = await press(owner, cell, change)
  expect(textOf(refused)).toContain('Grund Zum Beispiel: Stundenzettel nachgereicht Bitte schreiben Sie kurz')
  expect(textOf(await press(owner, cell, { ...change, reason: 'Zettel' }))).toContain('98 Stunden')

  const { id } = await makeEmployee(house, owner.scope, { last_name: 'Zweite' })
  await press(owner, `${MONTH}/abschluss`, { abgeschlossen: 'ja' })
  const late = await press(owner, `${MONTH}/mitarbeiter/${id}`, { hours: '8', revision: '0' })
  expect(textOf(late)).toContain('Bitte schreiben Sie kurz, warum')
})

test('sickness shows to whoever sees pay, and to nobody else', async () => {
  const { owner, cell } = await setting()
  await press(owner, cell, { hours: '160', sick_days: '2', reason: 'Attest', revision: '0' })
  const headers = await signedInAs(house, owner.scope, 'read_only')
  const [list, file, page] = await Promise.all(
    [LIST, '/buero/stunden/stunden.csv?monat=2026-02', cell].map((path) => ask(path, { headers })),
  )
  expect([list?.status, file?.status, page?.status]).toEqual([200, 200, 403])
  for (const answer of [list, file]) expect(await answer?.text()).not.toMatch(/Krank|kennungen|abschluss/)
  expect(await text(owner, LIST)).toContain('Krankheitstage')
})
