import { type Selectable, sql } from 'kysely'
import type { Database } from '~db/schema'
import { recordAudit } from '../audit/audit.server'
import type { Executor, House } from '../kernel/house'
import { askNumber, type Question } from '../kernel/questions.server'
import type { Scope, Within } from '../kernel/scope'
import { writing } from '../kernel/writing.server'
import type { MonthText } from '../values/calendar'
import type { DecimalText } from '../values/money'
import { PayrollConflict } from './conflict'
import { type DatedSettings, FIRST_MONTH, type PayrollSettings, settingsIn } from './settings'

/** All payroll settings of the firm, newest month first, and their revision. */
export interface KeptSettings {
  dated: DatedSettings[]
  revision: number
}

export async function readPayrollSettings(executor: Executor, { tenantId }: Within): Promise<KeptSettings> {
  const rows = await executor
    .selectFrom('payroll_firms')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .orderBy('from_month', 'desc')
    .execute()
  return {
    dated: rows.map((row) => ({ from: row.from_month, firm: firmOf(row) })),
    revision: Math.max(0, ...rows.map(({ revision }) => revision)),
  }
}

/** Whether a firm calculates payslips here: it has settings of some month. */
export function hasSettingsAsked({ tenantId }: Within): Question<number> {
  return askNumber(sql`exists (select 1 from payroll_firms where tenant_id = ${tenantId})`)
}

function firmOf(row: Selectable<Database['payroll_firms']>): PayrollSettings {
  return {
    state: row.state as PayrollSettings['state'],
    isInU1: row.is_in_u1 === 1,
    isLevied: row.is_levied === 1,
    isPublicBody: row.is_public_body === 1,
    trade: row.trade,
    proration: row.proration,
    isEqualising: row.is_equalising === 1,
    overtimePercent: row.overtime_percent,
    nightPercent: row.night_percent,
    deepNightPercent: row.deep_night_percent,
    sundayPercent: row.sunday_percent,
    holidayPercent: row.holiday_percent,
    specialHolidayPercent: row.special_holiday_percent,
  }
}

/**
 * Keeps settings from a month on, or from the beginning if there were none; those of the same month are replaced and
 * earlier months stay. `revision` is the one the form was made from, 0 if there was none.
 * @throws PayrollConflict `payroll_firm_changed`, `payroll_firm_from_missing`
 */
export function keepPayrollSettings(
  house: House,
  scope: Scope,
  { revision, from: month, ...firm }: PayrollSettings & { from: MonthText | null; revision: number },
): Promise<void> {
  return writing(house, scope, async (trx) => {
    const kept = await readPayrollSettings(trx, scope)
    const from = month ?? (kept.dated.length === 0 ? FIRST_MONTH : null)
    const [newest] = kept.dated
    if (newest && from === null && isSame(newest.firm, firm)) return
    if (from === null) throw new PayrollConflict('payroll_firm_from_missing')
    const before = settingsIn(kept.dated, from)
    if (before && isSame(before, firm)) return
    if (kept.revision !== revision) throw new PayrollConflict('payroll_firm_changed')
    const stored = { ...columnsOf(firm), recorded_at: scope.at, revision: revision + 1 }
    await trx
      .insertInto('payroll_firms')
      .values({ tenant_id: scope.tenantId, from_month: from, ...stored })
      .onConflict((conflict) => conflict.columns(['tenant_id', 'from_month']).doUpdateSet(stored))
      .execute()
    await recordAudit(trx, scope, {
      action: 'payroll.firm_kept',
      subjectType: 'tenant',
      subjectId: scope.tenantId,
      before: before ?? {},
      after: { from_month: from, ...firm },
    })
  })
}

function isSame(one: PayrollSettings, other: PayrollSettings): boolean {
  return JSON.stringify(ordered(one)) === JSON.stringify(ordered(other))
}

function ordered(firm: PayrollSettings): PayrollSettings {
  const { state, isInU1, isLevied, isPublicBody, trade, proration, isEqualising, ...percents } = firm
  const { overtimePercent, nightPercent, deepNightPercent, sundayPercent, ...ofHolidays } = percents
  const { holidayPercent, specialHolidayPercent } = ofHolidays
  return {
    ...{ state, isInU1, isLevied, isPublicBody, trade, proration, isEqualising },
    ...{ overtimePercent, nightPercent, deepNightPercent, sundayPercent },
    ...{ holidayPercent, specialHolidayPercent },
  }
}

function columnsOf(firm: PayrollSettings) {
  const flag = (is: boolean) => (is ? (1 as const) : (0 as const))
  return {
    state: firm.state,
    is_in_u1: flag(firm.isInU1),
    is_levied: flag(firm.isLevied),
    is_public_body: flag(firm.isPublicBody),
    trade: firm.trade,
    proration: firm.proration,
    is_equalising: flag(firm.isEqualising),
    overtime_percent: firm.overtimePercent as DecimalText | null,
    night_percent: firm.nightPercent,
    deep_night_percent: firm.deepNightPercent,
    sunday_percent: firm.sundayPercent,
    holiday_percent: firm.holidayPercent,
    special_holiday_percent: firm.specialHolidayPercent,
  }
}
