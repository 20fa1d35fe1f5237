import { expect, test } from 'vitest'
import { consequenceOf } from '~/domain/values/return-reasons'

// The policy by hand: no money is tried once more; the account, the mandate and the payer's will end it; the rest is for
// a person.
test.each([
  ['AM04 MS03', 1, 'retry'],
  ['AM04 MS03', 2, 'stop'],
  ['AC01 AC04 AC06 AC13 AG01 MD01 MD02 MD06 MD07 MS02 SL01 SL11 SL12 SL13 SL14 DNOR', 1, 'stop'],
  ['AM05 AG02 BE05 RC01 FF01 CNOR TM01 XY99', 1, 'look'],
])('%s at attempt %i: %s', (codes, attempt, expected) => {
  const debit = { attempt, isOtherAccount: false }
  for (const code of codes.split(' ')) expect([code, consequenceOf(code, debit)]).toEqual([code, expected])
  expect(consequenceOf(null, debit)).toBe('look')
})

test.each([
  ['MD06 MS02 AM04 MS03', 'look'],
  ['AC01 AC04 MD01 MD07 SL01', 'stop'],
])('%s of what was paid already: %s', (codes, expected) => {
  const debit = { attempt: 2, isOtherAccount: false, isPaidTwice: true }
  for (const code of codes.split(' ')) expect([code, consequenceOf(code, debit)]).toEqual([code, expected])
})

test.each([
  ['AC01 AC04 AC06 AG01 DNOR', 'look'],
  ['MD01 MS02', 'stop'],
])('%s of an account that the mandate has left since: %s', (codes, expected) => {
  for (const code of codes.split(' '))
    expect([code, consequenceOf(code, { attempt: 1, isOtherAccount: true })]).toEqual([code, expected])
})
