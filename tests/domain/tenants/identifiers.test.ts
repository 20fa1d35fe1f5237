import { describe, expect, test } from 'vitest'
import { parseCreditorId } from '~/domain/mandates/sepa'
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
    ['an Austrian one', 'ATU13585627', 'ATU13585627'],
    ['Greece by its other letters', 'GR094259216', 'EL094259216'],
    ['a Swiss one with its points', 'CHE-116.281.710 MWST', 'CHE116281710MWST'],
    ['a tax number', '20/123/45678', undefined],
    ['a word', 'keine', undefined],
  ])('%s', (_, text, expected) => expect(parseVatId(text)).toBe(expected))

  test('is taken from every member state as it gives them out', () => {
    const published = [
      ...['ATU13585627', 'BE0428759497', 'BE0403200393', 'BG175074752', 'BG7523169263', 'CY10259033P'],
      ...['CZ25123891', 'CZ7103192745', 'DE136695976', 'DK13585628', 'EE100594102', 'EL094259216'],
      ...['ESB64717838', 'ES54362315K', 'ESX2482300W', 'FI20774740', 'FR40303265045', 'FRK7399859412'],
      ...['FR4Z123456782', 'FR53000004605', 'HR33392005961', 'HU12892312', 'IE6433435F', 'IE6433435OA'],
      ...['IE8D79739I', 'IT00743110157', 'LT119511515', 'LT100001919017', 'LU15027442', 'LV40003521600'],
      ...['MT11679112', 'NL004495445B01', 'NL123456789B13', 'PL8567346215', 'PT501964843', 'RO18547290'],
      ...['SE556188840401', 'SI50223054', 'SK2022749619', 'XI980780684', 'GB980780684', 'GBGD001'],
    ]
    expect(published.map(parseVatId)).toEqual(published)
  })

  test.each([
    ...['ATU13585628', 'AT13585627', 'BE0428759498', 'FR41303265045', 'FR12', 'HR33392005962'],
    ...['IT00743110158', 'LU15027443', 'NL004495446B01', 'NL123456789B12', 'PL8567346216', 'DK1358562'],
  ])('with a slip of the pen is refused: %s', (text) => expect(parseVatId(text)).toBeUndefined())
})
