/** What a column of a bank's CSV holds. */
export type CsvField =
  | 'bookedOn'
  | 'valueOn'
  /** Signed; or unsigned, where `direction` says S or H. What the balance changes by. */
  | 'amount'
  | 'direction'
  /** Where `amount` is empty or missing: what left, whatever its sign, and what came. */
  | 'debit'
  | 'credit'
  | 'currency'
  /** The payment before the service kept its fee, which `fee` has. */
  | 'gross'
  | 'fee'
  /** The other side; or who paid and who was paid, of whom the sign says which. */
  | 'name'
  | 'payer'
  | 'payee'
  | 'iban'
  | 'bic'
  | 'ultimateName'
  | 'purpose'
  /** Further texts for the purpose, such as the number of an invoice. */
  | 'note'
  | 'label'
  | 'reference'
  /** Reference of the row that this one belongs to. */
  | 'relatedReference'
  | 'endToEndId'
  | 'mandateReference'
  | 'creditorId'
  | 'batchReference'
  | 'originalAmount'
  | 'returnCharges'
  | 'balance'
  | 'account'
  | 'status'
  /** Whether it is money at all. */
  | 'effect'

export type DateOrder = 'DMY' | 'MDY' | 'YMD'

/** A layout whose file has shown in which order its days are. */
export type DatedLayout = CsvLayout & { dates: DateOrder }

/**
 * How a bank writes its CSV: data alone, so that a person's own map of columns is one too and can be kept. Headings are
 * compared without regard to capitals and blanks.
 */
export interface CsvLayout {
  /** Shown to people: `Sparkasse`. */
  name: string
  /** Headings by which it is known; all of them stand in one row. None where the file has no row of headings. */
  headings: readonly string[]
  /** Each field with the headings that it may have; the first one that is there counts. `#3` is the third column. */
  columns: Partial<Record<CsvField, readonly string[]>>
  /** What parts euros from cents; the other one parts thousands. `file` where a file uses either. */
  decimal: ',' | '.' | 'file'
  /** Order of the parts of a date; `file` where it follows the settings of an account, and its days must show it. */
  dates: DateOrder | 'file'
  /** Rows that are no money yet, or none: cells with one of these words, whatever its capitals. */
  pending?: Partial<Record<CsvField, readonly string[]>>
  information?: Partial<Record<CsvField, readonly string[]>>
  /** Rows in which a column has these words hold balances. */
  balances?: { column: CsvField; opening: string; closing: string }
  /** How a text that has more in it than a purpose is taken apart. */
  text?: 'comdirect' | 'commerzbank' | 'targobank' | 'first-line-label'
  /** Headings of what goes on from `purpose`, in lines of 27 characters. */
  purposeLines?: readonly string[]
  /** Headings of texts that go behind `note`, each where it is filled: of these all count, not the first alone. */
  furtherNotes?: readonly string[]
  /** `fee` is what it costs, without a sign. */
  isFeeUnsigned?: boolean
  /** Headings of each other kind of account that may follow in the same file; what they have in common has the same names. */
  besides?: readonly (readonly string[])[]
  /** The field whose cell a bank leaves out altogether, so that the ones behind it move up. */
  mayLack?: CsvField
  /** What stands before the name of the account in a line of its own above the headings. */
  accountTitle?: string
  /** Cells of each row, where there are no headings, or columns go by their places. */
  width?: number
  /** Its columns go by their places: a row with further headings is of another layout. */
  isExact?: boolean
}
