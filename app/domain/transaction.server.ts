import type { Kysely, Transaction } from 'kysely'
import type { Database } from '~db/schema'

/** Runs `work` in the transaction it is given, or in one of its own. */
export function inTransaction<Result>(
  executor: Kysely<Database>,
  work: (trx: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
  return executor.isTransaction
    ? work(executor as Transaction<Database>)
    : executor.transaction().execute(work)
}
