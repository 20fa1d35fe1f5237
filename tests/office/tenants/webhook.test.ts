import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { makeEmployee } from '../../factories/employees'
import { ask, post } from '../../support/app'
import { db, house } from '../../support/house'
import { textOf } from '../../support/html'
import { audit, makeOwner, type Owner, read } from '../owner'

const SECRET = /zahltag_[0-9a-f]{8}_[\w-]{43}/

async function makeSecret(owner: Owner): Promise<string> {
  const answer = await post(`${owner.path}/webhook`, {}, owner.headers)
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `${owner.path}/webhook`])
  return SECRET.exec(await read(owner, `${owner.path}/webhook`))?.[0] ?? ''
}

function send(secret: string, tenantId: string): Promise<Response> {
  const employee = { id: randomUUID(), stunden: 160, ueberstunden: 0 }
  const daten = { monat: '2026-01', mitarbeiter: [employee] }
  return ask('/api/intern/webhook', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Webhook-Secret': secret, 'x-client-ip': randomUUID() },
    body: JSON.stringify({ event: 'zeiterfassung.export', mandant_id: tenantId, daten }),
  })
}

describe('a firm’s own webhook secret', () => {
  test('is shown once, kept as a hash, and opens the webhook for this firm alone', async () => {
    const owner = await makeOwner()
    const other = await makeOwner()
    const secret = await makeSecret(owner)
    expect(secret).not.toBe('')
    expect(await read(owner, `${owner.path}/webhook`)).not.toContain(secret)
    const rows = await db.selectFrom('webhook_secrets').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(secret)

    const own = await send(secret, owner.scope.tenantId)
    expect([own.status, (await own.json()).processed]).toEqual([200, 1])
    const [foreign, unknown] = [await send(secret, other.scope.tenantId), await send(secret, randomUUID())]
    expect(foreign.status).toBe(422)
    const words = async (answer: Response) => ({ ...(await answer.json()), instance: undefined })
    expect(await words(foreign)).toEqual(await words(unknown))
    const hours = await db.selectFrom('hours').select('tenant_id').execute()
    expect(hours.some(({ tenant_id }) => tenant_id === other.scope.tenantId)).toBe(false)
  })

  test('is one after a double click, which shows it, and the list tells it from the next', async () => {
    const owner = await makeOwner()
    const path = `${owner.path}/webhook`
    const key = /name="form_key" value="([^"]+)"/.exec(await read(owner, path))?.[1] ?? ''
    await post(path, { form_key: key }, owner.headers)
    const pages = [await read(owner, path)]
    await post(path, { form_key: key }, owner.headers)
    pages.push(await read(owner, path))
    const [first, again] = pages.map((page) => SECRET.exec(page)?.[0])
    expect(first).toBeDefined()
    expect(again).toBe(first)
    const second = await makeSecret(owner)
    const page = await read(owner, path)
    for (const secret of [first ?? '', second]) expect(page).toContain(`${secret.slice(0, 16)}…`)
    expect(page.match(/name="geheimnis"/g)).toHaveLength(2)
  })

  test('is rotated without a gap, and ends at once when it is revoked', async () => {
    const owner = await makeOwner()
    const first = await makeSecret(owner)
    const second = await makeSecret(owner)
    expect(await makeSecret(owner)).toBe('')
    for (const secret of [first, second]) expect((await send(secret, owner.scope.tenantId)).status).toBe(200)
    const { id } = await db
      .selectFrom('webhook_secrets')
      .select('id')
      .where('tenant_id', '=', owner.scope.tenantId)
      .orderBy('created_at')
      .executeTakeFirstOrThrow()
    const path = `${owner.path}/webhook/widerruf`
    expect((await post(path, { geheimnis: id }, (await makeOwner()).headers)).status).toBe(404)
    expect((await post(path, { geheimnis: id }, owner.headers)).status).toBe(303)
    expect((await send(first, owner.scope.tenantId)).status).toBe(401)
    expect((await send(second, owner.scope.tenantId)).status).toBe(200)
    expect((await audit(owner.scope.tenantId)).map(({ action }) => action).slice(-3)).toEqual([
      'webhook_secret.made',
      'webhook_secret.made',
      'webhook_secret.revoked',
    ])
  })

  test('of the installation opens it for every firm, as ever', async () => {
    const secret = String(process.env.WEBHOOK_SECRET)
    for (const { scope } of [await makeOwner(), await makeOwner()])
      expect((await send(secret, scope.tenantId)).status).toBe(200)
  })
})

test('the page has all that another system needs: its call works as it stands, and then stands there as received', async () => {
  const owner = await makeOwner()
  const path = `${owner.path}/webhook`
  expect(textOf(await read(owner, path))).toMatch(/Tragen Sie zuerst einen Mitarbeiter ein.*Noch nichts/)
  const merle = await makeEmployee(house, owner.scope)
  const secret = await makeSecret(owner)
  const shown = textOf(await read(owner, path))
  const call = /curl -i (\S+).*-H '(.*?): IHR-GEHEIMNIS'.* -d '(\{.*?\})'/.exec(shown) ?? []
  const [, address = '', header = '', body = ''] = call
  expect(JSON.parse(body)).toMatchObject({
    mandant_id: owner.scope.tenantId,
    daten: { mitarbeiter: [{ id: merle.id }] },
  })
  const headers = { 'Content-Type': 'application/json', [header]: secret, 'x-client-ip': randomUUID() }
  const answer = await ask(new URL(address).pathname, { method: 'POST', headers, body })
  expect([answer.status, (await answer.json()).processed]).toEqual([200, 1])
  expect(textOf(await read(owner, path))).toContain('zeiterfassung.export, 1 gespeichert')
})

test('the last secret that the rules leave is not revoked without a warning', async () => {
  const owner = await makeOwner()
  const page = async () => textOf(await read(owner, `${owner.path}/webhook`))
  await makeSecret(owner)
  expect(await page()).not.toContain('kann dann niemand mehr etwas melden')
  const demand = (rules: object) =>
    db.updateTable('tenants').set(rules).where('id', '=', owner.scope.tenantId).execute()
  await demand({ is_own_secret_demanded: 1 })
  expect(await page()).toContain('kann dann niemand mehr etwas melden')
  await makeSecret(owner)
  expect(await page()).not.toContain('kann dann niemand mehr etwas melden')
  await db
    .updateTable('webhook_secrets')
    .set({ signing_sealed: null })
    .where('tenant_id', '=', owner.scope.tenantId)
    .execute()
  await demand({ is_signature_demanded: 1 })
  expect(await page()).toContain('kann dann niemand mehr etwas melden')
})
