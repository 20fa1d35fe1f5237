import { createHash } from 'node:crypto'
import { type Reception, receiveEvent } from '~/domain/inbox/receive.server'
import type { Scope } from '~/domain/kernel/scope'
import type { TestHouse } from '../support/test-house'

export const ANNA = 'aaaaaaaa-0000-4000-8000-000000000001'
export const BERND = 'bbbbbbbb-0000-4000-8000-000000000002'

export function timeRecording(tenantId: string, month: string, hours: Record<string, [number, number]>) {
  const mitarbeiter = Object.entries(hours).map(([id, [stunden, ueberstunden]]) => ({
    id,
    stunden,
    ueberstunden,
  }))
  return { event: 'zeiterfassung.export', mandant_id: tenantId, daten: { monat: month, mitarbeiter } }
}

export function receive(
  house: TestHouse,
  scope: Pick<Scope, 'at' | 'today'>,
  body: unknown,
  idempotencyKey?: string,
): Promise<Reception> {
  const text = JSON.stringify(body)
  return receiveEvent(
    house,
    { at: scope.at, today: scope.today },
    {
      body: JSON.parse(text),
      text,
      tookMs: () => 0,
      bodySha256: createHash('sha256').update(text).digest('hex'),
      idempotencyKey,
    },
  )
}
