/** For what is queued without a ring: due retries, and those of commands. */
const POLL_MS = 5000
/** The ring comes just before the commit. */
const AFTER_BELL_MS = 50
/** Pause after a failed connection; everything else waits without an attempt. */
const SERVER_PAUSE_MS = 60_000
/** If the process ends before the outcome is stored, it is in doubt, so retry for a few seconds. */
const LAST_TRIES = 6
const LAST_TRY_MS = 500
/** An outcome that cannot be stored for so long has a reason of its own, and holds up nothing else. */
const HOLDS_UP_MS = 2 * 60_000

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
  isServerDown?: boolean
}

/** How one kind of thing is claimed, written, sent and settled. */
export interface Channel<Claimed, Written, End extends Attempt<string>> {
  name: string
  /** How many are sent at once, if as many can be claimed. */
  most: number
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
  /** Takes nothing further; resolves when what is being sent is done. */
  stop(): Promise<void>
}

interface Unnoted<Claimed, End> {
  claim: Claimed
  end: End | Attempt
  since: number
}

/** Polls now, at every ring and every few seconds. Its timers are unref'd. */
export function startWorker<Claimed, Written, End extends Attempt<string>>(
  channel: Channel<Claimed, Written, End>,
): Worker {
  const lanes = new Set<Promise<void>>()
  /** Outcomes that the database has not stored yet: busy with another process, or its disk is full. */
  const unnoted = new Set<Unnoted<Claimed, End>>()
  let preparing: Promise<boolean> | undefined
  let isRecovered = false
  let isRungAgain = false
  let isStopped = false
  // Monotonic, as the time of day may jump.
  let restUntil = 0
  let isRinging = false

  async function sendDue(): Promise<void> {
    preparing ??= prepare().finally(() => (preparing = undefined))
    if ((await preparing) && !openLane()) isRungAgain = true
    while (lanes.size > 0) await Promise.all(lanes)
  }

  async function prepare(): Promise<boolean> {
    try {
      if (!isRecovered) await channel.recover()
      isRecovered = true
      channel.onRound?.(true)
    } catch (error) {
      complain('round', error)
      return false
    }
    await noteAll()
    return true
  }

  function complain(about: string, error: unknown): void {
    channel.onRound?.(false)
    channel.complain(`${channel.name} ${about}`, error)
  }

  const mayTake = () => !isStopped && performance.now() >= restUntil

  /** Another that sends what is due; each outcome that is not stored takes the place of one. */
  function openLane(): boolean {
    const held = [...unnoted].filter(({ since }) => performance.now() - since < HOLDS_UP_MS)
    if (!mayTake() || lanes.size + held.length >= channel.most) return false
    const lane: Promise<void> = sendAll().finally(() => lanes.delete(lane))
    lanes.add(lane)
    return true
  }

  async function sendAll(): Promise<void> {
    try {
      do {
        isRungAgain = false
        while (mayTake() && (await sendNext()));
      } while (isRungAgain && mayTake())
      channel.onRound?.(unnoted.size === 0)
    } catch (error) {
      complain('round', error)
    }
  }

  /** False if nothing is due. */
  async function sendNext(): Promise<boolean> {
    const claim = await channel.claim()
    if (!claim) return false
    openLane()
    const end = await attempt(channel, claim)
    if (end.isServerDown) restUntil = performance.now() + SERVER_PAUSE_MS
    await note({ claim, end, since: performance.now() })
    return true
  }

  async function note(one: Unnoted<Claimed, End>): Promise<void> {
    try {
      await channel.finish(one.claim, one.end)
      unnoted.delete(one)
    } catch (error) {
      unnoted.add(one)
      throw error
    }
  }

  async function noteAll(): Promise<void> {
    for (const one of unnoted) await note(one).catch((error) => complain('not noted yet', error))
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
      await preparing
      await Promise.all(lanes)
      for (let tries = 0; unnoted.size > 0 && tries < LAST_TRIES; tries++) {
        await noteAll()
        if (unnoted.size > 0) await new Promise((resolve) => setTimeout(resolve, LAST_TRY_MS))
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
    if (error instanceof Unsendable) return { outcome: 'failed', answer: error.code }
    channel.complain(channel.name, error)
    return { outcome: 'retry', answer: 'internal' }
  }
}
