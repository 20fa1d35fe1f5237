import { expect, test } from 'vitest'
import type { OfficeScope } from '~/domain/kernel/scope'
import { type MailQuery, readMailPage } from '~/domain/outbox/list.server'
import { claimMail, recoverMails } from '~/domain/outbox/queue.server'
import { countMails, watchMails } from '~/domain/outbox/watch.server'
import { queryPlans } from '../../support/query-plans'

const AT = '2026-03-02T09:00:00.000Z'

const OWNER: OfficeScope = {
  tenantId: 'firm',
  userId: 'inga',
  role: 'owner',
  actor: 'user:inga',
  at: AT,
  today: '2026-03-02',
}

// An office sends tens of thousands of mails in its years: what runs at every look must not read them all.

test('health looks for one waiting mail in each firm, and at mails that are not over', async () => {
  const since = { waitingSince: AT, sendingSince: AT, failedSince: AT }
  const [plan, ...others] = await queryPlans(({ reader }) => watchMails(reader, since))
  expect(others).toEqual([])
  expect(plan?.match(/INDEX outbox_waiting/g)).toHaveLength(4)
  expect(plan?.match(/INDEX outbox_(?!waiting)\w+/g)).toEqual([
    'INDEX outbox_claimed',
    'INDEX outbox_unfinished',
  ])
  expect(plan).not.toMatch(/SCAN outbox(?! USING INDEX)/)
})

test('the office’s first page counts mails without reading them', async () => {
  const [counts] = await queryPlans(({ reader }) => countMails(reader, OWNER))
  expectIndex(counts, 'outbox_open')
  expect(counts).toContain('COVERING')
})

test('the worker looks at the first mail of each firm and kind, and sorts only those', async () => {
  const plans = await queryPlans((house) => claimMail(house, AT))
  expect(plans).toHaveLength(2)
  for (const plan of plans) {
    expectIndex(plan, 'outbox_due')
    expect(plan).toContain('outbox_due (tenant_id=? AND kind=?')
  }
})

test('the start looks only at mails that somebody was sending', async () => {
  // All of an index that holds no others.
  const plans = await queryPlans((house) => recoverMails(house, AT))
  expect(plans).toHaveLength(2)
  for (const plan of plans) expectIndex(plan, 'outbox_claimed')
})

test.each<[string, Partial<MailQuery>, string]>([
  ['the whole list', {}, 'outbox_newest'],
  ['a page behind a mail', { place: { page: 2, after: 'mail' } }, 'outbox_newest'],
  ['the whole list from its other end', { order: 'oldest' }, 'outbox_newest'],
  ['one kind from its other end', { order: 'oldest', kind: 'payslip_published' }, 'outbox_by_kind'],
  ['the list by recipient', { order: 'recipient' }, 'outbox_by_recipient'],
  [
    'what was sent of one kind, by recipient',
    { order: 'recipient', kind: 'payslip_published', status: 'sent', place: { page: 2, before: 'mail' } },
    'outbox_by_recipient',
  ],
  ['one kind', { kind: 'payslip_published' }, 'outbox_by_kind'],
  ['what was sent of it', { kind: 'payslip_published', status: 'sent' }, 'outbox_by_kind'],
  ['what waits of it', { kind: 'payslip_published', status: 'queued' }, 'outbox_by_status'],
  ['what was sent', { status: 'sent' }, 'outbox_by_status'],
  ['what did not arrive', { status: 'troubled' }, 'outbox_troubled'],
])('%s is passed over in its order, without sorting', async (_, query, index) => {
  const asked = {
    recipient: '',
    kind: undefined,
    status: undefined,
    order: 'newest',
    place: { page: 1 },
    ...query,
  } as const
  const plans = await queryPlans(({ reader, vault }) => readMailPage(reader, vault, OWNER, asked))
  // The last asks of an empty list whether there was ever a mail.
  const rows = plans.at(-2)
  expectIndex(rows, index)
  expect(rows).not.toContain('TEMP B-TREE')
  // The mails themselves are read once it is known which are shown. What waits or is in trouble is few.
  if (query.status !== 'queued' && query.status !== 'troubled') expect(rows).toContain('COVERING')
})

test.each([
  [1, 'its mails'],
  [2, 'their number'],
])(
  'a search finds addresses first, and sorts nothing but their entries in the index: page %i, %s',
  async (page) => {
    const nothing = { kind: undefined, status: undefined }
    const asked = { recipient: 'petersen', ...nothing, order: 'newest', place: { page } } as const
    const [addresses, found] = await queryPlans(({ reader, vault }) =>
      readMailPage(reader, vault, OWNER, asked),
    )
    expectIndex(addresses, 'outbox_by_recipient')
    expect(addresses).toContain('outbox_by_recipient (tenant_id=? AND <expr>>?)')
    expect(found).toContain('COVERING INDEX outbox_by_recipient (tenant_id=? AND <expr>=?')
  },
)

/** Reads mails by the index; a scan of the whole table names none. */
function expectIndex(plan: string | undefined, index: string): void {
  expect(plan).toMatch(new RegExp(`USING (COVERING )?INDEX ${index}\\b`))
  expect(plan).not.toMatch(/SCAN outbox(?! USING)/)
}
