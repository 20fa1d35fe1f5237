import { csvFile } from '~/documents/csv'
import { type MonthText, monthOf } from '~/domain/calendar'
import type { RenderedFile } from '~/domain/documents/documents.server'
import type { MonthQuery } from '~/domain/employees/of-month.server'
import { HOUR_KINDS, type Kinds } from '~/domain/hours/kinds'
import {
  type HoursReading,
  listHoursIds,
  newestMonthOfHours,
  readListedHours,
  readUnassigned,
} from '~/domain/hours/month.server'
import { type Difference, stillDue } from '~/domain/payslips/difference'
import { listPayslipIds, newestMonthOfPayslips, readListedPayslips } from '~/domain/payslips/month.server'
import { may } from '~/domain/rights'
import type { OfficeScope } from '~/domain/scope'
import { house } from '~/house.server'
import { formatDayOf, formatDecimal, formatToCopy } from '~/i18n/format'
import { textsOf } from '~/i18n/texts'
import type { Language } from '~db/schema'

const EVERY = 1_000_000

/** The month that a list is asked for, or else the newest that has something, or this one. */
export async function monthAsked(
  list: 'hours' | 'payslips',
  scope: OfficeScope,
  { month }: Pick<MonthQuery, 'month'>,
): Promise<MonthText> {
  const current = monthOf(scope.today)
  const newest = list === 'hours' ? newestMonthOfHours : newestMonthOfPayslips
  return month ?? (await newest(house.reader, scope, current)) ?? current
}

/** What reading payslips needs; a role that may not see pay gets no vault to open it with. */
export function payslipReading(scope: OfficeScope, month: MonthText) {
  const vault = may(scope.role, 'see_pay') ? house.vault : null
  return { executor: house.reader, vault, scope, month }
}

/** What reading hours needs; kinds reveal sickness, and are for roles that see pay. */
export function hoursReading(scope: OfficeScope, month: MonthText): HoursReading {
  const vault = may(scope.role, 'see_pay') ? house.vault : null
  return { executor: house.reader, vault, scope, month }
}

/** The hours of a month as a file: those who match, then unassigned ids. */
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
  const cells = (said: (typeof listed)[number]['hours']) =>
    said?.current
      ? [
          decimal(said.current.hours),
          decimal(said.current.overtime),
          sources[said.current.source],
          formatDayOf(said.current.recordedAt, language),
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

/** The payslips of a month as a file; what is earned only for who may see it. */
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
  const rows = listed.map(({ name, number, payslip }) => [
    name,
    number,
    payslip && formatDayOf(payslip.publishedAt, language),
    payslip && (payslip.mail ? outbox.statuses[payslip.mail].word : payslips.noMail),
    payslip && (payslip.isOpened ? payslips.yes : payslips.notYet),
    ...(reading.vault === null
      ? []
      : (['grossCents', 'netCents', 'payoutCents'] as const).map((sum) =>
          payslip?.totals ? formatToCopy(payslip.totals[sum], language) : '',
        )),
    ...(reading.vault === null ? [] : settled(payslip?.difference ?? null, language)),
  ])
  const head = [...Object.values(columns), ...(reading.vault === null ? [] : [gross, net, payout, paid, due])]
  return csv([head, ...rows], `lohnzettel-${month}.csv`)
}

/** Paid with the version before, and what is still due; empty where there is none, or only a PDF says it. */
function settled(difference: Difference | null, language: Language): string[] {
  const cents = difference ? [difference.paidCents, stillDue(difference)] : [null, null]
  return cents.map((amount) => (amount === null ? '' : formatToCopy(amount, language)))
}

function csv(rows: Parameters<typeof csvFile>[0], fileName: string): RenderedFile {
  return { bytes: csvFile(rows), mediaType: 'text/csv; charset=utf-8', fileName }
}

function inOrder<Row extends { id: string }>(ids: string[], rows: Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
