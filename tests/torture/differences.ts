import type { Connection } from '../support/test-house'
import { readMessages } from '../support/unsealed'
import { callsIn } from './calls'
import type { Ledger } from './ledger'

/** Compares what clients were told with what is there; what was under way counts from now on if it is there. */
export async function differences(db: Connection, ledgers: Ledger[]): Promise<string[]> {
  return [
    ...ledgers.flatMap(({ wrong }) => wrong.splice(0)),
    ...(await differentHours(db, ledgers)),
    ...(await differentMessages(db, ledgers)),
    ...(await differentChoices(db, ledgers)),
    ...(await differentCalls(db, ledgers)),
  ]
}

/** A request counts once, with all of its rows, or it left nothing at all. */
async function differentHours(db: Connection, ledgers: Ledger[]): Promise<string[]> {
  const there = await db
    .selectFrom('webhook_deliveries as delivery')
    .select(['delivery.idempotency_key as name', 'delivery.processed'])
    .select(({ selectFrom, fn }) =>
      selectFrom('hours')
        .select(fn.countAll<number>().as('rows'))
        .whereRef('hours.tenant_id', '=', 'delivery.tenant_id')
        .whereRef('hours.delivery_id', '=', 'delivery.id')
        .as('rows'),
    )
    // Clients send one with each; the firm began with others.
    .where('idempotency_key', 'is not', null)
    .execute()
  for (const ledger of ledgers) {
    const { hours } = ledger.underWay
    const isThere = there.some(({ name }) => name === hours?.name)
    // It stays under way: the client sends it again.
    if (hours && isThere && !ledger.hours.includes(hours)) ledger.hours.push(hours)
  }
  const known = ledgers.flatMap(({ hours }) => hours)
  const rowsOf = new Map(known.map(({ name, rows }) => [name, rows]))
  const torn = there
    .filter(({ name, processed, rows }) => processed !== rows || rowsOf.get(name ?? '') !== rows)
    .map(({ name, processed, rows }) => `hours of ${name}: ${rows} rows, processed ${processed}`)
  const names = there.map(({ name }) => name ?? '')
  return [
    ...torn,
    ...compare(
      'hours',
      known.map(({ name }) => name),
      names,
    ),
  ]
}

/** A message is there once, and so are the mail that tells the office and its line in the audit. */
async function differentMessages(db: Connection, ledgers: Ledger[]): Promise<string[]> {
  const messages = await readMessages(db)
  const bodies = messages.map(({ body }) => body)
  for (const { underWay, messages: told } of ledgers)
    if (underWay.message !== undefined && bodies.includes(underWay.message)) told.push(underWay.message)
  const mails = await db
    .selectFrom('outbox')
    .select('dedupe_key')
    .where('kind', '=', 'customer_message')
    .execute()
  const audit = await db
    .selectFrom('audit_entries')
    .select('subject_id')
    .where('action', '=', 'message.sent')
    .execute()
  const ids = messages.map(({ id }) => id)
  return [
    ...compare(
      'message',
      ledgers.flatMap((ledger) => ledger.messages),
      bodies,
    ),
    ...compare(
      'mail of a message',
      ids.map((id) => `customer_message:${id}`),
      mails.map(({ dedupe_key }) => dedupe_key ?? ''),
    ),
    ...compare(
      'audit of a message',
      ids,
      audit.map(({ subject_id }) => subject_id ?? ''),
    ),
  ]
}

async function differentChoices(db: Connection, ledgers: Ledger[]): Promise<string[]> {
  const choices = await db
    .selectFrom('payment_choices')
    .select(['invoice_id', 'method'])
    .orderBy('seq')
    .execute()
  const faults: string[] = []
  for (const { choices: told, underWay } of ledgers) {
    const { choice } = underWay
    if (choice && !told.has(choice.invoiceId)) told.set(choice.invoiceId, [])
    for (const [invoiceId, ways] of told) {
      const there = choices.filter((row) => row.invoice_id === invoiceId).map((row) => row.method)
      const possible = choice?.invoiceId === invoiceId ? [ways, [...ways, choice.way]] : [ways]
      if (!possible.some((list) => list.join() === there.join()))
        faults.push(`choices ${there} instead of ${ways}`)
      told.set(invoiceId, there)
    }
  }
  return faults
}

/** A call is there once with its effect and its note, or it left nothing at all. */
async function differentCalls(db: Connection, ledgers: Ledger[]): Promise<string[]> {
  const { done, noted } = await callsIn(db)
  for (const { underWay, calls } of ledgers) {
    const key = underWay.call?.key
    // It stays under way: the client sends it again.
    if (key !== undefined && done.includes(key) && !calls.includes(key)) calls.push(key)
  }
  return [
    ...compare(
      'call',
      ledgers.flatMap(({ calls }) => calls),
      done,
    ),
    ...compare('note of a call', done, noted),
  ]
}

function compare(what: string, acknowledged: string[], there: string[]): string[] {
  const counts = new Map<string, number>()
  for (const one of there) counts.set(one, (counts.get(one) ?? 0) + 1)
  const known = new Set(acknowledged)
  return [
    ...acknowledged.filter((one) => !counts.has(one)).map((one) => `${what} lost: ${one}`),
    ...[...counts].filter(([, n]) => n > 1).map(([one, n]) => `${what} ${n} times: ${one}`),
    ...[...counts.keys()].filter((one) => !known.has(one)).map((one) => `${what} of nobody: ${one}`),
  ]
}
