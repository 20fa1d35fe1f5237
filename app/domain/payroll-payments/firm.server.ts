import type { Executor } from '../kernel/house'
import type { Within } from '../kernel/scope'

/** The firm as the one that pays, with what recipients know it by. The tenant must exist. */
export function readPayingFirm(executor: Executor, { tenantId }: Within) {
  return executor
    .selectFrom('tenants')
    .leftJoin('payroll_report_settings', 'payroll_report_settings.tenant_id', 'tenants.id')
    .select(['name', 'iban', 'street', 'postal_code as postalCode', 'city as town', 'country'])
    .select(['tax_number as taxNumber', 'company_number as companyNumber'])
    .select(({ fn, val }) => fn.coalesce('tax_period', val('month' as const)).as('taxPeriod'))
    .where('tenants.id', '=', tenantId)
    .executeTakeFirstOrThrow()
}

export type PayingFirm = Awaited<ReturnType<typeof readPayingFirm>>
