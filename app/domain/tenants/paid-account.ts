/** Where money for a document goes. */
export interface PaidAccount {
  name: string
  iban: string | null
  bic: string | null
  bankName: string | null
  /** It is not the account that the document names, which is closed. */
  isMoved?: boolean
}
