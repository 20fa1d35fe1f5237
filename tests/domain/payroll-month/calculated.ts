import { type Calculation, calculate } from '~/domain/payroll/calculation'
import { shippedFigures } from '~/domain/payroll/years/shipped'
import { inputWith } from '../payroll/payslip/worked-payslip'

/** A calculated month of somebody in Hamburg in class I with 3,000 € a month, with changes. */
export function calculated(changes: Record<string, unknown> = {}): Calculation {
  const { calculation, issues } = calculate(
    inputWith({ earnings: [salary(300_000)], ...changes }),
    shippedFigures(),
  )
  if (!calculation) throw new Error(JSON.stringify(issues))
  return calculation
}

export function salary(monthlyCents: number) {
  return { kind: 'salary', monthlyCents, proration: 'calendar_days' }
}

export function hours(amount: string, hourlyWageCents = 2000) {
  return { kind: 'hours', hours: amount, hourlyWageCents }
}
