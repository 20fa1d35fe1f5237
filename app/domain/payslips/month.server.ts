import { type SqlBool, sql } from 'kysely'
import type { MailStatus } from '~db/schema'
import { listName } from '../employees/list-name'
import { listIdsOfMonth, type MonthPage, readMonthList } from '../employees/month-list.server'
import type { Listed, MonthFilter } from '../employees/of-month.server'
import type { Executor } from '../kernel/house'
import { joined } from '../kernel/joined.server'
import type { Within } from '../kernel/scope'
import type { Vault } from '../kernel/vault'
import type { Place } from '../lists/paging'
import type { Instant, MonthText } from '../values/calendar'
import { listDifferences } from './before.server'
import type { Difference } from './difference'
import { openTotals } from './seals.server'
import type { PayslipTotals } from './totals'

export interface PayslipOfMonth {
  revision: number
  publishedAt: Instant
  /** Null without an address. */
  mail: MailStatus | null
  /** Another program reported it delivered, perhaps with the channel. */
  notice: { channel: string | null } | null
  /** Opened by the employee, or received as a file. */
  isOpened: boolean
  /** Null for a role that may not see pay, and for a payslip that is only a PDF. */
  totals: Pick<PayslipTotals, 'grossCents' | 'netCents' | 'payoutCents'> | null
  /** Against the version before; null for a first one, and for a role that may not see pay. */
  difference: Difference | null
}

/** An employee of the month, with or without a payslip. */
export interface ListedPayslip {
  id: string
  number: string
  name: string
  payslip: PayslipOfMonth | null
  /** One is calculated or delivered, but not released. */
  isWaiting: boolean
}

export interface PayslipsPage extends MonthPage<ListedPayslip> {
  month: MonthText
}

/** Without a vault no pay is read. */
type Reading = { executor: Executor; vault: Vault | null; scope: Within; month: MonthText }

export async function readPayslipsPage(
  reading: Reading,
  query: MonthFilter & { place: Place },
): Promise<PayslipsPage> {
  const { executor, scope, month } = reading
  const rows = (ids: string[]) => readListedPayslips(reading, ids)
  const frame = { listed: payslipsIn(scope, month), rows }
  return { month, ...(await readMonthList(executor, scope, frame, query)) }
}

export async function listPayslipIds(
  { executor, scope, month }: Reading,
  filter: MonthFilter,
): Promise<string[]> {
  return listIdsOfMonth(executor, scope, payslipsIn(scope, month), filter)
}

export async function readListedPayslips(
  { executor, vault, scope, month }: Reading,
  ids: string[],
): Promise<ListedPayslip[]> {
  const rows = await selectRows(executor, scope, month, ids).execute()
  const listed = rows.map(({ payslipId, ...row }) => ({
    ...row,
    slip: payslipId === null ? null : slipOf({ vault, scope }, { ...row, id: payslipId }),
  }))
  const slips = listed.flatMap(({ slip }) => slip ?? [])
  const differences = vault ? await listDifferences(executor, vault, scope, slips) : new Map()
  return listed.map(({ id, number, first_name, last_name, slip, ...row }) => ({
    id,
    number,
    name: listName({ first_name, last_name }),
    isWaiting: row.isWaiting === 1,
    payslip: slip && {
      revision: slip.revision,
      publishedAt: row.published_at ?? '',
      mail: row.mail,
      notice: row.isNoticed === 1 ? { channel: row.channel } : null,
      isOpened: row.isOpened === 1,
      totals: slip.totals,
      difference: differences.get(slip.id) ?? null,
    },
  }))
}

function slipOf(
  { vault, scope }: Pick<Reading, 'vault' | 'scope'>,
  { id, revision, totals_sealed }: { id: string; revision: number | null; totals_sealed: string | null },
) {
  const totals = vault && totalsOf(vault, scope, { id, totals_sealed: totals_sealed ?? '' })
  return { id, revision: revision ?? 1, totals }
}

function totalsOf(vault: Vault, scope: Within, sealed: { id: string; totals_sealed: string }) {
  const totals = openTotals(vault, scope, sealed)
  if (!totals) return null
  const { grossCents, netCents, payoutCents } = totals
  return { grossCents, netCents, payoutCents }
}

function selectRows(executor: Executor, { tenantId }: Within, month: MonthText, ids: string[]) {
  const ofNotice = sql`from payslip_notices n where n.tenant_id = employees.tenant_id and n.month = ${month}
    and n.employee_id = employees.id`
  const ofReads = sql`from payslip_reads r where r.tenant_id = p.tenant_id and r.payslip_id = p.id`
  return executor
    .selectFrom('employees')
    .leftJoin('current_payslips as p', (join) =>
      joined(join, 'p.employee_id', 'employees.id').on('p.month', '=', month),
    )
    .select(['employees.id', 'employees.number', 'employees.first_name', 'employees.last_name'])
    .select(['p.id as payslipId', 'p.revision', 'p.published_at', 'p.totals_sealed'])
    .select([
      sql<MailStatus | null>`(select o.status from outbox o where o.tenant_id = employees.tenant_id
        and o.dedupe_key = 'payslip_published:' || p.id)`.as('mail'),
      sql<0 | 1>`exists (select 1 from waiting_payslips w where w.tenant_id = employees.tenant_id
        and w.employee_id = employees.id and w.month = ${month})
        or exists (select 1 from incoming_payslips w where w.tenant_id = employees.tenant_id
        and w.employee_id = employees.id and w.month = ${month} and w.released_id is null)`.as('isWaiting'),
      sql<0 | 1>`exists (select 1 ${ofNotice})`.as('isNoticed'),
      sql<string | null>`(select n.channel ${ofNotice} order by n.received_at desc limit 1)`.as('channel'),
      sql<0 | 1>`exists (select 1 ${ofReads})`.as('isOpened'),
    ])
    .where('employees.tenant_id', '=', tenantId)
    .where('employees.id', 'in', ids)
}

/** An employee who has left is due a payslip if something is entered to be paid after the last day. */
export function payslipsIn({ tenantId }: Within, month: MonthText): Listed {
  return {
    month,
    due: sql<SqlBool>`(exit_on < ${`${month}-01`} and exists (select 1 from payroll_extras x
      where x.tenant_id = ${tenantId} and x.month = ${month} and x.employee_id = employees.id))`,
    has: sql<SqlBool>`exists (select 1 from payslips s
      where s.tenant_id = ${tenantId} and s.month = ${month} and s.employee_id = employees.id)`,
  }
}
