import { type SelectQueryBuilder, sql } from 'kysely'
import type { Database } from '~db/schema'
import type { Executor } from '../kernel/house'
import type { Within } from '../kernel/scope'
import type { Listing } from '../lists/listing.server'
import type { Paged, Place } from '../lists/paging'
import { readPage } from '../lists/read-page.server'
import { namesOf } from '../records/history.server'
import type { Instant } from '../values/calendar'
import { type AuditChange, changesOf, mentionedIn } from './audit-changes'
import { type RecordNames, readRecordNames } from './record-names.server'

const PER_PAGE = 50

const DIRECTIONS = { newest: 'desc', oldest: 'asc' } as const

/** Entries of a kind of record, of one record, or of one person. */
export interface AuditFilter {
  subjectType: string | undefined
  subjectId: string | undefined
  userId: string | undefined
}

export type AuditOrder = 'newest' | 'oldest'

export interface AuditListing extends AuditFilter {
  order: AuditOrder
}

export interface AuditQuery extends AuditListing {
  place: Place
}

export interface AuditLine {
  id: string
  at: Instant
  /** User; null if it was a link, a machine or the product. */
  by: { id: string; name: string } | null
  /** Name of the key of the interface that was used; null if it was something else. */
  byKey: string | null
  actor: 'user' | 'link' | 'webhook' | 'provider' | 'key' | 'system'
  action: string
  subjectType: string
  subjectId: string
  changes: AuditChange[]
}

export interface AuditPage extends Paged<AuditLine> {
  names: RecordNames
}

export async function readAuditPage(
  executor: Executor,
  scope: Within,
  { place, order, ...filter }: AuditQuery,
): Promise<AuditPage> {
  const list: Listing<Row & { id: string }, 'audit_entries'> = {
    matching: whereMatching(executor, scope, filter).select(sql<string>`cast(seq as text)`.as('id')),
    order: { table: 'audit_entries', id: 'seq', by: [sql`seq`], direction: DIRECTIONS[order] },
    rows: async (ids) => {
      const rows = await whereMatching(executor, scope, {})
        .where('seq', 'in', ids.map(Number))
        .select(COLUMNS)
        .execute()
      return rows.map((row) => ({ ...row, id: String(row.seq) }))
    },
  }
  const { items, ...page } = await readPage(executor, scope, list, { place, perPage: PER_PAGE })
  return { ...page, ...(await toLines(executor, scope, items, filter)) }
}

/** Entries after the given one, or the first, so that a long file is read in pieces. */
export async function readAuditStretch(
  executor: Executor,
  scope: Within,
  { limit, after, order, ...filter }: AuditListing & { limit: number; after?: string | undefined },
): Promise<{ items: AuditLine[]; names: RecordNames }> {
  const rows = await whereMatching(executor, scope, filter)
    .$if(after !== undefined, (query) => query.where('seq', order === 'newest' ? '<' : '>', Number(after)))
    .select(COLUMNS)
    .orderBy('seq', DIRECTIONS[order])
    .limit(limit)
    .execute()
  return toLines(executor, scope, rows, filter)
}

const COLUMNS = [
  'seq',
  'at',
  'actor',
  'action',
  'subject_type',
  'subject_id',
  'before_json',
  'after_json',
] as const

type Row = Pick<Database['audit_entries'], Exclude<(typeof COLUMNS)[number], 'seq'>> & { seq: number }

function whereMatching(
  executor: Executor,
  { tenantId }: Within,
  { subjectType, subjectId, userId }: Partial<AuditFilter>,
): SelectQueryBuilder<Database, 'audit_entries', object> {
  return executor
    .selectFrom('audit_entries')
    .where('tenant_id', '=', tenantId)
    .$if(subjectType !== undefined, (query) => query.where('subject_type', '=', String(subjectType)))
    .$if(subjectType !== undefined && subjectId !== undefined, (query) =>
      query.where('subject_id', '=', String(subjectId)),
    )
    .$if(userId !== undefined, (query) => query.where('actor', '=', `user:${userId}`))
}

async function toLines(
  executor: Executor,
  scope: Within,
  rows: Row[],
  { subjectId }: Partial<AuditFilter>,
): Promise<{ items: AuditLine[]; names: RecordNames }> {
  const actors = [...new Set(rows.map(({ actor }) => actor))]
  const actorNames = await namesOf(executor, scope, actors)
  const items = rows.map((row): AuditLine => {
    const [kind = '', id = ''] = row.actor.split(':')
    return {
      id: String(row.seq),
      at: row.at,
      by: kind === 'user' ? { id, name: actorNames.get(row.actor) ?? id } : null,
      byKey: kind === 'key' ? (actorNames.get(row.actor) ?? null) : null,
      actor: ACTORS.find((one) => one === kind) ?? 'system',
      action: row.action,
      subjectType: row.subject_type,
      subjectId: row.subject_id,
      changes: changesOf(row.before_json, row.after_json),
    }
  })
  const ids = items.flatMap((line) => [line.subjectId, ...mentionedIn(line.changes)])
  return {
    items,
    names: await readRecordNames(executor, scope, subjectId === undefined ? ids : [...ids, subjectId]),
  }
}

const ACTORS = ['user', 'link', 'webhook', 'provider', 'key'] as const
