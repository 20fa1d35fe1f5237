import { nameAndPlace } from '../http/error-name.server'
import { beforeEnd } from '../http/stopping.server'
import { log } from '../log.server'

/** `signal` is aborted when the process has to end: the task then stops where nothing is half done. */
export type Task = (signal: AbortSignal) => Promise<void>

/**
 * Runs a task every so many milliseconds, first after `firstMs`, as long as the process lives. A turn that comes while
 * the last one is still running is left out. What a task throws is logged as `<name>_failed`. The process ends once a
 * running task has.
 *
 * @returns stops it, and resolves when nothing of it is running
 */
export function repeat(name: string, task: Task, everyMs: number, firstMs = everyMs): () => Promise<void> {
  const stopping = new AbortController()
  let round: Promise<void> | undefined

  function run(): void {
    round ??= task(stopping.signal)
      .catch((error) => log.error({ event: `${name}_failed`, ...nameAndPlace(error) }))
      .finally(() => {
        round = undefined
      })
  }

  let timer = setTimeout(() => {
    run()
    timer = setInterval(run, everyMs).unref()
  }, firstMs).unref()

  async function stop(): Promise<void> {
    stopping.abort()
    clearTimeout(timer)
    await round
  }
  beforeEnd(stop)
  return stop
}
