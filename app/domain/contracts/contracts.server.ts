import { randomUUID } from 'node:crypto'
import { recordAudit } from '../audit/audit.server'
import { getCustomer } from '../customers/find.server'
import type { House } from '../kernel/house'
import type { Scope } from '../kernel/scope'
import { writing } from '../kernel/writing.server'
import { takeNumber } from '../numbers/take.server'
import { ContractConflict } from './conflict'
import { contractKeys } from './keys'
import { type ContractLine, toPricesJson } from './prices'
import { requireRecent } from './recent'
import type { ContractValues } from './values.server'

/** A contract as the office enters it, by the names of the columns. */
export type NewContract = Pick<ContractValues, 'title' | 'starts_on' | 'notice_months' | 'interval_months'> &
  Partial<ContractValues> & { id?: string; customer_id: string; lines: readonly ContractLine[] }

/**
 * Creates a contract with its lines.
 * @throws NotFound for an unknown customer, or another tenant's; ContractConflict `customer_archived`, `next_long_ago`
 */
export function createContract(
  house: House,
  scope: Scope,
  input: NewContract,
): Promise<{ id: string; number: string }> {
  const id = input.id ?? randomUUID()
  return writing(house, scope, async (trx) => {
    const customer = await getCustomer(trx, scope, input.customer_id)
    if (customer.isArchived) throw new ContractConflict('customer_archived')
    const number = await takeNumber(trx, scope, 'contract')
    const row = { ...newRow(scope, input), id, number }
    requireRecent(row, scope)
    await trx
      .insertInto('contracts')
      .values({ ...row, ...contractKeys(row) })
      .execute()
    await recordAudit(trx, scope, {
      action: 'contract.created',
      subjectType: 'contract',
      subjectId: id,
      after: { number, title: input.title, customerId: input.customer_id, startsOn: input.starts_on },
    })
    return { id, number }
  })
}

function newRow({ tenantId, at }: Scope, { lines, ...input }: NewContract) {
  return {
    ...{ ends_on: null, interval_weeks: null, due_day: null, next_invoice_on: null },
    ...{
      is_property: 0 as const,
      billing: 'drafts' as const,
      is_in_advance: 0 as const,
      is_prorated: 1 as const,
    },
    ...input,
    tenant_id: tenantId,
    end_reason: null,
    paused_from_on: null,
    paused_until_on: null,
    prices_json: toPricesJson([{ from: input.starts_on, lines: [...lines] }]),
    created_at: at,
    archived_at: null,
    revision: 0,
  }
}
