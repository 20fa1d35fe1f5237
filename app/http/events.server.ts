import { createHmac } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { config } from '~/config.server'
import { log } from '~/log.server'
import { networkOf } from './client-network'

type SecurityEvent =
  | 'sign_in'
  | 'sign_in_code_asked'
  | 'sign_in_failed'
  | 'sign_out'
  | 'throttled'
  | 'origin_refused'
  | 'forbidden'
  | 'webhook_secret_wrong'
  | 'webhook_secret_made'
  | 'webhook_secret_revoked'
  | 'api_key_wrong'
  | 'api_key_made'
  | 'api_key_revoked'
  | 'event_endpoint_added'
  | 'event_secret_changed'
  | 'event_endpoint_removed'
  | 'token_unknown'
  | 'link_shown'
  | 'role_changed'
  | 'member_locked'
  | 'member_unlocked'
  | 'tenant_switched'
  | 'firm_founded'
  | 'password_changed'
  | 'second_factor_on'
  | 'second_factor_off'
  | 'file_refused'

const HASH_LETTERS = 16

interface Asked {
  headers: Headers | IncomingHttpHeaders
}

export function logEvent(
  event: SecurityEvent,
  { headers }: Asked,
  details: Record<string, string | number | undefined> = {},
): void {
  const read = (name: string) =>
    headers instanceof Headers ? (headers.get(name) ?? undefined) : headers[name]?.toString()
  log.info({ event, id: read('x-request-id'), from: networkOf(read('x-client-ip')), ...details })
}

/** Makes addresses comparable in the log without revealing them. */
export function accountHash(email: string): string {
  const key = config().linkKeys[0].secret
  return createHmac('sha256', key).update(`account of the log\n${email}`).digest('hex').slice(0, HASH_LETTERS)
}
