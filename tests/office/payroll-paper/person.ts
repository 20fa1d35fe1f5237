import type { DatedPay } from '~/domain/employees/pay.server'

/** Form fields by the month from which, or in which, they hold. */
type ByMonth = Readonly<Record<string, Readonly<Record<string, string>>>>

export interface Person {
  name: string
  birthDate: string
  entryOn: string
  exitOn?: string
  /** 40 if not said. */
  weeklyHours?: string
  pay: readonly DatedPay[]
  /** Payroll details, each entry with all its fields. */
  facts: ByMonth
  /** What is entered for a month on the page of its payslip. */
  extras?: ByMonth
  /** Entered once the month is closed. */
  corrections?: Readonly<Record<string, Correction>>
  /** What a time recorder sends. */
  hours?: Readonly<Record<string, Hours>>
  /** Changes of the employment itself before the month is calculated. */
  moves?: Readonly<Record<string, { entry_on?: string; exit_on: string | null }>>
}

/** Of the month it is entered after, or of several. */
interface Correction {
  months?: readonly string[]
  fields?: Readonly<Record<string, string>>
  facts?: Readonly<Record<string, string>>
}

interface Hours {
  stunden: number
  ueberstunden?: number
  zeiten?: readonly Readonly<Record<string, string | number>>[]
}

export const START = '2025-11'
const K = 'Küstenkasse'

export function monthly(euros: number, from = START): DatedPay {
  return { from, kind: 'monthly', cents: euros * 100 } as DatedPay
}

export function hourly(cents: number, from = START): DatedPay {
  return { from, kind: 'hourly', cents } as DatedPay
}

/** Class I, insured in every branch. */
export const PLAIN = { person_group: '101', contribution_group: '1111', fund: K, payroll_tax_class: '1' }
export const born = (...dates: string[]) => ({ is_parent: 'ja', child_birth_dates: dates.join(', ') })
