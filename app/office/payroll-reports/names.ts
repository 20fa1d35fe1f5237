/** Reports of a month, as their addresses name them; in the order of a clerk's month. */
export const MONTH_REPORTS = ['lohnjournal', 'beitragsnachweise', 'lohnsteuer-anmeldung'] as const

export type MonthReportName = (typeof MONTH_REPORTS)[number]

export function isMonthReport(name: string): name is MonthReportName {
  return (MONTH_REPORTS as readonly string[]).includes(name)
}
