import { sql } from 'kysely'
import type { Executor } from '../kernel/house'
import type { Within } from '../kernel/scope'
import { memberName } from '../users/members/member-name.server'

/** Display names by id; empty for a draft invoice. Deleted records are missing. */
export type RecordNames = Record<string, string>

/** Finds records of any kind, each by its key. */
export async function readRecordNames(
  executor: Executor,
  { tenantId }: Within,
  ids: readonly string[],
): Promise<RecordNames> {
  const wanted = JSON.stringify([...new Set(ids)])
  // From the ids on: of tables with an index by firm, SQLite would otherwise look at all that the firm has.
  const its = (table: string, alias: string) => sql`json_each(${wanted}) asked
    cross join ${sql.table(table)} ${sql.ref(alias)} on ${sql.ref(alias)}.tenant_id = ${tenantId}
      and ${sql.ref(alias)}.id = asked.value`
  const employee = sql`ltrim(e.first_name || ' ' || e.last_name)`
  const behindScheme = sql`substr(h.url, instr(h.url, '://') + 3)`
  const host = sql`substr(${behindScheme}, 1, instr(${behindScheme}, '/') - 1)`
  const { rows } = await sql<{ id: string; name: string | null }>`
    select c.id, name from ${its('customers', 'c')}
    union all select k.id, name from ${its('contacts', 'k')}
    union all select e.id, ${employee} from ${its('employees', 'e')}
    union all select i.id, coalesce(number, '') from ${its('invoices', 'i')}
    union all select v.id, number || ' ' || title from ${its('contracts', 'v')}
    union all select m.id, reference from ${its('mandates', 'm')}
    union all select o.id, recipient from ${its('outbox', 'o')}
    union all select p.id, ${employee} || ', ' || p.month from ${its('payslips', 'p')}
      join employees e on e.tenant_id = p.tenant_id and e.id = p.employee_id
    union all select q.id, ${employee} || ', ' || q.month from ${its('payslip_questions', 'q')}
      join employees e on e.tenant_id = q.tenant_id and e.id = q.employee_id
    union all select l.id, coalesce(i.number, k.name, c.name, ${employee}) from ${its('access_links', 'l')}
      left join contacts k on k.tenant_id = l.tenant_id and k.id = l.contact_id
      left join invoices i on i.tenant_id = l.tenant_id and i.id = l.invoice_id
      left join customers c on c.tenant_id = l.tenant_id and c.id = l.customer_id
      left join employees e on e.tenant_id = l.tenant_id and e.id = l.employee_id
    union all select n.id, c.name from ${its('messages', 'n')}
      join customers c on c.tenant_id = n.tenant_id and c.id = n.customer_id
    union all select r.id, c.name from ${its('change_requests', 'r')}
      join customers c on c.tenant_id = r.tenant_id and c.id = r.customer_id
    union all select n.id, c.name from ${its('dunning_notices', 'n')}
      join customers c on c.tenant_id = n.tenant_id and c.id = n.customer_id
    union all select t.id, coalesce(c.name, ${employee}, t.detail) from ${its('tasks', 't')}
      left join customers c on c.tenant_id = t.tenant_id and c.id = t.customer_id
      left join employees e on e.tenant_id = t.tenant_id and e.id = t.employee_id
    union all select a.id, name from ${its('api_keys', 'a')}
    union all select h.id, ${host} from ${its('event_endpoints', 'h')}
    union all select id, name from tenants where id = ${tenantId}
    union all select users.id, ${memberName.expression} from users
      join memberships on memberships.tenant_id = ${tenantId} and memberships.user_id = users.id
      where users.id in (select value from json_each(${wanted}))`.execute(executor)
  return Object.fromEntries(rows.flatMap(({ id, name }) => (name === null ? [] : [[id, name]])))
}
