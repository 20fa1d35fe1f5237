import { randomUUID } from 'node:crypto'
import type { Trx } from '~/domain/kernel/house'
import { joined } from '~/domain/kernel/joined.server'
import type { Scope, Within } from '~/domain/kernel/scope'
import { finishTaskAbout } from '~/domain/tasks/about.server'
import { openTask } from '~/domain/tasks/open.server'
import { consequenceOf } from '~/domain/values/return-reasons'
import { PLACE, stopAndTell, takeBackStop, tellNewReason } from './stop-mails.server'

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

/** Why a debit came back that a person has booked as returned, as the bank says it later: what follows from that follows now. */
export async function giveReason(
  trx: Trx,
  scope: Scope,
  { receiptId, code }: { receiptId: string; code: string },
): Promise<void> {
  const row = await trx
    .selectFrom('debit_returns')
    .select(['id', 'invoice_id as invoiceId', 'mandate_id as mandateId', 'collection_id as collectionId'])
    .select(['attempt', 'code', 'consequence', 'created_at as at', PLACE.as('place')])
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
  const told = { id, invoiceId, number, code, attempt }
  if (row.consequence !== 'stop') {
    if (consequence === 'stop') await stopAndTell(trx, scope, mandateId, told)
  } else if (consequence === 'stop') await tellNewReason(trx, scope, mandateId, { ...told, before: row.code })
  else await takeBackStop(trx, scope, row)
}

/** The debit that the bank names, else the newest of the invoice, or what it would have been. */
export async function findDebit(
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
