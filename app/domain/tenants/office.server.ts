import type { Trx } from '../kernel/house'
import type { Within } from '../kernel/scope'

export async function officeOf(trx: Trx, { tenantId }: Within) {
  const { email, language } = await trx
    .selectFrom('tenants')
    .select(['email', 'language'])
    .where('id', '=', tenantId)
    .executeTakeFirstOrThrow()
  return { recipient: email, language }
}
