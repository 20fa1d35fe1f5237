import { type Amount, smaller, total } from '../exact'
import type { PayrollMonth } from './payroll-month'

/** One-time pay that counts for no lump sum for insurance, § 39b (2) sentence 5 no. 3 EStG: compensation under § 24 no. 1 EStG. */
export function compensationIn({ earnings, taxable }: Pick<PayrollMonth, 'earnings' | 'taxable'>): Amount {
  const paid = earnings.filter(({ basis, tax }) => basis === '§ 24 no. 1 EStG' && tax === 'other')
  return smaller(total(paid.map(({ amount }) => amount)), taxable.other)
}
