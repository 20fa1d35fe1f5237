import type { Executor } from '~/domain/kernel/house'
import type { OfficeScope } from '~/domain/kernel/scope'
import { readYears } from '~/domain/payroll-years/loaded.server'
import { type Standing, standingOn } from '~/domain/payroll-years/standing'
import { payrollTexts } from '~/i18n/payroll.en.server'
import type { Language } from '~db/schema'

export interface YearInWords extends Omit<Standing, 'missing'> {
  missing: { name: string; due: string | null; isOverdue: boolean }[]
}

export async function readPayrollYear(
  executor: Executor,
  { today }: Pick<OfficeScope, 'today'>,
  language: Language,
): Promise<YearInWords | null> {
  const standing = standingOn(today, (await readYears(executor)).years)
  if (!standing) return null
  const names = payrollTexts[language].yearParts
  return {
    ...standing,
    missing: standing.missing.map(({ part, ...rest }) => ({ name: names[part], ...rest })),
  }
}
