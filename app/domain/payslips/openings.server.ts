import { recordAudit } from '../audit/audit.server'
import { getEmployee } from '../employees/find.server'
import type { Executor, House } from '../kernel/house'
import type { Scope, Within } from '../kernel/scope'
import type { Place, Vault } from '../kernel/vault'
import { writing } from '../kernel/writing.server'
import { OpeningConflict } from './conflict'
import { openingJson, parseOpening } from './opening-json'
import type { Opening } from './year'

export interface KeptOpening extends Opening {
  revision: number
}

/** Days default to those since the entry. */
type NewOpening = Pick<KeptOpening, 'until' | 'sums' | 'revision'> & Partial<KeptOpening>

interface OfYear {
  employeeId: string
  year: string
}

/** What was paid in a year before the first payslip here. */
export async function findOpening(
  executor: Executor,
  vault: Vault,
  scope: Within,
  { employeeId, year }: OfYear,
): Promise<KeptOpening | undefined> {
  return (await findOpeningsOf(executor, vault, scope, { employeeIds: [employeeId], year }))(employeeId)
}

export async function findOpeningsOf(
  executor: Executor,
  vault: Vault,
  scope: Within,
  { employeeIds, year }: { employeeIds: readonly string[]; year: string },
): Promise<(employeeId: string) => KeptOpening | undefined> {
  const rows = await executor
    .selectFrom('payslip_openings')
    .select(['employee_id', 'until_month', 'sums_sealed', 'revision'])
    .where('tenant_id', '=', scope.tenantId)
    .where('employee_id', 'in', employeeIds)
    .where('year', '=', year)
    .execute()
  return (employeeId) => {
    const row = rows.find(({ employee_id }) => employee_id === employeeId)
    if (!row) return undefined
    const kept = parseOpening(vault.open(placeOf(scope, { employeeId, year }), row.sums_sealed))
    return { until: row.until_month, ...kept, revision: row.revision }
  }
}

/**
 * Keeps what was paid up to a month; payslips published from now on include it, existing ones stay as they are.
 * `revision` is the one the form was made from, 0 if there was none. @throws NotFound; OpeningConflict
 */
export function keepOpening(
  house: House,
  scope: Scope,
  employeeId: string,
  { until, sums, insuredDays = null, taxDays = null, revision }: NewOpening,
): Promise<void> {
  const year = until.slice(0, 4)
  return writing(house, scope, async (trx) => {
    const { id } = await getEmployee(trx, scope, employeeId)
    const known = await findOpening(trx, house.vault, scope, { employeeId: id, year })
    if ((known?.revision ?? 0) !== revision) throw new OpeningConflict()
    const stored = {
      until_month: until,
      sums_sealed: house.vault.seal(
        placeOf(scope, { employeeId: id, year }),
        openingJson({ sums, insuredDays, taxDays }),
      ),
      recorded_at: scope.at,
      revision: revision + 1,
    }
    await trx
      .insertInto('payslip_openings')
      .values({ tenant_id: scope.tenantId, employee_id: id, year, ...stored })
      .onConflict((conflict) => conflict.columns(['tenant_id', 'employee_id', 'year']).doUpdateSet(stored))
      .execute()
    await recordAudit(trx, scope, {
      action: 'employee.opening_kept',
      subjectType: 'employee',
      subjectId: id,
      after: { year, until },
    })
  })
}

function placeOf({ tenantId }: Within, { employeeId, year }: OfYear): Place {
  return { tenantId, purpose: 'payslip_opening.sums', rowId: `${employeeId} ${year}` }
}
