import { notifyCustomer } from '~/domain/customers/notify-customer.server'
import type { House, Trx } from '~/domain/kernel/house'
import type { Scope } from '~/domain/kernel/scope'
import { writing } from '~/domain/kernel/writing.server'
import { MandateConflict } from '~/domain/mandates/conflict'
import { getMandate, type Mandate } from '~/domain/mandates/mandates.server'
import type { MandateState } from '~/domain/mandates/state'
import { approve, letGoOn, revoke } from '~/domain/mandates/status.server'
import { asToldOf, auditDebits, listDebits } from './debits.server'
import { notifyOfEnd } from './mandate-ended.server'

/**
 * Approves a requested mandate. The invoices for which it was chosen are collected from now on, and the customer is told
 * which, when and how (pre-notification, SEPA Direct Debit Core Rulebook, 4.7.3.1).
 * @throws NotFound; Conflict `mandate_not_requested`
 */
export function approveMandate(house: House, scope: Scope, mandateId: string): Promise<void> {
  return writing(house, scope, async (trx) => {
    const mandate = await approve(trx, scope, mandateId)
    const { customerId, holder, ibanMasked } = mandate
    const debits = await listDebits(trx, scope, { customerId, mandateId })
    await auditDebits(trx, scope, debits, 'payment.debited')
    if (mandate.source !== 'customer' && debits.length === 0) return
    await notifyCustomer(trx, scope, {
      customerId,
      subjectId: mandateId,
      about: 'mandate',
      outcome: 'applied',
      details: [holder, ibanMasked],
      reason: null,
      invoices: await asToldOf(trx, scope, debits),
    })
  })
}

/**
 * Ends an active mandate or rejects a requested one; its invoices are paid by transfer again, and the customer is
 * told. `seen` is the mandate's status on the page.
 * @throws NotFound; Conflict `mandate_not_active`
 */
export function revokeMandate(
  house: House,
  scope: Scope,
  mandateId: string,
  seen?: MandateState,
): Promise<void> {
  return writing(house, scope, async (trx) => {
    const mandate = await revoke(trx, scope, mandateId, seen)
    if (mandate.status === 'active') await notifyOfEnd(trx, scope, mandate, 'revoked')
    else if (mandate.status === 'requested') await tellOfRejection(trx, scope, mandate)
  })
}

/**
 * Lets a mandate go on that a returned debit had stopped. Its invoices are collected again; the customer learns of each
 * day before it comes. @throws NotFound; Conflict `mandate_not_stopped`
 */
export function resumeMandate(house: House, scope: Scope, mandateId: string): Promise<void> {
  return writing(house, scope, async (trx) => {
    const { customerId } = await getMandate(trx, scope, mandateId)
    if (!(await letGoOn(trx, scope, mandateId))) throw new MandateConflict('mandate_not_stopped')
    const debits = await listDebits(trx, scope, { customerId, mandateId })
    await auditDebits(trx, scope, debits, 'payment.debited')
  })
}

async function tellOfRejection(trx: Trx, scope: Scope, mandate: Mandate): Promise<void> {
  const { id: subjectId, customerId, source, holder, ibanMasked } = mandate
  if (source !== 'customer') return
  await notifyCustomer(trx, scope, {
    customerId,
    subjectId,
    about: 'mandate',
    outcome: 'refused',
    details: [holder, ibanMasked],
    reason: null,
  })
}
