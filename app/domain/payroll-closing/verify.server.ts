import { isDeepStrictEqual } from 'node:util'
import type { Executor } from '../kernel/house'
import type { Within } from '../kernel/scope'
import type { Vault } from '../kernel/vault'
import { readEntries } from '../payroll-month/entries.server'
import { openEntries } from '../payroll-month/open-entries.server'
import { fundStatementsOf } from '../payroll-reports/fund-statements'
import { taxReturnOf } from '../payroll-reports/tax-return'
import type { MonthText } from '../values/calendar'
import { sum } from '../values/money'
import { openSumsJson, sumsOfOpened } from './close.server'
import { closingHash } from './hash.server'
import { type ClosingSums, closingSumsJson, parseClosingSums } from './sums'

/**
 * `changed`: payslips, what they replace or the sums are not those of the hash. `unreadable`: sums or a payslip cannot be
 * opened. `sums_differ`: the payslips add up to other sums. `reports_differ`: statements to funds or the tax return do.
 */
export type ClosingFault = 'changed' | 'unreadable' | 'sums_differ' | 'reports_differ'

export interface ClosingsReport {
  closings: number
  broken: { month: MonthText; fault: ClosingFault }[]
}

/** Computes hash, sums, statements and tax return of each closed month of a firm again, and compares them. */
export async function verifyClosings(
  executor: Executor,
  vault: Vault,
  scope: Within,
): Promise<ClosingsReport> {
  const closings = await executor
    .selectFrom('payroll_closings')
    .select(['month', 'slip_count', 'sums_sealed', 'sha256'])
    .where('tenant_id', '=', scope.tenantId)
    .orderBy('month')
    .execute()
  const report: ClosingsReport = { closings: closings.length, broken: [] }
  for (const closing of closings) {
    const fault = await faultOf(executor, vault, scope, closing)
    if (fault) report.broken.push({ month: closing.month, fault })
  }
  return report
}

interface Kept {
  month: MonthText
  slip_count: number
  sums_sealed: string
  sha256: string
}

async function faultOf(
  executor: Executor,
  vault: Vault,
  scope: Within,
  { month, slip_count, sums_sealed, sha256 }: Kept,
): Promise<ClosingFault | undefined> {
  const { entries } = await readEntries(executor, scope, { month })
  try {
    const kept = openSumsJson(vault, scope, { month, sums_sealed })
    if (entries.length !== slip_count || closingHash(month, entries, kept) !== sha256) return 'changed'
    const opened = await openEntries({ executor, vault, scope }, entries)
    const frozen = parseClosingSums(kept)
    const again = sumsOfOpened(month, opened)
    if (!isDeepStrictEqual(parseClosingSums(closingSumsJson(again)), frozen)) return 'sums_differ'
    const owed = dueIn(frozen)
    const told = {
      funds: sum(fundStatementsOf(opened.counted, month).map(({ totalCents }) => totalCents)),
      tax: taxReturnOf(opened.counted).totalCents,
    }
    return owed.funds === told.funds && owed.tax === told.tax ? undefined : 'reports_differ'
  } catch {
    return 'unreadable'
  }
}

/** What frozen sums owe to all funds, and to the tax office. */
function dueIn({ amounts }: ClosingSums): { funds: number; tax: number } {
  const { funds, wageTax, solidarity, churchTax, flatTax } = amounts
  const ofMinijobs = funds.filter(({ due }) => due === 'flat_tax').map(({ employerCents }) => employerCents)
  return {
    funds: sum(funds.map(({ employeeCents, employerCents }) => employeeCents + employerCents)),
    tax: wageTax + solidarity + churchTax + flatTax - sum(ofMinijobs),
  }
}
