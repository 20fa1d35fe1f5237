import { expect, test } from 'vitest'
import { fitOfAccount } from '~/domain/bank/account-number'

// IBANs by the Bundesbank's rule 0000: DE, check digits, eight of bank code, ten of account; made with a calculator.
const BERLIN = { iban: 'DE88100900001234567892', bic: 'BEVODEBBXXX' }
const SHORT = { iban: 'DE27100777770209299700', bic: null }
const DUTCH = { iban: 'NL91ABNA0417164300', bic: 'ABNANL2AXXX' }

test.each([
  ['the same number', { bankCode: null, number: '1234567892' }, BERLIN, 'fits'],
  ['with blanks and its currency', { bankCode: null, number: '1234 567 892 EUR' }, BERLIN, 'fits'],
  ['bank code and number', { bankCode: '10090000', number: '1234567892' }, BERLIN, 'fits'],
  ['the same number at another bank', { bankCode: '10077777', number: '1234567892' }, BERLIN, 'differs'],
  ['the same number, by BIC', { bankCode: 'BEVODEBB', number: '1234567892' }, BERLIN, 'fits'],
  [
    'the same number at another bank, by BIC',
    { bankCode: 'GENODEF1XXX', number: '1234567892' },
    BERLIN,
    'differs',
  ],
  ['another number', { bankCode: null, number: '4711000' }, BERLIN, 'differs'],
  ['an end of it', { bankCode: null, number: '567892' }, BERLIN, 'differs'],
  ['bank code and number in one', { bankCode: null, number: '100900001234567892' }, BERLIN, 'fits'],
  ['without noughts in front', { bankCode: null, number: '209299700' }, SHORT, 'fits'],
  ['with more of them', { bankCode: null, number: '00209299700' }, SHORT, 'fits'],
  ['without the sub-account', { bankCode: null, number: '2092997' }, SHORT, 'fits'],
  ['another sub-account', { bankCode: null, number: '209299701' }, SHORT, 'differs'],
  ['its last digits', { bankCode: null, number: '******7892' }, BERLIN, 'fits'],
  ['other last digits', { bankCode: null, number: 'XXXX1111' }, BERLIN, 'differs'],
  ['a name', { bankCode: null, number: 'Girokonto' }, BERLIN, 'unsaid'],
  ['a wallet', { bankCode: null, number: '12' }, BERLIN, 'unsaid'],
  ['noughts alone', { bankCode: null, number: '0000' }, DUTCH, 'unsaid'],
  ['nothing', { bankCode: null, number: null }, BERLIN, 'unsaid'],
  ['a Dutch number', { bankCode: 'ABNANL2A', number: '417164300' }, DUTCH, 'fits'],
  ['another Dutch number', { bankCode: null, number: '417164399' }, DUTCH, 'differs'],
])('%s', (_, named, own, expected) => {
  expect(fitOfAccount(named, own)).toBe(expected)
})
