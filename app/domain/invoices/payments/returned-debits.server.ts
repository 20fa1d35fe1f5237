import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { recordAudit } from '~/domain/audit/audit.server'
import { findRecipientOfOutcome } from '~/domain/customers/notify-customer.server'
import type { Executor, Trx } from '~/domain/kernel/house'
import { joined } from '~/domain/kernel/joined.server'
import type { Scope, Within } from '~/domain/kernel/scope'
import { findLiveLink } from '~/domain/links/links.server'
import { getMandate, type Mandate } from '~/domain/mandates/mandates.server'
import { letGoOn, stop } from '~/domain/mandates/status.server'
import { queueMail, withdrawMail } from '~/domain/outbox/outbox.server'
import { finishTaskAbout } from '~/domain/tasks/about.server'
import { openTask } from '~/domain/tasks/open.server'
import type { Cents } from '~/domain/values/money'
import { type Consequence, consequenceOf, type ReturnReason, reasonOf } from '~/domain/values/return-reasons'
import { asToldOf, auditDebits, type Debit, listDebits } from './debits.server'
import { callOff, hasNotice, withdrawCallOff } from './leave-out.server'

interface Returned {
  invoiceId: string
  /** Null if the bank refused it before any money moved. */
  receiptId: string | null
  /** As the bank said it; null if it did not. */
  code: string | null
  /** The collection that the bank names; the newest of the invoice if absent. */
  collectionId?: string | undefined
  /** The return takes nothing off the invoice: our debit came on top of other money, or the invoice was cancelled. */
  isPaidTwice?: boolean
}

/**
 * What follows from a debit that came back: a task in plain words, and by its code the end of its mandate, of which the
 * customer is told. Nothing for money that was no debit.
 * @returns whether it stops the mandate
 */
export async function noteReturn(trx: Trx, scope: Scope, returned: Returned): Promise<boolean> {
  const debit = await findDebit(trx, scope, returned)
  if (!debit) return false
  const { code, invoiceId, receiptId, isPaidTwice = false } = returned
  const { collectionId, mandateId, isOtherAccount, customerId, number } = debit
  const attempt = 1 + (await countReturns(trx, scope, invoiceId))
  const consequence = consequenceOf(code, { attempt, isOtherAccount, isPaidTwice })
  const id = randomUUID()
  await trx
    .insertInto('debit_returns')
    .values({
      tenant_id: scope.tenantId,
      id,
      invoice_id: invoiceId,
      mandate_id: mandateId,
      receipt_id: receiptId,
      attempt,
      code,
      consequence,
      created_at: scope.at,
      withdrawn_at: null,
      collection_id: collectionId,
    })
    .execute()
  if (collectionId !== null) await finishTaskAbout(trx, scope, 'double_debit', collectionId)
  await openTask(trx, scope, {
    ...{ kind: 'returned', subjectId: id, area: 'invoicing', customerId, detail: number },
  })
  if (consequence !== 'stop') return false
  await stopAndTell(trx, scope, mandateId, { id, invoiceId, number, code, attempt })
  return true
}

async function stopAndTell(
  trx: Trx,
  scope: Scope,
  mandateId: string,
  told: Omit<Told, 'isFirst'>,
): Promise<void> {
  const isFirst = await stop(trx, scope, mandateId, told.code ?? '')
  const mandate = await getMandate(trx, scope, mandateId)
  if (mandate.status === 'stopped') await tellOfStop(trx, scope, mandate, { ...told, isFirst })
}

/** Why a debit came back that a person has booked as returned, as the bank says it later: what follows from that follows now. */
export async function giveReason(
  trx: Trx,
  scope: Scope,
  { receiptId, code }: { receiptId: string; code: string },
): Promise<void> {
  const row = await trx
    .selectFrom('debit_returns')
    .select(['id', 'invoice_id as invoiceId', 'mandate_id as mandateId', 'collection_id as collectionId'])
    .select(['attempt', 'code', 'consequence'])
    .where('tenant_id', '=', scope.tenantId)
    .where('receipt_id', '=', receiptId)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
  if (!row || row.code === code) return
  const { id, invoiceId, mandateId, attempt, collectionId } = row
  const debit = await findDebit(trx, scope, { invoiceId, collectionId: collectionId ?? undefined })
  if (!debit) return
  const { isOtherAccount, customerId, number } = debit
  const consequence = consequenceOf(code, { attempt, isOtherAccount })
  await trx
    .updateTable('debit_returns')
    .set({ code, consequence })
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', id)
    .execute()
  await openTask(trx, scope, {
    ...{ kind: 'returned', subjectId: id, area: 'invoicing', customerId, detail: number },
  })
  if (row.consequence === consequence) return
  if (row.consequence === 'stop') await letGoOnUnlessStopped(trx, scope, mandateId)
  if (consequence === 'stop')
    await stopAndTell(trx, scope, mandateId, { id, invoiceId, number, code, attempt })
}

interface Told {
  id: string
  invoiceId: string
  number: string
  code: string | null
  attempt: number
  /** Otherwise an earlier mail has told of the other invoices. */
  isFirst: boolean
}

/** The customer transfers what was to be debited. To whom a dead customer's mail goes, nobody knows. */
async function tellOfStop(trx: Trx, scope: Scope, mandate: Mandate, told: Told): Promise<void> {
  const { customerId } = mandate
  const all = await listDebits(trx, scope, { customerId, mandateId: mandate.id })
  const debits = all.filter(
    (debit) => !debit.isRunning && (told.isFirst || debit.invoiceId === told.invoiceId),
  )
  await auditDebits(trx, scope, debits, 'payment.debit_ended')
  await queueStop(trx, scope, mandate, { ...told, debits, dedupeKey: keyOfMail(told.id) })
}

async function queueStop(
  trx: Trx,
  scope: Scope,
  { customerId, holder, ibanMasked }: Mandate,
  { debits, dedupeKey, ...told }: Omit<Told, 'id' | 'isFirst'> & { debits: Debit[]; dedupeKey: string },
): Promise<void> {
  const reason = reasonOf(told.code)
  const person = await findRecipientOfOutcome(trx, scope, customerId)
  if (reason === 'deceased' || !person) return
  const link = await findLiveLink(trx, scope, { purpose: 'rechnung', subjectId: told.invoiceId })
  await queueMail(trx, scope, {
    kind: 'debit_returned',
    recipient: person.email,
    language: person.language,
    linkId: link?.id ?? null,
    dedupeKey,
    data: {
      name: person.name,
      invoice: told.number,
      reason: told.attempt > 1 && (reason === 'no_money' || reason === 'unsaid') ? 'twice' : reason,
      details: [holder, ibanMasked],
      invoices: await asToldOf(trx, scope, debits),
    },
  })
}

function keyOfMail(returnId: string): string {
  return `debit_returned:${returnId}`
}

function keyOfRest(returnId: string): string {
  return `${keyOfMail(returnId)}:rest`
}

/** A collection that a person marked as not carried out was: what followed from the mark did not happen either. */
export async function withdrawMark(
  trx: Trx,
  scope: Scope,
  { id, invoiceId, cents }: { id: string; invoiceId: string; cents: Cents },
): Promise<void> {
  await withdrawWhere(trx, scope, { column: 'collection_id', id })
  await withdrawCallOff(trx, scope, id)
  await recordAudit(trx, scope, {
    action: 'payment.presented_after_all',
    subjectType: 'invoice',
    subjectId: invoiceId,
    after: { amountCents: cents },
  })
}

/**
 * The booking that took a mark back is undone: the mark is there again, and what follows from it does too. A mail that had
 * gone out is not sent twice.
 */
export async function restoreMark(trx: Trx, scope: Scope, receiptId: string): Promise<void> {
  const marked = await trx
    .selectFrom('receipts')
    .innerJoin('debit_collections', (join) => joined(join, 'debit_collections.id', 'receipts.collection_id'))
    .select([
      'debit_collections.id',
      'invoice_id as invoiceId',
      'debit_collections.amount_cents as amountCents',
    ])
    .select(['failed_reason as reason', 'told_by as toldBy'])
    .where('receipts.tenant_id', '=', scope.tenantId)
    .where('receipts.id', '=', receiptId)
    .where('receipts.amount_cents', '>', 0)
    .where('debit_collections.state', '=', 'failed')
    .where('failed_reason', '<>', '')
    .executeTakeFirst()
  if (!marked) return
  const { id, invoiceId, amountCents, reason, toldBy } = marked
  const hasStopped = await restoreRejection(trx, scope, { collectionId: id, invoiceId })
  // One whose announcement never left is expected by nobody.
  const isExpected = toldBy !== 'mail' || (await hasNotice(trx, scope, id))
  if (isExpected && !hasStopped) await callOff(trx, scope, id)
  await recordAudit(trx, scope, {
    action: 'payment.not_presented',
    subjectType: 'invoice',
    subjectId: invoiceId,
    after: { amountCents, reason },
  })
}

/** What a bank had said with the mark. @returns whether it stops the mandate */
async function restoreRejection(
  trx: Trx,
  scope: Scope,
  { collectionId, invoiceId }: { collectionId: string; invoiceId: string },
): Promise<boolean> {
  const last = await trx
    .selectFrom('debit_returns')
    .select('id')
    .where('tenant_id', '=', scope.tenantId)
    .where('collection_id', '=', collectionId)
    .where('receipt_id', 'is', null)
    .where('withdrawn_at', 'is not', null)
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
  const debit = last && (await findDebit(trx, scope, { invoiceId, collectionId }))
  if (!last || !debit) return false
  const { code, consequence, attempt, mandateId } = await trx
    .updateTable('debit_returns')
    .set({ withdrawn_at: null, created_at: scope.at })
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', last.id)
    .returning(['code', 'consequence', 'attempt', 'mandate_id as mandateId'])
    .executeTakeFirstOrThrow()
  const { customerId, number } = debit
  await openTask(trx, scope, {
    ...{ kind: 'returned', subjectId: last.id, area: 'invoicing', customerId, detail: number },
  })
  if (consequence !== 'stop') return false
  await stopAndTell(trx, scope, mandateId, { id: last.id, invoiceId, number, code, attempt })
  return true
}

/** As if the debit had not come back: its mandate goes on, unless another return stopped it too. */
export function withdrawReturn(trx: Trx, scope: Scope, receiptId: string): Promise<void> {
  return withdrawWhere(trx, scope, { column: 'receipt_id', id: receiptId })
}

async function withdrawWhere(
  trx: Trx,
  scope: Scope,
  { column, id }: { column: 'receipt_id' | 'collection_id'; id: string },
): Promise<void> {
  const row = await trx
    .updateTable('debit_returns')
    .set({ withdrawn_at: scope.at })
    .where('tenant_id', '=', scope.tenantId)
    .where(column, '=', id)
    .where('withdrawn_at', 'is', null)
    .returning(['id', 'mandate_id as mandateId', 'consequence', 'created_at as at', PLACE.as('place')])
    .executeTakeFirst()
  if (!row) return
  await finishTaskAbout(trx, scope, 'returned', row.id)
  const wasWaiting = [
    await withdrawMail(trx, scope, keyOfMail(row.id)),
    await withdrawMail(trx, scope, keyOfRest(row.id)),
  ].includes(true)
  if (row.consequence !== 'stop') return
  const others = await listStops(trx, scope, row.mandateId)
  await letGoOnUnlessStopped(trx, scope, row.mandateId)
  const [first] = others
  const wasFirst = first && (row.at < first.at || (row.at === first.at && row.place < first.place))
  if (wasWaiting && wasFirst) await tellOfRest(trx, scope, row.mandateId, others)
}

/**
 * The mail that told of all invoices of a mandate was withdrawn before it left, and other returns keep the mandate stopped: the
 * first of them tells of those that have no mail of their own.
 */
async function tellOfRest(trx: Trx, scope: Scope, mandateId: string, stops: Stop[]): Promise<void> {
  const [first, ...others] = stops
  const mandate = await getMandate(trx, scope, mandateId)
  if (!first || mandate.status !== 'stopped') return
  const wasWaiting = await withdrawMail(trx, scope, keyOfMail(first.id))
  const told = new Set((wasWaiting ? others : stops).map(({ invoiceId }) => invoiceId))
  const all = await listDebits(trx, scope, { customerId: mandate.customerId, mandateId })
  const debits = all.filter(({ isRunning, invoiceId }) => !isRunning && !told.has(invoiceId))
  if (!wasWaiting && debits.length === 0) return
  const dedupeKey = wasWaiting ? keyOfMail(first.id) : keyOfRest(first.id)
  await queueStop(trx, scope, mandate, { ...first, debits, dedupeKey })
}

type Stop = Awaited<ReturnType<typeof listStops>>[number]

/** In which order they were written: those of one statement have one time. */
const PLACE = sql<number>`debit_returns.rowid`

/** The returns that keep a mandate stopped, the first before all; what came before it last went on counts no longer. */
function listStops(trx: Trx, { tenantId }: Within, mandateId: string) {
  return trx
    .selectFrom('debit_returns')
    .innerJoin('mandates', (join) => joined(join, 'mandates.id', 'debit_returns.mandate_id'))
    .innerJoin('invoices', (join) => joined(join, 'invoices.id', 'debit_returns.invoice_id'))
    .select(['debit_returns.id', 'debit_returns.invoice_id as invoiceId', 'debit_returns.code'])
    .select(['debit_returns.attempt', 'debit_returns.created_at as at', PLACE.as('place')])
    .select(({ fn, val }) => fn.coalesce('invoices.number', val('')).as('number'))
    .where('debit_returns.tenant_id', '=', tenantId)
    .where('debit_returns.mandate_id', '=', mandateId)
    .where('debit_returns.consequence', '=', 'stop')
    .where('debit_returns.withdrawn_at', 'is', null)
    .whereRef('debit_returns.created_at', '>=', 'mandates.status_changed_at')
    .orderBy('debit_returns.created_at')
    .orderBy(PLACE)
    .execute()
}

/** Unless another return stopped it too. */
async function letGoOnUnlessStopped(trx: Trx, scope: Scope, mandateId: string): Promise<void> {
  const stops = await listStops(trx, scope, mandateId)
  if (stops.length === 0) await letGoOn(trx, scope, mandateId)
}

/** The debit that the bank names, else the newest of the invoice, or what it would have been. */
async function findDebit(
  trx: Trx,
  { tenantId }: Within,
  { invoiceId, collectionId }: Pick<Returned, 'invoiceId' | 'collectionId'>,
) {
  const invoice = await trx
    .selectFrom('current_invoices')
    .select(['number', 'customer_id as customerId', 'chosen_mandate_id as mandateId'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', invoiceId)
    .executeTakeFirst()
  const collection = await trx
    .selectFrom('debit_collections')
    .innerJoin('mandates', (join) => joined(join, 'mandates.id', 'debit_collections.mandate_id'))
    .select(['debit_collections.id', 'mandate_id as mandateId', 'debit_collections.iban_masked as usedIban'])
    .select('mandates.iban_masked as iban')
    .where('debit_collections.tenant_id', '=', tenantId)
    .where('invoice_id', '=', invoiceId)
    .$if(collectionId === undefined, (query) => query.where('left_out_at', 'is', null))
    .$if(collectionId !== undefined, (query) => query.where('debit_collections.id', '=', collectionId ?? ''))
    .orderBy('attempt', 'desc')
    .executeTakeFirst()
  const mandateId = collection?.mandateId ?? invoice?.mandateId
  if (!invoice || !mandateId) return undefined
  const { customerId, number } = invoice
  const isOtherAccount = collection !== undefined && collection.usedIban !== collection.iban
  return { collectionId: collection?.id ?? null, customerId, number: number ?? '', mandateId, isOtherAccount }
}

/** How often a bank sent a debit of the invoice back; a file that never reached one does not count. */
async function countReturns(trx: Trx, { tenantId }: Within, invoiceId: string): Promise<number> {
  const { count } = await trx
    .selectFrom('debit_returns')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('tenant_id', '=', tenantId)
    .where('invoice_id', '=', invoiceId)
    .where('withdrawn_at', 'is', null)
    .where(({ or, eb }) => or([eb('receipt_id', 'is not', null), eb('code', 'is not', null)]))
    .executeTakeFirstOrThrow()
  return count
}

/** A return as its task shows it. */
export interface ShownReturn {
  invoiceId: string
  mandateId: string
  code: string | null
  reason: ReturnReason
  consequence: Consequence
  attempt: number
  isWithdrawn: boolean
  isTold: boolean
}

export async function findReturn(
  executor: Executor,
  { tenantId }: Within,
  id: string,
): Promise<ShownReturn | undefined> {
  const row = await executor
    .selectFrom('debit_returns')
    .select(['invoice_id as invoiceId', 'mandate_id as mandateId', 'code', 'consequence', 'attempt'])
    .select('withdrawn_at')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const mail = await executor
    .selectFrom('outbox')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('dedupe_key', '=', keyOfMail(id))
    .executeTakeFirst()
  const { withdrawn_at, ...shown } = row
  const isWithdrawn = withdrawn_at !== null
  return { ...shown, reason: reasonOf(row.code), isWithdrawn, isTold: mail !== undefined }
}
