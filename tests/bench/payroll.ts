import { pathToFileURL } from 'node:url'
import { shippedFigures } from '~/domain/payroll/years/shipped'
import { calculate } from '../../app/domain/payroll/calculation'
import { WORKED } from '../domain/payroll/payslip/worked/all'
import { inputWith } from '../domain/payroll/payslip/worked-payslip'

const EMPLOYEE_MONTHS = 1_000
/** The floor: so many employees' months must be calculated within a second. */
const LIMIT_MS = 1_000

export interface BenchResult {
  name: string
  /** Milliseconds. */
  measured: number
  limit: number
  isWithin: boolean
}

/** Calculates 1,000 employees' months of every kind from cold, as a payroll run of a bureau would. */
export function benchPayroll(): BenchResult {
  const inputs = WORKED.map(({ input }) => inputWith(input))
  const start = performance.now()
  let paidOut = 0
  for (let index = 0; index < EMPLOYEE_MONTHS; index += 1) {
    paidOut +=
      calculate(inputs[index % inputs.length], shippedFigures()).calculation?.result.payout.cents ?? 0
  }
  const measured = Math.round(performance.now() - start)
  if (paidOut <= 0) throw new Error('nothing was calculated')
  return { name: `${EMPLOYEE_MONTHS} payslips`, measured, limit: LIMIT_MS, isWithin: measured < LIMIT_MS }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { name, measured, limit, isWithin } = benchPayroll()
  process.stdout.write(`${name}: ${measured} ms, at most ${limit} ms\n`)
  process.exitCode = isWithin ? 0 : 1
}
