import type { Instant } from '../values/calendar'

interface StoredEvent {
  type: string
  created_at: Instant
  payload_json: string
}

/** What is signed and sent. */
export function bodyOf({ type, created_at, payload_json }: StoredEvent): string {
  return JSON.stringify({ type, timestamp: created_at, data: JSON.parse(payload_json) as object })
}
