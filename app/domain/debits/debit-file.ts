import type { DateText, Instant } from '../values/calendar'
import type { Cents } from '../values/money'

export type Scheme = 'CORE' | 'B2B'
export type Sequence = 'FRST' | 'RCUR'

/** What a file for the bank says, frozen with its run. Texts are in the letters of SEPA. */
export interface DebitFile {
  /** At most 35 characters, unique for the firm. */
  messageId: string
  at: Instant
  scheme: Scheme
  sequence: Sequence
  collectOn: DateText
  creditor: { name: string; iban: string; id: string }
  collections: CollectionInFile[]
}

export interface CollectionInFile {
  endToEndId: string
  cents: Cents
  mandateReference: string
  signedOn: DateText
  /** The account is another than in the collection before. */
  isAmended: boolean
  /** The creditor that the payer's bank knows, where it is another. */
  originalCreditor: OriginalCreditor | null
  holder: string
  /** Only of a payer outside the EEA. */
  address: PayerAddress | null
  iban: string
  purpose: string
}

/** What is no longer so; null where it still is. */
export interface OriginalCreditor {
  name: string | null
  id: string | null
}

export interface PayerAddress {
  country: string
  town: string
  /** Street and postcode, at most 70 characters each. */
  lines: string[]
}
