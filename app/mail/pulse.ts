let isWorking = false

/** Called by the worker after each round. */
export function noteRound(isGood: boolean): void {
  isWorking = isGood
}

/** Whether the worker runs and its last round succeeded. */
export function isMailWorking(): boolean {
  return isWorking
}
