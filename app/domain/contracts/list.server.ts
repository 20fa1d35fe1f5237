import type { DateText } from '../calendar'
import type { Executor } from '../house'
import type { Within } from '../scope'
import type { ContractLine } from './contracts.server'

export interface Contract {
  id: string
  number: string
  title: string
  startsOn: DateText
  endsOn: DateText | null
  noticeMonths: number
  intervalMonths: 1 | 3 | 6 | 12
  nextInvoiceOn: DateText | null
  lines: ContractLine[]
}

/** All contracts of a customer, the newest first. */
export async function listContracts(
  executor: Executor,
  scope: Within,
  customerId: string,
): Promise<Contract[]> {
  const rows = await executor
    .selectFrom('contracts')
    .selectAll()
    .where('tenant_id', '=', scope.tenantId)
    .where('customer_id', '=', customerId)
    .orderBy('starts_on', 'desc')
    .orderBy('number', 'desc')
    .execute()
  const lines = await linesOf(
    executor,
    scope,
    rows.map((row) => row.id),
  )
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    title: row.title,
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    noticeMonths: row.notice_months,
    intervalMonths: row.interval_months,
    nextInvoiceOn: row.next_invoice_on,
    lines: lines.get(row.id) ?? [],
  }))
}

async function linesOf(
  executor: Executor,
  scope: Within,
  contractIds: string[],
): Promise<Map<string, ContractLine[]>> {
  const rows = await executor
    .selectFrom('contract_lines')
    .select(['contract_id', 'description', 'quantity', 'unit'])
    .select(['unit_price_cents as unitPriceCents', 'tax_category as taxCategory', 'tax_rate as taxRate'])
    .where('tenant_id', '=', scope.tenantId)
    .where('contract_id', 'in', contractIds)
    .orderBy('contract_id')
    .orderBy('position')
    .execute()
  return rows.reduce((byContract, { contract_id, ...line }) => {
    return byContract.set(contract_id, [...(byContract.get(contract_id) ?? []), line])
  }, new Map<string, ContractLine[]>())
}
