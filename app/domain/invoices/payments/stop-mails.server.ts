import { sql } from 'kysely'
import { findRecipientOfOutcome } from '~/domain/customers/notify-customer.server'
import type { Trx } from '~/domain/kernel/house'
import { joined } from '~/domain/kernel/joined.server'
import type { Scope, Within } from '~/domain/kernel/scope'
import { findLiveLink } from '~/domain/links/links.server'
import { getMandate, type Mandate } from '~/domain/mandates/mandates.server'
import { letGoOn, nameStop, stop } from '~/domain/mandates/status.server'
import { queueMail, withdrawMail } from '~/domain/outbox/outbox.server'
import type { Instant } from '~/domain/values/calendar'
import { reasonOf } from '~/domain/values/return-reasons'
import { asToldOf, auditDebits, type Debit, listDebits } from './debits.server'

export async function stopAndTell(
  trx: Trx,
  scope: Scope,
  mandateId: string,
  told: Omit<Told, 'isFirst'>,
): Promise<void> {
  const isFirst = await stop(trx, scope, mandateId, told.code ?? '')
  const mandate = await getMandate(trx, scope, mandateId)
  if (mandate.status === 'stopped') await tellOfStop(trx, scope, mandate, { ...told, isFirst })
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

export function keyOfMail(returnId: string): string {
  return `debit_returned:${returnId}`
}

function keyOfRest(returnId: string): string {
  return `${keyOfMail(returnId)}:rest`
}

interface StopOf {
  /** Of the return. */
  id: string
  mandateId: string
  at: Instant
  place: number
}

/**
 * A return stops its mandate no longer: it was withdrawn, or its reason is another one. The mandate goes on, unless another
 * return stopped it too, and a mail that waits is not sent.
 */
export async function takeBackStop(
  trx: Trx,
  scope: Scope,
  { id, mandateId, at, place }: StopOf,
): Promise<void> {
  const wasWaiting = [
    await withdrawMail(trx, scope, keyOfMail(id)),
    await withdrawMail(trx, scope, keyOfRest(id)),
  ].includes(true)
  const others = await listStops(trx, scope, mandateId)
  await letGoOnUnlessStopped(trx, scope, mandateId, others)
  const [first] = others
  const wasFirst = first && (at < first.at || (at === first.at && place < first.place))
  if (wasWaiting && wasFirst) await tellOfRest(trx, scope, mandateId, others)
}

/** A mandate stays stopped, but for another reason: a mail that waits says it, and nobody writes to the dead. */
export async function tellNewReason(
  trx: Trx,
  scope: Scope,
  mandateId: string,
  { before, ...told }: Omit<Told, 'isFirst'> & { before: string | null },
): Promise<void> {
  const stops = await listStops(trx, scope, mandateId)
  await letGoOnUnlessStopped(trx, scope, mandateId, stops)
  const isFirst = stops[0]?.id === told.id
  const mandate = await getMandate(trx, scope, mandateId)
  if (mandate.status !== 'stopped') return
  const all = await listDebits(trx, scope, { customerId: mandate.customerId, mandateId })
  const without = (some: Stop[]) =>
    all.filter(({ isRunning, invoiceId }) => !isRunning && !some.some((stop) => stop.invoiceId === invoiceId))
  const own = all.filter(({ isRunning, invoiceId }) => !isRunning && invoiceId === told.invoiceId)
  const others = stops.filter(({ id }) => id !== told.id)
  const [key, keyRest] = [keyOfMail(told.id), keyOfRest(told.id)]
  if ((await withdrawMail(trx, scope, key)) || reasonOf(before) === 'deceased') {
    const debits = isFirst ? without(others) : own
    await queueStop(trx, scope, mandate, { ...told, debits, dedupeKey: key })
  }
  if (await withdrawMail(trx, scope, keyRest))
    await queueStop(trx, scope, mandate, { ...told, debits: without(stops), dedupeKey: keyRest })
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
export const PLACE = sql<number>`debit_returns.rowid`

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

/** Unless another return stopped it too: the first of them says why. */
async function letGoOnUnlessStopped(
  trx: Trx,
  scope: Scope,
  mandateId: string,
  [first]: readonly Stop[],
): Promise<void> {
  if (first) await nameStop(trx, scope, mandateId, first.code ?? '')
  else await letGoOn(trx, scope, mandateId)
}
