import { AGES } from '~/domain/invoices/figures/ages'
import { readRevenueByCustomer } from '~/domain/invoices/figures/by-customer.server'
import { readRevenueByItem } from '~/domain/invoices/figures/by-item.server'
import { readOpenByAge } from '~/domain/invoices/figures/open-by-age.server'
import { listIssueYears } from '~/domain/invoices/payments/standings.server'
import { readRevenueOfYear } from '~/domain/invoices/revenue.server'
import type { Executor } from '~/domain/kernel/house'
import type { OfficeScope } from '~/domain/kernel/scope'
import { sum } from '~/domain/values/money'
import type { FiguresView } from './query'

/** The page shows so many rows; the file has them all. */
const MOST_ROWS = 50

export type Figures = Awaited<ReturnType<(typeof READ)[FiguresView]>>
export type FiguresOf<View extends FiguresView> = Extract<Figures, { view: View }>

/** What the page shows of a year, or of today for what is open. */
export async function readFigures(
  executor: Executor,
  scope: OfficeScope,
  { view, year }: { view: FiguresView; year: number },
) {
  const thisYear = Number(scope.today.slice(0, 4))
  const issued = await listIssueYears(executor, scope)
  const years = [...new Set([thisYear, year, ...issued])].sort((a, b) => b - a)
  return { year, years, today: scope.today, figures: await READ[view](executor, scope, year) }
}

const READ = {
  async byMonth(executor: Executor, scope: OfficeScope, year: number) {
    return { view: 'byMonth' as const, months: await readRevenueOfYear(executor, scope, year) }
  },
  async byCustomer(executor: Executor, scope: OfficeScope, year: number) {
    const all = await readRevenueByCustomer(executor, scope, year)
    const { rows, others } = firstOf(all)
    const sums = (some: typeof all) => ({
      netCents: sum(some.map(({ netCents }) => netCents)),
      beforeCents: sum(some.map(({ beforeCents }) => beforeCents)),
    })
    return {
      view: 'byCustomer' as const,
      rows,
      others: { count: others.length, ...sums(others) },
      total: sums(all),
    }
  },
  async byItem(executor: Executor, scope: OfficeScope, year: number) {
    const all = await readRevenueByItem(executor, scope, year)
    const months = await readRevenueOfYear(executor, scope, year)
    const { rows, others } = firstOf(all)
    const totalCents = sum(months.map(({ netCents }) => netCents))
    return {
      view: 'byItem' as const,
      rows,
      others: { count: others.length, netCents: sum(others.map(({ netCents }) => netCents)) },
      unassignedCents: totalCents - sum(all.map(({ netCents }) => netCents)),
      totalCents,
    }
  },
  async open(executor: Executor, scope: OfficeScope) {
    const all = await readOpenByAge(executor, scope)
    const { rows, others } = firstOf(all)
    const sums = (some: typeof all) =>
      Object.fromEntries(
        (['openCents', ...AGES] as const).map((key) => [key, sum(some.map((row) => row[key]))]),
      ) as Record<'openCents' | (typeof AGES)[number], number>
    return {
      view: 'open' as const,
      rows,
      others: { count: others.length, ...sums(others) },
      total: sums(all),
    }
  },
}

function firstOf<Row>(all: Row[]): { rows: Row[]; others: Row[] } {
  // A single row more takes no more room than to say that there is one.
  const most = all.length === MOST_ROWS + 1 ? all.length : MOST_ROWS
  return { rows: all.slice(0, most), others: all.slice(most) }
}
