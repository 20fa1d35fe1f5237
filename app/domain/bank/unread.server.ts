import { createHash, randomUUID } from 'node:crypto'
import { NotFound } from '../kernel/errors'
import type { House } from '../kernel/house'
import type { OfficeScope, Scope } from '../kernel/scope'
import { writing } from '../kernel/writing.server'
import { BankConflict } from './conflict'
import { filePlace, UNREAD } from './file-place'

const KEPT_DAYS = 7

/** Keeps a file until a person has said what its columns are. The same again is the same. @returns its id */
export function keepUnread(house: House, scope: OfficeScope, bytes: Uint8Array): Promise<string> {
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const { tenantId } = scope
  return writing(house, scope, async (trx) => {
    const old = new Date(Date.parse(scope.at) - KEPT_DAYS * 24 * 3_600_000).toISOString()
    await trx
      .deleteFrom('bank_files')
      .where('tenant_id', '=', tenantId)
      .where('format', '=', UNREAD)
      .where('created_at', '<', old)
      .execute()
    const known = await trx
      .selectFrom('bank_files')
      .select(['id', 'format'])
      .where('tenant_id', '=', tenantId)
      .where('sha256', '=', sha256)
      .where('taken_back_at', 'is', null)
      .executeTakeFirst()
    if (known?.format === UNREAD) return known.id
    if (known) throw new BankConflict('bank_file_known')
    const id = randomUUID()
    await trx
      .insertInto('bank_files')
      .values({
        tenant_id: tenantId,
        id,
        sha256,
        format: UNREAD,
        bytes: house.vault.sealBytes(filePlace(scope, id), bytes),
        byte_length: bytes.byteLength,
        created_at: scope.at,
        created_by: scope.userId,
      })
      .execute()
    return id
  })
}

/** @throws NotFound once it was read or given up */
export async function openUnread({ reader, vault }: House, scope: Scope, id: string): Promise<Uint8Array> {
  const row = await reader
    .selectFrom('bank_files')
    .select('bytes')
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', id)
    .where('format', '=', UNREAD)
    .where('taken_back_at', 'is', null)
    .executeTakeFirst()
  if (!row) throw new NotFound()
  return vault.openBytes(filePlace(scope, id), row.bytes)
}

/** Gives a file up; it goes with the next one that is a week younger. @throws NotFound */
export function discardUnread(house: House, scope: Scope, id: string): Promise<void> {
  return writing(house, scope, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('bank_files')
      .set({ taken_back_at: scope.at })
      .where('tenant_id', '=', scope.tenantId)
      .where('id', '=', id)
      .where('format', '=', UNREAD)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw new NotFound()
  })
}
