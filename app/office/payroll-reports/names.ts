import type { MonthText } from '~/domain/values/calendar'

/** Reports of a month, as their addresses name them; in the order of a clerk's month. */
const MONTH_REPORTS = [
  ...(['lohnjournal', 'beitragsnachweise', 'lohnsteuer-anmeldung'] as const),
  ...(['lohnkonten', 'unfallversicherung', 'mindestlohn', 'jahresausgleich', 'jahreswechsel'] as const),
] as const

export type MonthReportName = (typeof MONTH_REPORTS)[number]

export function isMonthReport(name: string): name is MonthReportName {
  return (MONTH_REPORTS as readonly string[]).includes(name)
}

/** They name somebody's church tax or, of the whole firm, church tax by denomination. */
const SENSITIVE: readonly string[] = [
  'lohnjournal',
  'lohnsteuer-anmeldung',
  'jahresausgleich',
] satisfies MonthReportName[]

export function isSensitiveReport(name: string): boolean {
  return SENSITIVE.includes(name)
}

const OF_DECEMBER: readonly MonthReportName[] = ['jahresausgleich', 'jahreswechsel']

/** The year's tax is known, and the next year near, only in December. */
export function reportsOf(month: MonthText): readonly MonthReportName[] {
  return month.endsWith('-12') ? MONTH_REPORTS : MONTH_REPORTS.filter((name) => !OF_DECEMBER.includes(name))
}

/** Reports of a person's year. */
export const YEAR_REPORTS = ['lohnkonto', 'lohnsteuerbescheinigung'] as const

export type YearReportName = (typeof YEAR_REPORTS)[number]

export function isYearReport(name: string): name is YearReportName {
  return (YEAR_REPORTS as readonly string[]).includes(name)
}
