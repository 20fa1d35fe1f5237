import { listDifferences, listPaid } from '../payslips/before.server'
import type { Difference } from '../payslips/difference'
import type { Assessment } from './assess.server'
import type { MonthContext } from './month-context.server'

/**
 * What is still to be paid to employees with an earlier payslip of the month, by employee id: after the correction that
 * waits or is needed, else after the released one.
 */
export async function differencesOf(
  { executor, vault, scope, month }: MonthContext,
  assessments: readonly Assessment[],
): Promise<ReadonlyMap<string, Difference>> {
  const released = assessments.flatMap((one) => (isSettled(one) && one.released ? [one.released] : []))
  const slips = released.map(({ payoutCents, ...slip }) => ({
    ...slip,
    totals: payoutCents === null ? null : { payoutCents },
  }))
  const byId = await listDifferences(executor, vault, scope, slips)
  const open = assessments.filter((one) => one.released && !isSettled(one))
  const employeeIds = open.map(({ employee }) => employee.id)
  const paid = await listPaid(executor, vault, scope, { employeeIds, month })
  return new Map(
    assessments.flatMap((one) => {
      const { employee, released: slip, calculation, waiting } = one
      if (!slip) return []
      const nowCents = waiting?.payoutCents ?? calculation?.result.payout.cents ?? null
      const paidCents = (paid.get(employee.id) ?? slip).payoutCents
      // As long as something is missing, nobody knows what a correction would pay.
      const isUnknown = nowCents === null && !waiting
      const difference = isSettled(one) ? byId.get(slip.id) : isUnknown ? undefined : { paidCents, nowCents }
      return difference ? [[employee.id, difference] as const] : []
    }),
  )
}

/** True if the released payslip is what is owed. */
function isSettled({ waiting, released }: Assessment): boolean {
  return !waiting && released?.change !== 'pay'
}
