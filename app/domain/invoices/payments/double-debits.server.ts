import type { Selectable } from 'kysely'
import type { Executor, Trx } from '~/domain/kernel/house'
import { joined } from '~/domain/kernel/joined.server'
import { prepared } from '~/domain/kernel/prepared.server'
import type { Actor, Within } from '~/domain/kernel/scope'
import { finishTaskAbout } from '~/domain/tasks/about.server'
import { openTask } from '~/domain/tasks/open.server'
import type { DateText } from '~/domain/values/calendar'
import type { Cents } from '~/domain/values/money'
import type { DebitCollectionsTable } from '~db/schema'
import { leaveOut } from './leave-out.server'

/**
 * A debit that would collect more than its invoice still asks for, since a transfer, an earlier attempt or a credit came
 * first: it is left out of a file that nobody has fetched; what a bank may have is a task, until it asks for all of it again.
 */
export async function watchRunningDebits(
  trx: Trx,
  actor: Actor,
  invoiceIds: readonly string[],
): Promise<void> {
  for (const debit of await listRunning(trx, actor, invoiceIds)) {
    const { id, isFetched, customerId, number } = debit
    if (debit.openCents >= debit.cents) await finishTaskAbout(trx, actor, 'double_debit', id)
    else if (!isFetched) await leaveOut(trx, actor, debit)
    else
      await openTask(trx, actor, {
        ...{ kind: 'double_debit', subjectId: id, area: 'invoicing', customerId, detail: number },
      })
  }
}

async function listRunning(trx: Trx, { tenantId }: Within, invoiceIds: readonly string[]) {
  const rows = await listRunningRows(trx, { tenantId, invoiceIds })
  return rows.map(({ fetched_at, ...row }) => ({ ...row, isFetched: fetched_at !== null }))
}

interface Of {
  tenantId: string
  invoiceIds: readonly string[]
}

const listRunningRows = prepared((trx: Trx, { tenantId, invoiceIds }: Of) =>
  trx
    .selectFrom('debit_collections')
    .innerJoin('debit_runs', (join) => joined(join, 'debit_runs.id', 'debit_collections.run_id'))
    .innerJoin('invoice_standings', (join) =>
      joined(join, 'invoice_standings.invoice_id', 'debit_collections.invoice_id'),
    )
    .select(['debit_collections.id', 'debit_collections.run_id as runId', 'fetched_at'])
    .select(['debit_collections.invoice_id as invoiceId', 'debit_collections.amount_cents as cents'])
    .select(['invoice_standings.open_cents as openCents', 'invoice_standings.customer_id as customerId'])
    .select('invoice_standings.number')
    .where('debit_collections.tenant_id', '=', tenantId)
    .where('debit_collections.invoice_id', 'in', invoiceIds)
    .where('debit_collections.state', '=', 'running'),
)

/** A debit that collects too much, as its task shows it. */
export interface DoubleDebit {
  invoiceId: string
  runId: string
  customerId: string
  state: Selectable<DebitCollectionsTable>['state']
  cents: Cents
  /** What the invoice still asks for. */
  openCents: Cents
  collectOn: DateText
  messageId: string
  endToEndId: string
  /** An earlier attempt that a person had marked as not carried out was. */
  isSecond: boolean
}

export async function findDoubleDebit(
  executor: Executor,
  { tenantId }: Within,
  collectionId: string,
): Promise<DoubleDebit | undefined> {
  const row = await executor
    .selectFrom('debit_collections')
    .innerJoin('debit_runs', (join) => joined(join, 'debit_runs.id', 'debit_collections.run_id'))
    .innerJoin('invoice_standings', (join) =>
      joined(join, 'invoice_standings.invoice_id', 'debit_collections.invoice_id'),
    )
    .select(['debit_collections.invoice_id as invoiceId', 'debit_collections.run_id as runId'])
    .select(['debit_collections.amount_cents as cents', 'debit_collections.state'])
    .select(['debit_collections.end_to_end_id as endToEndId', 'debit_runs.message_id as messageId'])
    .select(['debit_runs.collect_on as collectOn', 'invoice_standings.customer_id as customerId'])
    .select('invoice_standings.open_cents as openCents')
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('debit_collections as earlier')
          .select('earlier.id')
          .where('earlier.tenant_id', '=', tenantId)
          .whereRef('earlier.invoice_id', '=', 'debit_collections.invoice_id')
          .whereRef('earlier.attempt', '<', 'debit_collections.attempt')
          .where('earlier.state', '=', 'booked'),
      ).as('isSecond'),
    )
    .where('debit_collections.tenant_id', '=', tenantId)
    .where('debit_collections.id', '=', collectionId)
    .executeTakeFirst()
  return row && { ...row, isSecond: Boolean(row.isSecond) }
}
