import { createCustomer, type NewCustomer } from '~/domain/customers/customers.server'
import { createMandate, type NewMandate } from '~/domain/mandates/mandates.server'
import type { Scope } from '~/domain/scope'
import type { Executor } from '~db/open'
import { keyring, vault } from '../support/keys'

export const IBAN = 'DE89370400440532013000'
export const OTHER_IBAN = 'DE02120300000000202051'

export function makeCustomer(db: Executor, scope: Scope, changes: Partial<NewCustomer> = {}) {
  return createCustomer(db, keyring, scope, {
    kind: 'business',
    name: 'Hafenkontor Brügge KG',
    street: 'Am Kai 3',
    postalCode: '24103',
    city: 'Kiel',
    country: 'DE',
    email: 'rechnung@bruegge.example',
    ...changes,
  })
}

export function makeMandate(
  db: Executor,
  scope: Scope,
  customerId: string,
  changes: Partial<NewMandate> = {},
) {
  return createMandate(db, vault, scope, {
    customerId,
    holder: 'Hafenkontor Brügge KG',
    iban: IBAN,
    signedOn: '2026-01-15',
    ...changes,
  })
}
