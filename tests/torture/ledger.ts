import { sql } from 'kysely'
import type { Connection } from './test-house'
import { readMessages } from './unsealed'

/** What a client was told was done. Of what it had sent when the process died, nobody knows. */
export interface Ledger {
  hours: string[]
  messages: string[]
  /** Per invoice the ways to pay that were chosen, in their order. */
  choices: Map<string, string[]>
  wrong: string[]
  underWay: { message?: string; hours?: string; choice?: { invoiceId: string; way: string } }
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

/** What SQLite says is wrong with the file. */
export async function damageOf(db: Connection): Promise<string[]> {
  const integrity = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db)
  const references = await sql`pragma foreign_key_check`.execute(db)
  return [
    ...integrity.rows.map((row) => row.integrity_check).filter((text) => text !== 'ok'),
    ...references.rows.map((row) => `dangling ${JSON.stringify(row)}`),
  ]
}

/** Compares what clients were told with what is there; what was under way counts from now on if it is there. */
export async function differences(db: Connection, ledgers: Ledger[]): Promise<string[]> {
  const hours = await db.selectFrom('hours').select('employee_id').execute()
  const messages = await readMessages(db)
  const choices = await db
    .selectFrom('payment_choices')
    .select(['invoice_id', 'method'])
    .orderBy('seq')
    .execute()
  const faults: string[] = []
  const expected = { hours: [] as string[], messages: [] as string[] }
  for (const ledger of ledgers) {
    adopt(
      ledger,
      hours.map((row) => row.employee_id),
      messages.map((row) => row.body),
    )
    faults.push(...ledger.wrong.splice(0))
    expected.hours.push(...ledger.hours)
    expected.messages.push(...ledger.messages)
    for (const [invoiceId, ways] of withUnderWay(ledger)) {
      const there = choices.filter((row) => row.invoice_id === invoiceId).map((row) => row.method)
      const { choice } = ledger.underWay
      const possible = choice?.invoiceId === invoiceId ? [ways, [...ways, choice.way]] : [ways]
      if (!possible.some((list) => list.join() === there.join()))
        faults.push(`choices ${there} instead of ${ways}`)
      ledger.choices.set(invoiceId, there)
    }
  }
  faults.push(
    ...compare(
      'hours',
      expected.hours,
      hours.map((row) => row.employee_id),
    ),
  )
  faults.push(
    ...compare(
      'messages',
      expected.messages,
      messages.map((row) => row.body),
    ),
  )
  return faults
}

/** The request that the kill cut off may have been carried out: then it must be whole, and there once. */
function adopt(ledger: Ledger, hours: string[], messages: string[]): void {
  const { hours: hour, message } = ledger.underWay
  if (hour !== undefined && hours.includes(hour)) ledger.hours.push(hour)
  if (message !== undefined && messages.includes(message)) ledger.messages.push(message)
}

function withUnderWay(ledger: Ledger): [string, string[]][] {
  const { choice } = ledger.underWay
  if (choice && !ledger.choices.has(choice.invoiceId)) ledger.choices.set(choice.invoiceId, [])
  return [...ledger.choices]
}

function compare(what: string, acknowledged: string[], there: string[]): string[] {
  const counts = new Map<string, number>()
  for (const one of there) counts.set(one, (counts.get(one) ?? 0) + 1)
  const lost = acknowledged.filter((one) => !counts.has(one)).map((one) => `${what} lost: ${one}`)
  const doubled = [...counts].filter(([, n]) => n > 1).map(([one, n]) => `${what} ${n} times: ${one}`)
  const known = new Set(acknowledged)
  const unknown = [...counts.keys()]
    .filter((one) => !known.has(one))
    .map((one) => `${what} of nobody: ${one}`)
  return [...lost, ...doubled, ...unknown]
}
