import { addPay } from '~/domain/employees/pay.server'
import type { Scope } from '~/domain/kernel/scope'
import { calculatePayslips } from '~/domain/payroll-run/calculate.server'
import { keepFacts } from '~/domain/payroll-run/facts.server'
import { addFund } from '~/domain/payroll-run/funds.server'
import type { PayrollSettings } from '~/domain/payroll-run/settings'
import { keepPayrollSettings } from '~/domain/payroll-run/settings.server'
import { usualFacts } from '~/domain/payroll-run/usual-facts'
import { listReadyIds } from '~/domain/payslip-release/list.server'
import { releaseIncoming } from '~/domain/payslip-release/release.server'
import { monthOf } from '~/domain/values/calendar'
import { PAYROLL_WORDS } from '~/i18n/payroll-words.server'
import type { TestHouse } from '../support/test-house'
import { makeEmployee } from './employees'

const FIRM: PayrollSettings = {
  ...({ state: 'HH', trade: 'none', proration: 'calendar_days' } as const),
  ...{ isInU1: true, isLevied: true, isPublicBody: false, isEqualising: true },
  ...{ overtimePercent: null, nightPercent: null, deepNightPercent: null },
  ...{ sundayPercent: null, holidayPercent: null, specialHolidayPercent: null },
}

const FUND = { name: 'Küstenkasse', from: '2026-01', additionalRate: '2.9', u1Rate: '1.6', u2Rate: '0.4' }

/** Somebody in class I with 2,000 € until June and 4,500 € from then on, whose months until November are released. */
export async function makeUnevenYear(house: TestHouse, scope: Scope, changes: { email?: string } = {}) {
  await keepPayrollSettings(house, scope, { ...FIRM, from: null, revision: 0 })
  await addFund(house, scope, FUND)
  const employee = await makeEmployee(house, scope, {
    ...{ entry_on: '2026-01-01', birth_date: '1990-06-15', ...changes },
  })
  await addPay(house, scope, employee.id, { from: '2026-01', kind: 'monthly', cents: 200_000 })
  await addPay(house, scope, employee.id, { from: '2026-07', kind: 'monthly', cents: 450_000 })
  const facts = { ...usualFacts('full_time'), taxClass: 1, fund: FUND.name }
  await keepFacts(house, scope, employee.id, { from: '2026-01', facts, revision: 0 })
  for (let month = 1; month <= 11; month += 1) {
    const at = monthOf(`2026-${String(month).padStart(2, '0')}-01`)
    await calculatePayslips(house, scope, { month: at, ids: [employee.id], words: PAYROLL_WORDS })
    const filter = { search: '', stand: 'calculated', month: at, until: scope.at } as const
    const ids = await listReadyIds(house.reader, scope, filter)
    await releaseIncoming(house, scope, { ids, words: PAYROLL_WORDS })
  }
  return employee
}
