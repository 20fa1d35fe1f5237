import { listName } from '~/domain/employees/list-name'
import type { Counted } from '~/domain/payroll-month/counted'
import type { MonthText } from '~/domain/values/calendar'
import type { Language } from '~db/schema'

/** What the reports of a month are made of. */
export interface MonthReport {
  month: MonthText
  counted: readonly Counted[]
  language: Language
}

export function nameOf({ firstName, lastName }: Counted['employee']): string {
  return listName({ first_name: firstName, last_name: lastName })
}
