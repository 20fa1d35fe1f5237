import { createEmployee } from '~/domain/employees/employees.server'
import { addPay } from '~/domain/employees/pay.server'
import { correctHours } from '~/domain/hours/correct.server'
import { recordHours } from '~/domain/hours/record.server'
import { standOf } from '~/domain/hours/state.server'
import { writing } from '~/domain/kernel/writing.server'
import type { YearRecord } from '~/domain/payroll/payslip/history-input'
import { keepOpening } from '~/domain/payslips/openings.server'
import type { MonthText } from '~/domain/values/calendar'
import { enterAbsences } from './absences'
import { employeeId, type Firm, officeAt } from './firm'
import { testIban } from './identifiers'
import { agreedPay, historyBefore, isPayable } from './pay'
import { tellCalculation, tellPayroll, tellPayslips } from './payroll'
import { PEOPLE } from './people'
import { type Person, socialInsuranceNumberOf, taxIdOf } from './person'
import { tellReading } from './readers'

/** Ids of the cleaning company's employees, by first name. */
export type EmployeeIds = Record<'maren' | 'jakub' | 'aylin' | 'gerda' | 'birte' | 'jonas' | 'lina', string>

/** The months, from today's, that have hours and, where they can be calculated, payslips. */
const MONTHS = Array.from({ length: 14 }, (_, index) => index - 14)

/** What Jakub found missing when he read his payslip. */
const LATE_HOURS = 2.5

/** Tells of the cleaning company's people: who they are, fourteen months of hours, and what they were paid. */
export function tellStaff(firm: Firm): EmployeeIds {
  const ids = PEOPLE.map((person) => [person.key, tellPerson(firm, person)] as const)
  for (const person of PEOPLE) tellOpening(firm, person)
  tellPayroll(firm, PEOPLE, -14)
  for (const offset of MONTHS) {
    tellHours(firm, PEOPLE, offset)
    tellPayslips(firm, offset)
    tellReading(firm, PEOPLE, offset)
  }
  for (const person of PEOPLE.filter(({ key }) => key === 'jakub')) tellLateHours(firm, person, -4)
  tellCalculation(firm)
  return Object.fromEntries(ids) as EmployeeIds
}

/** Creates one person on the firm's first day; gives the id. */
export function tellPerson(firm: Firm, person: Person): string {
  const { house, timeline } = firm
  const { address, ...record } = person.record
  const [street, postalCode, city] = address
  const id = employeeId(firm, person)
  timeline.on(`${timeline.month(-14)}-01`, (moment) =>
    createEmployee(house, officeAt(firm, moment), {
      ...record,
      id,
      street,
      postal_code: postalCode,
      city,
      iban: testIban(50_000_100 + person.serial * 37),
      tax_id: taxIdOf(person),
      social_insurance_number: socialInsuranceNumberOf(person),
      weekly_hours: weeklyHoursOf(person),
    }),
  )
  for (const pay of agreedPay(person)) {
    const month = timeline.month(-14)
    timeline.by(`${pay.from > month ? pay.from : month}-01`, (moment) =>
      addPay(house, officeAt(firm, moment), id, pay),
    )
  }
  return id
}

/** What was paid elsewhere before the first payslip here. */
function tellOpening(firm: Firm, person: Person): void {
  const { house, timeline, employer } = firm
  const first = timeline.month(-14)
  const work = { person, employer, workedIn: (month: MonthText) => workedIn(firm, person, month) }
  const history = isPayable(first) ? historyBefore(work, first) : 'first_month'
  if (history === 'first_month' || history.year === 'unknown') return
  const sums = openingSums(history.year)
  timeline.on(`${first}-01`, (moment) =>
    keepOpening(house, officeAt(firm, moment), employeeId(firm, person), {
      until: timeline.month(-15),
      sums,
      revision: 0,
    }),
  )
}

/** As the office would read them off the last payslip from elsewhere. */
function openingSums({ insured, taxDays: _, flatTaxedCents: __, privateCover: ___, ...sums }: YearRecord) {
  const { taxableRunningCents, taxableOneTimeCents, ...others } = sums
  return {
    ...others,
    taxableCents: taxableRunningCents + taxableOneTimeCents,
    healthBaseCents: insured.health.cents,
    pensionBaseCents: insured.pension.cents,
  }
}

/** What a week has of the month's hours, to the half. */
function weeklyHoursOf({ quarterHours: [least, most] }: Person): string {
  const weeksInMonth = 4.35
  return String(Math.round(((least + most) / 2 / 4 / weeksInMonth) * 2) / 2)
}

/** The hours of a month, for all at once. */
export function tellHours(firm: Firm, people: readonly Person[], offset: number): void {
  const { house, timeline } = firm
  const month = timeline.month(offset)
  const entries = people.map((person) => ({
    employeeId: employeeId(firm, person),
    ...workedIn(firm, person, month),
  }))
  timeline.by(`${timeline.month(offset + 1)}-01`, async (moment) => {
    await writing(house, officeAt(firm, moment), (trx) =>
      recordHours(trx, officeAt(firm, moment), { month, origin: { source: 'office' }, entries }),
    )
    await enterAbsences(firm, moment, { people, offset })
  })
}

/** Overtime missing from a payslip is entered before the next one is due, and the payslip corrected. */
function tellLateHours(firm: Firm, person: Person, offset: number): void {
  const { house, timeline } = firm
  const month = timeline.month(offset)
  const on = `${timeline.month(offset + 1)}-20`
  const id = employeeId(firm, person)
  timeline.by(on, async (moment) => {
    const scope = officeAt(firm, moment)
    const { hours, overtime } = workedIn(firm, person, month)
    const { revision } = await standOf(house.reader, house.vault, scope, { month, employeeId: id })
    await correctHours(house, scope, {
      month,
      employeeId: id,
      hours: String(Number(hours) + LATE_HOURS),
      overtime,
      kinds: {},
      reason: 'Vertretung am 30., nicht im Gerät erfasst',
      revision,
    })
  })
  tellPayslips(firm, offset, { on, ids: [id] })
}

export function workedIn(firm: Firm, person: Person, month: MonthText): { hours: string; overtime: string } {
  const { key, quarterHours, overtimeQuarters = 0 } = person
  const quarters = (name: string, least: number, most: number) =>
    String(firm.dice.between(`${name} ${key} ${month}`, least, most) / 4)
  return {
    hours: quarters('hours', ...quarterHours),
    overtime: quarters('overtime', 0, overtimeQuarters),
  }
}
