import { randomUUID } from 'node:crypto'
import { recordAudit } from '~/domain/audit/audit.server'
import { getCustomer } from '~/domain/customers/find.server'
import { NotFound } from '~/domain/kernel/errors'
import type { House, Trx } from '~/domain/kernel/house'
import type { Scope } from '~/domain/kernel/scope'
import { writing } from '~/domain/kernel/writing.server'
import { createLink } from '~/domain/links/links.server'
import { findMandate } from '~/domain/mandates/mandates.server'
import type { DateText } from '~/domain/values/calendar'
import type { Language } from '~db/schema'
import { joined } from '../../kernel/joined.server'
import { InvoiceConflict } from '../conflict'
import { deduct } from '../issuing/advances.server'
import { totalsOf } from '../issuing/totals'
import type { DraftLine } from './draft-lines'
import { BY_TRANSFER, type DraftValues, draftColumnsOf, PLAIN_DRAFT } from './draft-values'
import { insertInvoiceLines } from './lines.server'

export type RequestedPayment = { method: 'transfer' } | { method: 'direct_debit'; mandateId: string }

/** The contract and the period (`2026-11`) that an invoice bills; at most one invoice each. */
export interface BilledPeriod {
  id: string
  period: string
}

/** Without `dueOn`, the tenant's payment term counts from the day of issue. */
export interface NewInvoice {
  id?: string
  customerId: string
  contract?: BilledPeriod | null
  serviceFrom: DateText
  serviceTo: DateText
  dueOn?: DateText | null
  payment?: RequestedPayment
  note?: string | null
  language?: Language
  lines: readonly DraftLine[]
  /** Optional values, as on the form. */
  options?: Partial<typeof PLAIN_DRAFT>
}

export interface Draft {
  id: string
  linkId: string
}

/**
 * Drafts an invoice together with its access link.
 * @throws NotFound for another tenant's customer, contract or mandate; Conflict `no_lines`, `mandate_not_active`,
 * `period_already_invoiced`, `advance_not_deductible`, `advance_taken`
 */
export function draftInvoice(house: House, scope: Scope, input: NewInvoice): Promise<Draft> {
  return writing(house, scope, (trx) => draftInvoiceIn(trx, house, scope, input))
}

export async function draftInvoiceIn(
  trx: Trx,
  house: Pick<House, 'keyring'>,
  scope: Scope,
  input: NewInvoice,
): Promise<Draft> {
  const { id = randomUUID(), customerId, contract = null, payment } = input
  const customer = await getCustomer(trx, scope, customerId)
  if (contract) await assertPeriodFree(trx, scope, customerId, contract)
  const values: DraftValues = {
    ...PLAIN_DRAFT,
    ...input.options,
    service_from: input.serviceFrom,
    service_to: input.serviceTo,
    due_on: input.dueOn ?? null,
    language: input.language ?? customer.language,
    note: input.note ?? null,
    payment: payment?.method === 'direct_debit' ? payment.mandateId : BY_TRANSFER,
    lines: [...input.lines],
  }
  const { totals, ...columns } = await columnsOf(trx, scope, customerId, values)
  await trx
    .insertInto('invoices')
    .values({
      ...columns,
      tenant_id: scope.tenantId,
      id,
      customer_id: customerId,
      contract_id: contract?.id ?? null,
      contract_period: contract?.period ?? null,
      kind: 'invoice',
      status: 'draft',
      created_at: scope.at,
    })
    .execute()
  await insertInvoiceLines(trx, scope, id, pricedLines(values, totals))
  await deduct(trx, scope, { id, customerId, advances: values.deductions })
  const link = await createLink(trx, house.keyring, scope, { purpose: 'rechnung', subjectId: id })
  await recordAudit(trx, scope, {
    action: 'invoice.drafted',
    subjectType: 'invoice',
    subjectId: id,
    after: { customerId, grossCents: totals.grossCents },
  })
  return { id, linkId: link.id }
}

/** The columns that a draft's form decides. @throws NotFound; Conflict `no_lines`, `mandate_not_active` */
export async function columnsOf(trx: Trx, scope: Scope, customerId: string, values: DraftValues) {
  if (values.lines.length === 0) throw new InvoiceConflict('no_lines')
  const mandateId = await mandateOf(trx, scope, customerId, values.payment)
  const totals = totalsOf(values.lines, values.adjustments)
  return {
    ...draftColumnsOf(values),
    payment_method: mandateId === null ? ('transfer' as const) : ('direct_debit' as const),
    mandate_id: mandateId,
    net_cents: totals.netCents,
    tax_cents: totals.taxCents,
    gross_cents: totals.grossCents,
    rounding_cents: totals.roundingCents,
    prepaid_cents: 0,
    totals,
  }
}

export function pricedLines({ lines }: DraftValues, { lineNetCents }: ReturnType<typeof totalsOf>) {
  return lines.map((line, index) => ({ ...line, netCents: lineNetCents[index] ?? 0 }))
}

async function assertPeriodFree(
  trx: Trx,
  scope: Scope,
  customerId: string,
  contract: BilledPeriod,
): Promise<void> {
  const found = await trx
    .selectFrom('contracts')
    .leftJoin('invoices', (join) =>
      joined(join, 'invoices.contract_id', 'contracts.id').on(
        'invoices.contract_period',
        '=',
        contract.period,
      ),
    )
    .select('invoices.id as invoiceId')
    .where('contracts.tenant_id', '=', scope.tenantId)
    .where('contracts.id', '=', contract.id)
    .where('contracts.customer_id', '=', customerId)
    .executeTakeFirst()
  if (!found) throw new NotFound()
  if (found.invoiceId !== null) throw new InvoiceConflict('period_already_invoiced')
}

async function mandateOf(
  trx: Trx,
  scope: Scope,
  customerId: string,
  payment: string,
): Promise<string | null> {
  if (payment === BY_TRANSFER) return null
  const mandate = await findMandate(trx, scope, payment)
  if (!mandate || mandate.customerId !== customerId) throw new NotFound()
  if (mandate.status !== 'active') throw new InvoiceConflict('mandate_not_active')
  return mandate.id
}
