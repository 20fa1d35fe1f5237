import type { Scope } from '~/domain/kernel/scope'
import { writing } from '~/domain/kernel/writing.server'
import { createMandateIn, type NewMandate } from '~/domain/mandates/mandates.server'
import { requestMandateIn } from '~/domain/mandates/requests.server'
import type { TestHouse } from '../support/test-house'

type MandateRequest = Parameters<typeof requestMandateIn>[3]

/** A request for direct debit by itself, without the choice on an invoice that it came with. */
export function requestMandate(house: TestHouse, scope: Scope, input: MandateRequest) {
  return writing(house, scope, (trx) => requestMandateIn(trx, house.vault, scope, input))
}

/** An active mandate as the webhook enters it, without a check of its scheme. */
export function createMandate(house: TestHouse, scope: Scope, input: NewMandate) {
  return writing(house, scope, (trx) => createMandateIn(trx, house.vault, scope, input))
}
