import type { AttemptEnd, Claim, FrozenMail } from '~/domain/outbox/queue.server'
import { type Message, Unsendable } from './message'
import type { Delivery } from './transport'

/** Mails that no bell announced: a retry whose time has come, one queued by a command. */
const POLL_MS = 5000
/** A change is committed a moment after it rang. */
const AFTER_BELL_MS = 50
/** A server that is not there is asked again after this; meanwhile the others wait without an attempt. */
const REST_MS = 60_000
/** Whoever ends may lose what the server said last, and the mail is then in doubt: worth a few seconds. */
const LAST_TRIES = 6
const LAST_TRY_MS = 500

/** A mail ready to go, and what will be kept of it. */
export interface WrittenMail {
  message: Message
  frozen: FrozenMail
}

/** What the worker needs of the world. */
export interface Post {
  claim(): Promise<Claim | undefined>
  /** @throws Unsendable */
  write(claim: Claim): Promise<WrittenMail>
  markSending(claim: Claim, frozen: FrozenMail): Promise<void>
  finish(claim: Claim, end: AttemptEnd): Promise<void>
  deliver(message: Message, beforeEnd: () => Promise<void>): Promise<Delivery>
  now(): Date
  /** Names an error that nobody expected. */
  complain(event: string, error: unknown): void
}

/** Sends what is in the outbox, one mail after the other. */
export interface Worker {
  /** There may be a mail. */
  ring(): void
  /** Sends all that is due; resolves when there is nothing more to do for now. */
  sendDue(): Promise<void>
  /** Takes no further mail; resolves when the one in flight has landed. */
  stop(): Promise<void>
}

/** Starts to look for mails now, at every ring, and every few seconds. Its timers keep no process alive. */
export function startWorker(post: Post): Worker {
  let round: Promise<void> | undefined
  let isRungAgain = false
  let isStopped = false
  let restUntil = 0
  let isRinging = false
  /** What the server said and the database has not heard yet: busy with another process, or its disk is full. */
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
      } catch (error) {
        post.complain('mail round', error)
      }
    } while (isRungAgain && !isStopped)
  }

  /** Until it is noted how one mail ended, no other is taken; a round that fails here is followed by the next. */
  async function note(): Promise<void> {
    if (unnoted) await post.finish(unnoted.claim, unnoted.end)
    unnoted = undefined
  }

  async function sendAll(): Promise<void> {
    await note()
    while (!isStopped && post.now().getTime() >= restUntil) {
      const claim = await post.claim()
      if (!claim) return
      const { outcome, answer, isServerDown } = await attempt(post, claim)
      unnoted = { claim, end: { outcome, answer } }
      if (isServerDown) restUntil = post.now().getTime() + REST_MS
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
