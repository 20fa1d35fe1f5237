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
  wrong: string[]
  underWay: { message?: string; hours?: SentHours; choice?: { invoiceId: string; way: string } }
}

/** A client that has sent nothing yet. */
export function newLedger(): Ledger {
  return { hours: [], messages: [], choices: new Map(), wrong: [], underWay: {} }
}

/** How many writes were acknowledged. */
export function acknowledgedIn(ledgers: Ledger[]): number {
  const choices = ledgers.flatMap((ledger) => [...ledger.choices.values()].flat())
  return ledgers.reduce((sum, { hours, messages }) => sum + hours.length + messages.length, choices.length)
}
