import { countEmployedOn } from '~/domain/employees/employed-on.server'
import { findEmployees } from '~/domain/employees/find.server'
import type { SecondRecord } from '~/domain/employees/same-person.server'
import type { OfficeScope } from '~/domain/kernel/scope'
import type { YearTaxes } from '~/domain/payroll/payslip/equalised-taxes'
import type { Figures } from '~/domain/payroll/years/figures'
import { listPeopleOfYear, type PersonInYear } from '~/domain/payroll-reports/person-year.server'
import type { MonthStanding } from '~/domain/payroll-reports/read.server'
import type { Report, ReportCell } from '~/domain/payroll-reports/report'
import { keptYearResults } from '~/domain/payroll-reports/year-results.server'
import { factsIn } from '~/domain/payroll-run/facts'
import { readFactsOf } from '~/domain/payroll-run/facts.server'
import { secondRecordsOf } from '~/domain/payroll-run/second-records.server'
import { readFigures } from '~/domain/payroll-years/loaded.server'
import {
  DUTY_FROM_PEOPLE,
  type Equalisation,
  equalisationOf,
  type KnownObstacle,
} from '~/domain/person-years/equalisation'
import { type Cents, sum } from '~/domain/values/money'
import { house } from '~/house.server'
import { formatMoney } from '~/i18n/format'
import { reportWords } from '~/i18n/report-words.en.server'
import type { Language } from '~db/schema'
import { nameOf } from './month-report'
import { reportsOf } from './names'
import { type WayOfRefunds, wayOfRefunds } from './way-of-refunds.server'

type Results = ReturnType<typeof keptYearResults<Equalisation>>

/** New figures of a year are another object. */
const byFigures = new WeakMap<Figures, Results>()

function resultsBy(figures: Figures): Results {
  const results = byFigures.get(figures) ?? keptYearResults<Equalisation>()
  byFigures.set(figures, results)
  return results
}

/** Of December: what the firm gives back of the year's wage tax, to whom not, and whether December's payslips say so. */
export async function equalisationReport(
  scope: OfficeScope,
  { month }: MonthStanding,
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
  const secondOf = await secondRecordsOf({ executor: reader, vault, scope, month, isEqualising: isDue })
  const employedOf = new Map(
    (
      await findEmployees(
        reader,
        scope,
        people.map(({ id }) => id),
      )
    ).map((one) => [one.id, one]),
  )
  const secondsOf = (id: string) => {
    const employee = employedOf.get(id)
    return employee ? secondOf(employee) : []
  }
  const against = (id: string): KnownObstacle | undefined => {
    if (factsIn(facts(id).dated, month)?.isEqualisationDeclined === true) return 'declined'
    return secondsOf(id).length > 0 ? 'two_records' : undefined
  }
  const results = await resultsBy(figures)(house, scope, {
    people,
    to: month,
    also: ({ id }) => against(id) ?? '',
    resultOf: (of, { id }) => equalisationOf(of, figures, against(id)),
  })
  const rows = results.map(([person, result]): Row => ({ person, seconds: secondsOf(person.id), ...result }))
  const way = await wayOfRefunds(scope, month)
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
    facts: isDue
      ? [
          [texts.duty, dutyOf(employed)],
          [texts.back, texts.ways[way]],
        ]
      : [],
    tables: [
      {
        title: texts.tables[way],
        columns: [
          { title: columns.name, width: 50 },
          ...[amount('withheld', 25), amount('ofYear', 25)],
          ...[amount('wageTax', 23), amount('solidarity', 20), amount('church', 22)],
        ],
        rows: rows.map((row) => ({
          cells: [nameOf(row.person), ...figuresOf(row)],
          remarks: [row.person.number, ...standingOf(row, way, language)],
        })),
        sums: rows.length === 0 ? undefined : { cells: [texts.sum, null, null, ...refundsOf(sumOf(rows))] },
      },
    ],
    notes: isDue ? [...texts.notesOf[way], ...texts.notes] : texts.notes,
    empty: isDue ? texts.empty : texts.inDecember,
    file: {
      name: `${texts.file}-${year}`,
      columns: [
        ...[columns.name, columns.number, columns.withheld, columns.ofYear],
        ...[columns.wageTax, columns.solidarity, columns.church, columns.standing],
      ],
      rows: rows.map((row) => [
        ...[nameOf(row.person), row.person.number, ...figuresOf(row)],
        standingOf(row, way, language).join(' '),
      ]),
    },
  }
}

type Row = Equalisation & { person: PersonInYear; seconds: readonly SecondRecord[] }

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

/** Why somebody gets nothing, and whether December's payslip gives back what it should. */
function standingOf(
  { obstacles, refund, paid, seconds }: Row,
  way: WayOfRefunds,
  language: Language,
): string[] {
  const texts = reportWords[language].equalisation
  const [due, given] = [refund ? totalOf(refund) : 0, totalOf(paid)]
  const isPaid = JSON.stringify(refund) === JSON.stringify(paid)
  const isOpen =
    way === 'december' ? due !== given || (refund !== undefined && !isPaid) : given > 0 && !isPaid
  return [
    ...obstacles.map((obstacle) => texts.obstacles[obstacle]),
    ...(obstacles.includes('two_records')
      ? [texts.alsoAs(seconds.map(({ name, number }) => `${name} (${number})`).join(', '))]
      : []),
    ...(given > 0 && isPaid ? [texts.paid] : []),
    ...(isOpen ? [texts.otherwise(formatMoney(given, language))] : []),
  ]
}

function totalOf({ wageTaxCents, solidarityCents, churchTaxCents }: YearTaxes): Cents {
  return wageTaxCents + solidarityCents + churchTaxCents
}
