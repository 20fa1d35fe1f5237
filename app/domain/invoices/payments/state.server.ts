import { type Selectable, sql } from 'kysely'
import { stateOfMandate } from '~/domain/mandates/state'
import { type DateText, dayInGermany } from '~/domain/values/calendar'
import type { Database, PaymentMethod } from '~db/schema'
import { parsePlan } from './deferral'
import { type InvoiceState, stateOf } from './state'

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
  'current_invoices.chosen_mandate_notice_days',
  'current_invoices.debit_known_at',
  'current_invoices.debit_returned_at',
  'current_invoices.running_debit_on',
  'current_invoices.debit_untold',
  'current_invoices.debit_announced_at',
  'current_invoices.hold_kind',
  'current_invoices.instalments_json',
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
  | 'debit_untold'
  | 'debit_announced_at'
  | 'hold_kind'
  | 'instalments_json'
  | 'chosen_mandate_notice_days'
  | keyof MandateOfRow
>

type MandateOfRow = Pick<
  Selectable<Database['current_invoices']>,
  'chosen_mandate_status' | 'chosen_mandate_used_on' | 'running_debit_on' | 'debit_returned_at'
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
      debitKnownOn: debitKnownOn(row),
      noticeDays: row.chosen_mandate_notice_days,
      debitRunningOn: row.running_debit_on,
      debitUntold: row.debit_untold,
      isDisputed: row.hold_kind === 'dispute',
      deferredTo: parsePlan(row.instalments_json),
    },
    today,
  )
}

/**
 * Since when the payer has known of the debit, for pages and runs alike: since it was chosen, and with it the day was told, else
 * since the invoice has announced it.
 */
export function debitKnownOn({
  debit_known_at: chosenAt,
  debit_announced_at: announcedAt,
}: Pick<StateRow, 'debit_known_at' | 'debit_announced_at'>): DateText | null {
  const at = chosenAt ?? announcedAt
  if (at === null) return null
  return at.includes('T') ? dayInGermany(at) : at
}

/**
 * How an invoice is paid on a day: by direct debit only if one is running, or the mandate last chosen is active and nothing
 * came back since.
 */
export function payByOfRow(row: MandateOfRow, today: DateText): PaymentMethod {
  const { chosen_mandate_status: status, chosen_mandate_used_on: usedOn } = row
  if (row.running_debit_on !== null) return 'direct_debit'
  if (status === null || usedOn === null || row.debit_returned_at !== null) return 'transfer'
  const state = stateOfMandate({ status, signedOn: usedOn, lastUsedOn: null }, today)
  return state === 'active' ? 'direct_debit' : 'transfer'
}

/** Still to be paid; negative if overpaid. */
export const REST_CENTS = sql<number>`current_invoices.gross_cents + current_invoices.rounding_cents
  - current_invoices.prepaid_cents - current_invoices.credited_cents
  - current_invoices.waived_cents - current_invoices.paid_cents`
