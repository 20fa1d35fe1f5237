import { sendSigned } from '~/channels/webhook/send'
import { now } from '~/clock.server'
import { config } from '~/config.server'
import { getEndpoint } from '~/domain/events/list.server'
import { noteTest, writeTest } from '~/domain/events/test-message.server'
import type { OfficeScope } from '~/domain/kernel/scope'
import { house } from '~/house.server'

/**
 * Sends a test now and notes what came back; takes as long as any delivery may, ten seconds. Returns whether the last test
 * was taken.
 */
export async function sendTest(scope: OfficeScope, endpointId: string, seen: string): Promise<boolean> {
  const message = await writeTest(house, scope, endpointId, seen)
  if (!message) return isTaken((await getEndpoint(house.reader, scope, endpointId, scope.at)).test?.answer)
  const options = { at: now(), allowsPrivate: config().sendsToPrivate }
  const sent = await sendSigned(message, async () => {}, options)
  await noteTest(house, scope, endpointId, sent)
  return isTaken(sent.answer)
}

function isTaken(answer = ''): boolean {
  return /^2\d\d\b/.test(answer)
}
