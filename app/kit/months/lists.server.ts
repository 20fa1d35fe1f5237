import { type FileColumn, listFile } from '~/documents/list-file'
import type { RenderedFile } from '~/domain/documents/render'
import { newestMonthOf } from '~/domain/employees/month-list.server'
import type { MonthQuery } from '~/domain/employees/of-month.server'
import type { MonthOfHours } from '~/domain/hours/hours.server'
import { HOUR_KINDS } from '~/domain/hours/kinds'
import {
  type HoursReading,
  type ListedHours,
  listHoursIds,
  readListedHours,
  readUnassigned,
} from '~/domain/hours/month.server'
import { may } from '~/domain/kernel/rights'
import type { OfficeScope } from '~/domain/kernel/scope'
import { seesSensitive } from '~/domain/kernel/sensitive'
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

/** What reading hours needs; kinds of hours reveal sickness. */
export function hoursReading(scope: OfficeScope, month: MonthText): HoursReading {
  const vault = seesSensitive(scope) ? house.vault : null
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
  const rows = ids.length === 0 ? [] : inOrder(ids, await readListedHours(hoursReading(scope, month), ids))
  const isLoose = query.search === '' && query.presence !== 'missing'
  const nobody = isLoose ? (await readUnassigned(house.reader, scope, month, { limit: EVERY })).items : []
  const used = HOUR_KINDS.filter((kind) => rows.some(({ kinds }) => kinds[kind] !== undefined))
  const decimal = (text: string) => formatDecimal(text, language)
  const reported: FileColumn<MonthOfHours | null>[] = [
    [columns.hours, (of) => (of?.current ? decimal(of.current.hours) : null)],
    [columns.overtime, (of) => (of?.current ? decimal(of.current.overtime) : null)],
    [columns.source, (of) => (of?.current ? sources[of.current.source] : null)],
    [columns.recordedAt, (of) => (of?.current ? formatDayOf(of.current.recordedAt, language) : null)],
  ]
  return listFile({
    fileName: `stunden-${month}.csv`,
    rows,
    columns: [
      [columns.name, ({ name }) => name],
      [columns.number, ({ number }) => number],
      ...reported.map(([title, cell]): FileColumn<ListedHours> => [title, ({ hours }) => cell(hours)]),
      [unassigned.id, ({ id }) => id],
      ...used.map(
        (kind): FileColumn<ListedHours> => [fields[kind], ({ kinds }) => decimal(kinds[kind] ?? '0')],
      ),
    ],
    below: nobody.map((hours) => ['', '', ...reported.map(([, cell]) => cell(hours)), hours.employeeId]),
  })
}

/** A month's payslips as a file; amounts only for roles that may see pay. */
export async function payslipsFile(
  scope: OfficeScope,
  query: MonthQuery,
  language: Language,
): Promise<RenderedFile> {
  const { payslips: texts, outbox } = textsOf(language)
  const { columns } = texts
  const month = await monthAsked('payslips', scope, query)
  const reading = payslipReading(scope, month)
  const ids = await listPayslipIds(reading, query)
  const listed = ids.length === 0 ? [] : inOrder(ids, await readListedPayslips(reading, ids))
  const costs = await costsOfMonth(reading, ids)
  const rows = listed.map((row) => ({ ...row, amounts: amountsOf(row.payslip, costs(row.id)) }))
  const reported = (cents: Cents | null) => (cents === null ? '' : formatToCopy(cents, language))
  const known: FileColumn<(typeof rows)[number]>[] = [
    [columns.name, ({ name }) => name],
    [columns.number, ({ number }) => number],
    [columns.publishedAt, ({ payslip }) => payslip && formatDayOf(payslip.publishedAt, language)],
    [
      columns.announced,
      ({ payslip }) => payslip && (payslip.mail ? outbox.statuses[payslip.mail].word : texts.noMail),
    ],
    [columns.opened, ({ payslip }) => payslip && (payslip.isOpened ? texts.yes : texts.notYet)],
  ]
  const fileName = `lohnzettel-${month}.csv`
  if (reading.vault === null) return listFile({ fileName, rows, columns: known })
  const { gross, net, payout, paid, due } = columns
  const pay = [gross, net, payout, paid, due, ...Object.values(texts.costs)].map(
    (title, index): FileColumn<(typeof rows)[number]> => [
      title,
      ({ amounts }) => reported(amounts[index] ?? null),
    ],
  )
  const sums = pay.map((_, index) => reported(sumOf(rows, index)))
  const foot = [texts.sum, ...known.slice(1).map(() => ''), ...sums]
  return listFile({ fileName, rows, columns: [...known, ...pay], below: rows.length > 0 ? [foot] : [] })
}

/** Employer's cost of published payslips calculated here, by employee id. */
async function costsOfMonth({ executor, vault, scope, month }: PayslipReading, ids: string[]) {
  if (vault === null || ids.length === 0) return () => undefined
  const of = { employeeIds: ids, from: month, to: month }
  const slips = await listReleased(executor, vault, scope, of)
  const byId = new Map(slips.map((slip) => [slip.employeeId, slip]))
  return (id: string) => {
    const result = byId.get(id)?.figures()?.result
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
function sumOf(rows: readonly { amounts: readonly (Cents | null)[] }[], index: number): Cents | null {
  const known = rows.flatMap(({ amounts }) => amounts[index] ?? [])
  return known.length === 0 ? null : sum(known)
}

function inOrder<Row extends { id: string }>(ids: string[], rows: Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
