import type { Executor } from '../kernel/house'

export async function countQueuedMails(executor: Executor): Promise<number> {
  const { count } = await executor
    .selectFrom('outbox')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('status', '=', 'queued')
    .executeTakeFirstOrThrow()
  return count
}
