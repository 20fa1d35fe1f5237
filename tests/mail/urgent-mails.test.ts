import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { config } from '~/config.server'
import { changeSettings } from '~/domain/tenants/settings.server'
import { startOutbox } from '~/jobs/outbox.server'
import { makePerson } from '../account/people'
import { makeEmployee, makePayslip } from '../factories/employees'
import { tokenFor } from '../factories/links'
import { post } from '../support/app'
import { db, house } from '../support/house'
import { readMail } from '../support/mail'
import { startMailServer } from '../support/mail-server'

beforeEach(() => vi.setSystemTime('2026-03-02T12:00:00.000Z'))
afterEach(async () => {
  vi.useRealTimers()
  await db.deleteFrom('outbox').execute()
})

test('a code and a new password pass the mails that nobody sits and waits for', async () => {
  const { scope, email } = await makePerson()
  const employee = await makeEmployee(house, scope)
  for (const month of ['2025-11', '2025-12', '2026-01']) await makePayslip(house, scope, employee.id, month)
  await changeSettings(house, scope, 'portal_code', { is_portal_code_demanded: 1, is_release_confirmed: 0 })
  vi.setSystemTime('2026-03-02T12:01:00.000Z')
  const token = await tokenFor(house, scope, 'mitarbeiter-portal', employee.id)
  await post(`/mitarbeiter-portal/${token}/code-anforderung`, {})
  vi.setSystemTime('2026-03-02T12:02:00.000Z')
  await post('/passwort-vergessen', { email })
  expect((await send()).map(({ headers }) => headers.subject)).toEqual([
    'Ihr Code für die Lohnzettel',
    'Neues Passwort wählen',
    'Ihr Lohnzettel für November 2025',
    'Ihr Lohnzettel für Dezember 2025',
    'Ihr Lohnzettel für Januar 2026',
  ])
})

test('a firm stops a new password neither by its pause nor by its sender', async () => {
  config().mailFrom = 'post@lohnbuero.example'
  onTestFinished(() => {
    config().mailFrom = undefined
  })
  const { scope, email } = await makePerson()
  await makePayslip(house, scope, (await makeEmployee(house, scope)).id, '2026-01')
  await db
    .updateTable('tenants')
    .set({ mail_paused_at: scope.at, mail_from: 'kein Absender' })
    .where('id', '=', scope.tenantId)
    .execute()
  await post('/passwort-vergessen', { email })
  const mails = await send()
  expect(mails.map(({ headers }) => headers)).toMatchObject([
    { to: email, subject: 'Neues Passwort wählen', from: 'Zahltag <post@lohnbuero.example>' },
  ])
  expect(mails[0]?.headers).not.toHaveProperty('reply-to')
})

/** Sends what waits, to a real server. */
async function send() {
  const server = await startMailServer()
  const worker = startOutbox(server.url)
  onTestFinished(() => worker.stop())
  await worker.sendDue()
  return server.received.map(({ source }) => readMail(source))
}
