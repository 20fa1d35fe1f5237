import { expect, onTestFinished, test } from 'vitest'
import { config } from '~/config.server'
import { post } from '../../support/app'
import { db } from '../../support/house'
import { makeOwner, read } from '../owner'

const FIRM = {
  name: 'Garten Groth e. K.',
  street: 'Rendsburger Landstraße 310',
  postal_code: '24111',
  city: 'Kiel',
  country: 'DE',
  email: 'post@garten-groth.example',
}

function setFounders(founders: string[]) {
  const settings = config()
  const before = settings.founders
  settings.founders = founders
  onTestFinished(() => {
    settings.founders = before
  })
}

test('further firms are founded by the owners of the first one, and by whom the operator lists', async () => {
  setFounders([])
  const first = await makeOwner()
  await db
    .updateTable('tenants')
    .set({ created_at: '2020-01-01T00:00:00.000Z' })
    .where('id', '=', first.scope.tenantId)
    .execute()
  const other = await makeOwner()
  expect(await read(other, '/buero/mandanten')).not.toContain('name="postal_code"')
  expect((await post('/buero/mandanten', FIRM, other.headers)).status).toBe(403)
  expect(await read(first, '/buero/mandanten')).toContain('name="postal_code"')
  expect((await post('/buero/mandanten', FIRM, first.headers)).status).toBe(303)

  setFounders([other.email])
  await db.updateTable('users').set({ email_proven_at: null }).where('id', '=', other.userId).execute()
  expect((await post('/buero/mandanten', FIRM, other.headers)).status).toBe(403)
  await db.updateTable('users').set({ email_proven_at: 'now' }).where('id', '=', other.userId).execute()
  expect((await post('/buero/mandanten', FIRM, other.headers)).status).toBe(303)
})
