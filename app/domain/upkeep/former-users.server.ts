import type { Trx } from '../kernel/house'

export async function unassignTasks(trx: Trx, tenantId: string, ids: readonly string[]): Promise<void> {
  await trx
    .updateTable('tasks')
    .set({ assigned_to: null })
    .where('tenant_id', '=', tenantId)
    .where('assigned_to', 'in', ids)
    .execute()
}

/** Deletes the accounts of users without a firm, with their credentials. */
export async function removeAccounts(trx: Trx, _tenantId: string, ids: readonly string[]): Promise<void> {
  const belonging = trx.selectFrom('memberships').select('user_id').where('user_id', 'in', ids)
  const gone = trx.selectFrom('users').select('id').where('id', 'in', ids).where('id', 'not in', belonging)
  for (const table of [
    'user_identities',
    'totp_secrets',
    'recovery_codes',
    'account_links',
    'sessions',
  ] as const)
    await trx.deleteFrom(table).where('user_id', 'in', gone).execute()
  await trx.deleteFrom('users').where('id', 'in', ids).where('id', 'not in', belonging).execute()
}
