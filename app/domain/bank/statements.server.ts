import { type SqlBool, sql } from 'kysely'
import type { Executor } from '../kernel/house'
import { joined } from '../kernel/joined.server'
import type { Within } from '../kernel/scope'
import type { Listing, Order } from '../lists/listing.server'
import type { ListPage, Place } from '../lists/paging'
import { readPage } from '../lists/read-page.server'
import type { DateText, Instant } from '../values/calendar'
import type { Cents } from '../values/money'
import { balanceGap } from './balance-gap'

const PER_PAGE = 60
/** Older ones beside a page, so that a gap at its end is seen. */
const BESIDE = 12

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
  return { page, gaps: gapsIn([...page.items, ...older]) }
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
    .select(['bank_statements.created_at as createdAt', 'ignored_json'])
    .where('bank_statements.tenant_id', '=', tenantId)
    .where('bank_statements.id', 'in', ids)
    .execute()
  const sums = await sumEntries(
    executor,
    { tenantId },
    rows.map(({ id }) => id),
  )
  return rows.map(({ ignored_json, ...row }) => {
    const ignored = JSON.parse(ignored_json) as { reason: string; count: number }[]
    const hasUnfitBalances = ignored.some(({ reason }) => reason === 'balances')
    const pendingCount = ignored
      .filter(({ reason }) => reason !== 'balances')
      .reduce((sum, { count }) => sum + count, 0)
    const { cents: entriesCents = 0, doubtful: doubtfulCount = 0 } = sums.get(row.id) ?? {}
    return { ...row, entriesCents, doubtfulCount, pendingCount, hasUnfitBalances }
  })
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

export interface Gap {
  accountName: string
  /** Between the end of one statement and the start of the next. */
  fromOn: DateText
  toOn: DateText
  cents: Cents
}

interface Chained {
  accountId: string
  accountName: string
  fromOn: DateText
  toOn: DateText
  openingCents: Cents | null
  closingCents: Cents | null
  entriesCents: Cents
}

/**
 * Where the entries of a statement do not make its last balance, or where the next statement of the account begins with
 * another balance than any that ends with the last day before it: reports of a day that is not over end with it too.
 */
function gapsIn(statements: readonly Chained[]): Gap[] {
  const gaps: Gap[] = []
  const ends = new Map<string, { on: DateText; closings: Cents[] }>()
  const byDay = [...statements].sort(
    (one, other) => one.fromOn.localeCompare(other.fromOn) || one.toOn.localeCompare(other.toOn),
  )
  for (const next of byDay) {
    const { accountId, accountName, fromOn, toOn, openingCents, closingCents } = next
    const ownCents = balanceGap({
      opening: balanceOf(openingCents),
      closing: balanceOf(closingCents),
      entries: [{ cents: next.entriesCents }],
    })
    if (ownCents) gaps.push({ accountName, fromOn, toOn, cents: ownCents })
    const end = ends.get(accountId)
    const [known] = end?.closings ?? []
    if (end && known !== undefined && openingCents !== null && fromOn > end.on)
      if (!end.closings.includes(openingCents))
        gaps.push({ accountName, fromOn: end.on, toOn: fromOn, cents: openingCents - known })
    const closings = closingCents === null ? [] : [closingCents]
    if (!end || toOn > end.on) ends.set(accountId, { on: toOn, closings })
    else if (toOn === end.on) end.closings.push(...closings)
  }
  return gaps.reverse()
}

function balanceOf(cents: Cents | null): { cents: Cents } | null {
  return cents === null ? null : { cents }
}
