import { NotFound } from '~/domain/kernel/errors'
import type { OfficeScope } from '~/domain/kernel/scope'
import { type CountedMonth, readCountedMonth } from '~/domain/payroll-reports/read.server'
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

type Maker = (scope: OfficeScope, month: CountedMonth, language: Language) => Report | Promise<Report>

const MAKERS: Record<MonthReportName, Maker> = {
  lohnjournal: (_, { month, counted }, language) => journalReport({ month, counted, language }),
  beitragsnachweise: statementsReport,
  'lohnsteuer-anmeldung': taxReturnReport,
  lohnkonten: peopleReport,
  unfallversicherung: accidentReport,
  jahresausgleich: equalisationReport,
  jahreswechsel: turnOfYearReport,
  mindestlohn: (_, { month, counted }, language) => minimumWageReport({ month, counted, language }),
}

/** A report of a month. @throws NotFound */
export async function monthReport(scope: OfficeScope, { month, name, language }: Asked): Promise<Report> {
  if (!isMonthReport(name)) throw new NotFound()
  const read = await readCountedMonth(house.reader, house.vault, scope, month)
  const report = await MAKERS[name](scope, read, language)
  return { ...report, warnings: [...warningsOf(read, language), ...report.warnings] }
}

function warningsOf({ isClosed, uncalculated }: CountedMonth, language: Language): string[] {
  const words = reportWords[language]
  const names = uncalculated.map(({ employee }) => nameOf(employee)).join('; ')
  return [...(isClosed ? [] : [words.preview]), ...(names ? [words.uncalculated(names)] : [])]
}
