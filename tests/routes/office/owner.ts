import { ask } from '../../support/app'
import { db } from '../../support/house'
import { makePerson, signIn } from '../account/people'

/** Somebody who runs a firm and is signed in. */
export async function makeOwner() {
  const owner = await makePerson()
  return {
    ...owner,
    path: `/buero/mandanten/${owner.scope.tenantId}`,
    headers: { Cookie: (await signIn(owner.email)) ?? '' },
  }
}

export type Owner = Awaited<ReturnType<typeof makeOwner>>

/** A page as the owner sees it. */
export async function read(owner: Owner, path: string): Promise<string> {
  return (await ask(path, { headers: owner.headers })).text()
}

/** What is kept of a firm. */
export function stored(tenantId: string) {
  return db.selectFrom('tenants').selectAll().where('id', '=', tenantId).executeTakeFirstOrThrow()
}

/** What the audit says of a firm, the oldest first. */
export function audit(tenantId: string) {
  return db
    .selectFrom('audit_entries')
    .select(['actor', 'action', 'before_json', 'after_json'])
    .where('tenant_id', '=', tenantId)
    .orderBy('seq')
    .execute()
}
