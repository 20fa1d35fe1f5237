import type { Kysely, Transaction } from 'kysely'
import type { Database } from '~db/schema'
import type { DocumentStore } from '../documents/document-store'
import type { Render } from '../documents/documents.server'
import type { InvoiceView } from '../invoices/issuing/view'
import type { Keyring } from '../links/token'
import type { ReadSlip, WriteSlip } from '../payslip-files/slip-reading'
import type { PayslipView } from '../payslips/view'
import type { Vault } from './vault'

/** What the process has. Every verb takes it first; it is made once, when the process starts. */
export interface House {
  db: Writer
  /** Read-only, so a long write never holds a page up. Does not see what an open transaction has written. */
  reader: Executor
  keyring: Keyring
  vault: Vault
  documents: DocumentStore
  renderers: Renderers
  readSlip: ReadSlip
  writeSlip: WriteSlip
}

/** The writing connection can do nothing but begin a transaction, and `writing` alone does that. */
export type Writer = Pick<Kysely<Database>, 'transaction'>

/** What a read runs on: the reader, or the transaction it is part of. */
export type Executor = Pick<Kysely<Database>, 'selectFrom' | 'getExecutor'>

/** An open transaction, which `writing` begins: what a write runs on. No connection of the house passes for one. */
export type Trx = Transaction<Database>

export interface Renderers {
  invoice: Render<InvoiceView>
  payslip: Render<PayslipView>
}
