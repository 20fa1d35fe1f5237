import { sql } from 'kysely'
import { NotFound } from '../kernel/errors'
import type { Executor } from '../kernel/house'
import { joined } from '../kernel/joined.server'
import type { Within } from '../kernel/scope'
import { namesOf } from '../records/history.server'
import type { DateText } from '../values/calendar'
import type { Cents } from '../values/money'
import type { Assignment } from './assignment'
import type { Decision } from './matching/decision'

export interface BankItem {
  id: string
  cents: Cents
  openCents: Cents
  bookedOn: DateText
  valueOn: DateText
  name: string
  ultimateName: string
  ibanMasked: string | null
  purpose: string
  endToEndId: string | null
  mandateReference: string | null
  returnedCode: string | null
  returnedText: string | null
  /** Before the fees of who returned it. */
  originalCents: Cents | null
  label: string
  accountName: string
  proposal: Decision | null
  /** The customer of the proposal. */
  proposedName: string | null
}

/** @throws NotFound */
export async function getBankItem(executor: Executor, { tenantId }: Within, id: string): Promise<BankItem> {
  const row = await executor
    .selectFrom('bank_items')
    .innerJoin('bank_accounts', (join) => joined(join, 'bank_accounts.id', 'bank_items.account_id'))
    .innerJoin('bank_entries', (join) => joined(join, 'bank_entries.id', 'bank_items.entry_id'))
    .select(['bank_items.id', 'bank_items.amount_cents as cents', 'bank_items.open_cents as openCents'])
    .select(['bank_items.booked_on as bookedOn', 'bank_items.value_on as valueOn', 'bank_items.name'])
    .select(['bank_items.ultimate_name as ultimateName', 'bank_items.iban_masked as ibanMasked'])
    .select(['bank_items.purpose', 'bank_items.end_to_end_id as endToEndId', 'bank_entries.label'])
    .select(['bank_items.mandate_reference as mandateReference', 'bank_items.returned_code as returnedCode'])
    .select(['bank_items.returned_text as returnedText', 'bank_items.original_cents as originalCents'])
    .select(['bank_accounts.name as accountName', 'bank_items.proposal_json'])
    .select((item) =>
      item
        .selectFrom('customers')
        .select('customers.name')
        .where('customers.tenant_id', '=', tenantId)
        .where('customers.id', '=', sql<string>`bank_items.proposal_json ->> 'customerId'`)
        .as('proposedName'),
    )
    .where('bank_items.tenant_id', '=', tenantId)
    .where('bank_items.id', '=', id)
    .executeTakeFirst()
  if (!row) throw new NotFound()
  const { proposal_json, ...item } = row
  return { ...item, proposal: proposal_json === null ? null : (JSON.parse(proposal_json) as Decision) }
}

/** What an item was assigned as, newest first; what was undone stays visible. */
export async function listAssignments(
  executor: Executor,
  { tenantId }: Within,
  itemId: string,
): Promise<Assignment[]> {
  const rows = await executor
    .selectFrom('bank_assignments')
    .leftJoin('receipts', (join) => joined(join, 'receipts.id', 'bank_assignments.receipt_id'))
    .leftJoin('customers', (join) => joined(join, 'customers.id', 'receipts.customer_id'))
    .select(['bank_assignments.id', 'bank_assignments.kind', 'bank_assignments.amount_cents as cents'])
    .select(['bank_assignments.made_by as madeBy', 'bank_assignments.created_at as at'])
    .select(['bank_assignments.reasons_json', 'bank_assignments.created_by', 'bank_assignments.receipt_id'])
    .select(['bank_assignments.reverses_id', 'customers.id as customerId', 'customers.name as customerName'])
    .where('bank_assignments.tenant_id', '=', tenantId)
    .where('bank_assignments.item_id', '=', itemId)
    .orderBy('bank_assignments.created_at', 'desc')
    .orderBy('bank_assignments.id')
    .execute()
  const undone = new Set(rows.map(({ reverses_id }) => reverses_id))
  const names = await namesOf(
    executor,
    { tenantId },
    rows.flatMap(({ created_by }) => created_by ?? []),
  )
  const made = rows.filter(({ reverses_id }) => reverses_id === null)
  const invoices = await listPaid(executor, { tenantId }, made)
  return made.map(
    ({ customerId, customerName, reasons_json, created_by, receipt_id, reverses_id: _, ...row }) => ({
      ...row,
      reasons: JSON.parse(reasons_json) as Assignment['reasons'],
      by: created_by === null ? null : (names.get(created_by) ?? null),
      isUndone: undone.has(row.id),
      customer: customerId === null || customerName === null ? null : { id: customerId, name: customerName },
      invoices: invoices.filter(({ receiptId }) => receiptId === receipt_id),
    }),
  )
}

async function listPaid(
  executor: Executor,
  { tenantId }: Within,
  assignments: readonly { receipt_id: string | null }[],
) {
  const ids = assignments.flatMap(({ receipt_id }) => receipt_id ?? [])
  if (ids.length === 0) return []
  const rows = await executor
    .selectFrom('payments')
    .innerJoin('invoices', (join) => joined(join, 'invoices.id', 'payments.invoice_id'))
    .select(['invoices.id', 'invoices.number', 'payments.receipt_id as receiptId'])
    .select(({ fn }) => fn.sum<Cents>('payments.amount_cents').as('cents'))
    .where('payments.tenant_id', '=', tenantId)
    .where('payments.receipt_id', 'in', ids)
    .groupBy(['invoices.id', 'invoices.number', 'payments.receipt_id'])
    .orderBy('invoices.number')
    .execute()
  return rows.map((row) => ({ ...row, number: row.number ?? '' }))
}
