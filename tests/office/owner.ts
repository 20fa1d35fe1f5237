import { makePerson, signIn } from '../account/people'
import { ask } from '../support/app'
import { formsIn } from '../support/forms-in'
import { db } from '../support/house'

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

/** A file as the owner downloads it. */
export async function download(owner: Owner, path: string): Promise<Uint8Array> {
  return new Uint8Array(await (await ask(path, { headers: owner.headers })).arrayBuffer())
}

/** The form of a page that leads to an address with `action` in it, as the owner sees it. */
export async function formOn(owner: Owner, path: string, action: string) {
  const form = formsIn(await read(owner, path)).find((one) => one.action.includes(action))
  if (!form) throw new Error(`No form for ${action} on ${path}`)
  return form
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
