import { readCondition } from '~/http/health-concerns.server'
import { now } from '../clock.server'
import { config } from '../config.server'
import { noteConcerns } from '../domain/alarms/alarms.server'
import { house } from '../house.server'
import { repeat } from './repeat.server'

const MINUTE_MS = 60_000

/**
 * Checks the service every minute, and mails its owners if a concern persists (decision 109). Without a mail
 * server there is no alarm; if the database fails, the missing ping raises it.
 */
export function startAlarms(): void {
  if (config().smtpUrl !== undefined) repeat('alarms', noteWhatIsWrong, MINUTE_MS)
}

async function noteWhatIsWrong(): Promise<void> {
  const at = now()
  const { concerns } = await readCondition(at)
  await noteConcerns(house, concerns, at.toISOString())
}
