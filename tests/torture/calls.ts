import type { Firm } from '../factories/firm'
import { type RawAnswer, rawRequest } from '../support/raw-request'
import type { RunningServer } from '../support/spawn-server'
import type { Connection } from '../support/test-house'
import type { Ledger } from './ledger'

/** A POST to the interface under an Idempotency-Key, whose first letter says what it does. */
export interface Call {
  key: string
  path: string
  body: object
}

interface Place {
  server: Pick<RunningServer, 'baseUrl'>
  firm: Firm
}

/** What a program does in a turn: a customer, a draft, which is issued and paid a little. */
export async function sendCalls(place: Place, ledger: Ledger, name: string): Promise<void> {
  const { customerId } = place.firm.subjects
  const address = { street: 'Kai 1', postal_code: '24103', city: 'Kiel' }
  const customer = { kind: 'business', name: `Kunde ${name}`, ...address }
  await sendCall(place, ledger, { key: `c-${name}`, path: 'customers', body: customer })
  const line = { description: 'Dach', quantity: '1', unit: 'LS', unit_price: '9', tax_rate: '19' }
  const days = { service_from: '2026-01-01', service_to: '2026-01-31' }
  const draft = { customer_id: customerId, note: `Ruf ${name}`, ...days, lines: [line] }
  const { id } = await sendCall(place, ledger, { key: `d-${name}`, path: 'invoices', body: draft })
  await sendCall(place, ledger, { key: `i-${name}`, path: `invoices/${id}/issuance`, body: {} })
  const money = { customer_id: customerId, amount: '1.00', paid_on: '2026-01-31', method: 'cash' }
  const payment = { ...money, reference: name, invoice_ids: [id], is_confirmed: true }
  await sendCall(place, ledger, { key: `p-${name}`, path: 'payments', body: payment })
}

/** Sends a call and counts it, once its answer is there; a repeat must name what the first one made. */
export async function sendCall({ server, firm }: Place, ledger: Ledger, call: Call): Promise<{ id: string }> {
  ledger.underWay = { call }
  const [first, repeat] = [await post(server, firm, call), await post(server, firm, call)]
  const [made, again] = [first, repeat].map(({ body }) => JSON.parse(body) as { id: string })
  if (!made || made.id !== again?.id || repeat.headers['idempotency-replayed'] !== 'true')
    ledger.wrong.push(`${call.key} was not repeated as it was: ${first.status}, ${repeat.status}`)
  if (!ledger.calls.includes(call.key)) ledger.calls.push(call.key)
  ledger.underWay = {}
  return { id: made?.id ?? '' }
}

/** @throws Error for an answer other than that it was done */
async function post({ baseUrl }: Place['server'], { key }: Firm, call: Call): Promise<RawAnswer> {
  const answer = await rawRequest(baseUrl, `/api/v1/${call.path}`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${key}`,
      'Content-Type': 'application/json',
      'Idempotency-Key': call.key,
    },
    body: JSON.stringify(call.body),
  })
  if (answer.status !== 200 && answer.status !== 201) throw new WrongCall(call, answer)
  return answer
}

/** Neither done nor cut off by the kill. */
export class WrongCall extends Error {
  constructor({ key }: Call, { status, body }: RawAnswer) {
    super(`${key} answered ${status}: ${body.slice(0, 300)}`)
  }
}

/** The keys of the calls whose effect is there, and of those that are noted: one for the other, or neither. */
export async function callsIn(db: Connection): Promise<{ done: string[]; noted: string[] }> {
  const customers = await db.selectFrom('customers').select('name').where('name', 'like', 'Kunde %').execute()
  const invoices = await db
    .selectFrom('invoices')
    .select(['note', 'status'])
    .where('note', 'like', 'Ruf %')
    .execute()
  const notes = invoices.map(({ note, status }) => ({ status, note: note?.replace('Ruf ', '') }))
  const receipts = await db.selectFrom('receipts').select('reference').where('reference', '<>', '').execute()
  const calls = await db.selectFrom('api_calls').select('idempotency_key').execute()
  return {
    done: [
      ...customers.map(({ name }) => `c-${name.replace('Kunde ', '')}`),
      ...notes.map(({ note }) => `d-${note}`),
      ...notes.filter(({ status }) => status === 'issued').map(({ note }) => `i-${note}`),
      ...receipts.map(({ reference }) => `p-${reference}`),
    ],
    noted: calls.map((call) => call.idempotency_key),
  }
}
