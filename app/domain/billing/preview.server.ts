import { dueInvoice, linesFor } from '../contracts/billing'
import { asContract, type Contract } from '../contracts/find.server'
import type { Share } from '../contracts/shares'
import { totalsOf } from '../invoices/issuing/totals'
import type { Executor } from '../kernel/house'
import { joined } from '../kernel/joined.server'
import type { Scope } from '../kernel/scope'
import type { DateText } from '../values/calendar'
import type { Cents } from '../values/money'

/** Enough to judge a run by; the report has all. */
const SHOWN = 50

export interface PlannedInvoice extends Share {
  contractId: string
  title: string
  customerName: string
  on: DateText
  grossCents: Cents
  isToSend: boolean
}

export interface BillingPreview {
  planned: PlannedInvoice[]
  hasMore: boolean
  nextOn: DateText | null
}

export async function previewBilling(
  executor: Executor,
  scope: Pick<Scope, 'tenantId' | 'today'>,
): Promise<BillingPreview> {
  const rows = await executor
    .selectFrom('contracts')
    .innerJoin('customers', (join) => joined(join, 'customers.id', 'contracts.customer_id'))
    .selectAll('contracts')
    .select('customers.name as customerName')
    .where('contracts.tenant_id', '=', scope.tenantId)
    .where('contracts.due_key', '<=', scope.today)
    .orderBy('contracts.due_key')
    .orderBy('contracts.id')
    .limit(SHOWN)
    .execute()
  const planned: PlannedInvoice[] = []
  for (const { customerName, ...row } of rows)
    for (const one of plannedFor(asContract(row, scope.today), scope.today))
      planned.push({ ...one, customerName })
  return {
    planned: planned.slice(0, SHOWN),
    hasMore: rows.length === SHOWN || planned.length > SHOWN,
    nextOn: rows.length > 0 ? null : await findNextOn(executor, scope),
  }
}

function* plannedFor(contract: Contract, today: DateText): Generator<Omit<PlannedInvoice, 'customerName'>> {
  const { id: contractId, title, billing } = contract
  let { nextInvoiceOn } = contract
  for (let count = 0; count <= SHOWN; count++) {
    const due = dueInvoice({ ...contract, nextInvoiceOn })
    if (!due || due.on > today) return
    nextInvoiceOn = due.next
    if (!due.share) continue
    const { totalCents: grossCents } = totalsOf(linesFor(contract, due.share))
    yield { ...due.share, contractId, title, on: due.on, grossCents, isToSend: billing === 'send' }
  }
}

async function findNextOn(executor: Executor, { tenantId, today }: Pick<Scope, 'tenantId' | 'today'>) {
  const row = await executor
    .selectFrom('contracts')
    .select(({ fn }) => fn.min('next_key').as('on'))
    .where('tenant_id', '=', tenantId)
    .where('archived_at', 'is', null)
    .where('billing', '<>', 'by_hand')
    .where('next_key', '>', today)
    .where('next_key', '<', '9999')
    .executeTakeFirst()
  return row?.on ?? null
}
