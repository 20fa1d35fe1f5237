import type { ChangeRequestOutcome } from '~db/schema'
import { type Customer, getCustomer } from '../customers/find.server'
import { NotFound } from '../kernel/errors'
import type { Executor } from '../kernel/house'
import type { OfficeScope } from '../kernel/scope'
import type { Vault } from '../kernel/vault'
import { type AccountFinding, accountFindingOf, mandatesRevision } from '../mandates/account.server'
import { listActiveMandates, type Mandate } from '../mandates/mandates.server'
import { openChangeRequest } from '../messages/read.server'
import type { Task } from '../tasks/task'
import { maskIban } from '../values/iban'

const COUNTRY_CODE = /^[A-Z]{2}$/

/** A change request of a customer, with the data on file. */
export type ChangeRequest = { outcome: ChangeRequestOutcome | null } & (
  | {
      kind: 'address'
      customer: Customer
      address: Address
      /** What was on file when it was settled; undefined until then, and of those settled before this was kept. */
      before: Address | undefined
      revision: number
    }
  | {
      kind: 'bank'
      customer: Customer
      account: { holder: string; ibanMasked: string; iban: string }
      /** Revision of the customer's mandates when they were compared. */
      revision: number
      mandates: (Pick<Mandate, 'id' | 'reference' | 'holder' | 'ibanMasked'> & { finding: AccountFinding })[]
    }
)

export interface Address {
  street: string
  addressExtra: string | null
  postalCode: string
  city: string
  /** Country code; null if the customer gave none, or in their own words. */
  country: string | null
  /** Country in the customer's own words, from before there was a list; only the office can tell which one is meant. */
  countryInWords: string | null
}

/** @throws NotFound if the task does not ask for a change */
export async function readChangeRequest(
  executor: Executor,
  vault: Vault,
  scope: OfficeScope,
  task: Task,
): Promise<ChangeRequest> {
  if ((task.kind !== 'address' && task.kind !== 'bank') || task.customerId === null) throw new NotFound()
  const customer = await getCustomer(executor, scope, task.customerId)
  const { details, outcome } = await openChangeRequest(executor, vault, scope, task.subjectId)
  if (task.kind === 'bank') {
    const mandates = await listActiveMandates(executor, scope, customer.id)
    const { iban = '', holder = '' } = details
    return {
      kind: 'bank',
      outcome,
      customer,
      account: { holder, iban, ibanMasked: maskIban(iban) },
      revision: await mandatesRevision(executor, scope, customer.id),
      mandates: mandates.map((mandate) => {
        const { id, reference, holder: known, ibanMasked } = mandate
        return { id, reference, holder: known, ibanMasked, finding: accountFindingOf(mandate, holder) }
      }),
    }
  }
  const { revision } = await executor
    .selectFrom('customers')
    .select('revision')
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', customer.id)
    .executeTakeFirstOrThrow()
  const { before } = details
  return {
    kind: 'address',
    outcome,
    customer,
    address: addressIn(details),
    before: before === undefined ? undefined : (JSON.parse(before) as Address),
    revision,
  }
}

function addressIn(details: Record<string, string>): Address {
  const country = details.country ?? null
  const isCode = country !== null && COUNTRY_CODE.test(country)
  return {
    street: details.street ?? '',
    addressExtra: details.address_extra ?? details.addressExtra ?? null,
    postalCode: details.postal_code ?? details.postalCode ?? '',
    city: details.city ?? '',
    country: isCode ? country : null,
    countryInWords: isCode ? null : country,
  }
}

/** By column name. */
export function valuesOf({ street, addressExtra, postalCode, city, country }: Address) {
  const values = { street, address_extra: addressExtra, postal_code: postalCode, city }
  return country === null ? values : { ...values, country }
}
