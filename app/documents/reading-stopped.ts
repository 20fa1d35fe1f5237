export type StopReason = 'time' | 'memory' | 'answer_too_long' | 'answer_malformed' | 'ended'

const TOO_HEAVY: ReadonlySet<StopReason> = new Set(['time', 'memory', 'answer_too_long'])

export class ReadingStopped extends Error {
  override readonly name = 'ReadingStopped'

  constructor(readonly reason: StopReason) {
    super(reason)
  }

  get isTooHeavy(): boolean {
    return TOO_HEAVY.has(this.reason)
  }
}
