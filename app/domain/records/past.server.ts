import type { Instant } from '../calendar'
import type { Executor } from '../house'
import type { Within } from '../scope'
import { namesOf } from './history.server'
import type { Value } from './merge'

const MOST = 30

/** One thing that happened to a record. */
export interface HistoryEntry {
  at: Instant
  /** The name of the person; null where it was not done in the office. */
  by: string | null
  action: string
  /** Each field that changed, masked where it is stored sealed. */
  changes: { field: string; before: Value; after: Value }[]
}

/** What happened to a record, the newest first. */
export async function readHistory(
  executor: Executor,
  scope: Within,
  subjectType: string,
  subjectId: string,
): Promise<HistoryEntry[]> {
  const rows = await executor
    .selectFrom('audit_entries')
    .select(['at', 'actor', 'action', 'before_json', 'after_json'])
    .where('tenant_id', '=', scope.tenantId)
    .where('subject_type', '=', subjectType)
    .where('subject_id', '=', subjectId)
    .orderBy('seq', 'desc')
    .limit(MOST)
    .execute()
  const names = await namesOf(
    executor,
    rows.map(({ actor }) => actor),
  )
  return rows.map(({ at, actor, action, before_json, after_json }) => ({
    at,
    by: names.get(actor) ?? null,
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
