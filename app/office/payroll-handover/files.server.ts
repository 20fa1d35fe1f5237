import { createHash } from 'node:crypto'
import type { RenderedFile } from '~/domain/documents/render'
import type { OfficeScope } from '~/domain/kernel/scope'
import { type BookedMonth, readBookings } from '~/domain/payroll-books/read.server'
import { readPaymentList } from '~/domain/payroll-payments/list.server'
import type { MonthText } from '~/domain/values/calendar'
import { house } from '~/house.server'
import { formatLongMoment, formatMonth } from '~/i18n/format'
import { textsOf } from '~/i18n/texts'
import type { Language } from '~db/schema'
import { bookingsBatch, bookingsCsv } from '../payroll-books/files'
import { paymentsCsv } from '../payroll-payments/payments-csv'
import { fileOf } from '../payroll-reports/file.server'
import { reportsOf } from '../payroll-reports/names'
import { monthReport } from '../payroll-reports/reports.server'
import { changesCsv } from './changes.server'

type Entry = Pick<RenderedFile, 'fileName' | 'bytes'>

/** All that an adviser gets of a payroll month, one file after the other, and last what is in it. */
export async function* handoverFiles(
  scope: OfficeScope,
  month: MonthText,
  language: Language,
): AsyncGenerator<Entry> {
  const hashes: string[] = []
  const booked = await readBookings(house, scope, month)
  for await (const { fileName, bytes } of filesOf(scope, booked, language)) {
    hashes.push(`${createHash('sha256').update(bytes).digest('hex')}  ${fileName}`)
    yield { fileName, bytes }
  }
  yield manifestOf({
    scope,
    booked,
    hashes,
    language,
    firm: (await readPaymentList(house, scope, month)).firm.name,
  })
}

async function* filesOf(scope: OfficeScope, booked: BookedMonth, language: Language): AsyncGenerator<Entry> {
  const { month } = booked
  for (const name of reportsOf(month)) {
    const report = await monthReport(scope, { month, name, language })
    for (const format of ['pdf', 'csv'] as const) yield fileOf(scope, report, { format, language })
  }
  const files = [bookingsCsv(booked, language), bookingsBatch(booked, scope.at)]
  for (const file of files) if (file) yield file
  yield paymentsCsv(await readPaymentList(house, scope, month), language)
  yield changesCsv(scope, month, language)
}

interface Contents {
  scope: OfficeScope
  booked: BookedMonth
  hashes: readonly string[]
  language: Language
  firm: string
}

/** Its lines with hashes are what `sha256sum -c` reads. */
function manifestOf({ scope, booked, hashes, language, firm }: Contents): Entry {
  const { manifest } = textsOf(language).payrollBooks.handover
  const hasBatch = hashes.some((line) => line.includes('EXTF_'))
  const lines = [
    manifest.title(firm, formatMonth(booked.month, language)),
    booked.isClosed ? manifest.closed : manifest.open,
    manifest.made(formatLongMoment(scope.at, language)),
    ...(hasBatch ? [] : [manifest.missing]),
    ...['', manifest.hashes, ...hashes],
  ]
  return { fileName: manifest.name, bytes: Buffer.from(lines.map((line) => `${line}\r\n`).join('')) }
}
