import { randomUUID } from 'node:crypto'
import { recordAudits } from '../audit/audit.server'
import type { House, Trx } from '../kernel/house'
import type { Scope } from '../kernel/scope'
import { writing } from '../kernel/writing.server'
import { createLinks } from '../links/links.server'
import { takeNumbers } from '../numbers/take.server'
import { CustomerConflict } from './conflict'
import { assertDiscountFits } from './discount.server'
import { findCustomer } from './find.server'
import { customerKeys } from './keys'
import { type CustomerName, wholeName } from './name'
import type { CustomerValues } from './values.server'

/**
 * A customer as the office enters it, by the names of the columns. Without a number the next free one is taken. A new one
 * has no mandate yet, and so pays by transfer.
 */
export type NewCustomer = Pick<
  CustomerValues,
  'kind' | 'name' | 'street' | 'postal_code' | 'city' | 'country'
> &
  Partial<Omit<CustomerValues, 'number' | 'payment_method'>> & { id?: string; number?: string | null }

/**
 * Creates a customer and the link to its portal.
 * @throws Conflict `number_taken`, `customer_exists`, `discount_longer_than_term`
 */
export function createCustomer(
  house: House,
  scope: Scope,
  input: NewCustomer,
): Promise<{ id: string; number: string; linkId: string }> {
  return writing(house, scope, async (trx) => {
    if (input.id !== undefined && (await findCustomer(trx, scope, input.id)))
      throw new CustomerConflict('customer_exists')
    await assertDiscountFits(trx, scope, { discount_days: null, payment_term_days: null, ...input })
    const [added] = await makeCustomers(house, scope, [input])(trx)
    if (!added) throw new Error('Nothing was added')
    return added
  })
}

type Added = { id: string; number: string; linkId: string }

/**
 * Prepares the rows outside the transaction and returns the function that inserts them. All of them have the same
 * fields. That function @throws Conflict `number_taken`
 */
export function makeCustomers(
  { keyring }: Pick<House, 'keyring'>,
  scope: Scope,
  inputs: readonly NewCustomer[],
): (trx: Trx) => Promise<Added[]> {
  const given = inputs.flatMap(({ number }) => number ?? [])
  const made = inputs.map((input) => rowOf(scope, input))
  return async (trx) => {
    if (given.length > 0) await assertNumbersFree(trx, scope, given)
    const next = await takeNumbers(trx, scope, 'customer', inputs.length - given.length)
    const rows = made.map((row) => (row.number === '' ? numbered(row, next.shift() ?? '') : row))
    await trx.insertInto('customers').values(rows).execute()
    const ids = rows.map(({ id }) => id)
    const links = await createLinks(trx, keyring, scope, { purpose: 'portal', ids })
    const events = rows.map(({ id, number, kind, name }) => ({
      action: 'customer.created',
      subjectType: 'customer',
      subjectId: id,
      after: { number, kind, name },
    }))
    await recordAudits(trx, scope, events)
    return rows.map(({ id, number }, index) => ({ id, number, linkId: links[index] ?? '' }))
  }
}

function numbered<Row extends Parameters<typeof customerKeys>[0]>(row: Row, number: string): Row {
  return { ...row, number, ...customerKeys({ ...row, number }) }
}

function rowOf(scope: Scope, input: NewCustomer) {
  const entered = {
    ...{ contact_name: null, email: null, phone: null, vat_id: null, language: 'de' as const },
    ...input,
    ...nameOf(input),
    number: input.number ?? '',
  }
  return {
    ...entered,
    ...customerKeys(entered),
    tenant_id: scope.tenantId,
    id: input.id ?? randomUUID(),
    created_at: scope.at,
  }
}

/** Where there is a last name, the parts count. */
function nameOf({ name, name_title = null, first_name = null, last_name = null }: NewCustomer): CustomerName {
  const parts = { name_title, first_name, last_name }
  return { ...parts, name: wholeName({ name, ...parts }) }
}

async function assertNumbersFree(trx: Trx, scope: Scope, numbers: readonly string[]): Promise<void> {
  const taken = await trx
    .selectFrom('customers')
    .select('id')
    .where('tenant_id', '=', scope.tenantId)
    .where('number', 'in', numbers)
    .limit(1)
    .executeTakeFirst()
  if (taken) throw new CustomerConflict('number_taken')
}
