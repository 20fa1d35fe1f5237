import { isWanted, recordEvent } from '../events/record.server'
import type { EventData } from '../events/types'
import type { Trx } from '../kernel/house'
import type { Actor } from '../kernel/scope'

export async function tellMandate(
  trx: Trx,
  actor: Actor,
  mandateId: string,
  told: 'mandate.requested' | 'mandate.approved',
): Promise<void> {
  if (!(await isWanted(trx, actor, told))) return
  const data = await readTold(trx, actor, mandateId)
  await recordEvent(trx, actor, { type: told, subjectId: mandateId, streamId: data.customer_id, data })
}

export async function tellMandateEnded(
  trx: Trx,
  actor: Actor,
  mandateId: string,
  reason: EventData['mandate.ended']['reason'],
): Promise<void> {
  if (!(await isWanted(trx, actor, 'mandate.ended'))) return
  const told = await readTold(trx, actor, mandateId)
  const data = { ...told, reason }
  await recordEvent(trx, actor, {
    type: 'mandate.ended',
    subjectId: mandateId,
    streamId: told.customer_id,
    data,
  })
}

async function readTold(trx: Trx, { tenantId }: Actor, mandateId: string) {
  const { id, ...mandate } = await trx
    .selectFrom('mandates')
    .select(['id', 'reference', 'customer_id'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', mandateId)
    .executeTakeFirstOrThrow()
  return { mandate_id: id, ...mandate }
}
