import { sql } from 'kysely'
import { askJson, type Question } from '../kernel/questions.server'
import type { Within } from '../kernel/scope'

/** People whose changed mail address payroll has to look at; the oldest change first. */
export function heldAddressesAsked({ tenantId }: Within): Question<{ id: string; name: string }[]> {
  return askJson(sql`(select json_group_array(json_object('id', id, 'name', name)) from (
    select id, trim(first_name || ' ' || last_name) as name from employees
    where tenant_id = ${tenantId} and email_held_at is not null order by email_held_at, id))`)
}
