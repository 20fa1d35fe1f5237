import type { Executor } from '../kernel/house'
import type { Within } from '../kernel/scope'
import type { Instant } from '../values/calendar'
import { nameOfActor } from './history.server'
import type { Value } from './merge'

const MOST = 30

/** One event in a record's history. */
export interface HistoryEntry {
  at: Instant
  /** Name of the member; null if it was not a member. */
  by: string | null
  action: string
  /** Changed fields, masked if they are stored sealed. */
  changes: { field: string; before: Value; after: Value }[]
}

/** History of a record, newest first. */
export async function readHistory(
  executor: Executor,
  scope: Within,
  subjectType: string,
  subjectId: string,
): Promise<HistoryEntry[]> {
  const rows = await executor
    .selectFrom('audit_entries')
    .select(['at', 'action', 'before_json', 'after_json', nameOfActor('audit_entries.actor', scope).as('by')])
    .where('tenant_id', '=', scope.tenantId)
    .where('subject_type', '=', subjectType)
    .where('subject_id', '=', subjectId)
    .orderBy('seq', 'desc')
    .limit(MOST)
    .execute()
  return rows.map(({ at, by, action, before_json, after_json }) => ({
    at,
    by,
    action,
    changes: changesOf(before_json, after_json),
  }))
}

function changesOf(before: string | null, after: string | null): HistoryEntry['changes'] {
  if (before === null || after === null) return []
  const [old, now] = [before, after].map((json) => JSON.parse(json) as Record<string, Value>)
  return Object.keys(now ?? {}).map((field) => ({
    field,
    before: old?.[field] ?? null,
    after: now?.[field] ?? null,
  }))
}
