import { expect, test } from 'vitest'
import { ANNA, receive } from '../../factories/deliveries'
import { post as submit } from '../../support/app'
import { countRows } from '../../support/count-rows'
import { db, house } from '../../support/house'
import { textOf } from '../../support/html'
import { makeOwner, type Owner } from '../owner'

const LIST = '/buero/stunden/meldungen'

const hours = ({ scope }: Owner, daten: object) => ({
  event: 'zeiterfassung.export',
  mandant_id: scope.tenantId,
  daten: { monat: '2026-02', mitarbeiter: [{ id: ANNA, stunden: 222, ueberstunden: 0 }], ...daten },
})

async function refusedOf({ scope }: Owner): Promise<string> {
  const { id } = await db
    .selectFrom('refused_deliveries')
    .select('id')
    .where('tenant_id', '=', scope.tenantId)
    .where('id', 'is not', null)
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
