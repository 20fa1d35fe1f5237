import { NotFound } from '~/domain/kernel/errors'
import type { OfficeScope } from '~/domain/kernel/scope'
import {
  type CountedMonth,
  type MonthStanding,
  readCountedMonth,
  readMonthStanding,
} from '~/domain/payroll-reports/read.server'
import type { Report } from '~/domain/payroll-reports/report'
import type { MonthText } from '~/domain/values/calendar'
import { house } from '~/house.server'
import { reportWords } from '~/i18n/report-words.en.server'
import type { Language } from '~db/schema'
import { accidentReport } from './accident.server'
import { equalisationReport } from './equalisation.server'
import { journalReport } from './journal.server'
import { minimumWageReport } from './minimum-wage.server'
import { nameOf } from './month-report'
import { isMonthReport, type MonthReportName } from './names'
import { peopleReport } from './people.server'
import { statementsReport } from './statements.server'
import { taxReturnReport } from './tax-return.server'
import { turnOfYearReport } from './turn-of-year.server'

interface Asked {
  month: MonthText
  name: string
  language: Language
}

type Made = Report | Promise<Report>

/** What a year's report says is worked out from other months too, so the month's payslips stay closed. */
const OF_YEAR = {
  lohnkonten: peopleReport,
  unfallversicherung: accidentReport,
  jahresausgleich: equalisationReport,
} satisfies Partial<
  Record<MonthReportName, (scope: OfficeScope, month: MonthStanding, language: Language) => Made>
>

type OfMonth = Exclude<MonthReportName, keyof typeof OF_YEAR>

const OF_MONTH: Record<OfMonth, (scope: OfficeScope, month: CountedMonth, language: Language) => Made> = {
  lohnjournal: (_, { month, counted }, language) => journalReport({ month, counted, language }),
  beitragsnachweise: statementsReport,
  'lohnsteuer-anmeldung': taxReturnReport,
  jahreswechsel: turnOfYearReport,
  mindestlohn: (_, { month, counted }, language) => minimumWageReport({ month, counted, language }),
}

/** A report of a month. @throws NotFound */
export async function monthReport(scope: OfficeScope, { month, name, language }: Asked): Promise<Report> {
  if (!isMonthReport(name)) throw new NotFound()
  const { reader, vault } = house
  if (isOfYear(name)) {
    const standing = await readMonthStanding(reader, scope, month)
    return withWarnings(await OF_YEAR[name](scope, standing, language), standing, language)
  }
  const read = await readCountedMonth(reader, vault, scope, month)
  return withWarnings(await OF_MONTH[name](scope, read, language), read, language)
}

function isOfYear(name: MonthReportName): name is keyof typeof OF_YEAR {
  return name in OF_YEAR
}

function withWarnings(report: Report, standing: MonthStanding, language: Language): Report {
  return { ...report, warnings: [...warningsOf(standing, language), ...report.warnings] }
}

function warningsOf({ isClosed, uncalculated }: MonthStanding, language: Language): string[] {
  const words = reportWords[language]
  const names = uncalculated.map(({ employee }) => nameOf(employee)).join('; ')
  return [...(isClosed ? [] : [words.preview]), ...(names ? [words.uncalculated(names)] : [])]
}
