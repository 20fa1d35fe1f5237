import type { Letterhead } from '../documents/render'
import type { Executor } from '../kernel/house'
import type { Within } from '../kernel/scope'

interface LogoFile {
  mediaType: string
  bytes: Uint8Array
}

export async function findLogo(executor: Executor, scope: Within): Promise<Uint8Array | undefined> {
  const row = await executor
    .selectFrom('tenant_logos')
    .select('bytes')
    .where('tenant_id', '=', scope.tenantId)
    .executeTakeFirst()
  return row?.bytes
}

export function findLogoFile(executor: Executor, scope: Within): Promise<LogoFile | undefined> {
  return selectFile(executor).where('tenant_id', '=', scope.tenantId).executeTakeFirst()
}

export function findPublicLogo(executor: Executor, publicId: string): Promise<LogoFile | undefined> {
  return selectFile(executor).where('public_id', '=', publicId).executeTakeFirst()
}

export async function readLetterhead(executor: Executor, scope: Within): Promise<Letterhead> {
  return { logo: (await findLogo(executor, scope)) ?? null }
}

function selectFile(executor: Executor) {
  return executor.selectFrom('tenant_logos').select(['media_type as mediaType', 'bytes'])
}
