import type { OfficeScope } from '~/domain/kernel/scope'
import { listPeopleOfYear } from '~/domain/payroll-reports/person-year.server'
import type { MonthStanding } from '~/domain/payroll-reports/read.server'
import type { Report } from '~/domain/payroll-reports/report'
import { house } from '~/house.server'
import { formatMonth } from '~/i18n/format'
import { reportWords } from '~/i18n/report-words.en.server'
import { paths } from '~/paths'
import type { Language } from '~db/schema'
import { nameOf } from './month-report'

/** Everybody who was paid in the year, and the way to their accounts. */
export async function peopleReport(
  scope: OfficeScope,
  { month }: MonthStanding,
  language: Language,
): Promise<Report> {
  const texts = reportWords[language].people
  const year = month.slice(0, 4)
  const people = await listPeopleOfYear(house.reader, scope, year)
  const { columns } = texts
  const rows = people.map((person) => ({
    cells: [
      ...[nameOf(person), person.number, String(person.slips.length)],
      formatMonth(person.slips.at(-1)?.month ?? month, language),
    ],
    to: paths.personYear(person.id, year, 'lohnkonto'),
  }))
  return {
    title: texts.title,
    about: year,
    warnings: [],
    facts: [],
    tables: [
      {
        title: texts.table,
        columns: [
          { title: columns.name, width: 70 },
          { title: columns.number, width: 35 },
          { title: columns.slips, width: 25, isNumber: true },
          { title: columns.newest, width: 35 },
        ],
        rows,
      },
    ],
    notes: texts.notes,
    empty: texts.empty,
    file: {
      name: `${texts.file}-${year}`,
      columns: [columns.name, columns.number, columns.slips, columns.newest],
      rows: rows.map(({ cells }) => cells),
    },
  }
}
