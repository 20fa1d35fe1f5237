import type { Executor } from '~/domain/kernel/house'
import { may } from '~/domain/kernel/rights'
import type { OfficeScope } from '~/domain/kernel/scope'
import { readPayrollSettings } from '~/domain/payroll-run/settings.server'
import { readYears } from '~/domain/payroll-years/loaded.server'
import { type Standing, standingOn } from '~/domain/payroll-years/standing'
import { payrollTexts } from '~/i18n/payroll.en.server'
import type { Language } from '~db/schema'

export interface YearInWords extends Omit<Standing, 'missing'> {
  missing: { name: string; due: string | null; isOverdue: boolean }[]
}

/** For firms that calculate here, and those who may see pay. */
export async function readPayrollYear(
  executor: Executor,
  scope: OfficeScope,
  language: Language,
): Promise<YearInWords | null> {
  if (!may(scope.role, 'see_pay')) return null
  const standing = standingOn(scope.today, (await readYears(executor)).years)
  if (!standing || (await readPayrollSettings(executor, scope)).dated.length === 0) return null
  const names = payrollTexts[language].yearParts
  return {
    ...standing,
    missing: standing.missing.map(({ part, ...rest }) => ({ name: names[part], ...rest })),
  }
}
