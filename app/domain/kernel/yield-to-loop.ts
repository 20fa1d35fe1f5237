/** Lets other work of the process run. Long work calls this every few milliseconds. */
export function yieldToLoop(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}

/** Runs work in steps, yielding after each. */
export async function inSteps<Result>(work: Generator<void, Result>): Promise<Result> {
  for (let step = work.next(); ; step = work.next()) {
    if (step.done) return step.value
    await yieldToLoop()
  }
}

/** Runs all steps without yielding. */
export function atOnce<Result>(work: Generator<void, Result>): Result {
  for (let step = work.next(); ; step = work.next()) if (step.done) return step.value
}
