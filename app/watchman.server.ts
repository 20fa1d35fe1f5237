import { now } from './clock.server'
import { config } from './config.server'
import { noteConcerns } from './domain/alarms/alarms.server'
import { house } from './house.server'
import { readCondition } from './http/concerns.server'
import { nameAndPlace } from './http/error-name.server'
import { beforeEnd } from './http/stopping.server'
import { log } from './log.server'

const LOOK_MS = 60_000

/**
 * Looks every minute what is wrong with the service, and lets its owners be told where that lasts (decision 295). Where
 * no mail is sent there is nothing to tell it with.
 */
export function startWatchman(): { look: () => Promise<void> } {
  let isStopped = config().smtpUrl === undefined
  let round: Promise<void> = Promise.resolve()

  function look(): Promise<void> {
    if (!isStopped) round = round.then(watch)
    return round
  }

  const timer = setInterval(() => void look(), LOOK_MS).unref()
  beforeEnd(async () => {
    isStopped = true
    clearInterval(timer)
    await round
  })
  return { look }
}

async function watch(): Promise<void> {
  try {
    const at = now()
    const { concerns } = await readCondition(at)
    await noteConcerns(house, concerns, at.toISOString())
  } catch (error) {
    // A database that fails can remember nothing; the ping that stays away says so.
    log.warn({ event: 'watch failed', ...nameAndPlace(error) })
  }
}
