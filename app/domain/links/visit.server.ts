import type { AccessLinkRow } from '~db/schema'
import type { House } from '../kernel/house'
import { writing } from '../kernel/writing.server'
import type { Instant } from '../values/calendar'
import { soon } from '../values/clock-tolerance'

/** A visit counts once in this time, so that reading rarely writes. */
const VISIT_MINUTES = 5

export async function recordVisit(house: House, link: AccessLinkRow, at: Instant): Promise<void> {
  const before = new Date(Date.parse(at) - VISIT_MINUTES * 60_000).toISOString()
  const last = link.last_used_at
  if (last !== null && last > before && last <= soon(at)) return
  await writing(house, { tenantId: link.tenant_id }, (trx) =>
    trx
      .updateTable('access_links')
      .set((column) => ({ opens: column('opens', '+', 1), last_used_at: at }))
      .where('tenant_id', '=', link.tenant_id)
      .where('id', '=', link.id)
      .execute(),
  )
}
