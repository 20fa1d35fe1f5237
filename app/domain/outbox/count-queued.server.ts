import type { Executor } from '../kernel/house'

/** Queued mails of all firms. */
export async function countQueued(executor: Executor): Promise<number> {
  const { count } = await executor
    .selectFrom('outbox')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('status', '=', 'queued')
    .executeTakeFirstOrThrow()
  return count
}
