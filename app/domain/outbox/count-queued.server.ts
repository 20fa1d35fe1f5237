import type { Executor } from '../kernel/house'

/** The mails of all firms that wait to be sent. */
export async function countQueued(executor: Executor): Promise<number> {
  const { count } = await executor
    .selectFrom('outbox')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('status', '=', 'queued')
    .executeTakeFirstOrThrow()
  return count
}
