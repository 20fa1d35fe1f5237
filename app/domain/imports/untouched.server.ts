import { type SqlBool, sql } from 'kysely'
import type { Database } from '~db/schema'
import type { Trx } from '../kernel/house'
import type { Within } from '../kernel/scope'
import type { Taken } from './kind'

interface Place {
  table: 'customers' | 'employees'
  subjectType: 'customer' | 'employee'
  /** Their column for it. */
  column: 'customer_id' | 'employee_id'
  hanging: readonly (keyof Database)[]
}

/** Tables that refer to a link once it was mailed, or opened with a code. */
export const HANGS_ON_LINK = ['outbox', 'portal_codes', 'portal_passes'] as const

/** Records that have not been changed, referred to or opened since the import. */
export async function whereUntouched(
  trx: Trx,
  { tenantId }: Within,
  { ids, seq }: Taken,
  { table, subjectType, column, hanging }: Place,
): Promise<string[]> {
  const inTenant = (other: string) => sql`from ${sql.table(other)} o where o.tenant_id = ${tenantId}`
  const linked = sql`select l.id from access_links l where l.tenant_id = ${tenantId} and ${sql.ref(`l.${column}`)} = r.id`
  const touches = [
    ...hanging.map((other) => sql`select 1 ${inTenant(other)} and ${sql.ref(`o.${column}`)} = r.id`),
    ...HANGS_ON_LINK.map((other) => sql`select 1 ${inTenant(other)} and o.link_id in (${linked})`),
    sql`select 1 ${inTenant('access_links')} and ${sql.ref(`o.${column}`)} = r.id
      and (o.opens > 0 or o.last_used_at is not null or o.revoked_at is not null)`,
    sql`select 1 ${inTenant('audit_entries')} and o.subject_type in (${subjectType}, 'shown_link')
      and o.subject_id = r.id and o.seq > ${seq}`,
    sql`select 1 ${inTenant('audit_entries')} and o.subject_type = 'access_link' and o.subject_id in (${linked})`,
  ]
  const { rows } = await sql<{ id: string }>`
    select r.id from ${sql.table(table)} r
    where r.tenant_id = ${tenantId} and r.id in (${sql.join(ids)}) and r.revision = 0
      and not ${sql.join(
        touches.map((touch) => sql<SqlBool>`exists (${touch})`),
        sql` and not `,
      )}`.execute(trx)
  return rows.map(({ id }) => id)
}
