import { Busy } from '~/domain/kernel/errors'

/** Limits work by key: some running, some waiting. @throws Busy for the rest */
export type Turnstile = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>

interface Queue {
  inside: number
  waiting: (() => void)[]
}

export function turnstile({ inside, waiting }: { inside: number; waiting: number }): Turnstile {
  const queues = new Map<string, Queue>()

  async function enter(key: string): Promise<Queue> {
    const queue = queues.get(key) ?? { inside: 0, waiting: [] }
    queues.set(key, queue)
    if (queue.inside < inside) {
      queue.inside += 1
    } else {
      if (queue.waiting.length >= waiting) throw new Busy()
      await new Promise<void>((resolve) => queue.waiting.push(resolve))
    }
    return queue
  }

  function leave(key: string, queue: Queue): void {
    const next = queue.waiting.shift()
    // Lets other requests in between.
    if (next) setImmediate(next)
    else queue.inside -= 1
    if (queue.inside === 0) queues.delete(key)
  }

  return async function pass(key, work) {
    const queue = await enter(key)
    try {
      return await work()
    } finally {
      leave(key, queue)
    }
  }
}
