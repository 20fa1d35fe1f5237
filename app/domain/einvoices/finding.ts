/** Errors break a rule of the standard or the law; notes are for information. */
export type Severity = 'error' | 'warning' | 'note'

export interface Finding {
  rule: string
  severity: Severity
  /** Line numbers (BT-126) or positions; empty for the whole invoice. */
  lines: string[]
  /** The element concerned: `SellerTradeParty/Name`. */
  place?: string | undefined
  /** The rule whose text applies. */
  wordedAs?: string | undefined
  /** The value that should not be there. */
  value?: string | undefined
  /** Computed and stated sum, as decimal text. */
  sum?: Sum | undefined
}

export interface Sum {
  computed: string
  stated: string
}

/** What a single rule says about one thing; nothing if it holds. */
export type RuleResult =
  | boolean
  | { value: string }
  | { sum: Sum }
  | { place: string; value?: string | undefined; wordedAs?: string }
