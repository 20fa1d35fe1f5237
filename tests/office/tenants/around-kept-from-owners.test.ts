import { beforeAll, expect, test } from 'vitest'
import { makeEmployee } from '../../factories/employees'
import { ask, post } from '../../support/app'
import { db, house } from '../../support/house'
import { postWebhook } from '../../support/post-webhook'
import { signedInAs } from '../../support/session'
import { makeOwner, type Owner, read } from '../owner'
import { calculateAndRelease, keepPayrollSettings, makePaid } from '../payroll-run/desk'

const MONTH = '2026-05'

let owner: Owner
let clerk: Record<string, string>
let annaId: string

beforeAll(async () => {
  owner = await makeOwner()
  await keepPayrollSettings(owner, { state: 'SH' })
  const pay = { from: MONTH, kind: 'monthly', cents: 400_000 } as const
  const { id } = await makePaid(owner, { entryOn: '2026-05-01', pay, facts: { from: MONTH, church: 'ak' } })
  await db.updateTable('employees').set({ email: 'anna@foerde-glanz.example' }).where('id', '=', id).execute()
  await calculateAndRelease(owner, id, MONTH)
  annaId = id
  clerk = await signedInAs(house, owner.scope, 'payroll')
})

test('the file of a mail with a link to payslips is for payroll', async () => {
  const { id } = await db
    .selectFrom('outbox')
    .select('id')
    .where('tenant_id', '=', owner.scope.tenantId)
    .where('kind', '=', 'payslip_published')
    .executeTakeFirstOrThrow()
  const path = `/buero/postausgang/${id}`
  expect(await read(owner, path)).not.toContain(`${path}/eml`)
  const [ofClerk, ofOwner] = [
    await ask(`${path}/eml`, { headers: clerk }),
    await ask(`${path}/eml`, { headers: owner.headers }),
  ]
  expect([ofClerk.status, ofOwner.status]).toEqual([200, 403])
})

/** Typed from what other firms' addresses look like: `E` is an employee, `M` the month. */
const GUESSED = [
  ...['/mitarbeiter/E/monate/M', '/mitarbeiter/E/lohnzettel/M.pdf', '/mitarbeiter/E/lohnzettel/M/bild'],
  ...['/mitarbeiter/E/bescheinigungen', '/mitarbeiter/E/jahreswerte', '/mitarbeiter/E/unterlagen'],
  ...['/mitarbeiter/E/lohnjahr/2026/lohnkonto', '/mitarbeiter/E/lohnjahr/2026/lohnsteuerbescheinigung'],
  ...['/stunden/M/mitarbeiter/E', '/stunden/M/tabelle', '/stunden/M/uebergabe', '/lohnzettel/lohndaten'],
  ...['/lohnzettel/abrechnung/M/mitarbeiter/E', '/lohnzettel/abrechnung/M/mitarbeiter/E/lohnbuero'],
  ...['/lohnzettel/abrechnung/M/mitarbeiter/E/probedruck', '/lohnzettel/abrechnung/M/vergleich'],
  ...['/lohnzettel/abrechnung/M/auswertungen/lohnjournal', '/lohnzettel/abrechnung/M/uebergabe.zip'],
  ...['/lohnzettel/abrechnung/M/auswertungen/lohnsteuer-anmeldung/M.csv'],
  ...['/lohnzettel/abrechnung/M/auswertungen/jahresausgleich', '/lohnzettel/abrechnung/M/buchungen'],
  ...['/lohnzettel/abrechnung/M/buchungen/buchungen.csv', '/lohnzettel/abrechnung/M/buchungen/datev'],
]
const FORMS = [
  ...[
    '/mitarbeiter/E/link',
    '/mitarbeiter/E/abschied',
    '/mitarbeiter/E/unterlagen',
    '/mitarbeiter/E/jahreswerte',
  ],
  ...['/stunden/M/mitarbeiter/E', '/stunden/M/tabelle', '/stunden/M/uebergabe', '/lohnzettel/lohndaten'],
  ...['/lohnzettel/abrechnung/M/mitarbeiter/E'],
]
const addressOf = (path: string) => `/buero${path.replace('E', annaId).replaceAll('M', MONTH)}`

test.each(GUESSED)('%s is refused, though no link led there', async (path) => {
  expect((await ask(addressOf(path), { headers: owner.headers })).status).toBe(403)
})

test.each(FORMS)('a form sent to %s gives nothing back', async (path) => {
  expect((await post(addressOf(path), {}, owner.headers)).status).toBe(403)
})

test('a body that nobody could read is not shown, since it may be one of hours', async () => {
  const { id: employeeId } = await makeEmployee(house, owner.scope)
  const sick = { art: 'krank', tage: 3.25 }
  const entry = { id: employeeId, stunden: 160, ueberstunden: 0, zeiten: [sick] }
  const daten = { monat: MONTH, mitarbeiter: [entry] }
  const body = JSON.stringify({ mandant_id: owner.scope.tenantId, event: 'zeiterfassung', daten })
  const { status } = await postWebhook(body)
  expect(status).toBe(422)
  const list = await read(owner, '/buero/stunden/meldungen?stand=abgewiesen')
  const [, path = ''] = /href="(\/buero\/stunden\/meldungen\/[0-9a-f-]{36})/.exec(list) ?? []
  expect(path).not.toBe('')
  expect(await read(owner, path)).not.toMatch(/krank|3[.,]25/)
  expect((await ask(`${path}/meldung.json`, { headers: owner.headers })).status).toBe(404)
  const shown = await post(`${owner.path}/besondere-lohndaten`, { is_sensitive_shown: 'ja' }, owner.headers)
  expect(shown.status).toBe(303)
  expect(await read(owner, path)).toContain('3.25')
})
