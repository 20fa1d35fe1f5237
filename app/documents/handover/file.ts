import type { RenderedFile } from '~/domain/documents/render'
import type { HandoverContent } from '~/domain/handovers/hand-over.server'
import { isInDays, type WageKind } from '~/domain/handovers/lines'
import { csvFile } from '../csv'
import { lodasFile } from './lodas'
import { lugFile } from './lug'

/** Texts of the table; DATEV's files have none. */
export interface HandoverWords {
  head: readonly string[]
  kinds: Record<WageKind, string>
  hours: string
  days: string
  difference: string
}

/** The file for the payroll office; from a month's second file on, its name has the number. */
export function handoverFile(content: HandoverContent, words: HandoverWords): RenderedFile {
  const { month, format, number } = content
  const name = `${format === 'csv' ? 'lohnbuero' : format}-${month}${number > 1 ? `-${number}` : ''}`
  switch (format) {
    case 'csv':
      return { bytes: table(content, words), mediaType: 'text/csv; charset=utf-8', fileName: `${name}.csv` }
    case 'lodas':
      return { ...datev(lodasFile(content)), fileName: `${name}.txt` }
    case 'lug':
      return { ...datev(lugFile(content)), fileName: `${name}.txt` }
  }
}

function datev(bytes: Buffer) {
  return { bytes, mediaType: 'text/plain; charset=windows-1252' }
}

function table({ month, office, employees }: HandoverContent, words: HandoverWords): Buffer {
  const rows = employees.flatMap(({ number, name, lines }) =>
    lines.map(({ kind, amount, isDifference }) => [
      month,
      number,
      name,
      words.kinds[kind],
      office.wageTypes[kind] ?? '',
      amount.replace('.', ','),
      isInDays(kind) ? words.days : words.hours,
      isDifference ? words.difference : '',
    ]),
  )
  return csvFile([words.head, ...rows])
}
