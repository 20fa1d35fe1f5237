import { type SqlBool, sql } from 'kysely'
import type { Executor } from '../kernel/house'
import { joined } from '../kernel/joined.server'
import type { Within } from '../kernel/scope'
import type { Listing, Order } from '../lists/listing.server'
import type { ListPage, Place } from '../lists/paging'
import { readPage } from '../lists/read-page.server'
import type { DateText, Instant } from '../values/calendar'
import type { Cents } from '../values/money'
import { type Gap, gapsIn } from './gaps'

const PER_PAGE = 60
/** Older ones beside a page, so that a gap at its end is seen: more than the hourly reports of a day. */
const BESIDE = 30

/** As the index is written. */
const NEWEST: Order = {
  table: 'bank_statements',
  by: [sql.ref('to_on'), sql.ref('from_on'), sql.ref('created_at'), sql.ref('id')],
  direction: 'desc',
}

export interface ListedStatement {
  id: string
  accountId: string
  accountName: string
  fileId: string
  fromOn: DateText
  toOn: DateText
  openingCents: Cents | null
  closingCents: Cents | null
  entryCount: number
  newCount: number
  /** What its entries add up to. */
  entriesCents: Cents
  createdAt: Instant
  pendingCount: number
  /** Entries of which a person has to say whether they are there twice. */
  doubtfulCount: number
  /** The balances that its file says do not follow from its entries, and are not taken over. */
  hasUnfitBalances: boolean
  sequence: string | null
  isWithinAnother: boolean
}

/** A page, newest first, with the gaps in and behind it. */
export async function readStatements(
  executor: Executor,
  within: Within,
  place: Place,
): Promise<{ page: ListPage<ListedStatement>; gaps: Gap[] }> {
  const page = await readPage(executor, within, listing(executor, within), { place, perPage: PER_PAGE })
  const last = page.next === null ? undefined : page.items.at(-1)
  const older = last ? await listOlder(executor, within, last) : []
  const oldest = older.length === BESIDE ? older.at(-1)?.toOn : undefined
  const gaps = gapsIn([...page.items, ...older])
  // A day read only in part would look as if something were missing.
  return { page, gaps: gaps.filter(({ toOn }) => toOn !== oldest) }
}

function listing(executor: Executor, { tenantId }: Within): Listing<ListedStatement, 'bank_statements'> {
  return {
    matching: executor.selectFrom('bank_statements').select('id').where('tenant_id', '=', tenantId),
    order: NEWEST,
    rows: (ids) => readListed(executor, { tenantId }, ids),
  }
}

async function listOlder(
  executor: Executor,
  { tenantId }: Within,
  { id, fromOn, toOn, createdAt }: ListedStatement,
): Promise<ListedStatement[]> {
  const rows = await executor
    .selectFrom('bank_statements')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where(sql<SqlBool>`(to_on, from_on, created_at, id) < (${toOn}, ${fromOn}, ${createdAt}, ${id})`)
    .orderBy('to_on', 'desc')
    .orderBy('from_on', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(BESIDE)
    .execute()
  return readListed(
    executor,
    { tenantId },
    rows.map((row) => row.id),
  )
}

async function readListed(
  executor: Executor,
  { tenantId }: Within,
  ids: readonly string[],
): Promise<ListedStatement[]> {
  if (ids.length === 0) return []
  const rows = await executor
    .selectFrom('bank_statements')
    .innerJoin('bank_accounts', (join) => joined(join, 'bank_accounts.id', 'bank_statements.account_id'))
    .select(['bank_statements.id', 'account_id as accountId', 'bank_accounts.name as accountName'])
    .select(['file_id as fileId', 'from_on as fromOn', 'to_on as toOn', 'opening_cents as openingCents'])
    .select(['closing_cents as closingCents', 'entry_count as entryCount', 'new_count as newCount'])
    .select(['bank_statements.created_at as createdAt', 'ignored_json', 'sequence'])
    .select(isWithinAnother({ tenantId }).as('isWithinAnother'))
    .where('bank_statements.tenant_id', '=', tenantId)
    .where('bank_statements.id', 'in', ids)
    .execute()
  const sums = await sumEntries(
    executor,
    { tenantId },
    rows.map(({ id }) => id),
  )
  return rows.map(({ ignored_json, isWithinAnother, ...row }) => {
    const ignored = JSON.parse(ignored_json) as { reason: string; count: number }[]
    const hasUnfitBalances = ignored.some(({ reason }) => reason === 'balances')
    const pendingCount = ignored
      .filter(({ reason }) => reason !== 'balances')
      .reduce((sum, { count }) => sum + count, 0)
    const { cents: entriesCents = 0, doubtful: doubtfulCount = 0 } = sums.get(row.id) ?? {}
    return {
      ...row,
      entriesCents,
      doubtfulCount,
      pendingCount,
      hasUnfitBalances,
      isWithinAnother: isWithinAnother === 1,
    }
  })
}

/** Whether another statement has its first entry too, and something before it. */
function isWithinAnother({ tenantId }: Within) {
  return sql<number>`exists (select 1 from bank_statement_entries as own
    cross join bank_statement_entries as its on its.tenant_id = ${tenantId} and its.entry_id = own.entry_id
      and its.statement_id <> own.statement_id
    cross join bank_statements as other on other.tenant_id = ${tenantId} and other.id = its.statement_id
    where own.tenant_id = ${tenantId} and own.statement_id = bank_statements.id and own.position = 0
      and (its.position > 0 or other.opening_cents <> bank_statements.opening_cents
        or other.from_on < bank_statements.from_on))`
}

/** Of those that are shown: beside the order of the list, SQLite would add up all that there are. */
async function sumEntries(executor: Executor, { tenantId }: Within, statementIds: readonly string[]) {
  if (statementIds.length === 0) return new Map<string, { cents: Cents; doubtful: number }>()
  const rows = await executor
    .selectFrom('bank_statement_entries')
    .innerJoin('bank_entries', (join) => joined(join, 'bank_entries.id', 'bank_statement_entries.entry_id'))
    .select(['bank_statement_entries.statement_id as id'])
    .select(({ fn }) => [
      fn.sum<Cents>('bank_entries.amount_cents').as('cents'),
      fn.count<number>('bank_entries.maybe_entry_id').as('doubtful'),
    ])
    .where('bank_statement_entries.tenant_id', '=', tenantId)
    .where('bank_statement_entries.statement_id', 'in', statementIds)
    .groupBy('bank_statement_entries.statement_id')
    .execute()
  return new Map(rows.map(({ id, ...sums }) => [id, sums]))
}
