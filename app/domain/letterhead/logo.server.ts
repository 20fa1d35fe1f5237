import { createHash } from 'node:crypto'
import { recordAudit } from '../audit/audit.server'
import type { Letterhead } from '../documents/documents.server'
import type { Executor, House } from '../house'
import type { Scope, Within } from '../scope'
import { writing } from '../writing.server'
import { printableLogo } from './printable-logo.server'

const PUBLIC_ID_LENGTH = 32

/** A logo with all that a browser needs to show it. */
interface LogoFile {
  mediaType: string
  bytes: Uint8Array
}

/**
 * Sets the logo that letters carry from now on; what is issued stays as it is.
 * @throws Conflict as `printableLogo`
 */
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

export async function findLogo(executor: Executor, scope: Within): Promise<Uint8Array | undefined> {
  const row = await executor
    .selectFrom('tenant_logos')
    .select('bytes')
    .where('tenant_id', '=', scope.tenantId)
    .executeTakeFirst()
  return row?.bytes
}

/** The logo of the tenant as a file, or undefined. */
export function findLogoFile(executor: Executor, scope: Within): Promise<LogoFile | undefined> {
  return selectFile(executor).where('tenant_id', '=', scope.tenantId).executeTakeFirst()
}

/** The logo that a public page names, or undefined. */
export function findPublicLogo(executor: Executor, publicId: string): Promise<LogoFile | undefined> {
  return selectFile(executor).where('public_id', '=', publicId).executeTakeFirst()
}

/** Takes the logo off the letters to come; where there is none, nothing changes. */
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

/** What the tenant's letters carry besides their words. */
export async function readLetterhead(executor: Executor, scope: Within): Promise<Letterhead> {
  return { logo: (await findLogo(executor, scope)) ?? null }
}

function selectFile(executor: Executor) {
  return executor.selectFrom('tenant_logos').select(['media_type as mediaType', 'bytes'])
}
