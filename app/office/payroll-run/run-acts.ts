import { monthPath } from '~/kit/forms/month-query'
import { useTexts } from '~/kit/language'
import type { Act, Acts } from '~/kit/records/acts'
import { paths } from '~/paths'
import { releaseAllPath, UNTIL_FIELD } from '../payslip-files/release-query'
import type { PayrollRun } from './run.server'
import { EVERYBODY_FIELD } from './run-query'
import { stateOf } from './run-state'

/** Calculate, release, and close the month once all payslips are out. */
export function useRunActs(run: PayrollRun): { next: Act | null; others: Acts } {
  const { payrollRun: texts, payrollPayments, payrollChecks, payrollReports, payrollClosing } = useTexts()
  const { month, waiting, list, isClosed } = run
  const states = list.items.map((item) => stateOf(item, item.isCalculable).state)
  const isCalculable =
    !run.isCalculating && states.some((state) => ['ready', 'stale', 'changed'].includes(state))
  const calculate = (isCalculable || (list.pages !== 1 && !run.isCalculating)) && {
    label: texts.all,
    action: paths.payrollRun(month),
    fields: { [EVERYBODY_FIELD]: 'ja' },
  }
  const release = waiting > 0 && {
    label: texts.release(waiting),
    action: releaseAllPath(calculatedIn(month)),
    fields: { [UNTIL_FIELD]: run.seenAt },
  }
  const hours = { label: texts.toHours, to: monthPath('hours', { month }) }
  const isWaitingForHours = list.items.some(({ missing }) => missing.includes('hours'))
  const closing = {
    label: run.isPayrollClosed ? payrollClosing.linkClosed : payrollClosing.link,
    to: paths.payrollClosing(month),
  }
  const isAllOut = list.total > 0 && run.counts.there === run.counts.employees && !run.isPayrollClosed
  const next = release || calculate || (isWaitingForHours ? hours : isAllOut ? closing : null)
  return {
    next,
    others: [
      next !== calculate && calculate,
      next !== hours && !isClosed && hours,
      next !== closing && closing,
      { label: payrollPayments.title, to: paths.payrollPayments(month) },
      { label: payrollChecks.comparison.link, to: paths.payrollComparison(month) },
      { label: payrollReports.link, to: paths.payrollReports(month) },
      { label: texts.firm.title, to: paths.payrollFirm() },
      { label: texts.table.title, to: paths.payrollTable() },
      { label: texts.funds.title, to: paths.payrollFunds() },
    ],
  }
}

export function calculatedIn(month: string) {
  return { month, search: '', stand: 'calculated', place: { page: 1 } } as const
}
