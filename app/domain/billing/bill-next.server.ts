import { randomUUID } from 'node:crypto'
import { type DueInvoice, dueInvoice, linesFor } from '../contracts/billing'
import { CONTRACT } from '../contracts/change.server'
import { type Contract, findContract } from '../contracts/find.server'
import { isLongAgo } from '../contracts/recent'
import { getCustomer } from '../customers/find.server'
import { InvoiceConflict } from '../invoices/conflict'
import { draftInvoiceIn } from '../invoices/drafts/draft.server'
import { BY_TRANSFER } from '../invoices/drafts/draft-values'
import { startDraft } from '../invoices/drafts/new-draft.server'
import type { House, Trx } from '../kernel/house'
import type { Scope } from '../kernel/scope'
import { changeRecord } from '../records/change.server'
import type { ProratedWords } from './prorated-words'
import { type BilledPeriod, keepResult } from './results.server'

export interface BillNext {
  runId: string
  contractId: string
  words: ProratedWords
  newId?: () => string
}

/**
 * Bills the next due period of a contract: draft, outcome and the date of the next invoice in one transaction. Undefined
 * if nothing is due any more; without `invoiceId` if there was nothing to bill.
 */
export async function billNext(
  trx: Trx,
  house: Pick<House, 'keyring'>,
  scope: Scope,
  { runId, contractId, words, newId = randomUUID }: BillNext,
): Promise<{ invoiceId?: string; isToSend?: boolean } | undefined> {
  const contract = await findContract(trx, scope, contractId, scope.today)
  if (!contract || contract.billing === 'by_hand' || contract.isArchived) return undefined
  const due = dueInvoice(contract)
  if (!due || due.on > scope.today) return undefined
  await advance(trx, scope, contract, due)
  const { period, share } = due
  if (!share) return {}
  const billed: BilledPeriod = { contractId, from: period.from, to: period.to }
  try {
    const { invoiceId, reason } = await draftFor(trx, house, scope, { contract, due, share, words, newId })
    const isToSend = contract.billing === 'send' && reason === null
    const outcome = isToSend ? ('pending' as const) : ('draft' as const)
    await keepResult(trx, scope, { ...billed, runId, plannedOn: due.on, invoiceId, outcome, reason })
    return { invoiceId, isToSend }
  } catch (error) {
    // It was billed by hand, or the contract's interval was changed.
    if (error instanceof InvoiceConflict && error.code === 'period_already_invoiced') return {}
    throw error
  }
}

interface Drafted {
  contract: Contract
  due: DueInvoice
  share: NonNullable<DueInvoice['share']>
  words: ProratedWords
  newId: () => string
}

async function draftFor(
  trx: Trx,
  house: Pick<House, 'keyring'>,
  scope: Scope,
  { contract, due, share, words, newId }: Drafted,
) {
  const { id, customerId, isProperty, billing } = contract
  const customer = await getCustomer(trx, scope, customerId)
  const { service_from, service_to, due_on, language, lines, note, payment, ...options } = await startDraft(
    trx,
    scope,
    customerId,
  )
  const draft = await draftInvoiceIn(trx, house, scope, {
    id: newId(),
    customerId,
    contract: { id, period: due.period.from },
    serviceFrom: share.from,
    serviceTo: share.to,
    language,
    lines: linesFor(contract, share, words[language](share)),
    options: { ...options, is_property: isProperty ? 1 : 0 },
    ...(payment === BY_TRANSFER ? {} : { payment: { method: 'direct_debit', mandateId: payment } }),
  })
  const isLate = billing === 'send' && isLongAgo(due.on, scope.today)
  const reason = customer.isArchived ? ('customer_archived' as const) : isLate ? ('long_ago' as const) : null
  return { invoiceId: draft.id, reason }
}

/** Uses the form's verb, so that a form opened before keeps the new date. */
async function advance(trx: Trx, scope: Scope, { id, dueDay }: Contract, due: DueInvoice): Promise<void> {
  await changeRecord(trx, scope, CONTRACT, {
    id,
    // A day known only from the last invoice would be lost in a short month.
    values: { next_invoice_on: due.next, ...(due.dueDay === dueDay ? {} : { due_day: due.dueDay }) },
    action: 'contract.billed',
  })
}
