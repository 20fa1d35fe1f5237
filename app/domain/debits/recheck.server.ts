import { parsePlan } from '../invoices/payments/deferral'
import { leaveOut } from '../invoices/payments/leave-out.server'
import type { Trx } from '../kernel/house'
import { joined } from '../kernel/joined.server'
import type { Scope } from '../kernel/scope'
import { vaultOf } from '../kernel/writing.server'
import { openMandateIban } from '../mandates/mandates.server'
import { stateOfMandate } from '../mandates/state'
import { mayHaveArrived } from './arrived.server'
import { readCreditor } from './creditor.server'
import { collectionPlace } from './frozen-file.server'
import type { LeftOutReason } from './left-out'

/**
 * Between making a file and fetching it, much can change. Leaves out of a file that nobody has fetched what may no longer be
 * collected as it says. @returns how many collections that were
 */
export async function recheck(trx: Trx, scope: Scope, runId: string): Promise<number> {
  const run = await trx
    .selectFrom('debit_runs')
    .select(['collect_on as collectOn', 'creditor_iban as iban', 'creditor_id as id'])
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', runId)
    .where('fetched_at', 'is', null)
    .executeTakeFirst()
  if (!run) return 0
  const ofAll = await whyNone(trx, scope, run)
  let count = 0
  for (const row of await listRunning(trx, scope, runId)) {
    const reason = ofAll ?? (await whyNot(trx, scope, { row, collectOn: run.collectOn }))
    if (reason === null) continue
    const isUnheard = reason === 'unannounced' && !(await mayHaveArrived(trx, scope, row.invoiceId))
    await leaveOut(trx, scope, { ...row, runId, isUnheard }, reason)
    count += 1
  }
  return count
}

/** Banks take a file at least one bank day ahead, so on its day it is too late at any bank. */
async function whyNone(
  trx: Trx,
  scope: Scope,
  { collectOn, iban, id }: { collectOn: string; iban: string; id: string },
): Promise<LeftOutReason | null> {
  if (collectOn <= scope.today) return 'late'
  const { creditor } = await readCreditor(trx, scope)
  return creditor?.iban === iban && creditor.id === id ? null : 'other_creditor'
}

function listRunning(trx: Trx, { tenantId }: Scope, runId: string) {
  return trx
    .selectFrom('debit_collections')
    .innerJoin('mandates', (join) => joined(join, 'mandates.id', 'debit_collections.mandate_id'))
    .innerJoin('current_invoices', (join) =>
      joined(join, 'current_invoices.id', 'debit_collections.invoice_id'),
    )
    .select(['debit_collections.id', 'debit_collections.invoice_id as invoiceId'])
    .select(['debit_collections.amount_cents as cents', 'debit_collections.iban_sealed as ibanSealed'])
    .select(['mandates.id as mandateId', 'mandates.status', 'mandates.stop_code as stopCode'])
    .select(['mandates.signed_on as signedOn', 'mandates.last_used_on as lastUsedOn'])
    .select(['current_invoices.hold_kind as holdKind', 'current_invoices.instalments_json as plan'])
    .select(['told_by as toldBy', 'debit_announced_at as announcedAt', 'debit_known_at as knownAt'])
    .where('debit_collections.tenant_id', '=', tenantId)
    .where('debit_collections.run_id', '=', runId)
    .where('debit_collections.state', '=', 'running')
    .execute()
}

type Row = Awaited<ReturnType<typeof listRunning>>[number]

async function whyNot(
  trx: Trx,
  scope: Scope,
  { row, collectOn }: { row: Row; collectOn: string },
): Promise<LeftOutReason | null> {
  if (row.holdKind === 'dispute') return 'disputed'
  if (parsePlan(row.plan).length > 1) return 'instalments'
  const mandate = stateOfMandate(row, collectOn)
  if (mandate !== 'active') return mandate === 'rejected' ? 'revoked' : mandate
  const vault = vaultOf(trx)
  const sent = vault.open(collectionPlace(scope, row.id), row.ibanSealed)
  if (sent !== (await openMandateIban(trx, vault, scope, row.mandateId))) return 'other_account'
  // The mail with the invoice that was to announce it has come back since.
  const isAnnounced = row.toldBy !== 'invoice' || row.announcedAt !== null || row.knownAt !== null
  return isAnnounced ? null : 'unannounced'
}
