import type { TaxPart } from '../payroll/payslip/tax-row'
import { type Cents, sum } from '../values/money'

interface Paid {
  net: { cents: Cents }
  taxes: readonly { part: TaxPart; cents: Cents }[]
}

/** Net pay without what comes back of the year's taxes (§ 42b EStG), as months are compared. */
export function usualNetOf({ net, taxes }: Paid): Cents {
  return net.cents + sum(taxes.filter(({ part }) => part === 'equalisation').map(({ cents }) => cents))
}

export function hasRefund(paid: Pick<Paid, 'taxes'> | undefined): boolean {
  return paid?.taxes.some(({ part }) => part === 'equalisation') ?? false
}
