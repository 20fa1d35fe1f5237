/** Runs work for each item, a limited number at a time. The first failure ends it, once those running are done. */
export async function inTurns<Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  let next = 0
  const takeTurns = async () => {
    while (next < items.length) {
      const item = items[next] as Item
      next += 1
      await work(item).catch((error: unknown) => {
        next = items.length
        throw error
      })
    }
  }
  const ends = await Promise.allSettled(Array.from({ length: atOnce }, takeTurns))
  for (const end of ends) if (end.status === 'rejected') throw end.reason
}
