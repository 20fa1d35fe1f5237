import type { NewEmployee } from '~/domain/employees/employees.server'
import type { Extra } from '~/domain/payroll-run/extras'
import type { MonthText } from '~/domain/values/calendar'
import type { Cents } from '~/domain/values/money'
import { testSocialInsuranceNumber, withCheckDigit } from './identifiers'

/** One person: record, terms of pay, and how much there is to do in a month. */
export interface Person {
  key: string
  record: Omit<NewEmployee, 'street' | 'postal_code' | 'city'> & {
    address: [street: string, postalCode: string, city: string]
    birth_date: string
    health_fund: FundName
  }
  pay: PayTerms
  /** Quarter hours in a month, from and to. */
  quarterHours: [least: number, most: number]
  /** Quarter hours of overtime at most; left out, there are none. */
  overtimeQuarters?: number
  /** Tells people's numbers and accounts apart. */
  serial: number
}

/** Who collects the contributions. */
export type FundName = 'Küstenkasse' | 'Nordsee BKK' | 'Minijob-Zentrale'

/** Pay, and what tax and insurance need to know. */
export interface PayTerms {
  /** Monthly salary from a month on, newest first; without one, pay is by the hour. */
  salaries?: readonly [from: MonthText, monthlyCents: Cents][]
  /** On top of the tariff wage of the building cleaners. */
  bonusPerHourCents?: Cents
  /** One-time pay in November. */
  christmasCents?: Cents
  church?: 'ev' | 'rk'
  /** Child allowances on the tax card. */
  childAllowances?: string
  /** Birth dates of children; empty if there are none. */
  children?: readonly string[]
  /** Paid or taken off every month besides. */
  monthlyExtras?: readonly Omit<Extra, 'isMonthly'>[]
}

/** A tax id that has not been issued to anyone. */
export function taxIdOf({ serial }: Person): string {
  return withCheckDigit(String(4_703_689_281 + serial * 10))
}

/** A social insurance number that suits birth date and name. */
export function socialInsuranceNumberOf({ record, serial }: Person): string {
  const initial = record.last_name.normalize('NFD').charAt(0)
  return testSocialInsuranceNumber(record.birth_date, initial, 51 + serial)
}
