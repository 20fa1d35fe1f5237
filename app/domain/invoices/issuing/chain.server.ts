import type { Trx } from '~/domain/kernel/house'
import type { Actor } from '~/domain/kernel/scope'
import { CHAIN, GENESIS, hashOfLink, sha256 } from './chain'

/** Appends an issued document to the chain; call it in the transaction that issues it. */
export async function appendToChain(trx: Trx, actor: Actor, invoiceId: string): Promise<void> {
  const range = CHAIN
  const { tenantId } = actor
  const before = await trx
    .selectFrom('chain_links')
    .select(['position', 'hash'])
    .where('tenant_id', '=', tenantId)
    .where('range_name', '=', range)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst()
  const invoice = await trx
    .selectFrom('invoices')
    .select(['number', 'view_json'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', invoiceId)
    .executeTakeFirstOrThrow()
  const files = await trx
    .selectFrom('documents')
    .select(['media_type as mediaType', 'sha256'])
    .where('tenant_id', '=', tenantId)
    .where('invoice_id', '=', invoiceId)
    .execute()
  const position = (before?.position ?? 0) + 1
  const number = invoice.number ?? ''
  const previousHash = before?.hash ?? GENESIS
  const viewSha256 = sha256(invoice.view_json ?? '')
  await trx
    .insertInto('chain_links')
    .values({
      tenant_id: tenantId,
      range_name: range,
      position,
      invoice_id: invoiceId,
      number,
      previous_hash: previousHash,
      hash: hashOfLink({ tenantId, range, position, number, previousHash, viewSha256, files }),
      created_at: actor.at,
    })
    .execute()
}
