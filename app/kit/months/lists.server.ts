import { csvFile } from '~/documents/csv'
import type { RenderedFile } from '~/domain/documents/render'
import { newestMonthOf } from '~/domain/employees/month-list.server'
import type { MonthQuery } from '~/domain/employees/of-month.server'
import { HOUR_KINDS, type Kinds } from '~/domain/hours/kinds'
import { type HoursReading, listHoursIds, readListedHours, readUnassigned } from '~/domain/hours/month.server'
import { may } from '~/domain/kernel/rights'
import type { OfficeScope } from '~/domain/kernel/scope'
import { COSTS, costsOf } from '~/domain/payroll-run/run-sums'
import { listReleased } from '~/domain/payslips/calculated.server'
import { stillDue } from '~/domain/payslips/difference'
import { listPayslipIds, type PayslipOfMonth, readListedPayslips } from '~/domain/payslips/month.server'
import { type MonthText, monthOf } from '~/domain/values/calendar'
import { type Cents, sum } from '~/domain/values/money'
import { house } from '~/house.server'
import { formatDayOf, formatDecimal, formatToCopy } from '~/i18n/format'
import { textsOf } from '~/i18n/texts'
import type { Language } from '~db/schema'

const EVERY = 1_000_000

/** The requested month, else the newest with entries, else this one. */
export async function monthAsked(
  list: 'hours' | 'payslips',
  scope: OfficeScope,
  { month }: Pick<MonthQuery, 'month'>,
): Promise<MonthText> {
  const current = monthOf(scope.today)
  const table = list === 'hours' ? 'newest_hours' : 'payslips'
  return month ?? (await newestMonthOf(house.reader, scope, table, current)) ?? current
}

/** What reading payslips needs; roles without access to pay get no vault. */
export function payslipReading(scope: OfficeScope, month: MonthText) {
  const vault = may(scope.role, 'see_pay') ? house.vault : null
  return { executor: house.reader, vault, scope, month }
}

type PayslipReading = ReturnType<typeof payslipReading>

/** What reading hours needs; kinds of hours reveal sickness, so only roles with access to pay see them. */
export function hoursReading(scope: OfficeScope, month: MonthText): HoursReading {
  const vault = may(scope.role, 'see_pay') ? house.vault : null
  return { executor: house.reader, vault, scope, month }
}

/** A month's hours as a file: matching employees, then unassigned ids. */
export async function hoursFile(
  scope: OfficeScope,
  query: MonthQuery,
  language: Language,
): Promise<RenderedFile> {
  const { columns, fields, sources, unassigned } = textsOf(language).hours
  const month = await monthAsked('hours', scope, query)
  const ids = await listHoursIds(house.reader, scope, { ...query, month })
  const listed = ids.length === 0 ? [] : inOrder(ids, await readListedHours(hoursReading(scope, month), ids))
  const decimal = (text: string) => formatDecimal(text, language)
  const cells = (reported: (typeof listed)[number]['hours']) =>
    reported?.current
      ? [
          decimal(reported.current.hours),
          decimal(reported.current.overtime),
          sources[reported.current.source],
          formatDayOf(reported.current.recordedAt, language),
        ]
      : ['', '', '', '']
  const loose = query.search === '' && query.presence !== 'missing'
  const nobody = loose ? (await readUnassigned(house.reader, scope, month, EVERY)).items : []
  const used = HOUR_KINDS.filter((kind) => listed.some(({ kinds }) => kinds[kind] !== undefined))
  const amounts = (kinds: Kinds) => used.map((kind) => decimal(kinds[kind] ?? '0'))
  const rows = [
    [...Object.values(columns), unassigned.id, ...used.map((kind) => fields[kind])],
    ...listed.map(({ id, number, name, hours, kinds }) => [
      name,
      number,
      ...cells(hours),
      id,
      ...amounts(kinds),
    ]),
    ...nobody.map((hours) => ['', '', ...cells(hours), hours.employeeId]),
  ]
  return csv(rows, `stunden-${month}.csv`)
}

/** A month's payslips as a file; amounts only for roles that may see pay. */
export async function payslipsFile(
  scope: OfficeScope,
  query: MonthQuery,
  language: Language,
): Promise<RenderedFile> {
  const { payslips, outbox } = textsOf(language)
  const { pdf: _, gross, net, payout, paid, due, ...columns } = payslips.columns
  const month = await monthAsked('payslips', scope, query)
  const reading = payslipReading(scope, month)
  const ids = await listPayslipIds(reading, query)
  const listed = ids.length === 0 ? [] : inOrder(ids, await readListedPayslips(reading, ids))
  const costs = await costsOfMonth(reading, ids)
  const amounts = listed.map(({ id, payslip }) => amountsOf(payslip, costs(id)))
  const reported = (cents: readonly (Cents | null)[]) =>
    cents.map((amount) => (amount === null ? '' : formatToCopy(amount, language)))
  const rows = listed.map(({ name, number, payslip }, index) => [
    name,
    number,
    payslip && formatDayOf(payslip.publishedAt, language),
    payslip && (payslip.mail ? outbox.statuses[payslip.mail].word : payslips.noMail),
    payslip && (payslip.isOpened ? payslips.yes : payslips.notYet),
    ...(reading.vault === null ? [] : reported(amounts[index] ?? [])),
  ])
  if (reading.vault === null) return csv([Object.values(columns), ...rows], `lohnzettel-${month}.csv`)
  const head = [...Object.values(columns), gross, net, payout, paid, due, ...Object.values(payslips.costs)]
  const sums = head.slice(Object.keys(columns).length).map((_, index) => sumOf(amounts, index))
  const foot = [
    payslips.sum,
    ...Object.keys(columns)
      .slice(1)
      .map(() => ''),
    ...reported(sums),
  ]
  return csv([head, ...rows, ...(listed.length > 0 ? [foot] : [])], `lohnzettel-${month}.csv`)
}

/** Employer's cost of published payslips calculated here, by employee id. */
async function costsOfMonth({ executor, vault, scope, month }: PayslipReading, ids: string[]) {
  if (vault === null || ids.length === 0) return () => undefined
  const of = { employeeIds: ids, from: month, to: month }
  const slips = await listReleased(executor, vault, scope, of)
  const byId = new Map(slips.map((slip) => [slip.employeeId, slip]))
  return (id: string) => {
    const result = byId.get(id)?.calculation()?.result
    return result && costsOf(result)
  }
}

/** Null without a payslip, or if only a PDF has the amounts. */
function amountsOf(
  payslip: PayslipOfMonth | null,
  costs: ReturnType<typeof costsOf> | undefined,
): (Cents | null)[] {
  const { totals = null, difference = null } = payslip ?? {}
  return [
    ...(['grossCents', 'netCents', 'payoutCents'] as const).map((name) => totals?.[name] ?? null),
    ...(difference ? [difference.paidCents, stillDue(difference)] : [null, null]),
    ...COSTS.map((name) => costs?.[name] ?? null),
  ]
}

/** Sum of the known values; null if there are none. */
function sumOf(rows: readonly (readonly (Cents | null)[])[], index: number): Cents | null {
  const known = rows.flatMap((row) => row[index] ?? [])
  return known.length === 0 ? null : sum(known)
}

function csv(rows: Parameters<typeof csvFile>[0], fileName: string): RenderedFile {
  return { bytes: csvFile(rows), mediaType: 'text/csv; charset=utf-8', fileName }
}

function inOrder<Row extends { id: string }>(ids: string[], rows: Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
