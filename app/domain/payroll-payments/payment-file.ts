import type { DateText, Instant } from '../values/calendar'
import type { Cents } from '../values/money'

/** What a file of transfers says. Texts are in the letters of SEPA. */
export interface PaymentFile {
  /** At most 35 characters, unique for the firm. */
  messageId: string
  at: Instant
  executeOn: DateText
  /** Wages and salaries. */
  isSalary: boolean
  /** The bank books one sum, so that the statement does not show what each person is paid or has taken from their pay. */
  isBookedAsOne: boolean
  debtor: Debtor
  payments: PaymentInFile[]
}

export interface Debtor {
  name: string
  iban: string
  /** Only if money goes outside the EEA. */
  address: DebtorAddress | null
}

export interface DebtorAddress {
  street: string
  postalCode: string
  town: string
  country: string
}

export interface PaymentInFile {
  endToEndId: string
  cents: Cents
  recipient: string
  iban: string
  purpose: string
}
