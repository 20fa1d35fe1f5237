import { recordAudit } from '../audit/audit.server'
import { getEmployee } from '../employees/find.server'
import { employeeKind } from '../employees/kind'
import type { Executor, House, Trx } from '../kernel/house'
import { prepared } from '../kernel/prepared.server'
import type { Scope, Within } from '../kernel/scope'
import type { Place, Vault } from '../kernel/vault'
import { writing } from '../kernel/writing.server'
import { changeRecord } from '../records/change.server'
import { type MonthText, monthOf } from '../values/calendar'
import { PayrollConflict } from './conflict'
import { churchesIn, type DatedFacts, factsIn, factsJson, parseFacts } from './facts'

/** All facts kept of an employee, newest month first, and their revision. */
export interface KeptFacts {
  dated: DatedFacts[]
  revision: number
}

export async function readFacts(
  executor: Executor,
  vault: Vault,
  scope: Within,
  employeeId: string,
): Promise<KeptFacts> {
  return (await readFactsOf(executor, vault, scope, [employeeId]))(employeeId)
}

export async function readFactsOf(
  executor: Executor,
  vault: Vault,
  scope: Within,
  employeeIds: readonly string[],
): Promise<(employeeId: string) => KeptFacts> {
  const { tenantId } = scope
  const all = await selectFacts(executor, { tenantId, employeeIds })
  return (employeeId) => {
    const rows = all.filter(({ employee_id }) => employee_id === employeeId)
    return {
      dated: rows.map(({ from_month: from, facts_sealed }) => ({
        from,
        facts: parseFacts(vault.open(placeOf(scope, employeeId, from), facts_sealed)),
      })),
      revision: Math.max(0, ...rows.map(({ revision }) => revision)),
    }
  }
}

const selectFacts = prepared(
  (executor: Executor, { tenantId, employeeIds }: Within & { employeeIds: readonly string[] }) =>
    executor
      .selectFrom('employee_payroll_facts')
      .select(['employee_id', 'from_month', 'facts_sealed', 'revision'])
      .where('tenant_id', '=', tenantId)
      .where('employee_id', 'in', employeeIds)
      .orderBy('employee_id')
      .orderBy('from_month', 'desc'),
)

/**
 * Tax class and fund as payroll uses them today, or will from the first month kept; undefined if it keeps nothing of the
 * employee yet, so that the employee's record applies.
 */
export async function findTaxAndFund(
  executor: Executor,
  vault: Vault,
  scope: Scope,
  employeeId: string,
): Promise<{ taxClass: number | null; healthFund: string | null } | undefined> {
  const { dated } = await readFacts(executor, vault, scope, employeeId)
  const facts = factsIn(dated, monthOf(scope.today)) ?? dated.at(-1)?.facts
  return facts && { taxClass: facts.taxClass, healthFund: facts.fund }
}

interface TypedFacts extends DatedFacts {
  revision: number
  isChurchKept?: boolean
}

/**
 * Keeps facts from a month on, replacing those of the same month. Released payslips stay as they are. `revision` is the
 * one the form was made from; where that did not show churches, those that hold stay. @throws NotFound; PayrollConflict `payroll_facts_changed`
 */
export function keepFacts(
  house: House,
  scope: Scope,
  id: string,
  { from, facts: typed, revision, isChurchKept = false }: TypedFacts,
): Promise<void> {
  return writing(house, scope, async (trx) => {
    const employee = await getEmployee(trx, scope, id)
    const kept = await readFacts(trx, house.vault, scope, employee.id)
    const facts = isChurchKept ? { ...typed, ...churchesIn(kept.dated, from) } : typed
    const same = kept.dated.find((dated) => dated.from === from)
    if (same && factsJson(same.facts) === factsJson(facts)) return
    if (kept.revision !== revision) throw new PayrollConflict('payroll_facts_changed')
    await insert(house, trx, scope, { id: employee.id, from, facts, revision: revision + 1 })
    await updateRecord(house, trx, scope, employee.id)
    await recordAudit(trx, scope, {
      action: 'employee.payroll_facts_kept',
      subjectType: 'employee',
      subjectId: employee.id,
      after: { from_month: from },
    })
  })
}

/** The employee's record has tax class and fund too, for payslips calculated elsewhere. */
async function updateRecord({ vault }: House, trx: Trx, scope: Scope, id: string): Promise<void> {
  const { dated } = await readFacts(trx, vault, scope, id)
  const { taxClass = null, fund = null } = factsIn(dated, monthOf(scope.today)) ?? {}
  const values = {
    ...(taxClass === null ? {} : { tax_class: String(taxClass) }),
    ...(fund === null ? {} : { health_fund: fund }),
  }
  if (Object.keys(values).length === 0) return
  await changeRecord(trx, scope, employeeKind(vault), { id, values, action: 'employee.changed' })
}

interface NewFacts extends DatedFacts {
  id: string
  revision: number
}

async function insert(
  { vault }: House,
  trx: Trx,
  scope: Scope,
  { id, from, facts, revision }: NewFacts,
): Promise<void> {
  const stored = {
    facts_sealed: vault.seal(placeOf(scope, id, from), factsJson(facts)),
    recorded_by: scope.actor,
    recorded_at: scope.at,
    revision,
  }
  await trx
    .insertInto('employee_payroll_facts')
    .values({ tenant_id: scope.tenantId, employee_id: id, from_month: from, ...stored })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'employee_id', 'from_month']).doUpdateSet(stored),
    )
    .execute()
}

function placeOf({ tenantId }: Within, employeeId: string, from: MonthText): Place {
  return { tenantId, purpose: 'employee.payroll_facts', rowId: `${employeeId} ${from}` }
}
