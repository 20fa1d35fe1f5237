import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addUp, isLessDiscount, type OpenClaim, outcomeOf } from '~/domain/invoices/payments/adding-up'
import { deep, FUZZ_SEED } from '../../../support/fuzz-size'

const DAY = '2026-03-12'

const claim = (openCents: number, discountCents = 0, acceptedUntil = DAY): OpenClaim => ({
  id: `of-${openCents}`,
  number: '2026-0001',
  issuedOn: '2026-03-02',
  dueOn: '2026-03-16',
  openCents,
  discount: discountCents === 0 ? null : { cents: discountCents, until: '2026-03-07', acceptedUntil },
})

// The review's: 119,00 + 238,00 € with 2 % each, 349,86 € on paper.
const TWO = [claim(11_900, 238), claim(23_800, 476)]
const LATE = [claim(11_900, 238, '2026-03-11')]
const NO_CHARGES = { open: [], areFirst: true }
const NOTHING = { openCents: 0, discountCents: 0, creditCents: 0, chargesCents: 0, missingCents: 0 }

test.each([
  ['all of it', TWO, 35_700, false, {}],
  ['the sum less the discount', TWO, 34_986, true, { discountCents: 714 }],
  ['the same, but nobody calls it discount', TWO, 34_986, false, { openCents: 714 }],
  ['a cent less than with the discount', TWO, 34_985, true, { discountCents: 714, missingCents: 1 }],
  ['more than with the discount', TWO, 35_000, true, { discountCents: 714, creditCents: 14 }],
  ['more than all', TWO, 36_000, false, { creditCents: 300 }],
  ['nothing ticked', [], 5000, false, { creditCents: 5000 }],
  ['a discount whose days are over', LATE, 11_662, true, { openCents: 238 }],
  [
    'less for the one without a discount',
    [claim(11_900, 238), claim(5000)],
    15_000,
    true,
    { discountCents: 238, openCents: 1662 },
  ],
] as const)('%s', (_, claims, amountCents, withDiscount, outcome) => {
  expect(outcomeOf(claims, { amountCents, paidOn: DAY, withDiscount }, NO_CHARGES)).toEqual({
    ...NOTHING,
    ...outcome,
  })
})

test('what is left is of a reminder that asks for just that, unless it is less a discount', () => {
  const fee = { id: 'f', invoiceIds: ['of-11900'], askedBy: 'n', isFee: true, openCents: 250 }
  const outcome = (amountCents: number, withDiscount = false) =>
    outcomeOf(
      [claim(11_900, 238)],
      { amountCents, paidOn: DAY, withDiscount },
      { open: [fee], areFirst: false },
    )
  expect(outcome(12_150)).toEqual({ ...NOTHING, chargesCents: 250 })
  expect(outcome(12_151)).toEqual({ ...NOTHING, creditCents: 251 })
  expect(outcome(11_912, true)).toEqual({ ...NOTHING, discountCents: 238, creditCents: 250 })
})

test('a firm that has charges paid first sees what stays open of the invoice', () => {
  const fee = { id: 'f', invoiceIds: ['of-11900'], askedBy: 'n', isFee: true, openCents: 250 }
  const outcome = (amountCents: number, changes: object = {}) =>
    outcomeOf(
      [claim(11_900, 238)],
      { amountCents, paidOn: DAY, withDiscount: false, ...changes },
      { open: [fee], areFirst: true },
    )
  expect(outcome(11_900)).toEqual({ ...NOTHING, chargesCents: 250, openCents: 250 })
  expect(outcome(12_150)).toEqual({ ...NOTHING, chargesCents: 250 })
  expect(outcome(12_200)).toEqual({ ...NOTHING, chargesCents: 250, creditCents: 50 })
  expect(outcome(200)).toEqual({ ...NOTHING, chargesCents: 200, openCents: 11_900 })
  expect(outcome(11_900, { isDebit: true })).toEqual(NOTHING)
  expect(outcome(11_662, { withDiscount: true })).toEqual({ ...NOTHING, discountCents: 238 })
})

test('what fits is the sum less the discount to the cent, on a day when it counts', () => {
  const fits = (amountCents: number, paidOn = DAY) => isLessDiscount(TWO, { amountCents, paidOn })
  expect([fits(34_986), fits(34_985), fits(34_987), fits(35_700), fits(34_986, '2026-03-13')]).toEqual([
    ...[true, false, false, false, false],
  ])
  expect(addUp(TWO, DAY)).toEqual({ openCents: 35_700, discountCents: 714 })
})

test('for any claims, each cent goes where a person who lays coins on bills would lay it', () => {
  const anyClaim = fc
    .record({
      open: fc.integer({ min: 2, max: 60 }),
      off: fc.integer({ min: 0, max: 59 }),
      isLate: fc.boolean(),
    })
    .map(({ open, off, isLate }) => claim(open, off < open ? off : 0, isLate ? '2026-03-11' : DAY))
  fc.assert(
    fc.property(
      fc.array(anyClaim, { maxLength: 4 }),
      fc.nat(200),
      fc.boolean(),
      (claims, coins, withDiscount) => {
        const paid = { amountCents: coins, paidOn: DAY, withDiscount }
        expect(outcomeOf(claims, paid, NO_CHARGES)).toEqual(laidOut(claims, coins, withDiscount))
      },
    ),
    { seed: FUZZ_SEED, numRuns: deep(200) },
  )
})

/** Coin by coin: bills are filled in turn, one with a discount up to what it asks less. */
function laidOut(claims: readonly OpenClaim[], coins: number, withDiscount: boolean) {
  const bills = claims.map(({ openCents, discount }) => {
    const off = withDiscount && discount && discount.acceptedUntil >= DAY ? discount.cents : 0
    return { off, empty: openCents - off }
  })
  let over = 0
  for (let coin = 0; coin < coins; coin++) {
    const bill = bills.find(({ empty }) => empty > 0)
    if (bill) bill.empty -= 1
    else over += 1
  }
  let [off, empty] = [0, 0]
  for (const bill of bills) {
    off += bill.off
    empty += bill.empty
  }
  const isShort = bills.some((bill) => bill.off > 0 && bill.empty > 0)
  return {
    openCents: isShort ? 0 : empty,
    discountCents: off,
    creditCents: over,
    chargesCents: 0,
    missingCents: isShort ? empty : 0,
  }
}
