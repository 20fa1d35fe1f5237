import { expect, test } from 'vitest'
import { comparedText, comparedWords, likenessOf } from '~/domain/bank/same-booking'

const said = (changes: object = {}) => ({
  endToEndIds: [],
  ibans: [],
  batchId: null,
  text: '',
  name: [],
  ...changes,
})
const named = (name: string, text = '') => said({ name: comparedWords(name), text })
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
  ['one name, and a text that one leaves out', named('Anna Petersen', LONG), named('Petersen, Anna'), 'same'],
  ['a name that is cut', named('Hafenkontor Brügge KG'), named('HAFENKONTOR BRUEGGE'), 'same'],
  ['an initial', named('A. Petersen'), named('Anna Petersen'), 'same'],
  ['one name and two texts', named('Anna Petersen', LONG), named('Anna Petersen', 'MIETEMAERZ2026'), 'maybe'],
  ['two names and one text', named('Anna Petersen', LONG), named('Kurt Kunde', LONG), 'maybe'],
  [
    'two people of one surname, and one text',
    named('Petersen, Kurt', LONG),
    named('Petersen, Anna', LONG),
    'maybe',
  ],
  [
    'of one account',
    { ...named('Petersen, Kurt', LONG), ibans: ['a'] },
    { ...named('Petersen, Anna', LONG), ibans: ['a'] },
    'same',
  ],
  [
    'our id, and two names',
    { ...named('Kurt Kunde'), endToEndIds: ['R-1'] },
    { ...named('Anna Petersen'), endToEndIds: ['R-1'] },
    'maybe',
  ],
  [
    'our id, and two names of a surname',
    { ...named('Kurt Petersen'), endToEndIds: ['R-1'] },
    { ...named('Anna Petersen'), endToEndIds: ['R-1'] },
    'maybe',
  ],
  ['one name, and a short text', named('Anna Petersen', 'MIETE'), named('Petersen, Anna', 'MIETE'), 'same'],
  [
    'one name, and two short texts',
    named('Anna Petersen', 'MIETE0326'),
    named('Petersen, Anna', 'MIETE0426'),
    'maybe',
  ],
  [
    'one account, and a short text',
    said({ ibans: ['a'], text: 'MIETE' }),
    said({ ibans: ['a'], text: 'MIETE' }),
    'same',
  ],
  ['two names alone', named('Anna Petersen'), named('Kurt Kunde'), 'maybe'],
  ['a name that only one says', named('Anna Petersen', LONG), named('', LONG), 'same'],
])('%s: %j and %j', (_, one, other, expected) => {
  expect([likenessOf(one, other).sameness, likenessOf(other, one).sameness]).toEqual([expected, expected])
})
