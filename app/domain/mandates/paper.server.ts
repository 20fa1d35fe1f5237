import { getCustomer } from '../customers/find.server'
import type { House } from '../kernel/house'
import type { Scope } from '../kernel/scope'
import { writing } from '../kernel/writing.server'
import type { DateText } from '../values/calendar'
import { MandateConflict } from './conflict'
import { insertMandate } from './insert.server'
import { findMandate } from './mandates.server'
import { stateOfMandate } from './state'

/** A mandate signed on paper. Without a reference it gets the next number. */
export interface PaperMandate {
  id: string
  customerId: string
  holder: string
  iban: string
  signedOn: DateText
  type: 'CORE' | 'B2B'
  reference: string | null
  /** Last collection by another program. */
  lastUsedOn: DateText | null
  /** How long before a debit the payer wants to know, if less than 14 days was agreed. */
  noticeDays?: number | null
}

/**
 * Enters a mandate, active at once because the customer has signed. Entering it twice makes one.
 * @throws NotFound; MandateConflict `iban_invalid`, `reference_taken`, `b2b_consumer`, `mandate_lapsed`
 */
export function enterMandate(
  house: House,
  scope: Scope,
  { reference, ...input }: PaperMandate,
): Promise<{ id: string }> {
  return writing(house, scope, async (trx) => {
    const { kind } = await getCustomer(trx, scope, input.customerId)
    const earlier = await findMandate(trx, scope, input.id)
    if (earlier && earlier.customerId === input.customerId) return { id: earlier.id }
    // The B2B scheme is not open to consumers (EPC222-07, SEPA Direct Debit B2B Rulebook, 2.1).
    if (input.type === 'B2B' && kind === 'consumer') throw new MandateConflict('b2b_consumer')
    if (stateOfMandate({ ...input, status: 'active' }, scope.today) === 'lapsed')
      throw new MandateConflict('mandate_lapsed')
    return insertMandate(trx, house.vault, scope, {
      ...input,
      reference: reference ?? undefined,
      status: 'active',
      source: 'office',
    })
  })
}
