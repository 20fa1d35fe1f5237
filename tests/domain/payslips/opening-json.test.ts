import { expect, test } from 'vitest'
import { parseOpening } from '~/domain/payslips/opening-json'

test('what release 0.14 kept as nothing was often left blank', () => {
  const old =
    '{"grossCents":4173333,"taxableCents":3200000,"wageTaxCents":0,"solidarityCents":0,"churchTaxCents":0,"healthBaseCents":0,"pensionBaseCents":3200000,"healthCents":0,"careCents":0,"pensionCents":297600,"unemploymentCents":41600,"netCents":0,"payoutCents":0}'
  expect(parseOpening(old)).toEqual({
    sums: {
      ...{
        grossCents: 4173333,
        taxableCents: 3200000,
        wageTaxCents: 0,
        solidarityCents: 0,
        churchTaxCents: 0,
      },
      ...{ healthBaseCents: null, pensionBaseCents: 3200000, healthCents: null, careCents: null },
      ...{ pensionCents: 297600, unemploymentCents: 41600, netCents: null, payoutCents: null },
    },
    insuredDays: null,
    taxDays: null,
  })
})
