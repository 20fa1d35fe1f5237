import { type Selectable, sql } from 'kysely'
import type { Database, MailStatus } from '~db/schema'
import { keyOfNotice } from '../invoices/payments/leave-out.server'
import { NotFound } from '../kernel/errors'
import type { Executor } from '../kernel/house'
import { joined } from '../kernel/joined.server'
import type { Within } from '../kernel/scope'
import type { Order } from '../lists/listing.server'
import type { ListPage, Place } from '../lists/paging'
import { readPage } from '../lists/read-page.server'
import { nameOfActor } from '../records/history.server'
import type { DateText, Instant } from '../values/calendar'
import { type Cents, sum } from '../values/money'
import type { ToldBy } from './announce.server'
import type { CollectionState } from './attempts.server'
import type { Scheme } from './debit-file'
import { isLeftOutReason, type LeftOutReason } from './left-out'

const PER_PAGE = 20

/** As the index is written. */
const NEWEST: Order = { table: 'debit_runs', by: [sql.ref('created_at'), sql.ref('id')], direction: 'desc' }

/** What it has now: without what was left out before anybody fetched it. */
export interface ListedRun {
  id: string
  messageId: string
  scheme: Scheme
  collectOn: DateText
  count: number
  cents: Cents
  at: Instant
  states: Record<CollectionState, number>
}

export interface DebitRun extends Omit<ListedRun, 'states'> {
  sequence: Selectable<Database['debit_runs']>['sequence']
  creditor: { name: string; iban: string; id: string }
  /** Whether a bank may have it. */
  isFetched: boolean
  by: string | null
  collections: Collection[]
}

export interface Collection {
  id: string
  invoiceId: string
  number: string
  customerName: string
  /** As sent. */
  holder: string
  ibanMasked: string
  mandateReference: string
  isAmended: boolean
  endToEndId: string
  cents: Cents
  attempt: number
  toldOn: DateText
  toldBy: ToldBy | null
  /** What became of the mail that announces it; null if there is none. */
  mail: MailStatus | null
  againReason: string | null
  state: CollectionState
  /** As a person wrote it. */
  failedReason: string | null
  /** Why it was left out when the file was fetched. */
  leftOutReason: LeftOutReason | null
  /** It is not in the file: something changed before anybody fetched it. */
  isLeftOut: boolean
  /** What a person noted before the money came all the same. */
  withdrawnReason: string | null
}

const LEFT_OUT = sql`from debit_collections c where c.tenant_id = debit_runs.tenant_id
  and c.run_id = debit_runs.id and c.left_out_at is not null`
const WHAT_IT_HAS = [
  sql<number>`collection_count - (select count(*) ${LEFT_OUT})`.as('count'),
  sql<Cents>`sum_cents - (select coalesce(sum(c.amount_cents), 0) ${LEFT_OUT})`.as('cents'),
]

/** Newest first. */
export function readRunList(
  executor: Executor,
  { tenantId }: Within,
  place: Place,
): Promise<ListPage<ListedRun>> {
  const list = {
    matching: executor.selectFrom('debit_runs').select('id').where('tenant_id', '=', tenantId),
    order: NEWEST,
    rows: (ids: string[]) => readListed(executor, { tenantId }, ids),
  }
  return readPage(executor, { tenantId }, list, { place, perPage: PER_PAGE })
}

async function readListed(executor: Executor, { tenantId }: Within, ids: string[]): Promise<ListedRun[]> {
  const rows = await executor
    .selectFrom('debit_runs')
    .select(['id', 'message_id as messageId', 'scheme', 'collect_on as collectOn', 'created_at as at'])
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', ids)
    .execute()
  const counted = await executor
    .selectFrom('debit_collections')
    .select(['run_id as runId', 'state'])
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.sum<Cents>('amount_cents').as('cents')])
    .where('tenant_id', '=', tenantId)
    .where('run_id', 'in', ids)
    .where('left_out_at', 'is', null)
    .groupBy(['run_id', 'state'])
    .execute()
  return rows.map((run) => {
    const own = counted.filter(({ runId }) => runId === run.id)
    const states = { running: 0, booked: 0, returned: 0, failed: 0 }
    for (const { state, count } of own) states[state] = count
    return {
      ...run,
      count: sum(own.map(({ count }) => count)),
      cents: sum(own.map(({ cents }) => cents)),
      states,
    }
  })
}

/** @throws NotFound */
export async function getRun(executor: Executor, { tenantId }: Within, runId: string): Promise<DebitRun> {
  const run = await executor
    .selectFrom('debit_runs')
    .select(['id', 'message_id as messageId', 'scheme', 'sequence', 'collect_on as collectOn'])
    .select([...WHAT_IT_HAS, 'created_at as at', 'fetched_at'])
    .select([
      'creditor_name',
      'creditor_iban',
      'creditor_id',
      nameOfActor('debit_runs.created_by', { tenantId }).as('by'),
    ])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', runId)
    .executeTakeFirst()
  if (!run) throw new NotFound()
  const { creditor_name: name, creditor_iban: iban, creditor_id: id, fetched_at, ...facts } = run
  return {
    ...facts,
    isFetched: fetched_at !== null,
    creditor: { name, iban, id },
    collections: await listCollections(executor, { tenantId }, runId),
  }
}

async function listCollections(
  executor: Executor,
  { tenantId }: Within,
  runId: string,
): Promise<Collection[]> {
  const rows = await executor
    .selectFrom('debit_collections')
    .innerJoin('invoices', (join) => joined(join, 'invoices.id', 'debit_collections.invoice_id'))
    .innerJoin('customers', (join) => joined(join, 'customers.id', 'invoices.customer_id'))
    .select([
      'debit_collections.id',
      'debit_collections.invoice_id as invoiceId',
      'invoices.number',
      'customers.name as customerName',
      'debit_collections.holder',
    ])
    .select(['debit_collections.iban_masked as ibanMasked'])
    .select([
      'debit_collections.mandate_reference as mandateReference',
      'debit_collections.is_amended',
      'debit_collections.end_to_end_id as endToEndId',
    ])
    .select([
      'debit_collections.amount_cents as cents',
      'debit_collections.attempt',
      'debit_collections.told_on as toldOn',
      'debit_collections.told_by as toldBy',
      'debit_collections.state',
    ])
    .select([
      'debit_collections.again_reason as againReason',
      'debit_collections.failed_reason as failedReason',
      'debit_collections.withdrawn_reason as withdrawnReason',
      'debit_collections.left_out_at',
    ])
    .select((collection) =>
      collection
        .selectFrom('outbox')
        .select('outbox.status')
        .where('outbox.tenant_id', '=', tenantId)
        .where('outbox.dedupe_key', '=', sql<string>`${keyOfNotice('')} || debit_collections.id`)
        .as('mail'),
    )
    .where('debit_collections.tenant_id', '=', tenantId)
    .where('debit_collections.run_id', '=', runId)
    .orderBy('debit_collections.position')
    .execute()
  return rows.map(({ number, is_amended, left_out_at, ...row }) => ({
    ...row,
    ...reasonsOf(row.failedReason, left_out_at !== null),
    isLeftOut: left_out_at !== null,
    number: number ?? '',
    isAmended: is_amended === 1,
  }))
}

function reasonsOf(reason: string | null, isLeftOut: boolean) {
  if (isLeftOut && isLeftOutReason(reason)) return { failedReason: null, leftOutReason: reason }
  return { failedReason: reason || null, leftOutReason: null }
}
