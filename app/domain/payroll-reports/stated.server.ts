import * as z from 'zod'
import { recordAudit } from '../audit/audit.server'
import { type FrozenShape, fromFrozenJson, toFrozenJson } from '../kernel/frozen-json'
import type { Executor, House } from '../kernel/house'
import type { Scope, Within } from '../kernel/scope'
import type { Place, Vault } from '../kernel/vault'
import { writing } from '../kernel/writing.server'
import type { MonthText } from '../values/calendar'
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

/** Writes down what a fund was told, so that only the rest goes into the next month. */
export function keepStated(house: House, scope: Scope, { month, fund, rows }: OfFund & Kept): Promise<void> {
  return writing(house, scope, async (trx) => {
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

/** Idempotent. */
export function dropStated(house: House, scope: Scope, { month, fund }: OfFund): Promise<void> {
  return writing(house, scope, async (trx) => {
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

function placeOf({ tenantId }: Within, { month, fund }: OfFund): Place {
  return { tenantId, purpose: 'payroll_statement.rows', rowId: `${month} ${fund}` }
}
