import type { Call } from './calls'

/** Hours that were sent in one request, under a webhook-id of their own. */
export interface SentHours {
  name: string
  rows: number
}

/** What a client was told was done. The outcome of what was under way when the process died is unknown. */
export interface Ledger {
  hours: SentHours[]
  messages: string[]
  /** Per invoice the ways to pay that were chosen, in their order. */
  choices: Map<string, string[]>
  /** Idempotency-Keys of the interface's calls. */
  calls: string[]
  wrong: string[]
  underWay: { message?: string; hours?: SentHours; choice?: { invoiceId: string; way: string }; call?: Call }
}

/** A client that has sent nothing yet. */
export function newLedger(): Ledger {
  return { hours: [], messages: [], choices: new Map(), calls: [], wrong: [], underWay: {} }
}

/** How many writes were acknowledged. */
export function acknowledgedIn(ledgers: Ledger[]): number {
  const choices = ledgers.flatMap((ledger) => [...ledger.choices.values()].flat())
  return ledgers.reduce(
    (sum, { hours, messages, calls }) => sum + hours.length + messages.length + calls.length,
    choices.length,
  )
}
