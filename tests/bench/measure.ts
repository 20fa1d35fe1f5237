import { ask, hangUp, type Question, type Reply } from './client'
import { cpuMs } from './process-figures'
import type { Server } from './servers'

/** Requests under way at a time: enough to keep a server busy, few enough that the client does not stand in its way. */
const AT_A_TIME = 2
const ROUNDS = 10
/** A server that was asked the same before has its code compiled; these make the other one its equal. */
const WARM_ROUNDS = 8

/** One side of a comparison: a server, what it is asked and how its answers are known to be right. */
export interface Side {
  server: Server
  /** The question with a running number, so that no two need be alike. */
  question(number: number): Question
  isRight(reply: Reply): boolean
}

/** Figures of one side over all rounds. */
export interface Figures {
  p50: number
  p99: number
  cpu: number
}

/**
 * Measures several sides in turn, round by round and every other round in reverse, so that whatever else the
 * machine does meets all of them alike. Throws at the first answer that is not right.
 */
export async function measure(sides: Side[], perRound: number): Promise<Figures[]> {
  const tallies = sides.map(() => ({ times: [] as number[], cpu: 0 }))
  const numbers = sides.map(() => 0)
  const runs = sides.map((side, index) => async () => {
    const first = numbers[index] ?? 0
    numbers[index] = first + perRound
    hangUp()
    const before = cpuMs(side.server.pid)
    const times = await round(side, first, perRound)
    return { times, cpu: cpuMs(side.server.pid) - before }
  })
  for (let lap = 0; lap < WARM_ROUNDS; lap += 1) for (const run of runs) await run()
  for (let lap = 0; lap < ROUNDS; lap += 1) {
    const order = [...runs.keys()]
    if (lap % 2 === 1) order.reverse()
    for (const index of order) {
      const result = await runs[index]?.()
      tallies[index]?.times.push(...(result?.times ?? []))
      const tally = tallies[index]
      if (tally) tally.cpu += result?.cpu ?? 0
    }
  }
  return tallies.map(({ times, cpu }) => ({
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    cpu: cpu / times.length,
  }))
}

/** The value below which a part of all values lies. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
}

async function round(side: Side, first: number, count: number): Promise<number[]> {
  const times: number[] = []
  let next = 0
  async function askOn(): Promise<void> {
    while (next < count) {
      const question = side.question(first + next)
      next += 1
      const reply = await ask(side.server.port, question)
      if (reply.status < 200 || reply.status > 299 || !side.isRight(reply)) {
        throw new Error(
          `wrong answer ${reply.status} to ${question.method}: ${reply.body.toString().slice(0, 300)}`,
        )
      }
      times.push(reply.ms)
    }
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, askOn))
  return times
}
