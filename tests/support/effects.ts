import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Executor } from '~/domain/kernel/house'
import type { Connection } from './test-house'

/** Changes whenever another connection than `reader` has committed anything. */
export async function versionSeenBy(reader: Executor): Promise<number> {
  const { rows } = await sql<{ data_version: number }>`pragma data_version`.execute(reader)
  return rows[0]?.data_version ?? 0
}

export async function expectSound(db: Connection): Promise<void> {
  const integrity = await sql`pragma integrity_check`.execute(db)
  expect(integrity.rows).toEqual([{ integrity_check: 'ok' }])
  const references = await sql`pragma foreign_key_check`.execute(db)
  expect(references.rows).toEqual([])
}

/** The status of whatever a loader or action returned or threw; 422 if a page shows the form again. */
export async function statusOf(work: Promise<unknown>): Promise<number> {
  const outcome = await work.catch((thrown: unknown) => thrown)
  if (outcome instanceof Response) return isGivenBack(outcome) ? 422 : outcome.status
  const init = (outcome as { init?: ResponseInit | null }).init
  if (init === undefined) throw outcome
  return init?.status ?? 200
}

function isGivenBack({ headers }: Response): boolean {
  return /[?&]eingabe=/.test(headers.get('location') ?? '')
}

let turns = 0

/** Yields to timers and messages, which purely synchronous work would starve. */
export async function yieldToLoop(): Promise<void> {
  turns += 1
  if (turns % 20 === 0) await new Promise((resolve) => setImmediate(resolve))
}
