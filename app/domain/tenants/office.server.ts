import type { Trx } from '../kernel/house'
import type { Within } from '../kernel/scope'

/** Address and language of mails to the office. */
export async function officeOf(trx: Trx, { tenantId }: Within) {
  const { email, language } = await trx
    .selectFrom('tenants')
    .select(['email', 'language'])
    .where('id', '=', tenantId)
    .executeTakeFirstOrThrow()
  return { recipient: email, language }
}
