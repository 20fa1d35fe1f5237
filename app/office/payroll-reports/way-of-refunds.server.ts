import type { OfficeScope } from '~/domain/kernel/scope'
import { isMonthOfEqualisation } from '~/domain/payroll-run/equalised'
import { isEqualisingIn } from '~/domain/payroll-run/equalising.server'
import { settingsIn } from '~/domain/payroll-run/settings'
import { readPayrollSettings } from '~/domain/payroll-run/settings.server'
import type { MonthText } from '~/domain/values/calendar'
import { house } from '~/house.server'

/** With December's payslip, not at all, or for early years outside Zahltag. */
export type WayOfRefunds = 'december' | 'not' | 'byHand'

export async function wayOfRefunds(scope: OfficeScope, month: MonthText): Promise<WayOfRefunds> {
  if (!isMonthOfEqualisation(month)) return 'byHand'
  const firm = settingsIn((await readPayrollSettings(house.reader, scope)).dated, month)
  return (await isEqualisingIn(house.reader, scope, { firm, month })) ? 'december' : 'not'
}
