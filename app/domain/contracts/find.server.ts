import type { Billing, ContractRow } from '~db/schema'
import { NotFound } from '../kernel/errors'
import type { Executor } from '../kernel/house'
import type { Within } from '../kernel/scope'
import type { DateText } from '../values/calendar'
import type { BillingTerms } from './billing'
import type { ContractLine } from './prices'
import { linesOn } from './prices'
import { termsOf } from './terms'

export interface Contract extends BillingTerms {
  id: string
  customerId: string
  number: string
  title: string
  endReason: string | null
  noticeMonths: number
  isProperty: boolean
  billing: Billing
  isArchived: boolean
  revision: number
  lines: ContractLine[]
}

export async function findContract(
  executor: Executor,
  { tenantId }: Within,
  contractId: string,
  today: DateText,
): Promise<Contract | undefined> {
  const row = await executor
    .selectFrom('contracts')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', contractId)
    .executeTakeFirst()
  return row && asContract(row, today)
}

/** @throws NotFound */
export async function getContract(
  executor: Executor,
  scope: Within & { today: DateText },
  contractId: string,
): Promise<Contract> {
  const contract = await findContract(executor, scope, contractId, scope.today)
  if (!contract) throw new NotFound()
  return contract
}

export function asContract(row: ContractRow, today: DateText): Contract {
  const terms = termsOf(row)
  return {
    ...terms,
    id: row.id,
    customerId: row.customer_id,
    number: row.number,
    title: row.title,
    endReason: row.end_reason,
    noticeMonths: row.notice_months,
    isProperty: row.is_property === 1,
    billing: row.billing,
    isArchived: row.archived_at !== null,
    revision: row.revision,
    lines: linesOn(terms.prices, today),
  }
}
