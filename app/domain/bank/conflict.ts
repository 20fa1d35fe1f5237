import { Conflict, NotFound } from '../kernel/errors'

/** A movement that went with its file: nothing can be booked for it. */
export class ItemGone extends NotFound {}

/** A file is for another account than the one chosen for it, by the number that follows. */
const DIFFERS = 'bank_file_differs'

/** The number to confirm, where that is why a file was not taken. */
export function differingNumber(code: string | undefined): string | undefined {
  return code?.startsWith(`${DIFFERS} `) ? code.slice(DIFFERS.length + 1) : undefined
}

/** Why a file from a bank is not read, or not in these words alone: what follows a blank is named in the text. */
export type BankFileCode =
  | 'bank_file_missing'
  | 'bank_file_empty'
  | 'bank_file_too_large'
  | 'bank_file_unknown'
  | 'bank_file_pdf'
  | 'bank_file_picture'
  | 'bank_file_workbook'
  | 'bank_file_damaged'
  | 'bank_file_doctype'
  | 'bank_file_encoding'
  | 'bank_file_too_much'
  | 'bank_file_too_heavy'
  | 'bank_file_zip_damaged'
  | 'bank_file_zip_locked'
  | 'bank_file_zip_too_many'
  | 'bank_file_zip_too_large'
  | 'bank_file_zip_without'
  | 'bank_file_order'
  | 'bank_file_notification'
  | 'bank_file_interim'
  | 'bank_file_activity'
  | 'bank_file_other_xml'
  | 'bank_file_no_statement'
  | 'bank_file_excel'
  | 'bank_file_accounts'
  | 'bank_file_closed'
  /** The account's number in the file. */
  | `bank_file_other_account ${string}`
  | `${typeof DIFFERS} ${string}`
  /** The version of camt. */
  | `bank_file_version ${string}`
  /** The currency. */
  | `bank_file_currency ${string}`
  /** What is missing or wrong, as the format calls it. */
  | `bank_file_field ${string}`
  /** The number of the line. */
  | `bank_file_row ${number}`

type BankCode =
  | 'bank_file_known'
  | 'bank_columns_missing'
  | 'bank_columns_twice'
  | 'bank_nothing_chosen'
  | 'bank_two_customers'
  | 'bank_account_needed'
  | 'bank_account_unknown'
  | 'bank_account_taken'
  | 'bank_account_closed'
  | 'bank_account_on_invoices'
  | 'bank_account_collects'
  | 'bank_iban_invalid'
  | 'bank_statement_worked_on'
  | 'bank_assigned_meanwhile'
  | 'bank_assigned_too_much'
  | 'bank_already_undone'

export class BankConflict extends Conflict {
  constructor(override readonly code: BankFileCode | BankCode) {
    super(code)
  }
}
