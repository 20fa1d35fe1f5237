import type { OfficeScope } from '~/domain/kernel/scope'
import {
  DUTY_FROM_PEOPLE,
  type Equalisation,
  equalisationOf,
  type YearTaxes,
} from '~/domain/payroll-reports/equalisation'
import {
  countEmployedOn,
  listPeopleOfYear,
  type PersonInYear,
  readPersonYears,
} from '~/domain/payroll-reports/person-year.server'
import type { CountedMonth } from '~/domain/payroll-reports/read.server'
import type { Report, ReportCell } from '~/domain/payroll-reports/report'
import { factsIn } from '~/domain/payroll-run/facts'
import { readFactsOf } from '~/domain/payroll-run/facts.server'
import { readFigures } from '~/domain/payroll-years/loaded.server'
import { sum } from '~/domain/values/money'
import { house } from '~/house.server'
import { reportWords } from '~/i18n/report-words.en.server'
import type { Language } from '~db/schema'
import { nameOf } from './month-report'
import { reportsOf } from './names'

/** Of December: what the firm gives back of the year's wage tax, and to whom not. */
export async function equalisationReport(
  scope: OfficeScope,
  { month }: CountedMonth,
  language: Language,
): Promise<Report> {
  const texts = reportWords[language].equalisation
  const { reader, vault } = house
  const year = month.slice(0, 4)
  const isDue = reportsOf(month).includes('jahresausgleich')
  const people = isDue ? await listPeopleOfYear(reader, scope, year) : []
  const figures = await readFigures(reader)
  const facts = await readFactsOf(
    reader,
    vault,
    scope,
    people.map(({ id }) => id),
  )
  const isDeclined = (id: string) => factsIn(facts(id).dated, month)?.isEqualisationDeclined === true
  const rows: Row[] = []
  for await (const { person, of } of readPersonYears(reader, vault, scope, { people, year }))
    rows.push({ person, ...equalisationOf(of, figures, isDeclined(person.id)) })
  const { columns, onPaper } = texts
  const amount = (name: keyof typeof onPaper, width: number) => ({
    ...{ title: columns[name], onPaper: onPaper[name], width },
    isNumber: true,
  })
  const employed = await countEmployedOn(reader, scope, `${year}-12-31`)
  const dutyOf = (count: number) => (count >= DUTY_FROM_PEOPLE ? texts.isDuty(count) : texts.isRight(count))
  return {
    title: texts.title,
    about: year,
    warnings: [],
    facts: isDue ? [[texts.duty, dutyOf(employed)]] : [],
    tables: [
      {
        title: texts.table,
        columns: [
          { title: columns.name, width: 50 },
          ...[amount('withheld', 25), amount('ofYear', 25)],
          ...[amount('wageTax', 23), amount('solidarity', 20), amount('church', 22)],
        ],
        rows: rows.map((row) => ({
          cells: [nameOf(row.person), ...figuresOf(row)],
          remarks: [row.person.number, ...reasonsOf(row, language)],
        })),
        sums: rows.length === 0 ? undefined : { cells: [texts.sum, null, null, ...refundsOf(sumOf(rows))] },
      },
    ],
    notes: texts.notes,
    empty: isDue ? texts.empty : texts.inDecember,
    file: {
      name: `${texts.file}-${year}`,
      columns: [
        ...[columns.name, columns.number, columns.withheld, columns.ofYear],
        ...[columns.wageTax, columns.solidarity, columns.church, columns.reason],
      ],
      rows: rows.map((row) => [
        ...[nameOf(row.person), row.person.number, ...figuresOf(row)],
        reasonsOf(row, language).join(' '),
      ]),
    },
  }
}

type Row = Equalisation & { person: PersonInYear }

function figuresOf({ withheld, ofYear, refund }: Row): ReportCell[] {
  return [
    { cents: withheld.wageTaxCents },
    ofYear ? { cents: ofYear.wageTaxCents } : null,
    ...(refund ? refundsOf(refund) : [null, null, null]),
  ]
}

function refundsOf({ wageTaxCents, solidarityCents, churchTaxCents }: YearTaxes): ReportCell[] {
  return [{ cents: wageTaxCents }, { cents: solidarityCents }, { cents: churchTaxCents }]
}

function sumOf(rows: readonly Row[]): YearTaxes {
  const all = (name: keyof YearTaxes) => sum(rows.map(({ refund }) => refund?.[name] ?? 0))
  return {
    wageTaxCents: all('wageTaxCents'),
    solidarityCents: all('solidarityCents'),
    churchTaxCents: all('churchTaxCents'),
  }
}

function reasonsOf({ obstacles }: Row, language: Language): string[] {
  return obstacles.map((obstacle) => reportWords[language].equalisation.obstacles[obstacle])
}
