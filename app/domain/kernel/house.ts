import type { Kysely, Transaction } from 'kysely'
import type { Database } from '~db/schema'
import type { DocumentStore } from '../documents/document-store'
import type { Render } from '../documents/render'
import type { InvoiceView } from '../invoices/issuing/view'
import type { Keyring } from '../links/token'
import type { ReadSlip, WriteSlip } from '../payslip-files/slip-reading'
import type { PayslipView } from '../payslips/view'
import type { Vault } from './vault'

/** What the process has: made once at start, and the first parameter of every verb. */
export interface House {
  db: Writer
  /** Read-only, so that a long write never blocks a page. Does not see the writes of an open transaction. */
  reader: Executor
  keyring: Keyring
  vault: Vault
  documents: DocumentStore
  renderers: Renderers
  readSlip: ReadSlip
  writeSlip: WriteSlip
  /**
   * Runs at the start of each write, in its transaction; what it throws refuses the write. What it returns runs once the
   * write counts.
   */
  alongside?: (trx: Trx) => Promise<(() => void) | undefined>
}

/** All the writing connection can do is begin a transaction, and only `writing` does. */
export type Writer = Pick<Kysely<Database>, 'transaction'>

/** For reads: the reader, or the current transaction. */
export type Executor = Pick<Kysely<Database>, 'selectFrom' | 'getExecutor'>

/** For writes: an open transaction, begun by `writing`. No connection of the house has this type. */
export type Trx = Transaction<Database>

export interface Renderers {
  invoice: Render<InvoiceView>
  payslip: Render<PayslipView>
}
