import type { Trx } from '../kernel/house'
import type { Actor } from '../kernel/scope'
import type { MailData } from '../outbox/kinds'
import { queueMail } from '../outbox/outbox.server'
import { maskIban } from '../values/iban'

interface ChangedAccount {
  use: MailData['account_changed']['use']
  /** Null for none. */
  before: string | null
  after: string | null
}

/**
 * Tells the other owners that money goes to another account from now on: whoever gets into an office to steal changes
 * just that. Nothing if it is the same one.
 */
export async function tellOwnersOfAccount(
  trx: Trx,
  actor: Actor,
  { use, before, after }: ChangedAccount,
): Promise<void> {
  if (before === after) return
  const owners = await trx
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .innerJoin('tenants', 'tenants.id', 'memberships.tenant_id')
    .select(['users.id', 'users.name', 'users.email', 'tenants.language'])
    .where('memberships.tenant_id', '=', actor.tenantId)
    .where('memberships.role', '=', 'owner')
    .where('memberships.accepted_at', 'is not', null)
    .where('memberships.disabled_at', 'is', null)
    .where('users.is_active', '=', 1)
    .execute()
  const by = await trx.selectFrom('users').select('name').where('id', '=', actor.actor).executeTakeFirst()
  for (const { id, name, email, language } of owners) {
    if (id === actor.actor) continue
    await queueMail(trx, actor, {
      kind: 'account_changed',
      recipient: email,
      language,
      dedupeKey: `account_changed:${use}:${id}:${actor.at}`,
      data: {
        ...{ name, use, by: by?.name ?? null },
        before: before && maskIban(before),
        after: after && maskIban(after),
      },
    })
  }
}
