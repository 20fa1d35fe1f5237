import type { AttemptEnd, Claim, FrozenMail } from '~/domain/outbox/queue.server'
import { type Message, Unsendable } from './message'
import type { Delivery } from './transport'

/** For mails queued without a ring: due retries, and those of commands. */
const POLL_MS = 5000
/** The ring comes just before the commit. */
const AFTER_BELL_MS = 50
/** Pause after a failed connection; other mails wait without an attempt. */
const SERVER_PAUSE_MS = 60_000
/** If the process ends before the outcome is stored, the mail is in doubt, so retry for a few seconds. */
const LAST_TRIES = 6
const LAST_TRY_MS = 500

export interface WrittenMail {
  message: Message
  frozen: FrozenMail
}

export interface Post {
  /** Resolves mails left by an earlier process; runs first, and again until it succeeds. */
  recover(): Promise<void>
  claim(): Promise<Claim | undefined>
  /** @throws Unsendable */
  write(claim: Claim): Promise<WrittenMail>
  markSending(claim: Claim, frozen: FrozenMail): Promise<void>
  finish(claim: Claim, end: AttemptEnd): Promise<void>
  deliver(message: Message, beforeEnd: () => Promise<void>): Promise<Delivery>
  complain(event: string, error: unknown): void
  onRound?(isGood: boolean): void
}

export interface Worker {
  ring(): void
  /** Sends all that is due; resolves when nothing is left for now. */
  sendDue(): Promise<void>
  /** Takes no further mail; resolves when the current one is done. */
  stop(): Promise<void>
}

/** Polls now, at every ring and every few seconds. Its timers are unref'd. */
export function startWorker(post: Post): Worker {
  let round: Promise<void> | undefined
  let isRungAgain = false
  let isStopped = false
  let isRecovered = false
  // Monotonic, as the time of day may jump.
  let restUntil = 0
  let isRinging = false
  /**
   * The outcome of a mail that the database has not stored yet: busy with another process, or its disk is
   * full.
   */
  let unnoted: { claim: Claim; end: AttemptEnd } | undefined

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
        post.onRound?.(true)
      } catch (error) {
        post.onRound?.(false)
        post.complain('mail round', error)
      }
    } while (isRungAgain && !isStopped)
  }

  /** No other mail is taken until the outcome is stored; the next round tries again. */
  async function note(): Promise<void> {
    if (unnoted) await post.finish(unnoted.claim, unnoted.end)
    unnoted = undefined
  }

  async function sendAll(): Promise<void> {
    if (!isRecovered) {
      await post.recover()
      isRecovered = true
      post.onRound?.(true)
    }
    await note()
    while (!isStopped && performance.now() >= restUntil) {
      const claim = await post.claim()
      if (!claim) return
      const { outcome, answer, isServerDown } = await attempt(post, claim)
      unnoted = { claim, end: { outcome, answer } }
      if (isServerDown) restUntil = performance.now() + SERVER_PAUSE_MS
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
        await note().catch((error) => post.complain('mail not noted yet', error))
        if (unnoted) await new Promise((resolve) => setTimeout(resolve, LAST_TRY_MS))
      }
    },
  }
}

async function attempt(post: Post, claim: Claim): Promise<Delivery> {
  try {
    const { message, frozen } = await post.write(claim)
    return await post.deliver(message, () => post.markSending(claim, frozen))
  } catch (error) {
    if (error instanceof Unsendable) return { outcome: 'failed', answer: error.code, isServerDown: false }
    post.complain('mail', error)
    return { outcome: 'retry', answer: 'internal', isServerDown: false }
  }
}
