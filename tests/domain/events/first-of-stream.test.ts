import { expect, test } from 'vitest'
import { addEndpoint } from '~/domain/events/endpoints.server'
import { claimDelivery } from '~/domain/events/queue.server'
import { officeOn } from '../../factories/scopes'
import { makeTenant } from '../../factories/tenants'
import { freshDatabase } from '../../support/database'

const AT = '2026-03-02T12:00:00.000Z'

/** Events of two streams, in turn; each is queued. */
async function makeStreams(count: number) {
  const { db, house } = freshDatabase()
  const scope = officeOn((await makeTenant(house)).tenantId)
  const url = 'https://shop.example/'
  const added = await addEndpoint(house, scope, { url, types: ['hours.corrected'], formKey: 'first' })
  const queue = async (seq: number) => {
    const own = { tenant_id: scope.tenantId, seq, stream_id: `stream ${seq % 2}`, type: 'hours.corrected' }
    await db
      .insertInto('events')
      .values({ ...own, id: `e${seq}`, subject_id: 'x', payload_json: '{}', created_at: AT })
      .execute()
    await db
      .insertInto('event_deliveries')
      .values({
        ...own,
        ...{ id: `d${seq}`, event_id: `e${seq}`, endpoint_id: added?.id ?? '', status: 'queued' },
        ...{ queued_at: AT, next_attempt_at: AT, status_changed_at: AT },
      })
      .execute()
  }
  for (let seq = 1; seq <= count; seq++) await queue(seq)
  const firsts = async () => {
    const rows = await db
      .selectFrom('event_deliveries')
      .select(['seq', 'stream_id', 'status', 'is_first'])
      .orderBy('seq')
      .execute()
    const open = rows.filter(({ status }) => status === 'queued' || status === 'sending')
    const expected = open.filter(
      (row, index) => open.findIndex(({ stream_id }) => stream_id === row.stream_id) === index,
    )
    const seqs = (of: typeof rows) => of.map(({ seq }) => seq)
    return { marked: seqs(rows.filter(({ is_first }) => is_first === 1)), expected: seqs(expected) }
  }
  const set = (ids: number[], status: 'queued' | 'sending' | 'sent' | 'failed' | 'dropped') =>
    db.updateTable('event_deliveries').set({ status }).where('seq', 'in', ids).execute()
  return { db, house, firsts, set, queue }
}

test('the first of each stream that is not settled is marked, whatever is settled, removed or sent again', async () => {
  const { db, firsts, set, queue } = await makeStreams(8)
  const steps: (() => Promise<unknown>)[] = [
    async () => {},
    () => set([1], 'sending'),
    () => set([1, 2], 'sent'),
    () => set([4, 6, 8], 'failed'),
    () => set([6], 'queued'),
    () => set([1, 2, 4], 'queued'),
    () => db.deleteFrom('event_deliveries').where('seq', 'in', [1, 3]).execute(),
    () => set([2, 4, 5, 6, 7, 8], 'dropped'),
    () => set([8, 7, 6, 5, 4, 2], 'queued'),
    () => queue(9),
    () => db.deleteFrom('event_deliveries').execute(),
  ]
  for (const step of steps) {
    await step()
    const { marked, expected } = await firsts()
    expect(marked).toEqual(expected)
  }
})

test('an event that is sent again is claimed before later ones of its stream', async () => {
  const { db, house, set } = await makeStreams(4)
  await set([1, 2], 'sent')
  await set([1], 'queued')
  const ids = []
  for (let claim = await claimDelivery(house, AT); claim; claim = await claimDelivery(house, AT)) {
    ids.push(claim.id)
    await db
      .updateTable('event_deliveries')
      .set({ status: 'sent', claim_token: null })
      .where('id', '=', claim.id)
      .execute()
  }
  expect(ids).toEqual(['d1', 'd3', 'd4'])
})
