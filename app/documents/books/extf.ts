import type { RenderedFile } from '~/domain/documents/render'
import type { Batch } from '~/domain/payroll-books/batch'
import { amountOf } from '~/domain/values/money'
import { datevAmount, windowsText } from '../handover/datev'
import { BATCH_COLUMNS } from './extf-columns'

const TEXT_LENGTH = 60

/**
 * A Buchungsstapel in DATEV's format (EXTF 700, category 21, version 13), as its importer reads it: one month, one business
 * year, accounts of one length. Nothing is fixed (Festschreibung): the accountant does that.
 */
export function bookingBatch(batch: Batch): RenderedFile {
  return {
    bytes: windowsText([
      headOf(batch),
      BATCH_COLUMNS.join(';'),
      ...batch.bookings.map((one) => lineOf(one, batch)),
    ]),
    mediaType: 'text/csv; charset=windows-1252',
    fileName: `EXTF_Lohn_${batch.month}.csv`,
  }
}

/** 31 fields; the last but ones name the application and are not needed. */
function headOf(batch: Batch): string {
  const day = (date: string) => date.replaceAll('-', '')
  const fields = [
    ...[
      text('EXTF'),
      '700',
      '21',
      text('Buchungsstapel'),
      '13',
      batch.at.replace(/\D/g, '').slice(0, 17),
      '',
    ],
    ...[text('RE'), text(''), text(''), batch.consultant, batch.client],
    ...[day(batch.yearFrom), String(batch.accountLength), day(batch.from), day(batch.to)],
    // One booking type (Finanzbuchführung), independent of accounting standards, not fixed.
    ...[text(`Lohn ${batch.month}`), text(''), '1', '0', '0', text('EUR'), '', text(''), ''],
    ...['', text(batch.chart), '', '', text(''), text('')],
  ]
  return fields.join(';')
}

function lineOf({ account, side, cents, text: said }: Batch['bookings'][number], batch: Batch): string {
  const [, month = '', day = ''] = batch.to.split('-')
  const known: Record<number, string> = {
    1: datevAmount(amountOf(cents)),
    2: text(side === 'debit' ? 'S' : 'H'),
    3: text('EUR'),
    7: account,
    8: batch.clearing,
    10: `${day}${month}`,
    11: text(`LOHN${batch.month}`.replaceAll('-', '')),
    14: text(said.slice(0, TEXT_LENGTH)),
    114: '0',
  }
  return BATCH_COLUMNS.map((_, index) => known[index + 1] ?? '').join(';')
}

function text(said: string): string {
  return `"${said.replaceAll('"', '""')}"`
}
