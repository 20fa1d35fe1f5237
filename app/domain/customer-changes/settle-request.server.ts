import type { ChangeRequestOutcome } from '~db/schema'
import { changeCustomerIn } from '../customers/change.server'
import { notifyCustomer } from '../customers/notify-customer.server'
import { asToldOf, listDebits } from '../invoices/payments/debits.server'
import type { House, Trx } from '../kernel/house'
import type { OfficeScope } from '../kernel/scope'
import { writing } from '../kernel/writing.server'
import { changeAccount } from '../mandates/account.server'
import { changeRequestPlace } from '../messages/places'
import { openChangeRequest } from '../messages/read.server'
import { TaskConflict } from '../tasks/conflict'
import { finishTaskIn } from '../tasks/handle.server'
import type { Task } from '../tasks/task'
import { getTaskToHandle } from '../tasks/to-handle.server'
import { type Address, type ChangeRequest, readChangeRequest, valuesOf } from './request.server'

/**
 * Applies a change request, tells the customer and finishes the task. Returns false and changes nothing if somebody else
 * has settled it differently. @throws NotFound; Forbidden; RecordConflict; Conflict `new_mandate_needed`,
 * `mandate_missing`, `mandates_changed`
 */
export function applyChangeRequest(
  house: House,
  scope: OfficeScope,
  taskId: string,
  revision?: number,
): Promise<boolean> {
  const write = async (trx: Trx, changeRequest: ChangeRequest) => {
    const { customer } = changeRequest
    if (changeRequest.kind === 'address') {
      await changeCustomerIn(trx, scope, customer.id, { ...valuesOf(changeRequest.address), revision })
      return
    }
    if (revision !== undefined && revision !== changeRequest.revision)
      throw new TaskConflict('mandates_changed')
    const { iban, holder } = changeRequest.account
    const changed = await changeAccount(trx, house.vault, scope, { customerId: customer.id, iban, holder })
    if (changed === 0)
      throw new TaskConflict(changeRequest.mandates.length === 0 ? 'mandate_missing' : 'new_mandate_needed')
  }
  return settle(house, scope, taskId, { outcome: 'applied', reason: null, write })
}

/**
 * Refuses a change request, tells the customer why and finishes the task. Returns false and changes nothing if somebody
 * else has settled it differently. @throws NotFound; Forbidden
 */
export function refuseChangeRequest(
  house: House,
  scope: OfficeScope,
  taskId: string,
  reason: string,
): Promise<boolean> {
  return settle(house, scope, taskId, { outcome: 'refused', reason, write: async () => {} })
}

interface Decision {
  outcome: ChangeRequestOutcome
  reason: string | null
  write: (trx: Trx, changeRequest: ChangeRequest) => Promise<void>
}

function settle(
  house: House,
  scope: OfficeScope,
  taskId: string,
  { outcome, reason, write }: Decision,
): Promise<boolean> {
  return writing(house, scope, async (trx) => {
    const task = await getTaskToHandle(trx, scope, taskId)
    const changeRequest = await readChangeRequest(trx, house.vault, scope, task)
    // A refused request can be reopened and granted; a granted one is on file, and the customer knows.
    const isDecided = outcome === 'refused' && changeRequest.outcome !== null
    if (task.doneAt !== null || isDecided) return changeRequest.outcome === outcome
    await write(trx, changeRequest)
    await keepOutcome(trx, scope, task, outcome)
    if (changeRequest.kind === 'address')
      await keepBefore(trx, scope, { id: task.subjectId, house, changeRequest })
    await finishTaskIn(trx, scope, taskId, outcome)
    await notifyCustomer(trx, scope, {
      customerId: changeRequest.customer.id,
      subjectId: task.subjectId,
      about: changeRequest.kind,
      outcome,
      reason,
      details: linesOf(changeRequest),
      invoices:
        outcome === 'applied' && changeRequest.kind === 'bank'
          ? await debitsOf(trx, scope, changeRequest)
          : [],
    })
    return true
  })
}

async function debitsOf(trx: Trx, scope: OfficeScope, { customer }: ChangeRequest) {
  const debits = await listDebits(trx, scope, { customerId: customer.id })
  const told = await asToldOf(trx, scope, debits)
  return told.filter(({ payable }) => payable.way.method === 'direct_debit')
}

async function keepOutcome(trx: Trx, { tenantId }: OfficeScope, task: Task, outcome: ChangeRequestOutcome) {
  await trx
    .updateTable('change_requests')
    .set({ outcome })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', task.subjectId)
    .execute()
}

/** The task goes on to say what was on file, whatever becomes of the customer's address. */
async function keepBefore(
  trx: Trx,
  scope: OfficeScope,
  {
    id,
    house,
    changeRequest,
  }: { id: string; house: House; changeRequest: Extract<ChangeRequest, { kind: 'address' }> },
) {
  const { street, addressExtra, postalCode, city, country } = changeRequest.customer
  const before: Address = { street, addressExtra, postalCode, city, country, countryInWords: null }
  const { details } = await openChangeRequest(trx, house.vault, scope, id)
  await trx
    .updateTable('change_requests')
    .set({
      details_sealed: house.vault.seal(
        changeRequestPlace(scope, id),
        JSON.stringify({ ...details, before: JSON.stringify(before) }),
      ),
    })
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', id)
    .execute()
}

function linesOf(changeRequest: ChangeRequest): string[] {
  if (changeRequest.kind === 'bank')
    return [changeRequest.account.holder, changeRequest.account.ibanMasked].filter(Boolean)
  const { street, addressExtra, postalCode, city, country } = changeRequest.address
  return [street, addressExtra ?? '', `${postalCode} ${city}`.trim(), country ?? ''].filter(Boolean)
}
