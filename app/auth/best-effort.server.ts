import { nameAndPlace } from '~/http/error-name.server'
import { log } from '~/log.server'

/**
 * No page waits for a counter: it is not worth queueing behind a long write, and if the database is busy,
 * the visit is not counted.
 */
export async function bestEffort(count: Promise<void>): Promise<void> {
  try {
    await count
  } catch (error) {
    log.warn({ event: 'uncounted', ...nameAndPlace(error) })
  }
}
