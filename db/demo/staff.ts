import { createEmployee } from '~/domain/employees/employees.server'
import { publishPayslip } from '~/domain/payslips/payslips.server'
import type { PayslipLineView } from '~/domain/payslips/view'
import { type Firm, officeAt } from './firm'
import { testIban, testSocialInsuranceNumber, withCheckDigit } from './identifiers'
import { payOf, plain } from './pay'
import { PEOPLE, type Person } from './people'

/** Ids of the cleaning company's employees, by first name. */
export type EmployeeIds = Record<'maren' | 'jakub' | 'aylin' | 'gerda' | 'birte' | 'jonas' | 'lina', string>

/** The months, from today's, that have hours and payslips. */
const MONTHS = Array.from({ length: 14 }, (_, index) => index - 14)

/** Tells of the cleaning company's people: who they are, fourteen months of hours, and what they were paid. */
export function tellStaff(firm: Firm): EmployeeIds {
  const { timeline } = firm
  const ids = PEOPLE.map((person, index) => [person.key, tellPerson(firm, person, index)] as const)
  for (const offset of MONTHS) {
    tellHours(firm, PEOPLE, offset)
    for (const person of PEOPLE) tellPayslip(firm, person, offset)
  }
  const late = plain('earning', 'night_bonus', 'Nachzahlung Nachtzuschlag', 4275)
  for (const person of PEOPLE.filter(({ key }) => key === 'jakub'))
    tellPayslip(firm, person, -4, { on: `${timeline.month(-2)}-11`, more: [late] })
  return Object.fromEntries(ids) as EmployeeIds
}

/** Creates one person on the firm's first day; gives the id. */
export function tellPerson(firm: Firm, person: Person, index: number): string {
  const { db, keyring, vault, timeline } = firm
  const { address, ...record } = person.record
  const [street, postalCode, city] = address
  const id = employeeId(firm, person)
  timeline.on(`${timeline.month(-14)}-01`, (moment) =>
    createEmployee(db, keyring, vault, officeAt(firm, moment), {
      ...record,
      id,
      street,
      postalCode,
      city,
      iban: testIban(50_000_100 + index * 37),
      taxId: withCheckDigit(String(4_703_689_281 + index * 10)),
      socialInsuranceNumber: testSocialInsuranceNumber(
        record.birthDate,
        record.lastName.normalize('NFD').charAt(0),
        51 + index,
      ),
    }),
  )
  return id
}

/** The time recorder's export of a month, for all at once. */
export function tellHours(firm: Firm, people: readonly Person[], offset: number): void {
  const { db, timeline, tenantId } = firm
  const month = timeline.month(offset)
  timeline.by(`${timeline.month(offset + 1)}-01`, (moment) =>
    db
      .insertInto('hours')
      .values(
        people.map((person) => ({
          tenant_id: tenantId,
          month,
          employee_id: employeeId(firm, person),
          ...workedIn(firm, person, month),
          source: 'office' as const,
          delivery_id: null,
          is_correction: 0 as const,
          recorded_at: moment.at,
        })),
      )
      .execute(),
  )
}

/** Publishes the payslip of a month early in the next, or a correction of it later. */
export function tellPayslip(
  firm: Firm,
  person: Person,
  offset: number,
  correction?: { on: string; more: PayslipLineView[] },
): void {
  const { db, keyring, vault, renderers, timeline } = firm
  const month = timeline.month(offset)
  const { employmentType } = person.record
  const lines = payOf({ ...person, employmentType }, month, workedIn(firm, person, month))
  timeline.by(correction?.on ?? `${timeline.month(offset + 1)}-03`, (moment) =>
    publishPayslip(db, keyring, vault, officeAt(firm, moment), renderers.payslip, {
      employeeId: employeeId(firm, person),
      month,
      lines: [...(correction?.more ?? []), ...lines],
    }),
  )
}

function workedIn(firm: Firm, person: Person, month: string): { hours: string; overtime: string } {
  const { key, quarterHours, overtimeQuarters = 0 } = person
  const quarters = (name: string, least: number, most: number) =>
    String(firm.dice.between(`${name} ${key} ${month}`, least, most) / 4)
  return {
    hours: quarters('hours', ...quarterHours),
    overtime: quarters('overtime', 0, overtimeQuarters),
  }
}

function employeeId(firm: Firm, person: Person): string {
  return firm.dice.id(`employee ${firm.tenantId} ${person.key}`)
}
