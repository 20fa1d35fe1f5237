import { type Kysely, sql } from 'kysely'

// Whether pay goes by the hour or by the month: who is on a salary owes no hours. What it comes to stays sealed.

interface Wage {
  tenant_id: string
  employee_id: string
  from_month: string
  pay_sealed: string
}

/** What this step needs of the vault. */
export interface Seals {
  open(place: { tenantId: string; purpose: string; rowId: string }, sealed: string): string
}

export async function up(db: Kysely<unknown>, seals: Seals): Promise<void> {
  await sql`alter table employee_wages add column kind text not null default 'hourly'
    check (kind in ('hourly', 'monthly'))`.execute(db)
  const { rows } = await sql<Wage>`select tenant_id, employee_id, from_month, pay_sealed
    from employee_wages`.execute(db)
  for (const { tenant_id, employee_id, from_month, pay_sealed } of rows) {
    const place = { tenantId: tenant_id, purpose: 'employee.pay', rowId: `${employee_id} ${from_month}` }
    const { kind } = JSON.parse(seals.open(place, pay_sealed)) as { kind: string }
    if (kind === 'monthly')
      await sql`update employee_wages set kind = ${kind} where tenant_id = ${tenant_id}
        and employee_id = ${employee_id} and from_month = ${from_month}`.execute(db)
  }
}
