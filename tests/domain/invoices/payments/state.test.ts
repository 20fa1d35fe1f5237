import { expect, test } from 'vitest'
import { type InvoiceFacts, stateOf } from '~/domain/invoices/payments/state'

const facts: InvoiceFacts = {
  kind: 'invoice',
  grossCents: 11_900,
  prepaidCents: 0,
  creditedCents: 0,
  waivedCents: 0,
  dueOn: '2026-03-16',
  paidCents: 0,
  lastPaidOn: null,
  cancelledBy: null,
  payBy: 'transfer',
}
const [before, dueDay, after] = ['2026-03-15', '2026-03-16', '2026-03-17']
const partly = { paidCents: 900, lastPaidOn: '2026-03-01' }
const paid = { paidCents: 11_900, lastPaidOn: '2026-03-20' }

const instalment = (dueOn: string, cents: number) => ({ dueOn, cents })
const PLAN = {
  deferredTo: [
    instalment('2026-04-01', 5000),
    instalment('2026-05-01', 5000),
    instalment('2026-06-01', 1900),
  ],
}

test.each<[string, Partial<InvoiceFacts>, string, object]>([
  ['nothing paid yet', {}, before, { state: 'open', openCents: 11_900, dueOn: dueDay }],
  ['due today', {}, dueDay, { state: 'open', openCents: 11_900, dueOn: dueDay }],
  ['a day late', {}, after, { state: 'overdue', openCents: 11_900, paidCents: 0, dueOn: dueDay }],
  ['partly paid', partly, dueDay, { state: 'partly_paid', openCents: 11_000, paidCents: 900, dueOn: dueDay }],
  [
    'partly paid and late',
    partly,
    after,
    { state: 'overdue', openCents: 11_000, paidCents: 900, dueOn: dueDay },
  ],
  ['paid', paid, after, { state: 'paid', paidOn: '2026-03-20' }],
  [
    'paid but for the cash discount',
    { ...paid, paidCents: 11_662, waivedCents: 238 },
    after,
    { state: 'paid', paidOn: '2026-03-20' },
  ],
  ['given up whole', { waivedCents: 11_900 }, after, { state: 'paid', paidOn: null }],
  ['waived in part', { waivedCents: 900 }, dueDay, { state: 'open', openCents: 11_000, dueOn: dueDay }],
  [
    'waived in part, paid in part',
    { ...partly, waivedCents: 100 },
    dueDay,
    { state: 'partly_paid', openCents: 10_900, paidCents: 900, dueOn: dueDay },
  ],
  ['overpaid', { ...paid, paidCents: 12_000 }, after, { state: 'paid', paidOn: '2026-03-20' }],
  ['nothing to pay', { grossCents: 0 }, after, { state: 'paid', paidOn: null }],
  [
    'to be collected',
    { payBy: 'direct_debit' },
    before,
    { state: 'direct_debit', openCents: 11_900, collectOn: dueDay },
  ],
  [
    'to be collected, late',
    { payBy: 'direct_debit' },
    after,
    { state: 'direct_debit', openCents: 11_900, collectOn: after },
  ],
  ['collected', { ...paid, payBy: 'direct_debit' }, after, { state: 'paid', paidOn: '2026-03-20' }],
  [
    'debit returned',
    { payBy: 'transfer', paidCents: -300 },
    after,
    { state: 'overdue', openCents: 12_200, paidCents: -300, dueOn: dueDay },
  ],
  ['credited in part', { creditedCents: 1900 }, before, { state: 'open', openCents: 10_000, dueOn: dueDay }],
  [
    'credited in part, and the rest paid',
    { creditedCents: 1900, paidCents: 10_000, lastPaidOn: '2026-03-20' },
    after,
    { state: 'paid', paidOn: '2026-03-20' },
  ],
  ['credited in full', { creditedCents: 11_900 }, after, { state: 'credited' }],
  ['paid, then credited in full', { ...paid, creditedCents: 11_900 }, after, { state: 'credited' }],
  ['a final invoice', { prepaidCents: 5000 }, before, { state: 'open', openCents: 6900, dueOn: dueDay }],
  ['all paid in advance', { prepaidCents: 11_900 }, before, { state: 'paid', paidOn: null }],
  ['cancelled', { cancelledBy: '2026-0002' }, after, { state: 'cancelled', cancelledBy: '2026-0002' }],
  [
    'paid, then cancelled',
    { ...paid, cancelledBy: '2026-0002' },
    after,
    { state: 'cancelled', cancelledBy: '2026-0002' },
  ],
  [
    'in dispute, whatever its date and way to pay',
    { ...partly, isDisputed: true, payBy: 'direct_debit' },
    after,
    { state: 'disputed', openCents: 11_000, paidCents: 900, dueOn: dueDay },
  ],
  ['paid after a dispute', { ...paid, isDisputed: true }, after, { state: 'paid', paidOn: '2026-03-20' }],
  [
    'deferred to another day',
    { deferredTo: [{ dueOn: '2026-04-15', cents: 11_900 }] },
    '2026-04-15',
    {
      ...{ state: 'open', openCents: 11_900, dueOn: '2026-04-15' },
      deferred: {
        instalments: [{ ...instalment('2026-04-15', 11_900), openCents: 11_900 }],
        isPlan: false,
        nowCents: 11_900,
      },
    },
  ],
  [
    'deferred to another day that is over',
    { deferredTo: [{ dueOn: '2026-04-15', cents: 11_900 }] },
    '2026-04-16',
    {
      ...{ state: 'overdue', openCents: 11_900, paidCents: 0, dueOn: '2026-04-15' },
      deferred: {
        instalments: [{ ...instalment('2026-04-15', 11_900), openCents: 11_900 }],
        isPlan: false,
        nowCents: 11_900,
      },
    },
  ],
  [
    'deferred, and collected on the new day',
    { payBy: 'direct_debit', deferredTo: [{ dueOn: '2026-04-15', cents: 11_900 }] },
    after,
    { state: 'direct_debit', openCents: 11_900, collectOn: '2026-04-15' },
  ],
  [
    'by instalments, the first paid: the second is next',
    { ...PLAN, paidCents: 5000, lastPaidOn: '2026-04-01' },
    '2026-04-20',
    {
      ...{ state: 'partly_paid', openCents: 6900, paidCents: 5000, dueOn: '2026-05-01' },
      deferred: {
        instalments: [
          { ...instalment('2026-05-01', 5000), openCents: 5000 },
          { ...instalment('2026-06-01', 1900), openCents: 1900 },
        ],
        isPlan: true,
        nowCents: 5000,
      },
    },
  ],
  [
    'by instalments, two of them late: both are asked for, the mandate is not used',
    { ...PLAN, payBy: 'direct_debit', paidCents: 1000, lastPaidOn: '2026-04-01' },
    '2026-05-02',
    {
      ...{ state: 'overdue', openCents: 10_900, paidCents: 1000, dueOn: '2026-04-01' },
      deferred: {
        instalments: [
          { ...instalment('2026-04-01', 5000), openCents: 4000 },
          { ...instalment('2026-05-01', 5000), openCents: 5000 },
          { ...instalment('2026-06-01', 1900), openCents: 1900 },
        ],
        isPlan: true,
        nowCents: 9000,
      },
    },
  ],
  [
    'by instalments, and a credit note shortens the next',
    { ...PLAN, creditedCents: 2000 },
    before,
    {
      ...{ state: 'open', openCents: 9900, dueOn: '2026-04-01' },
      deferred: {
        instalments: [
          { ...instalment('2026-04-01', 5000), openCents: 3000 },
          { ...instalment('2026-05-01', 5000), openCents: 5000 },
          { ...instalment('2026-06-01', 1900), openCents: 1900 },
        ],
        isPlan: true,
        nowCents: 3000,
      },
    },
  ],
  [
    'by instalments, and a debit came back with a fee',
    { ...PLAN, paidCents: -300 },
    before,
    {
      ...{ state: 'open', openCents: 12_200, dueOn: '2026-04-01' },
      deferred: {
        instalments: [
          { ...instalment('2026-04-01', 5000), openCents: 5300 },
          { ...instalment('2026-05-01', 5000), openCents: 5000 },
          { ...instalment('2026-06-01', 1900), openCents: 1900 },
        ],
        isPlan: true,
        nowCents: 5300,
      },
    },
  ],
  ['a cancellation', { kind: 'cancellation', grossCents: -11_900 }, after, { state: 'credit' }],
  ['a credit note', { kind: 'credit_note', grossCents: -500 }, after, { state: 'credit' }],
])('%s', (_, changes, today, status) => {
  expect(stateOf({ ...facts, ...changes }, today)).toEqual(status)
})
