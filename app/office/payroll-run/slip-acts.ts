import { EMPLOYEE_FIELD, SLIP_FIELD } from '~/kit/forms/form-fields'
import { useTexts } from '~/kit/language'
import type { Act, Acts } from '~/kit/records/acts'
import { paths } from '~/paths'
import { releaseAllPath } from '../payslip-files/release-query'
import type { PayrollSlip } from './run.server'
import { calculatedIn } from './run-acts'

/** Calculates what is new or has changed, and releases what waits. */
export function useSlipActs(slip: PayrollSlip): { next: Act | null; others: Acts } {
  const { payrollRun, payrollChecks, hours } = useTexts()
  const { slip: texts, facts, release } = payrollRun
  const { month, employee, sections, waiting, released } = slip
  const isDue = waiting ? !waiting.isSame : released?.change !== 'none'
  const calculate = sections.length > 0 &&
    isDue && {
      label: waiting ? texts.again : released ? texts.correct : texts.calculate,
      action: paths.payrollRun(month),
      fields: { [EMPLOYEE_FIELD]: employee.id },
    }
  const releaseIt = waiting?.isSame && {
    label: release(1),
    action: releaseAllPath(calculatedIn(month)),
    fields: { [SLIP_FIELD]: waiting.id },
  }
  return {
    next: calculate || releaseIt || null,
    others: [
      sections.length > 0 && { label: texts.pdf, to: paths.payrollSlipPreview(month, employee.id) },
      { label: hours.title, to: paths.hoursCell(month, employee.id) },
      { label: facts.title, to: paths.employeePayrollFacts(employee.id) },
      slip.isDelivered && {
        label: payrollChecks.officeSlip.link,
        to: paths.payrollOfficeSlip(month, employee.id),
      },
      waiting && {
        label: texts.drop,
        action: paths.payrollSlipDrop(month, employee.id),
        fields: { [SLIP_FIELD]: waiting.id },
        isEnd: true,
      },
    ],
  }
}
