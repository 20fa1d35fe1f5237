import type { PayslipDoubt } from '~db/schema'
import type { MonthText } from '../values/calendar'
import { bareNumber, type PageMarks } from './marks'
import { type Names, namesOf } from './names-in'
import { namesOn } from './names-on'
import { type Numbered, type Numbers, numbersOf } from './numbers-in'

export interface Recognisable extends Numbered {
  number: string
  firstName: string
  lastName: string
}

/** Owner of a page; certain only if a number and the name agree on one person and no other person is shown. */
export interface PageMatch {
  employeeId: string | null
  named: readonly string[]
  month: MonthText | null
  doubt: PayslipDoubt | null
}

export interface Roster {
  byNumber: ReadonlyMap<string, readonly string[]>
  byInsuranceNumber: ReadonlyMap<string, readonly string[]>
  byTaxId: ReadonlyMap<string, readonly string[]>
  names: Names
  numbers: Numbers
}

export function rosterOf(employees: readonly Recognisable[]): Roster {
  return {
    byNumber: idsBy(employees, ({ number }) => bareNumber(number)),
    byInsuranceNumber: idsBy(employees, ({ socialInsuranceNumber }) => bare(socialInsuranceNumber)),
    byTaxId: idsBy(employees, ({ taxId }) => bare(taxId)),
    names: namesOf(employees),
    numbers: numbersOf(employees),
  }
}

/** Matches a page to an employee, for the month given with the file. */
export function matchPage(marks: PageMarks, roster: Roster, wanted: MonthText): PageMatch {
  const byNumber = idsOf(roster.byNumber, marks.personnelNumbers)
  const byInsurance = idsOf(roster.byInsuranceNumber, marks.insuranceNumbers)
  const byTax = idsOf(roster.byTaxId, marks.taxIds)
  const numbered = [...new Set([...byNumber, ...byInsurance, ...byTax])]
  const [only] = numbered
  const { named, isNamed, isAlike, others } = namesOn(marks.text, roster.names, only)
  const { month, doubt } = monthOfPage(marks, wanted)
  const found = { employeeId: null, named, month }
  if (numbered.length > 1) return { ...found, doubt: 'several_people' }
  if (only === undefined) {
    const [name, ...more] = named
    if (name === undefined) return { ...found, doubt: 'nobody' }
    return { ...found, employeeId: more.length === 0 ? name : null, doubt: 'number_missing' }
  }
  const hasAll = byNumber.length > 0 && byInsurance.length > 0 && byTax.length > 0
  const isOfOthers = others.length > 0 && !(isNamed && hasAll)
  if (isOfOthers || (isAlike && byInsurance.length + byTax.length === 0))
    return { ...found, employeeId: isNamed ? only : null, doubt: 'several_people' }
  if (!isNamed) return { ...found, employeeId: only, doubt: 'name_missing' }
  return { ...found, employeeId: only, doubt }
}

/** A labelled month counts; without one, the page must name the wanted month and no later one. */
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
