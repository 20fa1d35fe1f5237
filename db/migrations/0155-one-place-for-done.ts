import { type Kysely, sql } from 'kysely'

// Since tasks say what is done (0022), nothing has written these columns, and the retention that asked them found nothing.
const STATEMENTS = [
  'drop index messages_open',
  'drop index change_requests_open',
  'drop index payslip_questions_waiting',
  'drop index transfer_notices_waiting',
  'alter table messages drop column done_at',
  'alter table change_requests drop column done_at',
  'alter table payslip_questions drop column done_at',
  'alter table transfer_notices drop column done_at',
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
