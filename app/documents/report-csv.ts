import type { RenderedFile } from '~/domain/documents/render'
import type { Report, ReportCell } from '~/domain/payroll-reports/report'
import { formatToCopy } from '~/i18n/format'
import type { Language } from '~db/schema'
import { type Cell, csvFile } from './csv'
import { fileName } from './file-name'

export function reportCsv({ file: { name, columns, rows } }: Report, language: Language): RenderedFile {
  const cellOf = (cell: ReportCell): Cell =>
    cell === null || typeof cell === 'string' ? cell : formatToCopy(cell.cents, language)
  return {
    bytes: csvFile([columns, ...rows.map((row) => row.map(cellOf))]),
    mediaType: 'text/csv; charset=utf-8',
    fileName: fileName('csv', name),
  }
}
