import { expect, test } from 'vitest'
import { recoverMails } from '~/domain/outbox/queue.server'
import { watchMails } from '~/domain/outbox/watch.server'
import { queryPlans } from '../../support/query-plans'

// An office sends tens of thousands of mails in its years: what runs at every look must not read them all.

test('health looks only at mails that are not over', async () => {
  const at = '2026-03-02T09:00:00.000Z'
  const plans = await queryPlans((db) => watchMails(db, { waitingSince: at, failedSince: at }))
  expect(plans).toMatchObject([/USING INDEX outbox_queue/, /USING INDEX outbox_unfinished/].map(matching))
})

test('the start looks only at mails that are not over', async () => {
  const plans = await queryPlans((db) => recoverMails(db, '2026-03-02T09:00:00.000Z'))
  expect(plans).toMatchObject([/USING INDEX outbox_unfinished/, /USING INDEX outbox_queue/].map(matching))
})

function matching(pattern: RegExp) {
  return expect.stringMatching(pattern)
}
