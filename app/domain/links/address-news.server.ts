import type { Trx } from '../kernel/house'
import type { Within } from '../kernel/scope'
import { type DateText, dayInGermany } from '../values/calendar'
import type { LinkSubject } from './subject'

/**
 * What the next mail with a link tells an employee whose mail address has changed: since when it is this one. Said once.
 */
export async function takeAddressNews(
  trx: Trx,
  { tenantId }: Within,
  employeeId: string,
): Promise<{ emailSince?: DateText }> {
  const row = await trx
    .selectFrom('employees')
    .select('email_untold_since')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', employeeId)
    .executeTakeFirst()
  const since = row?.email_untold_since
  if (!since) return {}
  await trx
    .updateTable('employees')
    .set({ email_untold_since: null })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', employeeId)
    .execute()
  return { emailSince: dayInGermany(since) }
}

/** As {@link takeAddressNews}; nothing for a link of a customer. */
export async function newsFor(trx: Trx, scope: Within, { purpose, subjectId }: LinkSubject) {
  return purpose === 'mitarbeiter-portal' ? takeAddressNews(trx, scope, subjectId) : {}
}
