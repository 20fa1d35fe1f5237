/** Errors break a rule of the norm or the law; of a note the person should know. */
export type Severity = 'error' | 'warning' | 'note'

/** What a rule found: where, and with which numbers or words. */
export interface Finding {
  rule: string
  severity: Severity
  /** Of the lines, by number (BT-126) or place; of the whole invoice where it is empty. */
  lines: string[]
  /** The element of the file that it is about: `SellerTradeParty/Name`. */
  place?: string | undefined
  /** The rule whose words this one shares. */
  wordedAs?: string | undefined
  /** What is there and should not be. */
  value?: string | undefined
  /** What it comes to and what the invoice says, as decimal text. */
  sum?: Sum | undefined
}

export interface Sum {
  computed: string
  said: string
}

/** What a single rule says of one thing; nothing where it holds. */
export type RuleResult =
  | boolean
  | { value: string }
  | { sum: Sum }
  | { place: string; value?: string | undefined; wordedAs?: string }
