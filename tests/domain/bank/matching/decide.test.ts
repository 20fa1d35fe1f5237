import { expect, test } from 'vitest'
import { decide } from '~/domain/bank/matching/decide'
import type { Candidate, Incoming, Payer } from '~/domain/bank/matching/decision'

const invoice = (changes: Partial<Candidate> = {}): Candidate => ({
  invoiceId: 'i1',
  number: '2026-0037',
  customerId: 'glanz',
  openCents: 11_900,
  discount: null,
  named: null,
  ...changes,
})
const payer = (changes: Partial<Payer> = {}): Payer => ({
  customerId: 'glanz',
  customerName: 'Glanz',
  hasAccount: false,
  hasMandate: false,
  hasName: false,
  hasNumber: false,
  ...changes,
})
const said = (changes: Partial<Incoming>) => {
  const decision = decide({
    cents: 11_900,
    valueOn: '2026-03-05',
    candidates: [],
    payers: [],
    paid: [],
    ...changes,
  })
  if (!decision) return null
  return [
    decision.kind,
    decision.claims.map(({ invoiceId }) => invoiceId).join('+'),
    ...marksOf(decision.reasons),
  ]
}
const marksOf = (reasons: { mark: string }[]) => reasons.map(({ mark }) => mark)

const NAMED = invoice({ named: 'number' })
const SECOND = invoice({ invoiceId: 'i2', number: '2026-0038', openCents: 5_000 })
const ACCOUNT = [payer({ hasAccount: true })]
const OTHERS_ACCOUNT = [payer({ customerId: 'other', hasAccount: true })]
const CHARGES = new Map([
  ['glanz', [{ id: 'f', invoiceIds: ['i1'], askedBy: 'n', isFee: true, openCents: 250 }]],
])
const SKONTO = { cents: 238, acceptedUntil: '2026-03-05' }

test.each<[string, Partial<Incoming>, ReturnType<typeof said>]>([
  ['its number and its amount', { candidates: [NAMED] }, ['match', 'i1', 'number', 'amount']],
  [
    'its number, amount and account',
    { candidates: [NAMED], payers: ACCOUNT },
    ['match', 'i1', 'number', 'amount', 'account'],
  ],
  ['an amount alone', { candidates: [invoice()] }, null],
  [
    'a name alone, with two of the amount',
    { candidates: [invoice(), invoice({ invoiceId: 'i3' })], payers: [payer({ hasName: true })] },
    ['proposal', '', 'name'],
  ],
  [
    'a known account and the only such amount',
    { candidates: [invoice(), SECOND], payers: ACCOUNT },
    ['proposal', 'i1', 'amount', 'account'],
  ],
  ['a number, but a cent less', { cents: 11_899, candidates: [NAMED] }, ['proposal', 'i1', 'number', 'less']],
  [
    'a number, and more than is open',
    { cents: 12_000, candidates: [NAMED] },
    ['proposal', 'i1', 'number', 'more'],
  ],
  [
    'two numbers and their sum',
    { cents: 16_900, candidates: [NAMED, { ...SECOND, named: 'number' }] },
    ['match', 'i1+i2', 'number', 'sum'],
  ],
  [
    'two numbers, of which one is paid',
    { cents: 5_000, candidates: [NAMED, { ...SECOND, named: 'number' }] },
    ['match', 'i2', 'number', 'amount'],
  ],
  [
    'discount on its last day',
    { cents: 11_662, candidates: [{ ...NAMED, discount: SKONTO }] },
    ['match', 'i1', 'number', 'discount'],
  ],
  [
    'discount a day late',
    { cents: 11_662, valueOn: '2026-03-06', candidates: [{ ...NAMED, discount: SKONTO }] },
    ['proposal', 'i1', 'number', 'less'],
  ],
  [
    'a typo, the amount and the account',
    { candidates: [invoice({ named: 'typo' })], payers: ACCOUNT },
    ['match', 'i1', 'typo', 'amount', 'account'],
  ],
  ['a typo and the amount from a stranger', { candidates: [invoice({ named: 'typo' })] }, null],
  [
    'a number of two firms, paid by one of them',
    {
      candidates: [NAMED, invoice({ invoiceId: 'x', customerId: 'other', named: 'number' })],
      payers: ACCOUNT,
    },
    ['match', 'i1', 'number', 'amount', 'account'],
  ],
  [
    'a number of two firms, paid by a stranger',
    { candidates: [NAMED, invoice({ invoiceId: 'x', customerId: 'other', named: 'number' })] },
    null,
  ],
  [
    'no number, and the only sum',
    { cents: 16_900, candidates: [invoice(), SECOND], payers: ACCOUNT },
    ['proposal', 'i1+i2', 'sum', 'account'],
  ],
  [
    'an account that two customers use',
    { candidates: [invoice()], payers: [...ACCOUNT, payer({ customerId: 'other', hasAccount: true })] },
    null,
  ],
  [
    'a number and amount, from the account of another customer',
    { candidates: [NAMED], payers: OTHERS_ACCOUNT },
    ['proposal', 'i1', 'number', 'amount', 'other_account'],
  ],
  [
    'a number and amount, by the mandate of another customer',
    { candidates: [NAMED], payers: [payer({ customerId: 'other', hasMandate: true })] },
    ['proposal', 'i1', 'number', 'amount', 'other_mandate'],
  ],
  [
    'a number, amount and name, from the account of another customer',
    { candidates: [NAMED], payers: [payer({ hasName: true }), ...OTHERS_ACCOUNT] },
    ['proposal', 'i1', 'number', 'amount', 'name', 'other_account'],
  ],
  [
    'a typo, amount and name, from the account of another customer',
    { candidates: [invoice({ named: 'typo' })], payers: [payer({ hasName: true }), ...OTHERS_ACCOUNT] },
    ['proposal', 'i1', 'typo', 'amount', 'name', 'other_account'],
  ],
  [
    'numbers and their sum, from the account of another customer',
    { cents: 16_900, candidates: [NAMED, { ...SECOND, named: 'number' }], payers: OTHERS_ACCOUNT },
    ['proposal', 'i1+i2', 'number', 'sum', 'other_account'],
  ],
  [
    'a number and amount, from an account that both use',
    { candidates: [NAMED], payers: [...ACCOUNT, ...OTHERS_ACCOUNT] },
    ['match', 'i1', 'number', 'amount', 'account'],
  ],
  [
    'a number and amount by its mandate, from an account that another customer paid from',
    { candidates: [NAMED], payers: [payer({ hasMandate: true }), ...OTHERS_ACCOUNT] },
    ['match', 'i1', 'number', 'amount', 'mandate'],
  ],
  [
    'a number of two firms, from the account of a third',
    {
      candidates: [NAMED, invoice({ invoiceId: 'x', customerId: 'second', named: 'number' })],
      payers: [payer({ hasName: true }), ...OTHERS_ACCOUNT],
    },
    ['proposal', 'i1', 'number', 'amount', 'name', 'other_account'],
  ],
  [
    'what was paid before',
    { paid: [{ invoiceId: 'p', number: '2026-0001', customerId: 'glanz' }] },
    ['proposal', '', 'paid'],
  ],
  [
    'its number, its amount and what a reminder costs',
    { cents: 12_150, candidates: [NAMED], charges: CHARGES },
    ['match', 'i1', 'number', 'charges'],
  ],
  [
    'its number, and a cent more than the reminder asks for',
    { cents: 12_151, candidates: [NAMED], charges: CHARGES },
    ['proposal', 'i1', 'number', 'more'],
  ],
  [
    'what a reminder costs, of an invoice that is paid',
    { cents: 250, paid: [{ invoiceId: 'p', number: '2026-0001', customerId: 'glanz' }], charges: CHARGES },
    ['proposal', '', 'paid', 'charges'],
  ],
  [
    'the costs of another customer',
    { cents: 12_150, candidates: [invoice({ customerId: 'other', named: 'number' })], charges: CHARGES },
    ['proposal', 'i1', 'number', 'more'],
  ],
])('%s', (_, incoming, expected) => {
  expect(said(incoming)).toEqual(expected)
})
