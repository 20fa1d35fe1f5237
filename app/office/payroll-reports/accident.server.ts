import type { OfficeScope } from '~/domain/kernel/scope'
import { type AccidentRow, accidentRowsOf } from '~/domain/payroll-reports/accident'
import { listPeopleOfYear, type PersonInYear } from '~/domain/payroll-reports/person-year.server'
import type { MonthStanding } from '~/domain/payroll-reports/read.server'
import type { Report, ReportCell } from '~/domain/payroll-reports/report'
import { readReporting } from '~/domain/payroll-reports/settings.server'
import { sumOf } from '~/domain/payroll-reports/worked-hours'
import { keptYearResults } from '~/domain/payroll-reports/year-results.server'
import { sum } from '~/domain/values/money'
import { house } from '~/house.server'
import { formatDecimal, formatMoney, formatMonth } from '~/i18n/format'
import { reportWords } from '~/i18n/report-words.en.server'
import type { Language } from '~db/schema'
import { nameOf } from './month-report'

const accidentOfPeople = keptYearResults<{ row: AccidentRow<null> | undefined }>()

/** From January to the month, as it is reported once a year. */
export async function accidentReport(
  scope: OfficeScope,
  { month }: MonthStanding,
  language: Language,
): Promise<Report> {
  const texts = reportWords[language].accident
  const { reader } = house
  const { settings } = await readReporting(reader, scope)
  const people = await listPeopleOfYear(reader, scope, month.slice(0, 4))
  const results = await accidentOfPeople(house, scope, {
    people,
    to: month,
    also: () => String(settings.accidentMaximumCents),
    resultOf: ({ months }) => {
      const calculated = months.flatMap(({ calculation }) => calculation ?? [])
      const [row] = accidentRowsOf([{ person: null, months: calculated }], settings.accidentMaximumCents)
      return { row }
    },
  })
  const rows = results.flatMap(([person, { row }]) => (row ? [{ ...row, person }] : []))
  const { columns } = texts
  const number = (title: string, width: number) => ({ title, width, isNumber: true })
  return {
    title: texts.title,
    about: texts.about(formatMonth(`${month.slice(0, 4)}-01`, language), formatMonth(month, language)),
    warnings: [],
    facts: [
      [
        texts.maximum,
        settings.accidentMaximumCents === null
          ? texts.missing
          : formatMoney(settings.accidentMaximumCents, language),
      ],
      [texts.tariff, settings.accidentTariff ?? texts.missing],
    ],
    tables: [
      {
        title: texts.table,
        columns: [
          { title: columns.name, width: 60 },
          number(columns.pay, 35),
          number(columns.liable, 40),
          number(columns.hours, 30),
        ],
        rows: rows.map((row) => ({
          cells: [nameOf(row.person), ...figures(row, language)],
          remarks: [row.person.number, ...notesOf(row, language)],
        })),
        sums: rows.length === 0 ? undefined : { cells: [texts.sum, ...sumCells(rows, language)] },
      },
    ],
    notes: texts.notes,
    empty: texts.empty,
    file: {
      name: `${texts.file}-${month}`,
      columns: [columns.name, columns.number, columns.pay, columns.liable, columns.hours, columns.note],
      rows: rows.map((row) => [
        nameOf(row.person),
        row.person.number,
        ...figures(row, language),
        notesOf(row, language).join(', '),
      ]),
    },
  }
}

type Row = AccidentRow<PersonInYear>

function figures({ payCents, liableCents, hours }: Row, language: Language): ReportCell[] {
  return [{ cents: payCents }, { cents: liableCents }, formatDecimal(hours, language)]
}

function sumCells(rows: readonly Row[], language: Language): ReportCell[] {
  return [
    { cents: sum(rows.map(({ payCents }) => payCents)) },
    { cents: sum(rows.map(({ liableCents }) => liableCents)) },
    formatDecimal(sumOf(rows.map(({ hours }) => hours)), language),
  ]
}

function notesOf({ isEstimated, monthsWithoutHours }: Row, language: Language): string[] {
  const texts = reportWords[language].accident
  return [
    ...(isEstimated ? [texts.estimated] : []),
    ...(monthsWithoutHours > 0 ? [texts.withoutHours(monthsWithoutHours)] : []),
  ]
}
