import { createEmployee, type NewEmployee } from '~/domain/employees/employees.server'
import { publishPayslip } from '~/domain/payslips/payslips.server'
import type { PayslipLineView } from '~/domain/payslips/view'
import { type Firm, officeAt } from './firm'
import { testIban, testSocialInsuranceNumber, withCheckDigit } from './identifiers'
import { type PayTerms, payOf, plain } from './pay'

/** Ids of the cleaning company's employees, by first name. */
export type EmployeeIds = Record<'maren' | 'jakub' | 'aylin' | 'gerda' | 'birte' | 'jonas' | 'lina', string>

/** One person: record, terms of pay, and how much there is to do in a month. */
export interface Person extends Omit<PayTerms, 'employmentType'> {
  key: string
  record: Omit<NewEmployee, 'street' | 'postalCode' | 'city'> & {
    address: [street: string, postalCode: string, city: string]
    birthDate: string
  }
  /** Quarter hours in a month, from and to. */
  quarterHours: [least: number, most: number]
  /** Quarter hours of overtime at most; left out, there are none. */
  overtimeQuarters?: number
}

const SAVINGS = plain('net_deduction', 'capital_savings', 'Vermögenswirksame Leistungen', 4000)
const TRAVEL = plain('net_addition', 'travel', 'Fahrtkostenerstattung', 5880)

/** Every kind of employment, and two full-timers. */
const PEOPLE: Person[] = [
  {
    key: 'maren',
    record: {
      firstName: 'Maren',
      lastName: 'Hansen',
      email: 'maren.hansen@post.example',
      address: ['Holtenauer Straße 201', '24106', 'Kiel'],
      birthDate: '1979-04-17',
      employmentType: 'full_time',
      entryOn: '2016-03-01',
      taxClass: 3,
      healthFund: 'Küstenkasse',
    },
    salaryCents: 365_000,
    bonusPerHourCents: 700,
    taxPercent: '4.1',
    lines: [SAVINGS],
    quarterHours: [640, 672],
    overtimeQuarters: 24,
  },
  {
    key: 'jakub',
    record: {
      firstName: 'Jakub',
      lastName: 'Wiśniewski',
      email: 'jakub.wisniewski@post.example',
      address: ['Elisabethstraße 52', '24143', 'Kiel'],
      birthDate: '1988-11-02',
      language: 'en',
      employmentType: 'full_time',
      entryOn: '2021-09-01',
      taxClass: 1,
      healthFund: 'Küstenkasse',
    },
    bonusPerHourCents: 185,
    taxPercent: '8.9',
    isChildless: true,
    lines: [TRAVEL],
    quarterHours: [644, 676],
    overtimeQuarters: 30,
  },
  {
    key: 'aylin',
    record: {
      firstName: 'Aylin',
      lastName: 'Öztürk',
      email: 'aylin.oeztuerk@post.example',
      address: ['Iltisstraße 9', '24143', 'Kiel'],
      birthDate: '1992-06-25',
      employmentType: 'part_time',
      entryOn: '2022-02-15',
      taxClass: 2,
      healthFund: 'Nordsee BKK',
    },
    bonusPerHourCents: 60,
    taxPercent: '5.2',
    quarterHours: [528, 556],
    overtimeQuarters: 12,
  },
  {
    key: 'gerda',
    record: {
      firstName: 'Gerda',
      lastName: 'Clausen',
      email: null,
      address: ['Preetzer Straße 117', '24143', 'Kiel'],
      birthDate: '1961-01-30',
      employmentType: 'minijob',
      entryOn: '2019-05-01',
      healthFund: 'Nordsee BKK',
    },
    taxPercent: '0',
    quarterHours: [144, 152],
  },
  {
    key: 'birte',
    record: {
      firstName: 'Birte',
      lastName: 'Groß',
      email: 'birte.gross@post.example',
      address: ['Schauenburgerstraße 40', '24105', 'Kiel'],
      birthDate: '1984-08-08',
      employmentType: 'midijob',
      entryOn: '2023-10-01',
      taxClass: 5,
      healthFund: 'Küstenkasse',
    },
    taxPercent: '9.4',
    quarterHours: [284, 304],
    overtimeQuarters: 8,
  },
  {
    key: 'jonas',
    record: {
      firstName: 'Jonas',
      lastName: 'Möller',
      email: 'jonas.moeller@uni.example',
      address: ['Olshausenstraße 64', '24118', 'Kiel'],
      birthDate: '2002-12-12',
      employmentType: 'working_student',
      entryOn: '2024-04-01',
      taxClass: 1,
      healthFund: 'Nordsee BKK',
    },
    taxPercent: '0',
    quarterHours: [292, 320],
  },
  {
    key: 'lina',
    record: {
      firstName: 'Lina',
      lastName: 'Jäger',
      email: 'lina.jaeger@post.example',
      address: ['Werftstraße 180', '24143', 'Kiel'],
      birthDate: '2006-03-03',
      employmentType: 'apprentice',
      entryOn: '2024-08-01',
      taxClass: 1,
      healthFund: 'Küstenkasse',
    },
    salaryCents: 112_500,
    taxPercent: '0',
    quarterHours: [600, 640],
  },
]

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
