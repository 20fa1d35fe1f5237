import { recordAudit } from '../audit/audit.server'
import type { Executor, House } from '../kernel/house'
import type { Scope, Within } from '../kernel/scope'
import type { Vault } from '../kernel/vault'
import { writing } from '../kernel/writing.server'
import { maskIban } from '../values/iban'
import { type Payee, payeeShape } from './payee'

export async function readPayees(
  executor: Executor,
  vault: Vault,
  { tenantId }: Within,
): Promise<ReadonlyMap<string, () => Payee>> {
  const rows = await executor
    .selectFrom('payroll_payees')
    .select(['id', 'payee_sealed'])
    .where('tenant_id', '=', tenantId)
    .execute()
  return new Map(
    rows.map(({ id, payee_sealed }) => [
      id,
      () => payeeShape.parse(JSON.parse(vault.open(placeOf({ tenantId }, id), payee_sealed))),
    ]),
  )
}

/** Keeps where a recipient's money goes. The audit says that it changed, and shows the accounts masked. */
export function keepPayee(
  house: House,
  scope: Scope,
  { id, employeeId, payee }: { id: string; employeeId: string | null; payee: Payee },
): Promise<void> {
  return writing(house, scope, async (trx) => {
    const before = (await readPayees(trx, house.vault, scope)).get(id)?.()
    const isSame =
      before?.iban === payee.iban && before.holder === payee.holder && before.reference === payee.reference
    if (isSame) return
    const said = {
      payee_sealed: house.vault.seal(placeOf(scope, id), JSON.stringify(payee)),
      recorded_by: scope.actor,
      recorded_at: scope.at,
    }
    await trx
      .insertInto('payroll_payees')
      .values({ tenant_id: scope.tenantId, id, employee_id: employeeId, ...said })
      .onConflict((conflict) => conflict.columns(['tenant_id', 'id']).doUpdateSet(said))
      .execute()
    await recordAudit(trx, scope, {
      action: 'payroll.payee_kept',
      subjectType: employeeId === null ? 'tenant' : 'employee',
      subjectId: employeeId ?? scope.tenantId,
      ...(before && { before: { iban: maskIban(before.iban) } }),
      after: { iban: maskIban(payee.iban) },
    })
  })
}

function placeOf({ tenantId }: Within, rowId: string) {
  return { tenantId, purpose: 'payroll_payee', rowId }
}
