/** For what is queued without a ring: due retries, and those of commands. */
const POLL_MS = 5000
/** The ring comes just before the commit. */
const AFTER_BELL_MS = 50
/** Pause after a failed connection; everything else waits without an attempt. */
const SERVER_PAUSE_MS = 60_000
/** If the process ends before the outcome is stored, it is in doubt, so retry for a few seconds. */
const LAST_TRIES = 6
const LAST_TRY_MS = 500

/** It cannot be written or sent as it is; `code` says why. */
export class Unsendable<Code extends string = string> extends Error {
  override name = 'Unsendable'
  constructor(readonly code: Code) {
    super(code)
  }
}

/** What became of an attempt, or why there was none. */
export interface Attempt<Outcome extends string = 'retry' | 'failed'> {
  outcome: Outcome
  /** The receiver's answer, or why there was none. */
  answer: string
  /** Others would fail too. */
  isServerDown: boolean
}

/** How one kind of thing is claimed, written, sent and settled. */
export interface Channel<Claimed, Written, End extends Attempt<string>> {
  name: string
  /** Resolves what an earlier process left; runs first, and again until it succeeds. */
  recover(): Promise<void>
  claim(): Promise<Claimed | undefined>
  /** @throws Unsendable */
  write(claim: Claimed): Promise<Written>
  /** The receiver may have all of it with the next byte. */
  markSending(claim: Claimed, written: Written): Promise<void>
  deliver(written: Written, beforeEnd: () => Promise<void>): Promise<End>
  finish(claim: Claimed, end: End | Attempt): Promise<void>
  complain(event: string, error: unknown): void
  onRound?(isGood: boolean): void
}

export interface Worker {
  ring(): void
  /** Sends all that is due; resolves when nothing is left for now. */
  sendDue(): Promise<void>
  /** Takes nothing further; resolves when the current one is done. */
  stop(): Promise<void>
}

/** Polls now, at every ring and every few seconds. Its timers are unref'd. */
export function startWorker<Claimed, Written, End extends Attempt<string>>(
  channel: Channel<Claimed, Written, End>,
): Worker {
  let round: Promise<void> | undefined
  let isRungAgain = false
  let isStopped = false
  let isRecovered = false
  // Monotonic, as the time of day may jump.
  let restUntil = 0
  let isRinging = false
  /**
   * An outcome that the database has not stored yet: busy with another process, or its disk is
   * full.
   */
  let unnoted: { claim: Claimed; end: End | Attempt } | undefined

  function sendDue(): Promise<void> {
    if (round) isRungAgain = true
    else round = rounds().finally(() => (round = undefined))
    return round
  }

  async function rounds(): Promise<void> {
    do {
      isRungAgain = false
      try {
        await sendAll()
        channel.onRound?.(true)
      } catch (error) {
        channel.onRound?.(false)
        channel.complain(`${channel.name} round`, error)
      }
    } while (isRungAgain && !isStopped)
  }

  /** Nothing else is taken until the outcome is stored; the next round tries again. */
  async function note(): Promise<void> {
    if (unnoted) await channel.finish(unnoted.claim, unnoted.end)
    unnoted = undefined
  }

  async function sendAll(): Promise<void> {
    if (!isRecovered) {
      await channel.recover()
      isRecovered = true
      channel.onRound?.(true)
    }
    await note()
    while (!isStopped && performance.now() >= restUntil) {
      const claim = await channel.claim()
      if (!claim) return
      const end = await attempt(channel, claim)
      unnoted = { claim, end }
      if (end.isServerDown) restUntil = performance.now() + SERVER_PAUSE_MS
      await note()
    }
  }

  const poll = setInterval(() => void sendDue(), POLL_MS).unref()
  void sendDue()
  return {
    ring() {
      if (isRinging) return
      isRinging = true
      setTimeout(() => {
        isRinging = false
        if (!isStopped) void sendDue()
      }, AFTER_BELL_MS).unref()
    },
    sendDue,
    async stop() {
      isStopped = true
      clearInterval(poll)
      await round
      for (let tries = 0; unnoted && tries < LAST_TRIES; tries++) {
        await note().catch((error) => channel.complain(`${channel.name} not noted yet`, error))
        if (unnoted) await new Promise((resolve) => setTimeout(resolve, LAST_TRY_MS))
      }
    },
  }
}

async function attempt<Claimed, Written, End extends Attempt<string>>(
  channel: Channel<Claimed, Written, End>,
  claim: Claimed,
): Promise<End | Attempt> {
  try {
    const written = await channel.write(claim)
    return await channel.deliver(written, () => channel.markSending(claim, written))
  } catch (error) {
    if (error instanceof Unsendable) return { outcome: 'failed', answer: error.code, isServerDown: false }
    channel.complain(channel.name, error)
    return { outcome: 'retry', answer: 'internal', isServerDown: false }
  }
}
