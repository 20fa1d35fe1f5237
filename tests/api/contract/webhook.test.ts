import { expect, test } from 'vitest'
import { config } from '~/config.server'
import { timeRecording } from '../../factories/deliveries'
import { makeEmployee } from '../../factories/employees'
import { makeTenant } from '../../factories/tenants'
import { ask, ORIGIN } from '../../support/app'
import { house } from '../../support/house'
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
