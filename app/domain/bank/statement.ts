import type { DateText } from '../values/calendar'
import type { Cents } from '../values/money'

// What a bank's file says, whatever its format: nothing worked out, nothing guessed.

/** Of camt with its version, two digits. */
export type StatementFormat = `camt.053.001.${string}` | `camt.052.001.${string}` | 'mt940' | 'csv'

/** One day, month or page of one account. */
export interface Statement {
  format: StatementFormat
  account: StatementAccount
  /** The bank's number of it, where it has one that counts up within a year; from the second page, that behind a stroke. */
  sequence: string | null
  /** First and last day that it speaks of; null if it does not say. */
  fromOn: DateText | null
  toOn: DateText | null
  /** In a CSV, what the first entry's balance was before it. */
  opening: Balance | null
  closing: Balance | null
  entries: StatementEntry[]
  /** What is no money yet, or none at all; and balances beside the entries of a CSV that do not follow from them. */
  ignored: { reason: 'pending' | 'information' | 'balances'; count: number }[]
}

/** As the file names it: an IBAN, or bank code and account number, from which the IBAN follows in Germany; null where a CSV says neither. */
export interface StatementAccount {
  iban: string | null
  bankCode: string | null
  number: string | null
  currency: string | null
}

export interface Balance {
  cents: Cents
  on: DateText
}

/** A movement of the account: what its balance changes by. */
export interface StatementEntry {
  bookedOn: DateText
  valueOn: DateText | null
  /** Signed: what came is positive. */
  cents: Cents
  /** The bank's own id, unique within the account; null where it has none (`NONREF` is none). */
  reference: string | null
  /** Whether the bank takes back what it booked earlier. */
  isReversal: boolean
  /** Business transaction code of the German banks (GVC), three digits. */
  code: string | null
  /** Domain, family and subfamily of ISO 20022 (`PMNT.RDDT.UPDD`). */
  isoCode: string | null
  /** The booking text (`LASTSCHRIFT`). */
  label: string
  /** Message and batch (PmtInf) id of our own file that it settles, and how many it says it has. */
  batch: { messageId: string | null; batchId: string | null; count: number | null } | null
  /** What it consists of, in its order; one where the bank does not split it. They need not add up to it: the rest is a fee. */
  details: EntryDetail[]
}

export interface EntryDetail {
  /** Signed as the account sees it. */
  cents: Cents
  /** The other side as this entry means it: who paid, or who was paid; for a returned debit, who was to pay. */
  party: { name: string; iban: string | null; bic: string | null }
  /** On whose behalf, where a payment service stands between. */
  ultimateName: string
  /** Remittance information, with the bank's line breaks taken out. */
  purpose: string
  /** What was the same before references were taken out of the text; an entry is known by it. */
  asWritten?: Pick<EntryDetail, 'purpose' | 'endToEndId' | 'mandateReference'>
  /** Structured creditor reference. */
  creditorReference: string | null
  endToEndId: string | null
  mandateReference: string | null
  creditorId: string | null
  /** Why it came back. */
  returned: { code: string | null; text: string } | null
  /** Amount before fees, unsigned, where the bank says it. */
  originalCents: Cents | null
  /** The bank's charges inside it, unsigned. */
  chargesCents: Cents | null
}

/** What writes one booking in one way: a format, a report of a running day, or a layout of CSV. */
export type Family = 'camt.053' | 'camt.052' | 'mt940' | `csv ${string}`

/** Ready to be kept. */
export interface KeyedStatement extends Omit<Statement, 'entries'> {
  family: Family
  /** Which file of a ZIP it is from: what follows in one file goes on from what is before it. */
  part: number
  /** Each with what it is known by within its account, whatever file it comes in (`entryContent`). */
  entries: (StatementEntry & { content: string })[]
}
