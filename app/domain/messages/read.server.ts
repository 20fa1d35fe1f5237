import type { ChangeRequestOutcome } from '~db/schema'
import { NotFound } from '../kernel/errors'
import type { Executor } from '../kernel/house'
import type { Within } from '../kernel/scope'
import type { Vault } from '../kernel/vault'
import { changeRequestPlace, messagePlace } from './places'

/** @throws NotFound */
export async function openMessage(
  executor: Executor,
  vault: Vault,
  scope: Within,
  messageId: string,
): Promise<string> {
  const row = await executor
    .selectFrom('messages')
    .select('body_sealed')
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', messageId)
    .executeTakeFirst()
  if (!row) throw new NotFound()
  return vault.open(messagePlace(scope, messageId), row.body_sealed)
}

/** The contact who wrote and the reply address, each if known. */
export async function readWriter(
  executor: Executor,
  { tenantId }: Within,
  messageId: string,
): Promise<{ contactId: string | null; replyTo: string | null }> {
  const row = await executor
    .selectFrom('messages')
    .select(['contact_id as contactId', 'reply_to as replyTo'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', messageId)
    .executeTakeFirst()
  return row ?? { contactId: null, replyTo: null }
}

/** A change request and its outcome. @throws NotFound */
export async function openChangeRequest(
  executor: Executor,
  vault: Vault,
  scope: Within,
  changeRequestId: string,
): Promise<{ details: Record<string, string>; outcome: ChangeRequestOutcome | null }> {
  const row = await executor
    .selectFrom('change_requests')
    .select(['details_sealed', 'outcome'])
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', changeRequestId)
    .executeTakeFirst()
  if (!row) throw new NotFound()
  const details = vault.open(changeRequestPlace(scope, changeRequestId), row.details_sealed)
  return { details: JSON.parse(details) as Record<string, string>, outcome: row.outcome }
}
