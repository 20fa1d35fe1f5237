import { createHash } from 'node:crypto'
import { recordAudit } from '../audit/audit.server'
import { Conflict } from '../kernel/errors'
import type { Executor, House } from '../kernel/house'
import { joined } from '../kernel/joined.server'
import type { Scope, Within } from '../kernel/scope'
import type { Place, Vault } from '../kernel/vault'
import { writing } from '../kernel/writing.server'
import type { Instant } from '../values/calendar'
import { getMandate } from './mandates.server'
import { readScan, type ScanType } from './scan-file.server'

/** A few pages photographed with a phone. */
const LARGEST_SCAN = 4 * 1024 * 1024

const ENDING: Record<ScanType, string> = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg', 'image/png': 'png' }

/** Scan of a mandate, without the file. */
export interface Scan {
  mediaType: ScanType
  createdAt: Instant
}

export class ScanConflict extends Conflict {
  constructor(override readonly code: 'scan_too_large' | 'scan_type') {
    super(code)
  }
}

/** Keeps the signed paper with its mandate and replaces an earlier scan. @throws NotFound; ScanConflict */
export async function keepScan(
  house: House,
  scope: Scope,
  mandateId: string,
  file: Uint8Array,
): Promise<void> {
  if (file.byteLength > LARGEST_SCAN) throw new ScanConflict('scan_too_large')
  const scan = readScan(file)
  if (!scan) throw new ScanConflict('scan_type')
  const { mediaType, bytes } = scan
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const row = {
    media_type: mediaType,
    bytes: house.vault.sealBytes(placeOf(scope, mandateId), bytes),
    byte_length: bytes.byteLength,
    sha256,
    created_at: scope.at,
  }
  await writing(house, scope, async (trx) => {
    await getMandate(trx, scope, mandateId)
    const earlier = await trx
      .selectFrom('mandate_scans')
      .select('sha256')
      .where('tenant_id', '=', scope.tenantId)
      .where('mandate_id', '=', mandateId)
      .executeTakeFirst()
    if (earlier?.sha256 === sha256) return
    await trx
      .insertInto('mandate_scans')
      .values({ tenant_id: scope.tenantId, mandate_id: mandateId, ...row })
      .onConflict((conflict) => conflict.columns(['tenant_id', 'mandate_id']).doUpdateSet(row))
      .execute()
    await recordAudit(trx, scope, {
      action: 'mandate.scan_kept',
      subjectType: 'mandate',
      subjectId: mandateId,
      ...(earlier && { before: earlier }),
      after: { sha256 },
    })
  })
}

export function describeScan(
  executor: Executor,
  scope: Within,
  mandateId: string,
): Promise<Scan | undefined> {
  return executor
    .selectFrom('mandate_scans')
    .select(['media_type as mediaType', 'created_at as createdAt'])
    .where('tenant_id', '=', scope.tenantId)
    .where('mandate_id', '=', mandateId)
    .executeTakeFirst()
}

/** The file, or undefined. */
export async function openScan(executor: Executor, vault: Vault, scope: Within, mandateId: string) {
  const row = await executor
    .selectFrom('mandate_scans')
    .innerJoin('mandates', (join) => joined(join, 'mandates.id', 'mandate_scans.mandate_id'))
    .select(['mandate_scans.media_type', 'mandate_scans.bytes', 'mandate_scans.sha256', 'mandates.reference'])
    .where('mandate_scans.tenant_id', '=', scope.tenantId)
    .where('mandate_scans.mandate_id', '=', mandateId)
    .executeTakeFirst()
  if (!row) return undefined
  return {
    mediaType: row.media_type,
    bytes: vault.openBytes(placeOf(scope, mandateId), row.bytes),
    sha256: row.sha256,
    fileName: `mandat-${row.reference.replace(/[^A-Za-z0-9-]+/g, '-')}.${ENDING[row.media_type]}`,
  }
}

function placeOf({ tenantId }: Within, mandateId: string): Place {
  return { tenantId, purpose: 'mandate.scan', rowId: mandateId }
}
