import { countEmployedOn } from '~/domain/employees/employed-on.server'
import type { OfficeScope } from '~/domain/kernel/scope'
import { countPeopleOfYear } from '~/domain/payroll-reports/person-year.server'
import type { CountedMonth } from '~/domain/payroll-reports/read.server'
import type { Report, ReportRow } from '~/domain/payroll-reports/report'
import { fundsWithoutRates, type Turn, turnsOf } from '~/domain/payroll-reports/turn-of-year'
import { readFactsOf } from '~/domain/payroll-run/facts.server'
import { listFunds } from '~/domain/payroll-run/funds.server'
import { readYears } from '~/domain/payroll-years/loaded.server'
import { missingOf } from '~/domain/payroll-years/missing'
import { DUTY_FROM_PEOPLE } from '~/domain/person-years/equalisation'
import type { MonthText } from '~/domain/values/calendar'
import { house } from '~/house.server'
import { formatDate, formatMonth } from '~/i18n/format'
import { payrollTexts } from '~/i18n/payroll.en.server'
import { reportWords } from '~/i18n/report-words.en.server'
import { paths } from '~/paths'
import type { Language } from '~db/schema'
import { nameOf } from './month-report'
import { reportsOf } from './names'
import { wayOfRefunds } from './way-of-refunds.server'

/** Of December: what the next year needs, of the firm and of each person that stays. */
export async function turnOfYearReport(
  scope: OfficeScope,
  { month, counted }: CountedMonth,
  language: Language,
): Promise<Report> {
  const texts = reportWords[language].turnOfYear
  const { columns } = texts
  const isDue = reportsOf(month).includes('jahreswechsel')
  const firm = isDue ? await firmRows(scope, { month, counted }, language) : []
  const people = isDue ? await personRows(scope, { month, counted }, language) : []
  const rows = [...firm, ...people]
  const titled = (first: string, second: string) => [
    { title: first, width: 65 },
    { title: second, width: 100 },
  ]
  return {
    title: texts.title,
    about: month.slice(0, 4),
    warnings: [],
    facts: [],
    tables: [
      { title: texts.ofFirm, columns: titled(columns.what, columns.state), rows: firm },
      { title: texts.ofPeople, columns: titled(columns.who, columns.change), rows: people },
    ],
    notes: texts.notes,
    empty: isDue ? texts.empty : texts.inDecember,
    file: {
      name: `${texts.file}-${month.slice(0, 4)}`,
      columns: [columns.what, columns.state],
      rows: rows.map(({ cells }) => cells),
    },
  }
}

type Month = Pick<CountedMonth, 'month' | 'counted'>

async function firmRows(
  scope: OfficeScope,
  { month, counted }: Month,
  language: Language,
): Promise<ReportRow[]> {
  const texts = reportWords[language].turnOfYear
  const year = yearAfter(month)
  const { reader } = house
  const of = month.slice(0, 4)
  const count = await countPeopleOfYear(reader, scope, of)
  const employed = await countEmployedOn(reader, scope, `${of}-12-31`)
  const way = await wayOfRefunds(scope, month)
  const inputs = counted.map(({ input }) => input)
  const funds = fundsWithoutRates(inputs, await listFunds(reader, scope), year)
  return [
    ...(await figureRows(year, language)),
    ...funds.map((fund) => ({ cells: [fund, texts.noRates(year)], to: paths.payrollFunds() })),
    {
      cells: [
        texts.equalisation,
        employed >= DUTY_FROM_PEOPLE ? texts.isDuty[way](year) : texts.isRight[way](year),
      ],
      to: paths.payrollReport(month, 'jahresausgleich'),
    },
    {
      cells: [texts.certificates, texts.certificatesUntil(count, year)],
      to: paths.payrollReport(month, 'lohnkonten'),
    },
    {
      cells: [texts.accident, texts.accidentUntil(year)],
      to: paths.payrollReport(month, 'unfallversicherung'),
    },
  ]
}

/** What of the next year is not known, by name. */
async function figureRows(year: number, language: Language): Promise<ReportRow[]> {
  const texts = reportWords[language].turnOfYear
  const file = (await readYears(house.reader)).years.find((one) => one.year === year)
  if (!file) return [{ cells: [texts.figures(year), texts.noFile] }]
  const missing = missingOf(file)
  if (missing.length === 0) return [{ cells: [texts.figures(year), texts.known] }]
  const names = payrollTexts[language].yearParts
  return missing.map(({ part, due }) => ({
    cells: [names[part], due === null ? texts.missing(year) : texts.missingUntil(formatDate(due, language))],
  }))
}

async function personRows(
  scope: OfficeScope,
  { month, counted }: Month,
  language: Language,
): Promise<ReportRow[]> {
  const year = yearAfter(month)
  const own = counted.filter((one) => one.month === month)
  const facts = await readFactsOf(
    house.reader,
    house.vault,
    scope,
    own.map(({ employee }) => employee.id),
  )
  return own.flatMap(({ employee, input }) =>
    turnsOf({ year, input, facts: facts(employee.id).dated }).map((turn) => ({
      cells: [nameOf(employee), saidOf(turn, year, language)],
      remarks: [employee.number],
      to: paths.employeePayrollFacts(employee.id),
    })),
  )
}

function saidOf(turn: Turn, year: number, language: Language): string {
  const texts = reportWords[language].turnOfYear.turns
  switch (turn.kind) {
    case 'leave':
      return texts.leave(year)
    case 'childless':
      return texts.childless(formatMonth(turn.from, language))
    case 'child':
      return texts.child(formatDate(turn.born, language), formatMonth(turn.last, language))
    case 'age_limit':
      return texts.ageLimit(formatMonth(turn.from, language))
  }
}

function yearAfter(month: MonthText): number {
  return Number(month.slice(0, 4)) + 1
}
