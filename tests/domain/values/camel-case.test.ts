import { expect, test } from 'vitest'
import { inCamelCase } from '~/domain/values/camel-case'

test('the named columns come by the names of code, the others not at all', () => {
  const row = { id: '1', postal_code: '24103', social_insurance_number: null, sealed: 'x' }
  expect(inCamelCase(row, ['id', 'postal_code', 'social_insurance_number'])).toEqual({
    id: '1',
    postalCode: '24103',
    socialInsuranceNumber: null,
  })
})
