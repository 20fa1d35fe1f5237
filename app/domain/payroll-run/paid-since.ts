import type { CalculationFigures } from '../payroll/calculation'
import type { MonthText } from '../values/calendar'
import type { PaidSince } from './specials'

export function paidBy(month: MonthText, { input, result }: CalculationFigures): PaidSince {
  return {
    month,
    garnished: result.netItems.flatMap(({ kind, label, cents }) =>
      kind === 'garnishment' && label ? [{ creditor: label, cents: -cents }] : [],
    ),
    taxFree: taxFreeOf(input.earnings),
    convertedCents: input.earnings.reduce(
      (all, earning) =>
        earning.kind === 'pension_conversion' ? all + earning.amountCents + earning.employerCents : all,
      0,
    ),
  }
}

function taxFreeOf(earnings: CalculationFigures['input']['earnings']): Record<string, number> {
  const sums: Record<string, number> = {}
  for (const each of earnings)
    if (each.kind === 'tax_free') sums[each.number] = (sums[each.number] ?? 0) + each.amountCents
  return sums
}
