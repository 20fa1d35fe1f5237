import type { MonthOfRevenue } from '~/domain/invoices/revenue.server'
import type { MonthText } from '~/domain/values/calendar'
import { formatMonth, formatMonthName } from '~/i18n/format'
import type { Language } from '~db/schema'
import type { Column } from './column-chart'

/** Fewer would be bars as wide as doors. */
const FEWEST = 6

/** Without the months before the first invoice, of which a new firm has many. */
export function monthsSince(months: readonly MonthOfRevenue[]): MonthOfRevenue[] {
  const first = months.findIndex(({ netCents, beforeCents }) => netCents !== 0 || beforeCents !== 0)
  return months.slice(Math.min(Math.max(first, 0), months.length - FEWEST))
}

/** Without a year before, none is drawn. */
export function monthColumns(
  months: readonly MonthOfRevenue[],
  { running, language }: { running: MonthText | undefined; language: Language },
): Column[] {
  const hasBefore = months.some(({ beforeCents }) => beforeCents !== 0)
  return months.map(({ month, netCents, beforeCents }) => ({
    key: month,
    label: formatMonthName(month, language).slice(0, months.length > FEWEST ? 1 : 3),
    name: formatMonth(month, language),
    cents: netCents,
    ...(hasBefore ? { beforeCents } : {}),
    isRunning: month === running,
  }))
}
