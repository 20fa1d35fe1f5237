import { nameAndPlace } from '~/http/respond.server'
import { log } from '~/log.server'

/** A counter keeps nobody from a page: where the database is busy, the visit goes uncounted. */
export async function bestEffort(count: Promise<void>): Promise<void> {
  try {
    await count
  } catch (error) {
    log.warn({ event: 'uncounted', ...nameAndPlace(error) })
  }
}
