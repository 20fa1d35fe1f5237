import { type SqlBool, sql } from 'kysely'
import { removeEvents } from '../events/remove.server'
import type { House, Trx } from '../kernel/house'
import { ALL_TENANTS, writing } from '../kernel/writing.server'
import { yieldToLoop } from '../kernel/yield-to-loop'
import type { Instant } from '../values/calendar'
import { UPKEEP } from './periods'

const DAY_MS = 24 * 60 * 60_000
/** Takes a millisecond or two; pages are served in between. */
const CHUNK = 200

/** What is removed, and how the next rows are. `before` is the end of the retention period. */
interface Task {
  what: keyof typeof UPKEEP
  remove: (trx: Trx, before: Instant) => Promise<number>
}

type ExpiringTable = 'sessions' | 'account_links' | 'portal_codes' | 'portal_passes' | 'sender_codes'

const TASKS: Task[] = [
  { what: 'sessions', remove: removeExpired('sessions', 'token_hash') },
  { what: 'accountLinks', remove: removeExpired('account_links', 'id') },
  { what: 'portalCodes', remove: removeExpired('portal_codes', 'id') },
  { what: 'portalPasses', remove: removeExpired('portal_passes', 'token_hash') },
  { what: 'senderCodes', remove: removeExpired('sender_codes', 'id') },
  { what: 'unfinishedFactors', remove: removeUnfinishedFactors },
  { what: 'importRows', remove: removeImportRows },
  { what: 'imports', remove: removeImports },
  { what: 'formerIbans', remove: clearFormerIbans },
  { what: 'webhookPayloads', remove: clearPayloads },
  { what: 'webhookKeys', remove: clearKeys },
  { what: 'webhookRefusals', remove: removeRefusals },
  { what: 'hoursTimes', remove: removeTimes },
  { what: 'apiCalls', remove: removeCalls },
  { what: 'events', remove: removeEvents },
]

/**
 * Removes expired rows, a few at a time, and returns how many of each. Idempotent. Stops between two pieces once
 * `isStopped`.
 */
export async function cleanUp(
  house: House,
  at: Instant,
  isStopped: () => boolean = () => false,
): Promise<Record<string, number>> {
  const removed: Record<string, number> = {}
  for (const { what, remove } of TASKS) {
    const before = new Date(Date.parse(at) - UPKEEP[what].days * DAY_MS).toISOString()
    for (let rows = CHUNK; rows === CHUNK && !isStopped(); ) {
      rows = await writing(house, ALL_TENANTS, (trx) => remove(trx, before))
      removed[what] = (removed[what] ?? 0) + rows
      await yieldToLoop()
    }
  }
  return removed
}

function removeExpired(table: ExpiringTable, key: 'id' | 'token_hash'): Task['remove'] {
  return async (trx, before) => {
    const [from, by] = [sql.table(table), sql.ref(key)]
    const { numAffectedRows } = await sql`delete from ${from} where expires_at < ${before} and ${by} in
      (select ${by} from ${from} where expires_at < ${before} limit ${CHUNK})`.execute(trx)
    return Number(numAffectedRows)
  }
}

/** A secret that was on a screen and never confirmed. */
async function removeUnfinishedFactors(trx: Trx, before: Instant): Promise<number> {
  const unfinished = trx
    .selectFrom('totp_secrets')
    .select('user_id')
    .where('confirmed_at', 'is', null)
    .where('created_at', '<', before)
    .limit(CHUNK)
  return countOf(await trx.deleteFrom('totp_secrets').where('user_id', 'in', unfinished).executeTakeFirst())
}

/** Rows of files that were not imported, and undo data that is too old. */
async function removeImportRows(trx: Trx, before: Instant): Promise<number> {
  const { numAffectedRows } = await sql`delete from import_rows where (tenant_id, import_id, line) in
    (select r.tenant_id, r.import_id, r.line from import_rows r
      join imports i on i.tenant_id = r.tenant_id and i.id = r.import_id
      where i.expires_at < ${before} limit ${CHUNK})`.execute(trx)
  return Number(numAffectedRows)
}

/** The mapping of an imported file stays, for the next file. */
async function removeImports(trx: Trx, before: Instant): Promise<number> {
  const open = trx
    .selectFrom('imports')
    .select('id')
    .where('state', 'in', ['open', 'discarded'])
    .where('expires_at', '<', before)
    .limit(CHUNK)
  const removed = trx
    .deleteFrom('imports')
    .where('id', 'in', open)
    .where('state', 'in', ['open', 'discarded'])
    .where('expires_at', '<', before)
  return countOf(await removed.executeTakeFirst())
}

/** Clears former accounts of mandates; the last digits stay. */
async function clearFormerIbans(trx: Trx, before: Instant): Promise<number> {
  const today = before.slice(0, 10)
  const { numAffectedRows } = await sql`update former_accounts set iban_sealed = null
    where iban_sealed is not null and kept_until_on < ${today} and (tenant_id, id) in
      (select tenant_id, id from former_accounts
        where iban_sealed is not null and kept_until_on < ${today} limit ${CHUNK})`.execute(trx)
  return Number(numAffectedRows)
}

/** As the index `webhook_payloads` is written. */
const hasPayload = sql<SqlBool>`(payload_sealed is not null or body_sealed is not null)`

/** Clears what was received or settled long ago. Anything waiting is never lost. */
async function clearPayloads(trx: Trx, before: Instant): Promise<number> {
  const settled = trx
    .selectFrom('webhook_deliveries')
    .select('id')
    .where(hasPayload)
    .where('received_at', '<', before)
    .where('status', '<>', 'kept')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('tasks')
            .select('tasks.id')
            .whereRef('tasks.tenant_id', '=', 'webhook_deliveries.tenant_id')
            .whereRef('tasks.subject_id', '=', 'webhook_deliveries.id')
            .where('tasks.kind', '=', 'delivery')
            .where('tasks.done_at', '>=', before),
        ),
      ),
    )
    .limit(CHUNK)
  const cleared = trx
    .updateTable('webhook_deliveries')
    .set({ payload_sealed: null, body_sealed: null })
    .where('received_at', '<', before)
    .where('id', 'in', settled)
    .where(hasPayload)
  return Number((await cleared.executeTakeFirst()).numUpdatedRows)
}

/** The same request is not repeated after this time; the delivery's row stays. */
async function clearKeys(trx: Trx, before: Instant): Promise<number> {
  const old = trx
    .selectFrom('webhook_deliveries')
    .select('id')
    .where('idempotency_key', 'is not', null)
    .where('received_at', '<', before)
    .limit(CHUNK)
  const cleared = trx
    .updateTable('webhook_deliveries')
    .set({ idempotency_key: null })
    .where('received_at', '<', before)
    .where('id', 'in', old)
    .where('idempotency_key', 'is not', null)
  return Number((await cleared.executeTakeFirst()).numUpdatedRows)
}

async function removeRefusals(trx: Trx, before: Instant): Promise<number> {
  const old = trx.selectFrom('webhook_refusals').select('id').where('received_at', '<', before).limit(CHUNK)
  const unknown = countOf(await trx.deleteFrom('webhook_refusals').where('id', 'in', old).executeTakeFirst())
  return unknown + (await emptyPlaces(trx, before))
}

/** The places of refused requests stay, for the next. */
async function emptyPlaces(trx: Trx, before: Instant): Promise<number> {
  const { numAffectedRows } = await sql`update refused_deliveries
    set id = null, event = null, code = null, findings_json = null, body_sha256 = null, received_at = null,
      took_ms = null, body_sealed = null
    where id is not null and received_at < ${before} and (tenant_id, secret_id, slot) in (
      select tenant_id, secret_id, slot from refused_deliveries
      where id is not null and received_at < ${before} limit ${CHUNK})`.execute(trx)
  return Number(numAffectedRows)
}

/** What is reported later than this is not overtaken any more. */
async function removeTimes(trx: Trx, before: Instant): Promise<number> {
  const { numAffectedRows } = await sql`delete from hours_times where (tenant_id, month, employee_id) in
    (select tenant_id, month, employee_id from hours_times where made_at < ${before} limit ${CHUNK})`.execute(
    trx,
  )
  return Number(numAffectedRows)
}

/** The next call under the same key counts anew. */
async function removeCalls(trx: Trx, before: Instant): Promise<number> {
  const { numAffectedRows } = await sql`delete from api_calls where (tenant_id, key_id, idempotency_key) in
    (select tenant_id, key_id, idempotency_key from api_calls where called_at < ${before} limit ${CHUNK})`.execute(
    trx,
  )
  return Number(numAffectedRows)
}

function countOf({ numDeletedRows }: { numDeletedRows: bigint }): number {
  return Number(numDeletedRows)
}
