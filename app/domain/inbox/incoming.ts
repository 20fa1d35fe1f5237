import type { Within } from '../kernel/scope'
import type { Place } from '../kernel/vault'

/** A firm's own secret; the installation's is none. */
export interface OwnSecret extends Within {
  id: string
  /** Whether it has been noted as used today. */
  isNoted: boolean
}

/** Headers of Standard Webhooks and what they sign. */
export interface Signature {
  id: string | null
  timestamp: string | null
  /** Several, with spaces between them, while a sender's secret changes. */
  signatures: string | null
  /** The body, unpacked. */
  bytes: Uint8Array
}

/** What a request brought besides its data. */
export interface CameWith {
  /** The body as it was received; undefined where it is no text. */
  text: string | undefined
  bodySha256: string
  idempotencyKey?: string | undefined
  /** With a firm's own secret only that firm can be written to; any other is treated as unknown. */
  secret?: OwnSecret | undefined
  /** Headers of Standard Webhooks, where a firm demands them. */
  signature?: Signature | undefined
  /** Milliseconds since the request came. */
  tookMs: () => number
}

/** Seal context of the data of a delivery kept before 0.22.0. */
export function payloadPlace({ tenantId }: Within, deliveryId: string): Place {
  return { tenantId, purpose: 'webhook payload', rowId: deliveryId }
}

export function bodyPlace({ tenantId }: Within, deliveryId: string): Place {
  return { tenantId, purpose: 'webhook body', rowId: deliveryId }
}

export function refusedBodyPlace({ tenantId }: Within, refusedId: string): Place {
  return { tenantId, purpose: 'refused webhook body', rowId: refusedId }
}
