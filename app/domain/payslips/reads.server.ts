import type { House } from '../kernel/house'
import type { LinkScope } from '../kernel/scope'
import { writing } from '../kernel/writing.server'

/** Records that an employee opened payslips or received them as files; the first time counts. */
export function recordRead(
  house: House,
  scope: LinkScope,
  payslipIds: readonly string[],
  how: 'opened_at' | 'downloaded_at',
): Promise<void> {
  return writing(house, scope, async (trx) => {
    for (const payslip_id of payslipIds)
      await trx
        .insertInto('payslip_reads')
        .values({ tenant_id: scope.tenantId, payslip_id, [how]: scope.at })
        .onConflict((conflict) =>
          conflict
            .columns(['tenant_id', 'payslip_id'])
            .doUpdateSet({ [how]: scope.at })
            .where(`payslip_reads.${how}`, 'is', null),
        )
        .execute()
  })
}
