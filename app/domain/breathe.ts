/** A page needs fewer turns of the loop than this. Whatever takes more waits for something else than its turn. */
const MOST_TURNS = 12

let asked = 0

/** Does what somebody waits for: long work lets it finish. */
export async function whileLongWorkWaits<Result>(work: () => Promise<Result>): Promise<Result> {
  asked += 1
  try {
    return await work()
  } finally {
    asked -= 1
  }
}

/** Lets everything else that waits for the process have its turn. Long work calls this every few milliseconds. */
export async function breathe(): Promise<void> {
  for (let turn = 0; turn === 0 || (asked > 0 && turn < MOST_TURNS); turn += 1)
    await new Promise((resolve) => setImmediate(resolve))
}
