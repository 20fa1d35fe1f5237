import type { AttemptEnd, Claim, FrozenMail } from '~/domain/outbox/queue.server'
import { type Message, Unsendable } from './message'
import type { Delivery } from './transport'

/** Mails that no bell announced: a retry whose time has come, one queued by a command. */
const POLL_MS = 5000
/** A change is committed a moment after it rang. */
const AFTER_BELL_MS = 50
/** A server that is not there is asked again after this; meanwhile the others wait without an attempt. */
const REST_MS = 60_000
/** The database may be busy with another process; what the server said must not be lost for that. */
const REMEMBER_MS = 500
const REMEMBER_TRIES = 60

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

  async function sendAll(): Promise<void> {
    while (!isStopped && post.now().getTime() >= restUntil) {
      const claim = await post.claim()
      if (!claim) return
      const { outcome, answer, isServerDown } = await attempt(post, claim)
      await remember(post, claim, { outcome, answer })
      if (isServerDown) restUntil = post.now().getTime() + REST_MS
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

async function remember(post: Post, claim: Claim, end: AttemptEnd): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await post.finish(claim, end)
    } catch (error) {
      if (tries === REMEMBER_TRIES) throw error
      post.complain('mail not noted yet', error)
      await new Promise((resolve) => setTimeout(resolve, REMEMBER_MS))
    }
  }
}
