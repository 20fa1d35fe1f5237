import { recordAudit } from '../audit/audit.server'
import type { Executor, House } from '../kernel/house'
import type { Scope, Within } from '../kernel/scope'
import { writing } from '../kernel/writing.server'
import { ReportingConflict } from './conflict'
import { NO_SETTINGS, type ReportingSettings } from './settings'

export interface KeptReporting {
  settings: ReportingSettings
  /** 0 if nothing was kept yet. */
  revision: number
  /** Betriebsnummer by name of the health fund; null if unknown. */
  funds: { name: string; companyNumber: string | null }[]
}

export async function readReporting(executor: Executor, { tenantId }: Within): Promise<KeptReporting> {
  const row = await executor
    .selectFrom('payroll_report_settings')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst()
  const numbers = await executor
    .selectFrom('payroll_fund_numbers')
    .select(['name', 'company_number as companyNumber'])
    .where('tenant_id', '=', tenantId)
    .execute()
  const names = await executor
    .selectFrom('payroll_funds')
    .select('name')
    .distinct()
    .where('tenant_id', '=', tenantId)
    .execute()
  const all = [...new Set([...names, ...numbers].map(({ name }) => name))]
  return {
    settings: row
      ? {
          companyNumber: row.company_number,
          taxPeriod: row.tax_period,
          accidentMaximumCents: row.accident_maximum_cents,
          accidentTariff: row.accident_tariff,
        }
      : NO_SETTINGS,
    revision: row?.revision ?? 0,
    funds: all
      .sort((one, other) => one.localeCompare(other, 'de'))
      .map((name) => ({
        name,
        companyNumber: numbers.find((one) => one.name === name)?.companyNumber ?? null,
      })),
  }
}

/** `revision` is the one the form was made from. @throws ReportingConflict `payroll_reporting_changed` */
export function keepReporting(
  house: House,
  scope: Scope,
  { revision, ...settings }: ReportingSettings & { revision: number },
): Promise<void> {
  return writing(house, scope, async (trx) => {
    const kept = await readReporting(trx, scope)
    if (JSON.stringify(kept.settings) === JSON.stringify(settings) && kept.revision > 0) return
    if (kept.revision !== revision) throw new ReportingConflict('payroll_reporting_changed')
    const stored = {
      company_number: settings.companyNumber,
      tax_period: settings.taxPeriod,
      accident_maximum_cents: settings.accidentMaximumCents,
      accident_tariff: settings.accidentTariff,
    }
    const values = { ...stored, recorded_at: scope.at, revision: revision + 1 }
    await trx
      .insertInto('payroll_report_settings')
      .values({ tenant_id: scope.tenantId, ...values })
      .onConflict((conflict) => conflict.column('tenant_id').doUpdateSet(values))
      .execute()
    await recordAudit(trx, scope, {
      action: 'payroll.reporting_kept',
      subjectType: 'tenant',
      subjectId: scope.tenantId,
      after: stored,
    })
  })
}

/** Keeps a fund's Betriebsnummer, in place of another one. */
export function keepFundNumber(
  house: House,
  scope: Scope,
  { name, companyNumber }: { name: string; companyNumber: string },
): Promise<void> {
  return writing(house, scope, async (trx) => {
    const { funds } = await readReporting(trx, scope)
    if (funds.some((fund) => fund.name === name && fund.companyNumber === companyNumber)) return
    const values = { company_number: companyNumber, recorded_at: scope.at }
    await trx
      .insertInto('payroll_fund_numbers')
      .values({ tenant_id: scope.tenantId, name, ...values })
      .onConflict((conflict) => conflict.columns(['tenant_id', 'name']).doUpdateSet(values))
      .execute()
    await recordAudit(trx, scope, {
      action: 'payroll.fund_number_kept',
      subjectType: 'tenant',
      subjectId: scope.tenantId,
      after: { fund: name, company_number: companyNumber },
    })
  })
}
