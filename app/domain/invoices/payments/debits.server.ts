import { recordAudits } from '~/domain/audit/audit.server'
import type { Executor, Trx } from '~/domain/kernel/house'
import type { Scope } from '~/domain/kernel/scope'
import type { InvoiceToPay } from '~/domain/outbox/kinds'
import type { DateText } from '~/domain/values/calendar'
import type { Cents } from '~/domain/values/money'
import { parsePlan } from './deferral'
import { payableOf } from './payable.server'
import { collectionDate, isOpen } from './state'
import { STATE_COLUMNS, stateOfRow } from './state.server'

type OnDay = Pick<Scope, 'tenantId' | 'today'>

/** An open invoice with a chosen mandate, active or not. */
export interface Debit {
  invoiceId: string
  number: string
  openCents: Cents
  /** Collection date; for a mandate not yet approved, if it were approved today. Null while the payer knows of none. */
  collectOn: DateText | null
  dueOn: DateText
  /** A bank has it, or will get it. */
  isRunning: boolean
}

interface Chosen {
  customerId: string
  /** All mandates of the customer if absent. */
  mandateId?: string
}

/** Open invoices with a chosen mandate, earliest collection first. */
export async function listDebits(
  executor: Executor,
  scope: OnDay,
  { customerId, mandateId }: Chosen,
): Promise<Debit[]> {
  const open = executor
    .selectFrom('invoice_standings')
    .select('invoice_id')
    .where('tenant_id', '=', scope.tenantId)
    .where('customer_id', '=', customerId)
    .where('standing', 'in', ['open', 'collected'])
  const rows = await executor
    .selectFrom('current_invoices')
    .select(['id', 'number'])
    .select(STATE_COLUMNS)
    .where('tenant_id', '=', scope.tenantId)
    .where('id', 'in', open)
    .where('chosen_mandate_id', 'is not', null)
    .$if(mandateId !== undefined, (query) => query.where('chosen_mandate_id', '=', mandateId ?? ''))
    .execute()
  const debits = rows.flatMap((row) => {
    const state = stateOfRow(row, scope.today)
    if (!isOpen(state) || state.state === 'disputed') return []
    // Instalments are transferred, whatever mandate there is.
    if (parsePlan(row.instalments_json).length > 1) return []
    const dueOn = state.state === 'direct_debit' ? (row.due_on ?? scope.today) : state.dueOn
    const collectOn =
      state.state === 'direct_debit'
        ? state.collectOn
        : row.debit_untold === null
          ? collectionDate(
              { dueOn, debitKnownOn: scope.today, noticeDays: row.chosen_mandate_notice_days },
              scope.today,
            )
          : null
    const isRunning = row.running_debit_on !== null
    const { openCents } = state
    return [{ invoiceId: row.id, number: row.number ?? '', openCents, collectOn, dueOn, isRunning }]
  })
  const dayOf = ({ collectOn }: Debit) => collectOn ?? '9999-12-31'
  return debits.sort((a, b) => dayOf(a).localeCompare(dayOf(b)) || a.number.localeCompare(b.number))
}

/** The same, as a mail lists how each is paid from now on. */
export async function asToldOf(
  executor: Executor,
  scope: OnDay,
  debits: readonly Debit[],
): Promise<InvoiceToPay[]> {
  const told: InvoiceToPay[] = []
  for (const { invoiceId, number } of debits) {
    const payable = await payableOf(executor, scope, invoiceId)
    if (payable) told.push({ invoice: number, payable })
  }
  return told
}

/** Audits on each invoice that it is collected from now on, or no longer. */
export function auditDebits(
  trx: Trx,
  scope: Scope,
  debits: readonly Debit[],
  action: 'payment.debited' | 'payment.debit_ended',
): Promise<void> {
  return recordAudits(
    trx,
    scope,
    debits.map(({ invoiceId, openCents, collectOn, dueOn }) => ({
      action,
      subjectType: 'invoice',
      subjectId: invoiceId,
      after: { amountCents: openCents, on: action === 'payment.debited' ? collectOn : dueOn },
    })),
  )
}
