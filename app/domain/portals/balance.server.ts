import type { Executor } from '../house'
import { giroCodeText } from '../invoices/girocode'
import type { HowToPay } from '../invoices/how-to-pay'
import { isOpen } from '../invoices/state'
import { STATE_COLUMNS, stateOfRow, wherePasses } from '../invoices/state.server'
import type { Cents } from '../money'
import type { LinkScope } from '../scope'
import type { Payee } from '../tenants/contact.server'

/** What a customer still owes: to be transferred, and to be collected by direct debit. */
export interface Balance {
  /** How to transfer all of it at once; null where there is nothing to transfer, or no account on file. */
  transfer: Transfer | null
  owedCents: Cents
  owedCount: number
  overdueCount: number
  collectedCents: Cents
}

type Transfer = Extract<HowToPay, { method: 'transfer' }>

/** Longer than that, the numbers of all invoices fit into no transfer (EPC069-12). */
const LONGEST_REFERENCE = 140

/** The sums over all open invoices of the customer that the link opens. */
export async function readBalance(
  executor: Executor,
  scope: LinkScope,
  { payee, customerNumber }: { payee: Payee; customerNumber: string },
): Promise<Balance> {
  const rows = await executor
    .selectFrom('current_invoices')
    .select('current_invoices.number')
    .select(STATE_COLUMNS)
    .where('tenant_id', '=', scope.tenantId)
    .where('customer_id', '=', scope.subjectId)
    .where((column) => wherePasses(column, 'open', scope.today))
    .execute()
  const sums = { owedCents: 0, owedCount: 0, overdueCount: 0, collectedCents: 0 }
  const numbers: string[] = []
  for (const row of rows) {
    const state = stateOfRow(row, scope.today)
    if (!isOpen(state)) continue
    if (state.state === 'direct_debit') {
      sums.collectedCents += state.openCents
    } else {
      sums.owedCents += state.openCents
      sums.owedCount += 1
      sums.overdueCount += state.state === 'overdue' ? 1 : 0
      numbers.push(row.number ?? '')
    }
  }
  const all = numbers.sort().join(' ')
  const reference = all.length > LONGEST_REFERENCE ? customerNumber : all
  return { ...sums, transfer: transferOf(payee, sums.owedCents, reference) }
}

function transferOf(payee: Payee, amountCents: Cents, reference: string): Transfer | null {
  const { name, iban, bic, bankName } = payee
  if (iban === null || amountCents <= 0) return null
  const giroCode = giroCodeText({ name, iban, amountCents, reference })
  return { method: 'transfer', amountCents, payee: name, iban, bic, bankName, reference, giroCode }
}
