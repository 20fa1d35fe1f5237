import * as z from 'zod'
import { recordAudit } from '../audit/audit.server'
import { type FrozenShape, fromFrozenJson, toFrozenJson } from '../kernel/frozen-json'
import type { Executor, House } from '../kernel/house'
import type { Scope, Within } from '../kernel/scope'
import type { Place, Vault } from '../kernel/vault'
import { writing } from '../kernel/writing.server'
import { findLastClosed } from '../payroll-month/entries.server'
import { type MonthText, shiftMonth } from '../values/calendar'
import { ReportingConflict } from './conflict'
import { STATEMENT_GROUPS, type StatementRow } from './fund-statements'
import type { Stated } from './statements-to-send'

interface Kept {
  rows: StatementRow[]
}

const FROZEN: FrozenShape<Kept> = {
  shape: z.object({ rows: z.array(z.object({ group: z.enum(STATEMENT_GROUPS), cents: z.int() })) }),
  steps: [(kept) => kept],
}

/** What funds were told for a month, by fund; the Minijob-Zentrale has an empty name. */
export async function readStated(
  executor: Executor,
  vault: Vault,
  scope: Within,
  month: MonthText,
): Promise<Map<string, Stated>> {
  const rows = await executor
    .selectFrom('payroll_statements')
    .select(['fund', 'rows_sealed', 'stated_at'])
    .where('tenant_id', '=', scope.tenantId)
    .where('month', '=', month)
    .execute()
  return new Map(
    rows.map(({ fund, rows_sealed, stated_at }) => [
      fund,
      { ...fromFrozenJson(FROZEN, vault.open(placeOf(scope, { month, fund }), rows_sealed)), at: stated_at },
    ]),
  )
}

interface OfFund {
  month: MonthText
  fund: string
}

/**
 * Writes down what a fund was told, so that only the rest goes into the next month.
 * @throws ReportingConflict `statement_before_open`: what the month before, told but open, still changes would be in no statement;
 * `statement_after_told`: the next month's statement went by what was known of this one
 */
export function keepStated(house: House, scope: Scope, { month, fund, rows }: OfFund & Kept): Promise<void> {
  return writing(house, scope, async (trx) => {
    const before = shiftMonth(month, -1)
    const isBeforeOpen = ((await findLastClosed(trx, scope)) ?? '') < before
    if (isBeforeOpen && (await isStated(trx, scope, { month: before, fund })))
      throw new ReportingConflict('statement_before_open')
    if (await isStated(trx, scope, { month: shiftMonth(month, 1), fund }))
      throw new ReportingConflict('statement_after_told')
    const stored = {
      rows_sealed: house.vault.seal(placeOf(scope, { month, fund }), toFrozenJson(FROZEN, { rows })),
      stated_by: scope.actor,
      stated_at: scope.at,
    }
    await trx
      .insertInto('payroll_statements')
      .values({ tenant_id: scope.tenantId, month, fund, ...stored })
      .onConflict((conflict) => conflict.columns(['tenant_id', 'month', 'fund']).doUpdateSet(stored))
      .execute()
    await recordAudit(trx, scope, {
      action: 'payroll.statement_told',
      subjectType: 'tenant',
      subjectId: scope.tenantId,
      after: { month, fund },
    })
  })
}

/** Idempotent. @throws ReportingConflict `statement_after_told`: the next month's statement had the rest of this one */
export function dropStated(house: House, scope: Scope, { month, fund }: OfFund): Promise<void> {
  return writing(house, scope, async (trx) => {
    if (await isStated(trx, scope, { month: shiftMonth(month, 1), fund }))
      throw new ReportingConflict('statement_after_told')
    const gone = await trx
      .deleteFrom('payroll_statements')
      .where('tenant_id', '=', scope.tenantId)
      .where('month', '=', month)
      .where('fund', '=', fund)
      .executeTakeFirst()
    if (gone.numDeletedRows === 0n) return
    await recordAudit(trx, scope, {
      action: 'payroll.statement_dropped',
      subjectType: 'tenant',
      subjectId: scope.tenantId,
      before: { month, fund },
    })
  })
}

async function isStated(executor: Executor, { tenantId }: Within, { month, fund }: OfFund): Promise<boolean> {
  const row = await executor
    .selectFrom('payroll_statements')
    .select('month')
    .where('tenant_id', '=', tenantId)
    .where('month', '=', month)
    .where('fund', '=', fund)
    .executeTakeFirst()
  return row !== undefined
}

function placeOf({ tenantId }: Within, { month, fund }: OfFund): Place {
  return { tenantId, purpose: 'payroll_statement.rows', rowId: `${month} ${fund}` }
}
