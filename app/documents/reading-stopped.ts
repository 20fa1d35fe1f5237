export type StopReason = 'time' | 'memory' | 'answer_too_long' | 'answer_malformed' | 'ended'

const TOO_HEAVY: ReadonlySet<StopReason> = new Set(['time', 'memory', 'answer_too_long'])

/** The process did not finish: the file exceeded its bounds, or broke its reader. */
export class ReadingStopped extends Error {
  override readonly name = 'ReadingStopped'

  constructor(readonly reason: StopReason) {
    super(reason)
  }

  get isTooHeavy(): boolean {
    return TOO_HEAVY.has(this.reason)
  }
}
