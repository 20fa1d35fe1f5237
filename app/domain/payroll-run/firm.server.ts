import { recordAudit } from '../audit/audit.server'
import type { Executor, House } from '../house'
import type { DecimalText } from '../money'
import type { Scope, Within } from '../scope'
import { writing } from '../writing.server'
import { PayrollConflict } from './conflict'
import type { PayrollFirm } from './firm'

export async function findFirm(
  executor: Executor,
  { tenantId }: Within,
): Promise<(PayrollFirm & { revision: number }) | undefined> {
  const row = await executor
    .selectFrom('payroll_firms')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst()
  if (!row) return undefined
  return {
    state: row.state as PayrollFirm['state'],
    isInU1: row.is_in_u1 === 1,
    isLevied: row.is_levied === 1,
    isPublicBody: row.is_public_body === 1,
    trade: row.trade,
    proration: row.proration,
    overtimePercent: row.overtime_percent,
    nightPercent: row.night_percent,
    deepNightPercent: row.deep_night_percent,
    sundayPercent: row.sunday_percent,
    holidayPercent: row.holiday_percent,
    specialHolidayPercent: row.special_holiday_percent,
    revision: row.revision,
  }
}

/** `revision` is what the form was made from, 0 where there was nothing. @throws PayrollConflict `payroll_firm_changed` */
export function keepFirm(
  house: House,
  scope: Scope,
  { revision, ...firm }: PayrollFirm & { revision: number },
): Promise<void> {
  return writing(house, scope, async (trx) => {
    const { revision: known = 0, ...kept } = (await findFirm(trx, scope)) ?? {}
    if (JSON.stringify(kept) === JSON.stringify(ordered(firm))) return
    if (known !== revision) throw new PayrollConflict('payroll_firm_changed')
    const said = { ...columnsOf(firm), recorded_at: scope.at, revision: revision + 1 }
    await trx
      .insertInto('payroll_firms')
      .values({ tenant_id: scope.tenantId, ...said })
      .onConflict((conflict) => conflict.column('tenant_id').doUpdateSet(said))
      .execute()
    await recordAudit(trx, scope, {
      action: 'payroll.firm_kept',
      subjectType: 'tenant',
      subjectId: scope.tenantId,
      before: known > 0 ? kept : {},
      after: firm,
    })
  })
}

function ordered(firm: PayrollFirm): PayrollFirm {
  const { state, isInU1, isLevied, isPublicBody, trade, proration, ...percents } = firm
  const { overtimePercent, nightPercent, deepNightPercent, sundayPercent, ...ofHolidays } = percents
  const { holidayPercent, specialHolidayPercent } = ofHolidays
  return {
    ...{ state, isInU1, isLevied, isPublicBody, trade, proration },
    ...{ overtimePercent, nightPercent, deepNightPercent, sundayPercent },
    ...{ holidayPercent, specialHolidayPercent },
  }
}

function columnsOf(firm: PayrollFirm) {
  const flag = (is: boolean) => (is ? (1 as const) : (0 as const))
  return {
    state: firm.state,
    is_in_u1: flag(firm.isInU1),
    is_levied: flag(firm.isLevied),
    is_public_body: flag(firm.isPublicBody),
    trade: firm.trade,
    proration: firm.proration,
    overtime_percent: firm.overtimePercent as DecimalText | null,
    night_percent: firm.nightPercent,
    deep_night_percent: firm.deepNightPercent,
    sunday_percent: firm.sundayPercent,
    holiday_percent: firm.holidayPercent,
    special_holiday_percent: firm.specialHolidayPercent,
  }
}
