import type { ContractRow } from '~db/schema'
import { NotFound } from '../kernel/errors'
import type { Executor } from '../kernel/house'
import type { Within } from '../kernel/scope'

/** Form fields of a contract, named as the columns. */
export const CONTRACT_FIELDS = [
  'title',
  'starts_on',
  'ends_on',
  'notice_months',
  'interval_months',
  'interval_weeks',
  'due_day',
  'next_invoice_on',
  'is_property',
  'billing',
  'is_in_advance',
  'is_prorated',
] as const satisfies readonly (keyof ContractRow)[]

export type ContractValues = Pick<ContractRow, (typeof CONTRACT_FIELDS)[number]>

/** @throws NotFound */
export async function readContractValues(executor: Executor, { tenantId }: Within, contractId: string) {
  const row = await executor
    .selectFrom('contracts')
    .select(['id', 'revision', 'end_reason', 'paused_from_on', 'paused_until_on', 'prices_json'])
    .select(CONTRACT_FIELDS)
    .where('tenant_id', '=', tenantId)
    .where('id', '=', contractId)
    .executeTakeFirst()
  if (!row) throw new NotFound()
  return row
}
