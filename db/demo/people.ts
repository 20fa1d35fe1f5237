import type { NewEmployee } from '~/domain/employees/employees.server'
import { type PayTerms, plain } from './pay'

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
export const PEOPLE: Person[] = [
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
