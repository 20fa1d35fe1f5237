import { describe, expect, test } from 'vitest'
import { assessCustomer, type DueCustomer, type DueInvoice, type Terms } from '~/domain/dunning/assess'
import { type LastNotice, USUAL } from '~/domain/dunning/levels'

const TODAY = '2026-05-31'

const invoice = (changes: Partial<DueInvoice> = {}): DueInvoice => ({
  invoiceId: 'i1',
  number: 'R1',
  issuedOn: '2026-05-01',
  dueOn: '2026-05-15',
  openCents: 10_000,
  last: null,
  hold: null,
  transferUntil: null,
  debitRunningOn: null,
  returnedOn: null,
  debit: null,
  ...changes,
})

const customer = (invoices: DueInvoice[], changes: Partial<DueCustomer> = {}): DueCustomer => ({
  customerId: 'c1',
  number: 'K1',
  name: 'Hafenkontor',
  email: 'post@hafen.example',
  isPostal: true,
  isPrintable: true,
  creditCents: 0,
  stopReason: null,
  lastNoticeOn: null,
  invoices,
  ...changes,
})

const TERMS: Terms = { settings: USUAL, oldStatementOn: null, today: TODAY }
const was = (level: LastNotice['level'], sentOn: string, payByOn: string): LastNotice => ({
  level,
  sentOn,
  payByOn,
})

describe('what is left out, and why', () => {
  test.each<[string, Partial<DueInvoice>, Partial<DueCustomer>, Partial<Terms>, object]>([
    [
      'in dispute',
      { hold: { kind: 'dispute', reason: 'Mangel', until: null } },
      {},
      {},
      { code: 'held', hold: { kind: 'dispute', reason: 'Mangel', until: null } },
    ],
    ['due today is not late', { dueOn: TODAY }, {}, {}, { code: 'due_today' }],
    [
      'late by less than the first level waits',
      { dueOn: '2026-05-25' },
      {},
      {},
      { code: 'too_early', from: '2026-06-01' },
    ],
    [
      'a debit that came back gives as long as any invoice',
      { dueOn: '2026-03-16', returnedOn: '2026-05-25' },
      {},
      {},
      { code: 'too_early', from: '2026-06-01' },
    ],
    [
      'a debit that came back after a notice gives as long as any invoice',
      { dueOn: '2026-03-16', returnedOn: '2026-05-25', last: was(1, '2026-05-01', '2026-05-11') },
      {},
      {},
      { code: 'too_early', from: '2026-06-01' },
    ],
    [
      'the next level waits its days',
      { last: was(1, '2026-05-20', '2026-05-30') },
      {},
      {},
      { code: 'too_early', from: '2026-06-03' },
    ],
    [
      'a deferral since the last notice begins the days anew',
      { dueOn: '2026-05-28', last: was(1, '2026-04-01', '2026-04-11') },
      {},
      {},
      { code: 'too_early', from: '2026-06-04' },
    ],
    [
      'whoever was given a longer day has until its end',
      { last: was(1, '2026-05-01', '2026-06-10') },
      {},
      {},
      { code: 'too_early', from: '2026-06-11' },
    ],
    [
      'after the last comes none',
      { last: was(3, '2026-05-01', '2026-05-11') },
      {},
      {},
      { code: 'after_last' },
    ],
    [
      'an announced transfer rests for its week',
      { transferUntil: '2026-06-02' },
      {},
      {},
      { code: 'transfer_announced', until: '2026-06-02' },
    ],
    ['a chosen debit is collected', { debit: 'chosen' }, {}, {}, { code: 'debit_chosen' }],
    [
      'an asked-for debit is the office’s to approve',
      { debit: 'requested' },
      {},
      {},
      { code: 'debit_requested' },
    ],
    [
      'a debit runs on though its mandate ended',
      { debitRunningOn: '2026-06-01' },
      {},
      {},
      { code: 'debit_running', on: '2026-06-01' },
    ],
    ['a stopped customer', {}, { stopReason: 'Verwandt' }, {}, { code: 'stopped', reason: 'Verwandt' }],
    ['one notice a day', {}, { lastNoticeOn: TODAY }, {}, { code: 'noticed_today' }],
    ['a credit that covers all', {}, { creditCents: 10_000 }, {}, { code: 'credit' }],
    ['no address at all', {}, { email: null, isPostal: false }, {}, { code: 'no_address' }],
    ['an address that cannot be printed', {}, { email: null, isPrintable: false }, {}, { code: 'letters' }],
    [
      'an old statement',
      {},
      {},
      { oldStatementOn: '2026-05-10' },
      { code: 'statement_old', on: '2026-05-10' },
    ],
  ])('%s', (_, ofInvoice, ofCustomer, terms, obstacle) => {
    const assessed = assessCustomer(customer([invoice(ofInvoice)], ofCustomer), { ...TERMS, ...terms })
    expect(assessed).toMatchObject({ proposal: null, leftOut: [{ number: 'R1', obstacle }] })
  })
})

test('several invoices are one proposal of the highest level, earliest due first', () => {
  const { proposal, leftOut } = assessCustomer(
    customer([
      invoice({ number: 'R1', dueOn: '2026-04-01', last: was(1, '2026-05-01', '2026-05-11') }),
      invoice({ number: 'R2', invoiceId: 'i2', openCents: 2_500 }),
      invoice({ number: 'R3', invoiceId: 'i3', dueOn: TODAY }),
    ]),
    TERMS,
  )
  expect(proposal).toMatchObject({
    level: 2,
    totalCents: 12_500,
    ways: ['mail', 'letter'],
    invoices: [
      { number: 'R1', level: 2, daysLate: 60 },
      { number: 'R2', level: 1, daysLate: 16 },
    ],
  })
  expect(leftOut.map(({ number }) => number)).toEqual(['R3'])
})

test('a credit pays the earliest, and what is left of it is taken off', () => {
  const { proposal, leftOut } = assessCustomer(
    customer([invoice({ number: 'R1' }), invoice({ number: 'R2', invoiceId: 'i2' })], {
      creditCents: 12_500,
    }),
    TERMS,
  )
  expect(leftOut).toMatchObject([{ number: 'R1', obstacle: { code: 'credit' } }])
  expect(proposal).toMatchObject({ creditCents: 2_500, totalCents: 7_500, invoices: [{ number: 'R2' }] })
})

test.each([
  [1, null, 1],
  [2, 1, 3],
  [3, 1, 2],
  [2, 2, 3],
] as const)('with %i levels, after %s comes %i', (levelCount, before, next) => {
  const last = before && was(before, '2026-05-01', '2026-05-11')
  const settings = { ...USUAL, levelCount }
  expect(assessCustomer(customer([invoice({ last })]), { ...TERMS, settings }).proposal?.level).toBe(next)
})
