import { expect, test } from 'vitest'
import { comparedText, samenessOf } from '~/domain/bank/same-booking'

const said = (changes: object = {}) => ({ endToEndIds: [], ibans: [], batchId: null, text: '', ...changes })
const LONG = comparedText('Rechnung 2026-0007, vielen Dank')

// Of one account, day and amount.
test.each([
  ['nothing but day and amount', said(), said(), 'maybe'],
  ['equal texts', said({ text: LONG }), said({ text: LONG }), 'same'],
  ['a text that one bank cuts', said({ text: LONG }), said({ text: LONG.slice(0, 14) }), 'same'],
  ['a text too short to mean anything', said({ text: 'DANKE' }), said({ text: 'DANKE' }), 'maybe'],
  ['another text', said({ text: LONG }), said({ text: 'MIETE MAERZ 2026' }), 'maybe'],
  [
    'our id, whatever the text',
    said({ endToEndIds: ['R-1'], text: LONG }),
    said({ endToEndIds: ['R-1'] }),
    'same',
  ],
  [
    'another id',
    said({ endToEndIds: ['R-1'], text: LONG }),
    said({ endToEndIds: ['R-2'], text: LONG }),
    'other',
  ],
  ['another account', said({ ibans: ['a'], text: LONG }), said({ ibans: ['b'], text: LONG }), 'other'],
  ['an account that only one says', said({ ibans: ['a'], text: LONG }), said({ text: LONG }), 'same'],
  ['one file of ours', said({ batchId: 'LS-1' }), said({ batchId: 'LS-1' }), 'same'],
])('%s: %j and %j', (_, one, other, expected) => {
  expect([samenessOf(one, other), samenessOf(other, one)]).toEqual([expected, expected])
})
