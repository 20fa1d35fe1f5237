import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LIMIT_MS } from '~/channels/webhook/send'
import { SHUTDOWN_GRACE_MS } from '~/http/stopping.server'

/** To note what became of what was sent, and to close the database. */
const TO_NOTE_MS = 1500

test('who sends an event notes its outcome before the end, and is not killed before that', () => {
  expect(SHUTDOWN_GRACE_MS).toBeGreaterThanOrEqual(LIMIT_MS + TO_NOTE_MS)
  const service = readFileSync('db/operator/zahltag.service', 'utf8')
  const compose = readFileSync('db/operator/compose.yml', 'utf8')
  for (const [, seconds] of [
    /^TimeoutStopSec=(\d+)$/m.exec(service),
    /stop_grace_period: (\d+)s/.exec(compose),
  ].map((found) => found ?? []))
    expect(Number(seconds) * 1000).toBeGreaterThanOrEqual(SHUTDOWN_GRACE_MS + TO_NOTE_MS)
})
