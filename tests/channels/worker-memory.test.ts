import { expect, onTestFinished, test, vi } from 'vitest'
import { startWorker } from '~/channels/worker'
import type { Letter } from '~/domain/outbox/letter'
import { claimMail, finishAttempt, markSending, recoverMails } from '~/domain/outbox/queue.server'
import { watchMails } from '~/domain/outbox/watch.server'
import type { Claim } from '~/domain/sending/claims.server'
import type { WrittenMail } from '~/jobs/write-mail.server'
import type { Delivery } from '~/mail/transport'
import { openWriter } from '~db/open'
import { Sqlite } from '~db/sqlite'
import { makeMail } from '../factories/mails'
import { makeTenant } from '../factories/tenants'
import { freshDatabase } from '../support/database'

const AT = '2026-03-02T12:00:00.000Z'
const FROZEN = { messageId: '<m@x.example>', subject: 'Betreff', body: 'Text', sha256: '0'.repeat(64) }
const MESSAGE = { messageId: FROZEN.messageId, envelope: { from: 'a@x.example', to: [] }, bytes: Buffer.of() }

/** A worker on a database that somebody locks while the first mail is being answered. */
async function makeWorker() {
  const { file, house: other } = freshDatabase()
  const db = openWriter(file, 'server')
  const house = { ...other, db }
  const scope = await makeTenant(house)
  for (let count = 0; count < 2; count++) await makeMail(house, scope)
  const blocker = new Sqlite(file)
  const complain = vi.fn()
  let delivered = 0
  const worker = startWorker<Claim, WrittenMail, Delivery>({
    name: 'mail',
    most: 1,
    recover: async () => {},
    claim: () => claimMail(house, AT),
    write: async () => ({ letter: {} as Letter, message: MESSAGE, frozen: FROZEN }),
    markSending: (claim, { frozen }) => markSending(house, claim, frozen, AT),
    finish: (claim, end) => finishAttempt(house, claim, end, AT),
    async deliver(_written, beforeEnd) {
      await beforeEnd()
      delivered += 1
      if (delivered === 1) blocker.exec('begin immediate')
      return { outcome: 'sent', answer: '250 ok', isServerDown: false }
    },
    complain,
  })
  onTestFinished(async () => {
    if (blocker.inTransaction) blocker.exec('rollback')
    await worker.stop()
    blocker.close()
    await db.destroy()
  })
  const statuses = async () =>
    (await db.selectFrom('outbox').select('status').orderBy('status').execute()).map(({ status }) => status)
  return { worker, blocker, complain, statuses, delivered: () => delivered }
}

test('what the server said is kept while the database is locked, and no other mail is taken before', async () => {
  const { worker, blocker, complain, statuses, delivered } = await makeWorker()
  for (let round = 0; round < 4; round++) await worker.sendDue()
  expect(complain.mock.calls.length).toBeGreaterThan(3)
  expect([await statuses(), delivered()]).toEqual([['queued', 'sending'], 1])
  blocker.exec('rollback')
  await worker.sendDue()
  expect([await statuses(), delivered()]).toEqual([['sent', 'sent'], 2])
})

test('a worker that ends notes it first', async () => {
  const { worker, blocker, statuses } = await makeWorker()
  await worker.sendDue()
  const ended = worker.stop()
  blocker.exec('rollback')
  await ended
  expect(await statuses()).toEqual(['queued', 'sent'])
})

test('a mail that is being sent for long is a stuck outbox', async () => {
  const { db, house } = freshDatabase()
  await makeMail(house, await makeTenant(house))
  await claimMail(house, AT)
  await db.updateTable('outbox').set({ status: 'sending' }).execute()
  const stuckSince = async (sendingSince: string) =>
    (await watchMails(db, { waitingSince: '2026-01-01', failedSince: AT, sendingSince })).isStuck
  expect([await stuckSince(AT), await stuckSince('2026-03-02T12:00:01.000Z')]).toEqual([false, true])
  await recoverMails(house, AT)
  expect(await stuckSince('2026-03-02T12:00:01.000Z')).toBe(false)
})
