import { now } from '../clock.server'
import { config } from '../config.server'
import { noteConcerns } from '../domain/alarms/alarms.server'
import { house } from '../house.server'
import { readCondition } from '../http/concerns.server'
import { repeat } from './repeat.server'

const MINUTE_MS = 60_000

/**
 * Checks every minute what is wrong with the service, and has its owners told if it lasts (decision 109). Where
 * no mail is sent there is nothing to tell them with; where the database fails, the ping that stays away says so.
 */
export function startAlarms(): void {
  if (config().smtpUrl !== undefined) repeat('alarms', noteWhatIsWrong, MINUTE_MS)
}

async function noteWhatIsWrong(): Promise<void> {
  const at = now()
  const { concerns } = await readCondition(at)
  await noteConcerns(house, concerns, at.toISOString())
}
