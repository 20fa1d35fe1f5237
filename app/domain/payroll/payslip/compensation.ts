import { type Amount, smaller, total } from '../exact'
import type { Earning } from './earning'
import type { PayrollMonth } from './payroll-month'

/** § 24 no. 1 EStG. */
export function isCompensation({ basis, tax }: Pick<Earning, 'basis' | 'tax'>): boolean {
  return basis === '§ 24 no. 1 EStG' && tax === 'other'
}

/** One-time pay that counts for no lump sum for insurance, § 39b (2) sentence 5 no. 3 EStG: compensation under § 24 no. 1 EStG. */
export function compensationIn({ earnings, taxable }: Pick<PayrollMonth, 'earnings' | 'taxable'>): Amount {
  const paid = earnings.filter(isCompensation)
  return smaller(total(paid.map(({ amount }) => amount)), taxable.other)
}
