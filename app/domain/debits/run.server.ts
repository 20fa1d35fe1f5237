import { createHash, randomUUID } from 'node:crypto'
import { type AuditEvent, recordAudits } from '../audit/audit.server'
import type { RenderedFile } from '../documents/render'
import type { House, Trx } from '../kernel/house'
import type { Scope } from '../kernel/scope'
import { writing } from '../kernel/writing.server'
import { openMandateIban } from '../mandates/mandates.server'
import { isSepaReference } from '../mandates/sepa'
import type { DateText } from '../values/calendar'
import { maskIban } from '../values/iban'
import { type Cents, sum } from '../values/money'
import { sepaText } from '../values/sepa-text'
import { needsReason } from './again'
import { listAmended, listFormerCreditors } from './amended.server'
import { announce, type ToldBy } from './announce.server'
import { DebitConflict } from './conflict'
import { type Creditor, readCreditor } from './creditor.server'
import type { CollectionInFile, DebitFile, Sequence } from './debit-file'
import { type DueDebit, listDueDebits } from './due.server'
import { collectionPlace } from './frozen-file.server'
import { listUnannounced, type WhyUnannounced } from './unannounced.server'

const PURPOSE_LENGTH = 140
const CHUNK = 500

/** A ticked debit as the page showed it. */
export interface SeenDebit {
  invoiceId: string
  cents: Cents
}

export interface RunRequest {
  /** From the form: a double click makes the files once. */
  id: string
  debits: readonly SeenDebit[]
  /** Why debits that failed before are collected again. */
  againReason: string
  /** A person announces what neither invoice nor mail can. */
  isAnnouncedByHand?: boolean
  /** What the payer reads on the statement. */
  purpose: (debit: Pick<DueDebit, 'number' | 'language'>) => string
  render: (file: DebitFile) => RenderedFile
}

/**
 * Makes the files that collect these debits, one for each scheme and day, and freezes them. @returns their ids
 * @throws DebitConflict `debits_missing`, `debits_not_ready` (the firm lacks something), `debits_changed` (something is no
 * longer due as shown), `debit_reason_missing`, `debits_unannounced`
 */
export function makeRuns(house: House, scope: Scope, request: RunRequest): Promise<string[]> {
  return writing(house, scope, async (trx) => {
    const known = request.id === '' ? [] : await runsOfRequest(trx, scope, request.id)
    if (known.length > 0) return known
    const { creditor, debits, unannounced } = await takeRequest(trx, scope, request)
    const ids: string[] = []
    const isFirst = creditor.marksFirst ? await neverUsed(trx, scope, debits) : new Set<string>()
    for (const ofFile of filesOf(debits, isFirst)) {
      const runId = ids.length === 0 && request.id !== '' ? request.id : randomUUID()
      ids.push(await makeRun(trx, house, scope, { runId, request, creditor, unannounced, ...ofFile }))
    }
    return ids
  })
}

async function takeRequest(trx: Trx, scope: Scope, request: RunRequest) {
  if (request.debits.length === 0) throw new DebitConflict('debits_missing')
  const { creditor } = await readCreditor(trx, scope)
  if (!creditor) throw new DebitConflict('debits_not_ready')
  const debits = await takeSeen(trx, scope, request.debits)
  if (request.againReason === '' && debits.some(needsReason)) throw new DebitConflict('debit_reason_missing')
  const unannounced = await listUnannounced(trx, scope, { creditor, debits })
  if (unannounced.size > 0 && !request.isAnnouncedByHand) throw new DebitConflict('debits_unannounced')
  return { creditor, debits, unannounced }
}

async function runsOfRequest(trx: Trx, { tenantId }: Scope, requestId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('debit_runs')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('request_id', '=', requestId)
    .orderBy('collect_on')
    .execute()
  return rows.map(({ id }) => id)
}

async function takeSeen(trx: Trx, scope: Scope, seen: readonly SeenDebit[]): Promise<DueDebit[]> {
  const { due } = await listDueDebits(trx, scope)
  const byInvoice = new Map(due.map((debit) => [debit.invoiceId, debit]))
  const wanted = new Map(seen.map(({ invoiceId, cents }) => [invoiceId, cents]))
  for (const [invoiceId, cents] of wanted)
    if (byInvoice.get(invoiceId)?.cents !== cents) throw new DebitConflict('debits_changed')
  return due.filter(({ invoiceId }) => wanted.has(invoiceId))
}

/** Banks take one scheme, one sequence and one day a file. */
function filesOf(debits: readonly DueDebit[], firstMandates: ReadonlySet<string>): OneFile[] {
  const files = new Map<string, OneFile & { debits: DueDebit[] }>()
  const begun = new Set<string>()
  for (const debit of debits) {
    const isFirst = firstMandates.has(debit.mandateId) && !begun.has(debit.mandateId)
    begun.add(debit.mandateId)
    const sequence = isFirst ? 'FRST' : 'RCUR'
    const key = `${debit.collectOn} ${debit.scheme} ${sequence}`
    const file = files.get(key)
    if (file) file.debits.push(debit)
    else files.set(key, { sequence, debits: [debit] })
  }
  return [...files.values()]
}

/** Those of the mandates that no bank has carried out a collection with, as far as we know. */
async function neverUsed(
  trx: Trx,
  { tenantId }: Scope,
  debits: readonly DueDebit[],
): Promise<ReadonlySet<string>> {
  const rows = await trx
    .selectFrom('mandates')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where(
      'id',
      'in',
      debits.map(({ mandateId }) => mandateId),
    )
    .where('last_used_on', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('debit_collections')
            .select('id')
            .where('debit_collections.tenant_id', '=', tenantId)
            .whereRef('debit_collections.mandate_id', '=', 'mandates.id')
            .where('debit_collections.state', '<>', 'failed'),
        ),
      ),
    )
    .execute()
  return new Set(rows.map(({ id }) => id))
}

interface OneFile {
  sequence: Sequence
  debits: readonly DueDebit[]
}

interface NewRun extends OneFile {
  runId: string
  request: RunRequest
  creditor: Creditor
  unannounced: ReadonlyMap<string, WhyUnannounced>
}

async function makeRun(
  trx: Trx,
  house: House,
  scope: Scope,
  { runId, request, creditor, unannounced, sequence, debits }: NewRun,
): Promise<string> {
  const [{ collectOn, scheme } = { collectOn: scope.today, scheme: 'CORE' as const }] = debits
  const mandateIds = debits.map(({ mandateId }) => mandateId)
  const amended = await listAmended(trx, scope, mandateIds)
  const former = await listFormerCreditors(trx, scope, { creditor, mandateIds })
  const collections: (CollectionInFile & { id: string; debit: DueDebit })[] = []
  for (const debit of debits) {
    const id = randomUUID()
    const iban = await openMandateIban(trx, house.vault, scope, debit.mandateId)
    collections.push({
      id,
      debit,
      endToEndId: endToEndIdOf(debit, id),
      cents: debit.cents,
      mandateReference: debit.mandateReference,
      signedOn: debit.signedOn,
      isAmended: amended.has(debit.mandateId),
      originalCreditor: former.get(debit.mandateId) ?? null,
      holder: debit.holder,
      address: debit.address,
      iban,
      purpose: purposeOf(request.purpose(debit), debit),
    })
  }
  const messageId = messageIdOf(runId, collectOn, scheme)
  const file: DebitFile = {
    ...{ messageId, at: scope.at, scheme, sequence, collectOn, collections },
    creditor: { name: creditor.name, iban: creditor.iban, id: creditor.id },
  }
  const sha256 = createHash('sha256').update(request.render(file).bytes).digest('hex')
  const sumCents = sum(collections.map(({ cents }) => cents))
  await trx
    .insertInto('debit_runs')
    .values({
      tenant_id: scope.tenantId,
      id: runId,
      request_id: request.id,
      message_id: messageId,
      scheme,
      sequence,
      collect_on: collectOn,
      creditor_name: creditor.name,
      creditor_iban: creditor.iban,
      creditor_id: creditor.id,
      collection_count: collections.length,
      sum_cents: sumCents,
      sha256,
      created_at: scope.at,
      created_by: scope.actor,
    })
    .execute()
  const toldBy = new Map<string, ToldBy>()
  for (const { id, debit } of collections)
    toldBy.set(
      id,
      await announce(trx, scope, {
        ...{ collectionId: id, debit, creditor },
        isByHand: unannounced.has(debit.invoiceId),
      }),
    )
  const rows = collections.map(({ id, debit, iban, ...sent }, position) => ({
    tenant_id: scope.tenantId,
    id,
    run_id: runId,
    position,
    invoice_id: debit.invoiceId,
    attempt: attemptOf(debit),
    mandate_id: debit.mandateId,
    amount_cents: sent.cents,
    end_to_end_id: sent.endToEndId,
    mandate_reference: sent.mandateReference,
    signed_on: sent.signedOn,
    is_amended: sent.isAmended ? (1 as const) : (0 as const),
    original_creditor_json: sent.originalCreditor && JSON.stringify(sent.originalCreditor),
    holder: sent.holder,
    address_json: sent.address && JSON.stringify(sent.address),
    iban_sealed: house.vault.seal(collectionPlace(scope, id), iban),
    iban_masked: maskIban(iban),
    purpose: sent.purpose,
    told_on: debit.toldOn,
    told_by: toldBy.get(id) ?? null,
    again_reason: againReasonOf(debit, request),
    failed_reason: null,
    created_at: scope.at,
  }))
  for (let from = 0; from < rows.length; from += CHUNK)
    await trx
      .insertInto('debit_collections')
      .values(rows.slice(from, from + CHUNK))
      .execute()
  await recordAudits(trx, scope, [
    {
      action: 'debit_run.made',
      subjectType: 'debit_run',
      subjectId: runId,
      after: { collectOn, count: collections.length, amountCents: sumCents, sha256 },
    },
    ...debits.map((debit) => presented(debit, collectOn)),
  ])
  return runId
}

function againReasonOf(debit: DueDebit, { againReason }: RunRequest): string | null {
  if (debit.before === null) return null
  return againReason || (debit.before.returned?.code ?? '')
}

function presented({ invoiceId, cents }: DueDebit, on: DateText): AuditEvent {
  return {
    action: 'payment.presented',
    subjectType: 'invoice',
    subjectId: invoiceId,
    after: { amountCents: cents, on },
  }
}

function attemptOf({ before }: DueDebit): number {
  return (before?.attempt ?? 0) + 1
}

/** The invoice's number, where SEPA can write it; each attempt has its own. */
function endToEndIdOf(debit: DueDebit, id: string): string {
  const named = `${debit.number}-${attemptOf(debit)}`
  return isSepaReference(named) ? named : id.replaceAll('-', '')
}

/** Characters that SEPA cannot write are left to the invoice; the number alone is enough to find it. */
function purposeOf(text: string, { number }: DueDebit): string {
  const said = sepaText(text).text ?? sepaText(number).text ?? ''
  return said.slice(0, PURPOSE_LENGTH)
}

function messageIdOf(runId: string, collectOn: DateText, scheme: string): string {
  return `LS-${collectOn.replaceAll('-', '')}-${scheme}-${runId.slice(0, 8)}`
}
