import { changeCustomerIn } from '../customers/change.server'
import { type Customer, getCustomer } from '../customers/find.server'
import { NotFound } from '../errors'
import type { Executor, House } from '../house'
import { maskIban } from '../iban'
import { changeAccount } from '../mandates/account.server'
import { listActiveMandates, type Mandate } from '../mandates/mandates.server'
import { openChangeRequest } from '../messages/messages.server'
import type { OfficeScope } from '../scope'
import { getTask, type Task } from '../tasks/find.server'
import { finishTaskIn } from '../tasks/handle.server'
import type { Vault } from '../vault'
import { writing } from '../writing.server'

/** A customer's wish to change what is on file, beside what is. */
export type Wish =
  | { kind: 'address'; customer: Customer; address: Address; revision: number }
  | {
      kind: 'bank'
      customer: Customer
      account: { holder: string; ibanMasked: string; iban: string }
      mandates: Pick<Mandate, 'id' | 'reference' | 'holder' | 'ibanMasked'>[]
    }

interface Address {
  street: string
  addressExtra: string | null
  postalCode: string
  city: string
  /** As the customer wrote it; nobody but the office can tell which country is meant. */
  country: string | null
}

/** @throws NotFound where the task is none that asks for a change */
export async function readWish(
  executor: Executor,
  vault: Vault,
  scope: OfficeScope,
  task: Task,
): Promise<Wish> {
  if ((task.kind !== 'address' && task.kind !== 'bank') || task.customerId === null) throw new NotFound()
  const customer = await getCustomer(executor, scope, task.customerId)
  const details = await openChangeRequest(executor, vault, scope, task.subjectId)
  if (task.kind === 'bank') {
    const mandates = await listActiveMandates(executor, scope, customer.id)
    const { iban = '', holder = '' } = details
    return {
      kind: 'bank',
      customer,
      account: { holder, iban, ibanMasked: maskIban(iban) },
      mandates: mandates.map(({ id, reference, holder, ibanMasked }) => ({
        id,
        reference,
        holder,
        ibanMasked,
      })),
    }
  }
  const { revision } = await executor
    .selectFrom('customers')
    .select('revision')
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', customer.id)
    .executeTakeFirstOrThrow()
  const address = {
    street: details.street ?? '',
    addressExtra: details.address_extra ?? details.addressExtra ?? null,
    postalCode: details.postal_code ?? details.postalCode ?? '',
    city: details.city ?? '',
    country: details.country ?? null,
  }
  return { kind: 'address', customer, address, revision }
}

/**
 * Writes what a customer asked for into the record, and finishes the task. Done before, it changes nothing.
 * @throws NotFound; Forbidden; RecordClash
 */
export function carryOutWish(
  house: House,
  scope: OfficeScope,
  taskId: string,
  revision?: number,
): Promise<void> {
  return writing(house, scope, async (trx) => {
    const task = await getTask(trx, scope, taskId)
    const wish = await readWish(trx, house.vault, scope, task)
    if (task.doneAt !== null) return
    const { customer } = wish
    if (wish.kind === 'bank') {
      const { iban, holder } = wish.account
      await changeAccount(trx, house.vault, scope, { customerId: customer.id, iban, holder })
    } else {
      const { street, addressExtra, postalCode, city } = wish.address
      const values = { street, address_extra: addressExtra, postal_code: postalCode, city }
      await changeCustomerIn(trx, scope, customer.id, { ...values, revision })
    }
    await finishTaskIn(trx, scope, taskId, true)
  })
}
