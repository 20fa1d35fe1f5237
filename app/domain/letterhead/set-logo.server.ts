import { createHash } from 'node:crypto'
import { recordAudit } from '../audit/audit.server'
import type { House } from '../kernel/house'
import type { Scope } from '../kernel/scope'
import { writing } from '../kernel/writing.server'
import { printableLogo } from './printable-logo.server'

const PUBLIC_ID_LENGTH = 32

/** Sets the logo of letters from now on; issued documents stay as they are. @throws Conflict as `printableLogo` */
export async function setLogo(house: House, scope: Scope, file: Uint8Array): Promise<void> {
  const { mediaType, bytes, width, height } = printableLogo(file)
  const public_id = createHash('sha256').update(bytes).digest('hex').slice(0, PUBLIC_ID_LENGTH)
  const row = { public_id, media_type: mediaType, bytes: Buffer.from(bytes), updated_at: scope.at }
  await writing(house, scope, async (trx) => {
    await trx
      .insertInto('tenant_logos')
      .values({ tenant_id: scope.tenantId, ...row })
      .onConflict((conflict) => conflict.column('tenant_id').doUpdateSet(row))
      .execute()
    await recordAudit(trx, scope, {
      action: 'tenant.logo_set',
      subjectType: 'tenant',
      subjectId: scope.tenantId,
      after: { mediaType, width, height, byteLength: bytes.byteLength },
    })
  })
}

/** Removes the logo from future letters. Idempotent. */
export async function removeLogo(house: House, scope: Scope): Promise<void> {
  await writing(house, scope, async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('tenant_logos')
      .where('tenant_id', '=', scope.tenantId)
      .executeTakeFirst()
    if (numDeletedRows === 0n) return
    await recordAudit(trx, scope, {
      action: 'tenant.logo_removed',
      subjectType: 'tenant',
      subjectId: scope.tenantId,
    })
  })
}
