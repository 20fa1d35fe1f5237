import type { Executor } from '../kernel/house'
import { joined } from '../kernel/joined.server'
import type { Within } from '../kernel/scope'
import { type Instant, type MonthText, shiftMonth } from '../values/calendar'
import type { Counted } from './counted'

/** One version of a payslip. */
export interface CountedSlip {
  id: string
  revision: number
  publishedAt: Instant
  isCalculated: boolean
}

/**
 * What counts in a payroll month: a payslip of that month, or the correction of a month closed before, which counts by its
 * difference to the version that counted until then.
 */
export interface MonthEntry {
  employee: Counted['employee']
  /** The month that was worked. */
  month: MonthText
  now: CountedSlip
  /** Undefined where nothing of the month counted before. */
  before: CountedSlip | undefined
}

export interface MonthEntries {
  /** By name and month. Of a closed month what was frozen, of the next one what would count if it were closed now. */
  entries: MonthEntry[]
  isClosed: boolean
}

/** Nothing sealed is read. `lastClosed` is the newest closed month, where the caller has looked it up. */
export async function readEntries(
  executor: Executor,
  scope: Within,
  { month, lastClosed }: { month: MonthText; lastClosed?: MonthText | null },
): Promise<MonthEntries> {
  const last = lastClosed === undefined ? await findLastClosed(executor, scope) : lastClosed
  const isClosed = last !== null && month <= last
  const rows = isClosed
    ? await closedRows(executor, scope, month)
    : await openRows(executor, scope, { month, isNext: last !== null && shiftMonth(last, 1) === month })
  return { isClosed, entries: rows.map(entryOf) }
}

type EntryRow = Awaited<ReturnType<typeof closedRows>>[number]

function entryOf(row: EntryRow): MonthEntry {
  return {
    employee: {
      id: row.employee_id,
      number: row.number,
      firstName: row.first_name,
      lastName: row.last_name,
    },
    month: row.month,
    now: {
      id: row.id,
      revision: row.revision,
      publishedAt: row.published_at,
      isCalculated: row.source === 'calculation',
    },
    before:
      row.b_id === null
        ? undefined
        : {
            id: row.b_id,
            revision: row.b_revision ?? 0,
            publishedAt: row.b_published_at ?? '',
            isCalculated: row.b_source === 'calculation',
          },
  }
}

/** The newest closed month; months are closed in order. */
export async function findLastClosed(executor: Executor, { tenantId }: Within): Promise<MonthText | null> {
  const row = await executor
    .selectFrom('payroll_closings')
    .select('month')
    .where('tenant_id', '=', tenantId)
    .orderBy('month', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.month ?? null
}

function closedRows(executor: Executor, { tenantId }: Within, month: MonthText) {
  return executor
    .selectFrom('payroll_closing_slips as c')
    .innerJoin('payslips as p', (join) => joined(join, 'p.id', 'c.payslip_id'))
    .innerJoin('employees as e', (join) => joined(join, 'e.id', 'c.employee_id'))
    .leftJoin('payslips as b', (join) => joined(join, 'b.id', 'c.replaces_id'))
    .select(['e.id as employee_id', 'e.number', 'e.first_name', 'e.last_name', 'p.month'])
    .select(['p.id', 'p.revision', 'p.published_at', 'p.source'])
    .select(['b.id as b_id', 'b.revision as b_revision', 'b.published_at as b_published_at'])
    .select('b.source as b_source')
    .where('c.tenant_id', '=', tenantId)
    .where('c.closing_month', '=', month)
    .orderBy('e.name_key')
    .orderBy('e.id')
    .orderBy('p.month')
    .execute()
}

/** Corrections of closed months count in the first month that is open, as do calculated payslips of months before all closed ones. */
function openRows(
  executor: Executor,
  { tenantId }: Within,
  { month, isNext }: { month: MonthText; isNext: boolean },
) {
  const slips = executor
    .selectFrom('current_payslips as p')
    .innerJoin('employees as e', (join) => joined(join, 'e.id', 'p.employee_id'))
    .leftJoin('payslips as b', (join) =>
      joined(join, 'b.employee_id', 'p.employee_id')
        .onRef('b.month', '=', 'p.month')
        .on(({ exists, selectFrom }) =>
          exists(
            selectFrom('payroll_closing_slips as c')
              .select('c.payslip_id')
              .whereRef('c.tenant_id', '=', 'b.tenant_id')
              .whereRef('c.payslip_id', '=', 'b.id'),
          ),
        )
        .on(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('payroll_closing_slips as r')
                .select('r.payslip_id')
                .whereRef('r.tenant_id', '=', 'b.tenant_id')
                .whereRef('r.replaces_id', '=', 'b.id'),
            ),
          ),
        ),
    )
    .select(['e.id as employee_id', 'e.number', 'e.first_name', 'e.last_name', 'p.month'])
    .select(['p.id', 'p.revision', 'p.published_at', 'p.source'])
    .select(['b.id as b_id', 'b.revision as b_revision', 'b.published_at as b_published_at'])
    .select('b.source as b_source')
    .where('p.tenant_id', '=', tenantId)
    // Found by their ids alone: asked of each row, it would be read with all that is sealed in it, of every month there ever was.
    .where('p.id', 'in', ({ selectFrom }) =>
      selectFrom('payslips as u')
        .select('u.id')
        .where('u.tenant_id', '=', tenantId)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('payroll_closing_slips as counted')
                .select('counted.payslip_id')
                .whereRef('counted.tenant_id', '=', 'u.tenant_id')
                .whereRef('counted.payslip_id', '=', 'u.id'),
            ),
          ),
        ),
    )
  const ofMonths = isNext
    ? slips.where((where) =>
        where.or([
          where('p.month', '=', month),
          where.and([where('p.month', '<', month), where('p.source', '=', 'calculation')]),
          where.exists(
            where
              .selectFrom('payroll_closings as closed')
              .select('closed.month')
              .whereRef('closed.tenant_id', '=', 'p.tenant_id')
              .whereRef('closed.month', '=', 'p.month'),
          ),
        ]),
      )
    : slips.where('p.month', '=', month)
  return ofMonths.orderBy('e.name_key').orderBy('e.id').orderBy('p.month').execute()
}
