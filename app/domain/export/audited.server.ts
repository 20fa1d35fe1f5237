import { type RawBuilder, type SqlBool, sql } from 'kysely'

/** Tables that audit entries refer to, and their owners. */
const SUBJECTS = {
  employee: [
    ...['payslips', 'hours_entries', 'payslip_questions', 'access_links', 'tasks'],
    ...['incoming_payslips', 'waiting_payslips'],
  ],
  customer: [
    ...['contacts', 'contracts', 'mandates', 'invoices', 'messages', 'change_requests'],
    ...['access_links', 'tasks', 'dunning_notices'],
  ],
} as const

export const AUDITED = {
  employee: (id: string) => noted('employee', id),
  customer: (id: string) => noted('customer', id),
}

function noted(kind: keyof typeof SUBJECTS, id: string): RawBuilder<SqlBool> {
  const column = sql.ref(`${kind}_id`)
  const theirs = SUBJECTS[kind].map(
    (table) => sql`select id from ${sql.table(table)} where ${column} = ${id}`,
  )
  return sql`subject_id in (${sql.join([sql`select ${id}`, ...theirs], sql` union all `)})`
}
