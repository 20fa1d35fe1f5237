const tails = new Map<string, Promise<unknown>>()

/** Runs work of the same key one after another within the process, in call order. */
export function oneAtATime<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
  const before = tails.get(key) ?? Promise.resolve()
  const result = before.then(work, work)
  const tail = result.catch(() => undefined)
  tails.set(key, tail)
  void tail.then(() => {
    if (tails.get(key) === tail) tails.delete(key)
  })
  return result
}
