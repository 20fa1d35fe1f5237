import { createCustomer, type NewCustomer } from '~/domain/customers/customers.server'
import type { Scope } from '~/domain/kernel/scope'
import type { NewMandate } from '~/domain/mandates/mandates.server'
import type { TestHouse } from '../support/test-house'
import { createMandate } from './mandates'

export const IBAN = 'DE89370400440532013000'
export const OTHER_IBAN = 'DE02120300000000202051'

export function makeCustomer(house: TestHouse, scope: Scope, changes: Partial<NewCustomer> = {}) {
  return createCustomer(house, scope, {
    kind: 'business',
    name: 'Hafenkontor Brügge KG',
    street: 'Am Kai 3',
    postal_code: '24103',
    city: 'Kiel',
    country: 'DE',
    email: 'rechnung@bruegge.example',
    ...changes,
  })
}

export function makeMandate(
  house: TestHouse,
  scope: Scope,
  customerId: string,
  changes: Partial<NewMandate> = {},
) {
  return createMandate(house, scope, {
    customerId,
    holder: 'Hafenkontor Brügge KG',
    iban: IBAN,
    signedOn: '2026-01-15',
    ...changes,
  })
}
