let isWorking = false

/** Called by the worker after each round. */
export function noteRound(isGood: boolean): void {
  isWorking = isGood
}

/** Whether the outbox is being looked after: there is a worker, and its last round went well. */
export function isMailWorking(): boolean {
  return isWorking
}
