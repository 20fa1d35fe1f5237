/** Exit codes as in sysexits.h, and 124 as timeout(1) has it. */
export const EXIT = {
  failed: 1,
  usage: 64,
  noDatabase: 66,
  alreadyRunning: 75,
  configuration: 78,
  tooSlow: 124,
} as const

/** Why no backup was made. */
export class Refusal extends Error {
  constructor(
    readonly exitCode: number,
    message: string,
  ) {
    super(message)
  }
}
