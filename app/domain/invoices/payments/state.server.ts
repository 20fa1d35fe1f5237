import { type ExpressionBuilder, type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely'
import { lapsedBefore, stateOfMandate } from '~/domain/mandates/state'
import { type DateText, dayInGermany } from '~/domain/values/calendar'
import type { Database, PaymentMethod } from '~db/schema'
import { type InvoiceFilter, type InvoiceState, stateOf } from './state'

type CurrentInvoices = ExpressionBuilder<Database, 'current_invoices'>

export const STATE_COLUMNS = [
  'current_invoices.kind',
  'current_invoices.issued_on',
  'current_invoices.due_on',
  'current_invoices.gross_cents',
  'current_invoices.rounding_cents',
  'current_invoices.prepaid_cents',
  'current_invoices.credited_cents',
  'current_invoices.waived_cents',
  'current_invoices.paid_cents',
  'current_invoices.last_paid_on',
  'current_invoices.cancelled_by',
  'current_invoices.chosen_mandate_status',
  'current_invoices.chosen_mandate_used_on',
  'current_invoices.debit_known_at',
  'current_invoices.running_debit_on',
] as const

type StateRow = Pick<
  Selectable<Database['current_invoices']>,
  | 'kind'
  | 'issued_on'
  | 'due_on'
  | 'gross_cents'
  | 'rounding_cents'
  | 'prepaid_cents'
  | 'credited_cents'
  | 'waived_cents'
  | 'paid_cents'
  | 'last_paid_on'
  | 'cancelled_by'
  | 'debit_known_at'
  | keyof MandateOfRow
>

type MandateOfRow = Pick<
  Selectable<Database['current_invoices']>,
  'chosen_mandate_status' | 'chosen_mandate_used_on' | 'running_debit_on'
>

/** Null for a draft. */
export function stateOfRow(row: StateRow, today: DateText): InvoiceState | null {
  if (row.issued_on === null) return null
  return stateOf(
    {
      kind: row.kind,
      grossCents: row.gross_cents + row.rounding_cents,
      prepaidCents: row.prepaid_cents,
      creditedCents: row.credited_cents,
      waivedCents: row.waived_cents,
      dueOn: row.due_on ?? row.issued_on,
      paidCents: row.paid_cents,
      lastPaidOn: row.last_paid_on,
      cancelledBy: row.cancelled_by,
      payBy: payByOfRow(row, today),
      debitKnownOn: row.debit_known_at === null ? null : dayInGermany(row.debit_known_at),
      debitRunningOn: row.running_debit_on,
    },
    today,
  )
}

/** How an invoice is paid on a day: by direct debit only if one is running or the mandate last chosen is active. */
export function payByOfRow(row: MandateOfRow, today: DateText): PaymentMethod {
  const { chosen_mandate_status: status, chosen_mandate_used_on: usedOn } = row
  if (row.running_debit_on !== null) return 'direct_debit'
  if (status === null || usedOn === null) return 'transfer'
  const state = stateOfMandate({ status, signedOn: usedOn, lastUsedOn: null }, today)
  return state === 'active' ? 'direct_debit' : 'transfer'
}

/** `payByOfRow` in SQL. */
function payByOn(today: DateText): RawBuilder<PaymentMethod> {
  return sql<PaymentMethod>`case when current_invoices.running_debit_on is not null
      or current_invoices.chosen_mandate_status = 'active'
        and current_invoices.chosen_mandate_used_on >= ${lapsedBefore(today)}
    then 'direct_debit' else 'transfer' end`
}

/** Still to be paid; negative if overpaid. */
export const REST_CENTS = sql<number>`current_invoices.gross_cents + current_invoices.rounding_cents
  - current_invoices.prepaid_cents - current_invoices.credited_cents
  - current_invoices.waived_cents - current_invoices.paid_cents`
const IS_CREDITED = sql<SqlBool>`(current_invoices.credited_cents > 0
  and current_invoices.credited_cents + current_invoices.waived_cents
    >= current_invoices.gross_cents + current_invoices.rounding_cents)`

/** The SQL condition for the same invoices as `passes`. */
export function wherePasses(column: CurrentInvoices, filter: InvoiceFilter, today: DateText) {
  const isIssued = column('current_invoices.status', '=', 'issued')
  const stands = [
    isIssued,
    column('current_invoices.kind', '=', 'invoice'),
    column('current_invoices.cancelled_by', 'is', null),
    column.not(IS_CREDITED),
  ]
  const isOpen = [...stands, sql<SqlBool>`${REST_CENTS} > 0`]
  switch (filter) {
    case 'draft':
      return column('current_invoices.status', '=', 'draft')
    case 'all':
      return isIssued
    case 'cancelled':
      return column.and([
        isIssued,
        column.or([
          column('current_invoices.kind', '<>', 'invoice'),
          column('current_invoices.cancelled_by', 'is not', null),
          IS_CREDITED,
        ]),
      ])
    case 'paid':
      return column.and([...stands, sql<SqlBool>`${REST_CENTS} <= 0`])
    case 'open':
      return column.and(isOpen)
    case 'overdue':
      return column.and([
        ...isOpen,
        column(payByOn(today), '=', 'transfer'),
        column(column.fn.coalesce('current_invoices.due_on', 'current_invoices.issued_on'), '<', today),
      ])
  }
}
