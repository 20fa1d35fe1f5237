import { describe, expect, test } from 'vitest'
import { parseCreditorId } from '~/domain/mandates/creditor-id'
import { parseVatId } from '~/domain/tenants/vat-id'

describe('a creditor id', () => {
  test.each([
    ['the Bundesbank’s example', 'DE98ZZZ09999999999', 'DE98ZZZ09999999999'],
    ['with blanks and small letters', ' de98 zzz0 9999 9999 99 ', 'DE98ZZZ09999999999'],
    ['with a business area of one’s own', 'DE98ABC09999999999', 'DE98ABC09999999999'],
    ['of an Austrian creditor', 'AT61ZZZ01234567890', 'AT61ZZZ01234567890'],
    ['two digits changed places', 'DE89ZZZ09999999999', undefined],
    ['one digit wrong', 'DE98ZZZ09999999998', undefined],
    ['too short for Germany', 'DE98ZZZ0999999999', undefined],
    ['an IBAN', 'DE02120300000000202051', undefined],
    ['nothing', '', undefined],
    ['far too long', `DE98ZZZ${'9'.repeat(200)}`, undefined],
  ])('%s', (_, text, expected) => expect(parseCreditorId(text)).toBe(expected))
})

describe('a VAT id', () => {
  test.each([
    ['a German one', 'DE123456788', 'DE123456788'],
    ['with blanks and small letters', 'de 123 456 788', 'DE123456788'],
    ['with the check digit wrong', 'DE123456789', undefined],
    ['a digit too few', 'DE12345678', undefined],
    ['an Austrian one', 'ATU12345678', 'ATU12345678'],
    ['a tax number', '20/123/45678', undefined],
  ])('%s', (_, text, expected) => expect(parseVatId(text)).toBe(expected))
})
