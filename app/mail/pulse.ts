let isWorking = false

export function noteRound(isGood: boolean): void {
  isWorking = isGood
}

/** Whether the worker runs and its last round succeeded. */
export function isMailWorking(): boolean {
  return isWorking
}
