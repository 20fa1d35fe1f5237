import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { config } from '~/config.server'
import { timeRecording } from '../../factories/deliveries'
import { makeEmployee } from '../../factories/employees'
import { makeTenant } from '../../factories/tenants'
import { ask, ORIGIN } from '../../support/app'
import { db, house } from '../../support/house'
import { assertDescribed } from './described'

const PATH = '/api/intern/webhook'

test('the webhook answers as the contract has it: dry, in earnest, and where it refuses', async () => {
  const scope = await makeTenant(house)
  const { id: employeeId } = await makeEmployee(house, scope)
  const body = JSON.stringify(timeRecording(scope.tenantId, '2026-02', { [employeeId]: [160, 0] }))
  async function send(headers: Record<string, string>, text = body): Promise<Response> {
    const secret = { 'X-Webhook-Secret': config().webhookSecrets[0], 'Content-Type': 'application/json' }
    const answer = await ask(PATH, { method: 'POST', headers: { ...secret, ...headers }, body: text })
    await assertDescribed('POST', new URL(PATH, ORIGIN), answer.clone())
    return answer
  }
  const dry = (await (await send({ 'X-Dry-Run': 'true' })).json()) as object
  expect(dry).toMatchObject({ dry_run: true, verdict: 'understood', changed: 1 })
  expect(Object.keys((await (await send({})).json()) as object)).toEqual(['status', 'processed', 'timestamp'])
  const refused = [
    await send({ 'X-Webhook-Secret': 'falsch' }),
    await send({ 'X-Dry-Run': 'vielleicht' }),
    await send({ 'Content-Type': 'text/plain' }),
    await send({}, '{'),
    await send({}, '{}'),
    await send({ 'Content-Encoding': 'gzip' }),
    await send({ 'Content-Encoding': 'br' }),
  ]
  expect(refused.map(({ status }) => status)).toEqual([401, 400, 415, 400, 422, 400, 415])
})

test('the pages of its errors show them as the webhook answers them', async () => {
  const scope = await makeTenant(house)
  const secret = config().webhookSecrets[0]
  const demand = (rules: { is_own_secret_demanded?: 0 | 1; is_signature_demanded?: 0 | 1 }) =>
    db.updateTable('tenants').set(rules).where('id', '=', scope.tenantId).execute()
  async function refusal(headers: Record<string, string>, tenantId = scope.tenantId): Promise<Problem> {
    const body = JSON.stringify(timeRecording(tenantId, '2026-02', {}))
    const sent = { 'X-Webhook-Secret': secret, 'Content-Type': 'application/json', ...headers }
    return (await (await ask(PATH, { method: 'POST', headers: sent, body })).json()) as Problem
  }
  const signed = (at: number) => ({
    'webhook-id': 'export-17',
    'webhook-timestamp': String(Math.floor(Date.now() / 1000) - at),
    'webhook-signature': 'v1,AAAA',
  })
  const refusals = [
    await refusal({ 'X-Webhook-Secret': 'falsch' }),
    await refusal({ 'X-Dry-Run': 'vielleicht' }),
    await refusal({}, randomUUID()),
  ]
  await demand({ is_signature_demanded: 1 })
  refusals.push(await refusal({}), await refusal(signed(0)), await refusal(signed(600)))
  await demand({ is_own_secret_demanded: 1, is_signature_demanded: 0 })
  refusals.push(await refusal({}))
  expect(refusals.map(({ code }) => code)).toEqual([
    'secret_wrong',
    'dry_run_wrong',
    'firm_unknown',
    'signature_missing',
    'signature_wrong',
    'signature_expired',
    'own_secret_demanded',
  ])
  for (const one of refusals) {
    const page = await (await ask(one.help)).text()
    const [, shown = ''] = /<pre class="code"[^>]*><code>(.*?)<\/code>/s.exec(page) ?? []
    expect(JSON.parse(shown.replaceAll('&quot;', '"'))).toEqual(one)
  }
})

interface Problem {
  code: string
  help: string
}
