import { bookingBatch } from '~/documents/books/extf'
import { listFile } from '~/documents/list-file'
import type { RenderedFile } from '~/domain/documents/render'
import { batchOf, obstaclesOf } from '~/domain/payroll-books/batch'
import type { Booking } from '~/domain/payroll-books/bookings'
import type { BookedMonth } from '~/domain/payroll-books/read.server'
import { daysOfMonth, type Instant } from '~/domain/values/calendar'
import { formatDateToCopy, formatToCopy } from '~/i18n/format'
import { textsOf } from '~/i18n/texts'
import type { Language } from '~db/schema'

/** Undefined if nothing is to be booked, or an account is missing. */
export function bookingsCsv(
  { month, bookings, missing, debitCents, creditCents }: BookedMonth,
  language: Language,
): RenderedFile | undefined {
  if (bookings.length === 0 || missing.length > 0) return undefined
  const { columns, names } = textsOf(language).payrollBooks
  const date = formatDateToCopy(daysOfMonth(month).last, language)
  const amount = ({ side, cents }: Booking, of: Booking['side']) =>
    side === of ? formatToCopy(cents, language) : ''
  return listFile<Booking>({
    fileName: `buchungen-${month}.csv`,
    rows: bookings,
    columns: [
      [columns.date, () => date],
      [columns.account, ({ account }) => account],
      [columns.what, ({ kind }) => names[kind]],
      [columns.debit, (booking) => amount(booking, 'debit')],
      [columns.credit, (booking) => amount(booking, 'credit')],
    ],
    below: [['', '', columns.sum, formatToCopy(debitCents, language), formatToCopy(creditCents, language)]],
  })
}

/** For DATEV, in German; undefined if something that its format needs is missing. */
export function bookingsBatch(read: BookedMonth, at: Instant): RenderedFile | undefined {
  if (obstaclesOf(read, read.map).length > 0) return undefined
  const { names } = textsOf('de').payrollBooks
  const textOf = ({ kind }: Booking) => `${names[kind]} ${read.month.slice(5)}/${read.month.slice(0, 4)}`
  return bookingBatch(batchOf(read, read.map, { month: read.month, at, textOf }))
}
