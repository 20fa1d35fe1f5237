/** Lets everything else that waits for the process have its turn. Long work calls this every few milliseconds. */
export function breathe(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}

/** Does work that comes in steps, with a pause after each. */
export async function inSteps<Result>(work: Generator<void, Result>): Promise<Result> {
  for (let step = work.next(); ; step = work.next()) {
    if (step.done) return step.value
    await breathe()
  }
}

/** The same without a pause. */
export function atOnce<Result>(work: Generator<void, Result>): Result {
  for (let step = work.next(); ; step = work.next()) if (step.done) return step.value
}
