import type { Payslip } from '../payroll/payslip/result'
import { type Cents, sum } from '../values/money'

type Paid = Pick<Payslip, 'net' | 'taxes'>

/** Net pay without what comes back of the year's taxes (§ 42b EStG), as months are compared. */
export function usualNetOf({ net, taxes }: Paid): Cents {
  return net.cents + sum(taxes.filter(({ part }) => part === 'equalisation').map(({ cents }) => cents))
}
