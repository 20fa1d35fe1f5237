import { type Kysely, sql } from 'kysely'

/** Where a firm's own calculation began: one that uploads its payslips has thousands, and none of these. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index payslips_calculated on payslips (tenant_id, month, employee_id, revision)
    where source = 'calculation'`.execute(db)
}
