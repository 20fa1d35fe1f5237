import type { Executor, Trx } from '../kernel/house'
import type { LinkScope, Within } from '../kernel/scope'
import { soon } from '../values/clock-tolerance'

/** A pass opens a link's pages for this long. */
export const PASS_HOURS = 12

/** Whether the firm requires a code besides the link to the payslips. */
export async function isPortalCodeDemanded(executor: Executor, scope: Within): Promise<boolean> {
  const tenant = await executor
    .selectFrom('tenants')
    .select('is_portal_code_demanded')
    .where('id', '=', scope.tenantId)
    .executeTakeFirst()
  return tenant?.is_portal_code_demanded === 1
}

/** Adds a pass for the browser with the token, and deletes expired passes of the link. */
export async function addPass(trx: Trx, scope: LinkScope, tokenHash: string): Promise<void> {
  await trx
    .deleteFrom('portal_passes')
    .where('tenant_id', '=', scope.tenantId)
    .where('link_id', '=', scope.linkId)
    .where('expires_at', '<=', scope.at)
    .execute()
  await trx
    .insertInto('portal_passes')
    .values({
      tenant_id: scope.tenantId,
      token_hash: tokenHash,
      link_id: scope.linkId,
      created_at: scope.at,
      expires_at: new Date(Date.parse(scope.at) + PASS_HOURS * 3_600_000).toISOString(),
    })
    .execute()
}

export async function hasPass(executor: Executor, scope: LinkScope, tokenHash: string): Promise<boolean> {
  const pass = await executor
    .selectFrom('portal_passes')
    .select('link_id')
    .where('tenant_id', '=', scope.tenantId)
    .where('token_hash', '=', tokenHash)
    .where('link_id', '=', scope.linkId)
    .where('expires_at', '>', scope.at)
    .where('created_at', '<=', soon(scope.at))
    .executeTakeFirst()
  return pass !== undefined
}
