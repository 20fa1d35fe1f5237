import { sql } from 'kysely'
import type { Executor } from '../kernel/house'
import type { Within } from '../kernel/scope'
import type { Vault } from '../kernel/vault'
import { namesOf } from '../records/history.server'
import type { Instant, MonthText } from '../values/calendar'
import type { DecimalText } from '../values/money'
import { newestSeq } from './append.server'
import { ENTRY_SEALS, type NewEntry } from './entries.server'
import type { Kinds } from './kinds'
import { REPORTED } from './report.server'
import type { WorkTime } from './times'

const MOST = 100

/** One report about an employee's month, from the time recorder or the office. */
export interface HoursPast {
  key: string
  at: Instant
  /** Name of the member, or of the key of the interface; null for the time recorder. */
  by: string | null
  source: 'webhook' | 'office'
  /** What the office did; null for a plain report. */
  act: NewEntry['act'] | null
  /** Null if only kinds were entered. */
  hours: DecimalText | null
  overtime: DecimalText | null
  isCorrection: boolean
  kinds: Kinds
  /** What was reported, by kind and cost centre. */
  times: readonly WorkTime[]
  reason: string | null
}

interface Cell {
  month: MonthText
  employeeId: string
}

/** Newest first. */
export async function readHoursHistory(
  executor: Executor,
  vault: Vault,
  scope: Within,
  cell: Cell,
): Promise<HoursPast[]> {
  const reported = await listRows(executor, scope, cell)
  const entries = await listEntries(executor, vault, scope, cell)
  const ofKeys = await readReporters(executor, scope, cell, reported)
  const ofEntries = new Map(entries.map((entry) => [entry.hoursSeq, entry]))
  const withHours = reported.map((row) => {
    const entry = ofEntries.get(row.seq)
    return {
      key: `${row.seq}`,
      at: row.recorded_at,
      by: entry?.by ?? ofKeys.get(row.recorded_at) ?? null,
      source: row.source,
      act: entry?.act ?? null,
      hours: row.hours,
      overtime: row.overtime,
      isCorrection: row.is_correction === 1,
      kinds: entry?.kinds ?? {},
      times: [],
      reason: entry?.reason ?? null,
    }
  })
  const ofKinds = entries
    .filter(({ hoursSeq }) => hoursSeq === null)
    .map(({ hoursSeq: _, ...entry }) => ({
      ...entry,
      source: isReported(entry.act) ? ('webhook' as const) : ('office' as const),
      hours: null,
      overtime: null,
      isCorrection: false,
    }))
  return [...withHours, ...ofKinds].sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0))
}

function isReported(act: NewEntry['act']): boolean {
  return act === 'reported' || act === 'late'
}

interface HoursRow {
  seq: number
  hours: DecimalText
  overtime: DecimalText
  source: 'webhook' | 'office'
  is_correction: 0 | 1
  recorded_at: Instant
}

/** The history has no index by month; each row names the one before it. */
async function listRows(executor: Executor, scope: Within, { month, employeeId }: Cell): Promise<HoursRow[]> {
  const newest = await newestSeq(executor, scope, month, employeeId)
  const { rows } = await sql<HoursRow>`
    with recursive chain (seq) as (
      select ${newest} union all
      select hours.replaces_seq from chain join hours on hours.seq = chain.seq)
    select h.seq, h.hours, h.overtime, h.source, h.is_correction, h.recorded_at
    from chain join hours h on h.tenant_id = ${scope.tenantId} and h.seq = chain.seq limit ${MOST}`.execute(
    executor,
  )
  return rows
}

/** Names of the keys by which hours were reported, by the moment. */
async function readReporters(
  executor: Executor,
  scope: Within,
  { month }: Cell,
  reported: readonly HoursRow[],
): Promise<ReadonlyMap<Instant, string>> {
  const moments = reported.filter(({ source }) => source === 'webhook').map((row) => row.recorded_at)
  if (moments.length === 0) return new Map()
  const reports = await executor
    .selectFrom('audit_entries')
    .select(['at', 'actor'])
    .where('tenant_id', '=', scope.tenantId)
    .where('subject_type', '=', REPORTED.subjectType)
    .where('subject_id', '=', month)
    .where('action', '=', REPORTED.action)
    .where('at', 'in', moments)
    .execute()
  const actors = reports.map(({ actor }) => actor)
  const names = await namesOf(executor, scope, actors)
  return new Map(reports.map(({ at, actor }) => [at, names.get(actor) ?? '']))
}

async function listEntries(executor: Executor, vault: Vault, { tenantId }: Within, cell: Cell) {
  const rows = await executor
    .selectFrom('hours_entries')
    .select([
      'id',
      'act',
      'kinds_sealed',
      'reason_sealed',
      'times_sealed',
      'hours_seq',
      'recorded_by',
      'recorded_at',
    ])
    .where('tenant_id', '=', tenantId)
    .where('employee_id', '=', cell.employeeId)
    .where('month', '=', cell.month)
    .orderBy('version', 'desc')
    .limit(MOST)
    .execute()
  const names = await namesOf(
    executor,
    { tenantId },
    rows.map(({ recorded_by }) => recorded_by),
  )
  const open = (id: string, field: keyof typeof ENTRY_SEALS, sealed: string) =>
    vault.open({ tenantId, purpose: ENTRY_SEALS[field], rowId: id }, sealed)
  return rows.map((row) => ({
    key: row.id,
    at: row.recorded_at,
    by: names.get(row.recorded_by) ?? null,
    act: row.act,
    kinds: JSON.parse(open(row.id, 'kinds', row.kinds_sealed)) as Kinds,
    times:
      row.times_sealed === null ? [] : (JSON.parse(open(row.id, 'times', row.times_sealed)) as WorkTime[]),
    reason: open(row.id, 'reason', row.reason_sealed),
    hoursSeq: row.hours_seq,
  }))
}
