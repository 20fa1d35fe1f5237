import { sendSigned } from '~/channels/webhook/send'
import { now } from '~/clock.server'
import { config } from '~/config.server'
import { noteTest, writeTest } from '~/domain/events/test-message.server'
import type { OfficeScope } from '~/domain/kernel/scope'
import { house } from '~/house.server'

/** Sends a test now and notes what came back; takes as long as any delivery may, ten seconds. */
export async function sendTest(scope: OfficeScope, endpointId: string, seen: string): Promise<void> {
  const message = await writeTest(house, scope, endpointId, seen)
  if (!message) return
  const options = { at: now(), allowsPrivate: config().sendsToPrivate }
  const sent = await sendSigned(message, async () => {}, options)
  await noteTest(house, scope, endpointId, sent)
}
