import type { House } from '../kernel/house'
import type { Scope } from '../kernel/scope'
import type { Payslip } from '../payroll/payslip/result'
import { type MissingField, missingOfCertificate } from '../payslips/certificate'
import { composePayslip } from '../payslips/compose.server'
import { contentOf } from '../payslips/content'
import type { Difference } from '../payslips/difference'
import type { PayslipView } from '../payslips/view'
import { findWaiting } from '../payslips/waiting.server'
import type { MonthText } from '../values/calendar'
import { type Assessment, assess } from './assess.server'
import type { Words } from './calculate.server'
import { differencesOf } from './differences.server'
import { readMonthContext } from './month-context.server'

export interface PayrollSlip {
  assessment: Assessment
  /** The waiting payslip, or else the one that would be kept; undefined if nothing can be calculated. */
  view: { payslip: PayslipView; missing: MissingField[] } | undefined
  result: Payslip | undefined
  /** Still to be paid after an earlier payslip of the month. */
  difference: Difference | null
}

/** @throws NotFound */
export async function readPayrollSlip(
  house: Pick<House, 'reader' | 'vault'>,
  scope: Scope,
  { employeeId, month, words }: { employeeId: string; month: MonthText; words: Words },
): Promise<PayrollSlip> {
  const context = await readMonthContext(house, scope, { month, extraNames: words.extraNames })
  const assessment = await assess(context, employeeId)
  const { employee, calculation, holiday } = assessment
  const waiting = await findWaiting(house.reader, house.vault, scope, { employeeId: employee.id, month })
  const labels = words.labels[employee.language]
  const content =
    waiting?.content ?? (calculation && contentOf({ employeeId: employee.id, calculation, labels, holiday }))
  const composed = content && (await composePayslip(house.reader, house.vault, scope, content))
  return {
    assessment,
    view: composed && { payslip: composed.view, missing: missingOfCertificate(composed.view) },
    result: content?.calculation?.result,
    difference: (await differencesOf(context, [assessment])).get(employee.id) ?? null,
  }
}
