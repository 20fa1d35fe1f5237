import { recordAudit } from '../audit/audit.server'
import type { Executor, House } from '../kernel/house'
import type { Scope, Within } from '../kernel/scope'
import { writing } from '../kernel/writing.server'
import { ACCOUNT_NAMES, type AccountMap, accountMapShape, USUAL_MAP } from './accounts'
import { BookConflict } from './conflict'

/** The usual accounts of SKR03 with revision 0, until a firm keeps its own. */
export async function readAccountMap(
  executor: Executor,
  { tenantId }: Within,
): Promise<AccountMap & { revision: number }> {
  const row = await executor
    .selectFrom('payroll_accounts')
    .select(['map_json', 'revision'])
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst()
  if (!row) return { ...USUAL_MAP, revision: 0 }
  return { ...accountMapShape.parse(JSON.parse(row.map_json)), revision: row.revision }
}

/** `revision` is the one that the form was made from. @throws BookConflict `payroll_accounts_changed` */
export function keepAccountMap(
  house: House,
  scope: Scope,
  { revision, ...map }: AccountMap & { revision: number },
): Promise<void> {
  return writing(house, scope, async (trx) => {
    const { revision: newest, ...before } = await readAccountMap(trx, scope)
    if (newest > 0 && JSON.stringify(saidOf(before)) === JSON.stringify(saidOf(map))) return
    if (newest !== revision) throw new BookConflict('payroll_accounts_changed')
    const kept = {
      revision: revision + 1,
      map_json: JSON.stringify(map),
      kept_by: scope.actor,
      kept_at: scope.at,
    }
    await trx
      .insertInto('payroll_accounts')
      .values({ tenant_id: scope.tenantId, ...kept })
      .onConflict((conflict) => conflict.column('tenant_id').doUpdateSet(kept))
      .execute()
    await recordAudit(trx, scope, {
      action: 'payroll.accounts_kept',
      subjectType: 'tenant',
      subjectId: scope.tenantId,
      before: saidOf(before),
      after: saidOf(map),
    })
  })
}

/** In one order, so that two can be compared. */
function saidOf({ chart, accounts, consultant, client, yearBegins }: AccountMap) {
  return {
    chart,
    consultant,
    client,
    year_begins: yearBegins,
    accounts: ACCOUNT_NAMES.map((name) => accounts[name]).join(' '),
  }
}
