import type { PayslipDoubt } from '~db/schema'
import type { MonthText } from '../calendar'
import { bareNumber, type PageMarks } from './marks'
import { plainWords } from './plain-words'

/** What an employee can be recognised by on paper. */
export interface Recognisable {
  id: string
  number: string
  firstName: string
  lastName: string
  socialInsuranceNumber: string | null
  taxId: string | null
}

/** Whose page it is: certain only by a number and the name, both of one person, and of no one else. */
export interface PageMatch {
  employeeId: string | null
  /** Everybody whose name is on the page. */
  named: readonly string[]
  /** The month that the page says it is for. */
  month: MonthText | null
  doubt: PayslipDoubt | null
}

export interface Roster {
  byNumber: ReadonlyMap<string, readonly string[]>
  byInsuranceNumber: ReadonlyMap<string, readonly string[]>
  byTaxId: ReadonlyMap<string, readonly string[]>
  /** Ways that a name is written, with a space around each word. */
  names: readonly { id: string; ways: readonly string[] }[]
}

export function rosterOf(employees: readonly Recognisable[]): Roster {
  return {
    byNumber: idsBy(employees, ({ number }) => bareNumber(number)),
    byInsuranceNumber: idsBy(employees, ({ socialInsuranceNumber }) => bare(socialInsuranceNumber)),
    byTaxId: idsBy(employees, ({ taxId }) => bare(taxId)),
    names: employees.map(({ id, firstName, lastName }) => ({ id, ways: waysToWrite(firstName, lastName) })),
  }
}

/** Whose payslip a page is, for the month named when the file was sent. */
export function matchPage(marks: PageMarks, roster: Roster, wanted: MonthText): PageMatch {
  const byNumber = idsOf(roster.byNumber, marks.personnelNumbers)
  const byPaper = [
    ...idsOf(roster.byInsuranceNumber, marks.insuranceNumbers),
    ...idsOf(roster.byTaxId, marks.taxIds),
  ]
  const named = roster.names
    .filter(({ ways }) => ways.some((way) => marks.words.includes(way)))
    .map(({ id }) => id)
  const numbered = [...new Set([...byNumber, ...byPaper])]
  const month = monthOfPage(marks, wanted)
  const found = { employeeId: null, named, month: month.month }
  if (numbered.length > 1) return { ...found, doubt: 'several_people' }
  const [only] = numbered
  if (only === undefined) {
    const [name, ...others] = named
    if (name === undefined) return { ...found, doubt: 'nobody' }
    return { ...found, employeeId: others.length === 0 ? name : null, doubt: 'number_missing' }
  }
  if (!named.includes(only)) return { ...found, employeeId: only, doubt: 'name_missing' }
  return { employeeId: only, named, ...month }
}

/** The month beside a label counts; without one, the page has to name the wanted month and none after it. */
function monthOfPage(
  { months }: PageMarks,
  wanted: MonthText,
): { month: MonthText | null; doubt: PayslipDoubt | null } {
  const [labelled, ...more] = months.ofSlip
  if (months.ofSlip.includes(wanted) && months.ofSlip.every((month) => month <= wanted))
    return { month: wanted, doubt: null }
  if (labelled !== undefined && more.length === 0) return { month: labelled, doubt: 'other_month' }
  if (labelled === undefined && months.all.at(-1) === wanted) return { month: wanted, doubt: null }
  return { month: null, doubt: 'month_missing' }
}

function waysToWrite(firstName: string, lastName: string): string[] {
  const last = plainWords(lastName).trim()
  const firsts = [plainWords(firstName).trim(), plainWords(firstName).trim().split(' ')[0] ?? '']
  if (firsts[0] === '') return [` ${last} `]
  return [...new Set(firsts)].flatMap((first) => [` ${first} ${last} `, ` ${last} ${first} `])
}

function idsBy(employees: readonly Recognisable[], keyOf: (employee: Recognisable) => string | null) {
  const ids = new Map<string, string[]>()
  for (const employee of employees) {
    const key = keyOf(employee)
    if (key !== null && key !== '') ids.set(key, [...(ids.get(key) ?? []), employee.id])
  }
  return ids
}

function idsOf(ids: ReadonlyMap<string, readonly string[]>, keys: readonly string[]): string[] {
  return keys.flatMap((key) => ids.get(key) ?? [])
}

function bare(number: string | null): string | null {
  return number === null ? null : number.replace(/\s/g, '').toUpperCase()
}
