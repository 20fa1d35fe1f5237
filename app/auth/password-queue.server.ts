import { Busy } from '~/domain/kernel/errors'

/** A hash takes about 20 ms of a core, so the last in the queue waits about a second. */
const MOST_WAITING = 50

let waiting = 0
let tail: Promise<unknown> = Promise.resolve()

/**
 * Runs the work on passwords one piece at a time. Each piece fills a core and a thread that file reads and
 * compression need too: side by side, a few hundred sign-ins would stop every other page for seconds.
 * @throws Busy past the end of the queue
 */
export async function inPasswordQueue<Result>(work: () => Promise<Result>): Promise<Result> {
  if (waiting >= MOST_WAITING) throw new Busy()
  waiting += 1
  const result = tail.then(work)
  tail = result.catch(() => undefined)
  try {
    return await result
  } finally {
    waiting -= 1
  }
}
