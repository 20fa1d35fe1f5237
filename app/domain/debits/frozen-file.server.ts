import { z } from 'zod'
import { NotFound } from '../kernel/errors'
import type { Executor } from '../kernel/house'
import type { Within } from '../kernel/scope'
import type { Place, Vault } from '../kernel/vault'
import type { DebitFile, OriginalCreditor, PayerAddress } from './debit-file'

/** What the file of a run says, as it was frozen. @throws NotFound */
export async function readDebitFile(
  executor: Executor,
  vault: Vault,
  { tenantId }: Within,
  runId: string,
): Promise<DebitFile & { sha256: string; isFetched: boolean }> {
  const run = await executor
    .selectFrom('debit_runs')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', runId)
    .executeTakeFirst()
  if (!run) throw new NotFound()
  const rows = await executor
    .selectFrom('debit_collections')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('run_id', '=', runId)
    .where('left_out_at', 'is', null)
    .orderBy('position')
    .execute()
  return {
    messageId: run.message_id,
    at: run.created_at,
    scheme: run.scheme,
    sequence: run.sequence,
    collectOn: run.collect_on,
    creditor: { name: run.creditor_name, iban: run.creditor_iban, id: run.creditor_id },
    collections: rows.map((row) => ({
      endToEndId: row.end_to_end_id,
      cents: row.amount_cents,
      mandateReference: row.mandate_reference,
      signedOn: row.signed_on,
      isAmended: row.is_amended === 1,
      originalCreditor:
        row.original_creditor_json === null
          ? null
          : ORIGINAL_CREDITOR.parse(JSON.parse(row.original_creditor_json)),
      holder: row.holder,
      address: row.address_json === null ? null : ADDRESS.parse(JSON.parse(row.address_json)),
      iban: vault.open(collectionPlace({ tenantId }, row.id), row.iban_sealed),
      purpose: row.purpose,
    })),
    sha256: run.sha256,
    isFetched: run.fetched_at !== null,
  }
}

const ORIGINAL_CREDITOR: z.ZodType<OriginalCreditor> = z.object({
  name: z.string().nullable(),
  id: z.string().nullable(),
})

const ADDRESS: z.ZodType<PayerAddress> = z.object({
  country: z.string(),
  town: z.string(),
  lines: z.array(z.string()),
})

export function collectionPlace({ tenantId }: Within, rowId: string): Place {
  return { tenantId, purpose: 'debit.iban', rowId }
}
