import { calculate } from '~/domain/payroll/calculation'
import type { Payslip } from '~/domain/payroll/payslip/result'
import { shippedFigures } from '~/domain/payroll/years/shipped'
import { inputWith, payslipFigures } from '../payslip/worked-payslip'

/** A month that the law decides: what differs from the plain input, and figures in euros by name. */
export interface LawCase {
  name: string
  law: string
  input: Record<string, unknown>
  expected: Record<string, string>
}

/** The figures that a case names, or why it is refused; `notices` are the codes of what to look at. */
export function outcomeOf({ input, expected }: Pick<LawCase, 'input' | 'expected'>): Record<string, string> {
  const { calculation, issues } = calculate(inputWith(input), shippedFigures())
  const codes = issues.map(({ code }) => code).join(' ')
  if (!calculation) return { refused: codes }
  const figures = allFigures(calculation.result)
  const said = (name: string) => (name === 'notices' ? codes : euros(figures[name]))
  return Object.fromEntries(Object.keys(expected).map((name) => [name, said(name)]))
}

function allFigures(slip: Payslip): Record<string, number> {
  const figures = payslipFigures(slip)
  const add = (name: string, cents: number) => {
    figures[name] = (figures[name] ?? 0) + cents
  }
  for (const row of slip.contributions) {
    add(`${row.branch} of employer`, row.employerCents)
    add('shares of employee', row.employeeCents)
    add('shares of employer', row.employerCents)
  }
  for (const { church, cents } of slip.churchShares ?? []) add(`church ${church}`, cents)
  figures['taxable running'] = slip.totals.taxableRunningCents
  figures['tax free past age limit'] = slip.ageLimitAllowance?.cents ?? 0
  return figures
}

function euros(cents: number | undefined): string {
  if (cents === undefined) return 'none'
  const [whole = '', rest] = (Math.abs(cents) / 100).toFixed(2).split('.')
  return `${cents < 0 ? '-' : ''}${whole.replace(/(?<=\d)(?=(\d{3})+$)/g, ',')}.${rest}`
}
