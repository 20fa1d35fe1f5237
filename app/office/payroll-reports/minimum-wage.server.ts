import { type MinimumWageRow, minimumWageRowsOf } from '~/domain/payroll-reports/minimum-wage'
import type { Report, ReportCell } from '~/domain/payroll-reports/report'
import { formatDecimal, formatMoney, formatMonth } from '~/i18n/format'
import { reportWords } from '~/i18n/report-words.en.server'
import type { Language } from '~db/schema'
import { type MonthReport, nameOf } from './month-report'

export function minimumWageReport({ month, counted, language }: MonthReport): Report {
  const texts = reportWords[language].minimumWage
  const { columns } = texts
  const rows = minimumWageRowsOf(counted, month)
  return {
    title: texts.title,
    about: formatMonth(month, language),
    warnings: [],
    facts: [],
    tables: [
      {
        title: texts.table,
        columns: [
          { title: columns.name, width: 45 },
          { title: columns.reason, width: 40 },
          { title: columns.hours, width: 20, isNumber: true },
          { title: columns.wage, width: 25, isNumber: true },
          { title: columns.result, width: 35 },
        ],
        rows: rows.map((row) => ({
          cells: [nameOf(row.employee), ...cellsOf(row, language)],
          remarks: [row.employee.number],
        })),
      },
    ],
    notes: texts.notes,
    empty: texts.empty,
    file: {
      name: `${texts.file}-${month}`,
      columns: [columns.name, columns.number, columns.reason, columns.hours, columns.wage, columns.result],
      rows: rows.map((row) => [nameOf(row.employee), row.employee.number, ...cellsOf(row, language)]),
    },
  }
}

function cellsOf(
  { reason, worked, wageCents, result, leastCents }: MinimumWageRow,
  language: Language,
): ReportCell[] {
  const texts = reportWords[language].minimumWage
  return [
    texts.reasons[reason ?? 'none'],
    worked ? formatDecimal(worked.hours, language) : texts.unknown,
    wageCents === null ? '–' : { cents: wageCents },
    result === 'below'
      ? texts.results.below(leastCents === null ? texts.unknown : formatMoney(leastCents, language))
      : texts.results[result],
  ]
}
