import { randomUUID } from 'node:crypto'
import { recordAudit } from '../audit/audit.server'
import { NotFound } from '../kernel/errors'
import type { House } from '../kernel/house'
import type { Scope } from '../kernel/scope'
import { writing } from '../kernel/writing.server'
import type { WrittenEvent } from './queue.server'
import { openSecrets } from './secrets'

/** What its receiver sees that this is a test by. */
const TEST_TYPE = 'test'

/**
 * An event that tells of nothing, signed as all are; also for an endpoint that is paused or has ended.
 * @param seen when the last test was as its reader saw it, '' for none: undefined is returned if there was another since, so
 * that a second click shows what the first brought
 * @throws NotFound
 */
export async function writeTest(
  { reader, vault }: House,
  { tenantId, at }: Scope,
  id: string,
  seen: string,
): Promise<WrittenEvent | undefined> {
  const row = await reader
    .selectFrom('event_endpoints')
    .select(['tenant_id', 'id', 'url', 'secret_sealed', 'former_secret_sealed', 'former_until_at'])
    .select('tested_at')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw new NotFound()
  if ((row.tested_at ?? '') !== seen) return undefined
  return {
    url: row.url,
    secrets: openSecrets(vault, row, at),
    id: randomUUID(),
    body: JSON.stringify({ type: TEST_TYPE, timestamp: at, data: { endpoint_id: id } }),
  }
}

/** Notes what came back. Says nothing of an endpoint that was removed meanwhile. */
export function noteTest(
  house: House,
  scope: Scope,
  id: string,
  { answer, tookMs }: { answer: string; tookMs: number },
): Promise<void> {
  return writing(house, scope, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('event_endpoints')
      .set({ tested_at: scope.at, test_answer: answer, test_took_ms: Math.round(tookMs) })
      .where('tenant_id', '=', scope.tenantId)
      .where('id', '=', id)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return
    await recordAudit(trx, scope, {
      action: 'event_endpoint.tested',
      subjectType: 'event_endpoint',
      subjectId: id,
    })
  })
}
