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
  const its = (alias: string) =>
    sql`${sql.ref(alias)}.tenant_id = ${tenantId} and ${sql.ref(alias)}.id in (select value from json_each(${wanted}))`
  const employee = sql`ltrim(e.first_name || ' ' || e.last_name)`
  const behindScheme = sql`substr(h.url, instr(h.url, '://') + 3)`
  const host = sql`substr(${behindScheme}, 1, instr(${behindScheme}, '/') - 1)`
  const { rows } = await sql<{ id: string; name: string | null }>`
    select id, name from customers c where ${its('c')}
    union all select id, name from contacts k where ${its('k')}
    union all select id, ${employee} from employees e where ${its('e')}
    union all select id, coalesce(number, '') from invoices i where ${its('i')}
    union all select id, number || ' ' || title from contracts v where ${its('v')}
    union all select id, reference from mandates m where ${its('m')}
    union all select id, recipient from outbox o where ${its('o')}
    union all select p.id, ${employee} || ', ' || p.month from payslips p
      join employees e on e.tenant_id = p.tenant_id and e.id = p.employee_id where ${its('p')}
    union all select q.id, ${employee} || ', ' || q.month from payslip_questions q
      join employees e on e.tenant_id = q.tenant_id and e.id = q.employee_id where ${its('q')}
    union all select l.id, coalesce(i.number, k.name, c.name, ${employee}) from access_links l
      left join contacts k on k.tenant_id = l.tenant_id and k.id = l.contact_id
      left join invoices i on i.tenant_id = l.tenant_id and i.id = l.invoice_id
      left join customers c on c.tenant_id = l.tenant_id and c.id = l.customer_id
      left join employees e on e.tenant_id = l.tenant_id and e.id = l.employee_id where ${its('l')}
    union all select n.id, c.name from messages n
      join customers c on c.tenant_id = n.tenant_id and c.id = n.customer_id where ${its('n')}
    union all select r.id, c.name from change_requests r
      join customers c on c.tenant_id = r.tenant_id and c.id = r.customer_id where ${its('r')}
    union all select n.id, c.name from dunning_notices n
      join customers c on c.tenant_id = n.tenant_id and c.id = n.customer_id where ${its('n')}
    union all select t.id, coalesce(c.name, ${employee}, t.detail) from tasks t
      left join customers c on c.tenant_id = t.tenant_id and c.id = t.customer_id
      left join employees e on e.tenant_id = t.tenant_id and e.id = t.employee_id where ${its('t')}
    union all select id, name from api_keys a where ${its('a')}
    union all select id, ${host} from event_endpoints h where ${its('h')}
    union all select id, name from tenants where id = ${tenantId}
    union all select users.id, ${memberName.expression} from users
      join memberships on memberships.tenant_id = ${tenantId} and memberships.user_id = users.id
      where users.id in (select value from json_each(${wanted}))`.execute(executor)
  return Object.fromEntries(rows.flatMap(({ id, name }) => (name === null ? [] : [[id, name]])))
}
