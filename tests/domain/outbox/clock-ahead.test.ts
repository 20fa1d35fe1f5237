import { expect, test } from 'vitest'
import { claimMail } from '~/domain/outbox/queue.server'
import { watchMails } from '~/domain/outbox/watch.server'
import { makeMail } from '../../factories/mails'
import { makeTenant } from '../../factories/tenants'
import { freshDatabase } from '../../support/database'

// The clock was ahead when these times were noted, and is right again. No retry is further away than six hours.

const NOW = '2026-03-02T09:00:00.000Z'
const IN_SIX_HOURS = '2026-03-02T15:00:00.000Z'
const JUST_AFTER = '2026-03-02T15:00:00.001Z'

test('a mail that is due in more than six hours is due now, and one before is not', async () => {
  const { house, db } = freshDatabase()
  const id = await makeMail(house, await makeTenant(house))
  const dueAt = (next_attempt_at: string) => db.updateTable('outbox').set({ next_attempt_at }).execute()
  await dueAt(IN_SIX_HOURS)
  expect(await claimMail(house, NOW)).toBeUndefined()
  await dueAt(JUST_AFTER)
  expect((await claimMail(house, NOW))?.id).toBe(id)
})

test('health counts a mail as waiting in vain that was queued in the future', async () => {
  const { house, db } = freshDatabase()
  await makeMail(house, await makeTenant(house))
  const since = { waitingSince: NOW, sendingSince: NOW, failedSince: NOW }
  const isStuck = async (queued_at: string) => {
    await db.updateTable('outbox').set({ queued_at }).execute()
    return (await watchMails(db, since)).isStuck
  }
  expect(await isStuck('2026-03-02T09:30:00.000Z')).toBe(false)
  expect(await isStuck('2027-03-02T09:00:00.000Z')).toBe(true)
})
