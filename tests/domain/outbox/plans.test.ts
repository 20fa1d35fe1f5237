import { expect, test } from 'vitest'
import { type MailQuery, readMailPage } from '~/domain/outbox/list.server'
import { claimMail, recoverMails } from '~/domain/outbox/queue.server'
import { watchMails } from '~/domain/outbox/watch.server'
import type { OfficeScope } from '~/domain/scope'
import { queryPlans } from '../../support/query-plans'

const OWNER: OfficeScope = {
  tenantId: 'firm',
  userId: 'inga',
  role: 'owner',
  actor: 'user:inga',
  at: '2026-03-02T09:00:00.000Z',
  today: '2026-03-02',
}

// An office sends tens of thousands of mails in its years: what runs at every look must not read them all.

test('health looks only at mails that are not over', async () => {
  const at = '2026-03-02T09:00:00.000Z'
  const plans = await queryPlans((db) => watchMails(db, { waitingSince: at, failedSince: at }))
  expect(plans).toMatchObject([/USING INDEX outbox_queue/, /USING INDEX outbox_unfinished/].map(matching))
})

test('the worker looks at the first mail of each firm and kind, and sorts only those', async () => {
  const plans = await queryPlans((db) => claimMail(db, '2026-03-02T09:00:00.000Z'))
  expect(plans).toHaveLength(2)
  for (const plan of plans) {
    expect(plan).toMatch(/^SCAN tenants, SCAN kinds .* SEARCH outbox USING INDEX sqlite_autoindex_outbox/)
    expect(plan).toContain('USING INDEX outbox_due (tenant_id=? AND kind=? AND next_attempt_at<?)')
  }
})

test('the start looks only at mails that are not over', async () => {
  const plans = await queryPlans((db) => recoverMails(db, '2026-03-02T09:00:00.000Z'))
  expect(plans).toMatchObject([/USING INDEX outbox_unfinished/, /USING INDEX outbox_queue/].map(matching))
})

test.each<[string, Partial<MailQuery>]>([
  ['the whole list', {}],
  ['a search', { recipient: 'petersen', kind: 'payslip_published', status: 'troubled' }],
])('%s is read in its order, without sorting', async (_, query) => {
  const asked = { recipient: '', kind: undefined, status: undefined, page: 1, ...query }
  const plans = await queryPlans((db) => readMailPage(db, OWNER, asked))
  expect(plans.at(-1)).toBe('SEARCH outbox USING INDEX outbox_newest (tenant_id=?)')
})

function matching(pattern: RegExp) {
  return expect.stringMatching(pattern)
}
