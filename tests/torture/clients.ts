import { randomUUID } from 'node:crypto'
import { draftInvoice } from '~/domain/invoices/drafts/draft.server'
import { issueInvoice } from '~/domain/invoices/issuing/issue.server'
import { writing } from '~/domain/kernel/writing.server'
import { provideLink, tokenOf } from '~/domain/links/links.server'
import type { Firm } from '../factories/firm'
import { lineOf } from '../factories/invoices'
import { postEvent, postForm } from '../support/knock'
import type { RunningServer } from '../support/spawn-server'
import type { TestHouse } from '../support/test-house'
import { sendCall, sendCalls, WrongCall } from './calls'
import type { Ledger, SentHours } from './ledger'

/** Of each client. A link takes six forms an hour, counted anew by each process. */
export const INVOICES = 16
const FORMS_A_LINK = 6
/** Rows of a request, in turn: the longest gives way to others many times before it is over. */
const ROWS = [1, 40, 2000]
/** Every so many requests the same one is sent again. */
const REPEAT_EVERY = 4

export interface Invoice {
  id: string
  token: string
}

/** Where a client writes, and what it may choose for. */
export interface Target {
  server: Pick<RunningServer, 'baseUrl'>
  firm: Firm
  invoices: Invoice[]
}

/** One client: hours, a message, a choice, calls of a program, and over again, one after the other, until the process dies. */
export async function write(
  target: Target,
  ledger: Ledger,
  name: string,
  state: { isOver: boolean },
): Promise<void> {
  const { hours: unanswered, call: unansweredCall } = ledger.underWay
  ledger.underWay = {}
  try {
    // As a sender does who had no answer: the same again, under the same webhook-id.
    if (unanswered) await sendHours(target, ledger, unanswered)
    if (unansweredCall) await sendCall(target, ledger, unansweredCall)
    const isSecond = /[13579]$/.test(name)
    const turns = (target.invoices.length * FORMS_A_LINK) / 2
    for (let turn = 0; turn < turns && !state.isOver; turn += 1) {
      const sent = { name: `${name}-${turn}`, rows: ROWS[turn % ROWS.length] ?? 1 }
      // A kill often comes in the first turn: every other client begins with the calls.
      if (isSecond) await sendCalls(target, ledger, sent.name)
      await sendHours(target, ledger, sent)
      if (turn % REPEAT_EVERY === 0) await repeat(target, sent)
      const invoice = target.invoices[turn % target.invoices.length] as Invoice
      await sendMessage(target, invoice, ledger, sent.name)
      await choose(target, invoice, ledger)
      if (!isSecond) await sendCalls(target, ledger, sent.name)
    }
  } catch (error) {
    if (error instanceof WrongAnswer || error instanceof WrongCall) ledger.wrong.push(error.message)
  }
}

async function sendHours(target: Target, ledger: Ledger, sent: SentHours): Promise<void> {
  ledger.underWay = { hours: sent }
  await repeat(target, sent)
  if (!ledger.hours.some(({ name }) => name === sent.name)) ledger.hours.push(sent)
  ledger.underWay = {}
}

async function repeat({ server, firm }: Target, { name, rows }: SentHours): Promise<void> {
  const mitarbeiter = Array.from({ length: rows }, (_, row) => ({
    id: uuidOf(name, row),
    stunden: 1,
    ueberstunden: 0,
  }))
  const daten = { monat: '2025-01', mitarbeiter }
  const body = { event: 'zeiterfassung.export', mandant_id: firm.scope.tenantId, daten }
  const answer = await postEvent(server.baseUrl, body, { 'webhook-id': name })
  expectStatus(answer.status, 200)
  const { processed } = JSON.parse(answer.body.toString()) as { processed: number }
  if (processed !== rows) throw new WrongAnswer(`processed ${processed} of ${rows} rows`)
}

async function sendMessage({ server }: Target, { token }: Invoice, ledger: Ledger, name: string) {
  ledger.underWay = { message: name }
  const fields = { message: name, form_key: name }
  expectStatus((await postForm(server.baseUrl, `/rechnung/${token}/nachricht`, fields)).status, 303)
  ledger.messages.push(name)
  ledger.underWay = {}
}

/** The other way than last time, so that each choice is a change and leaves a row. */
async function choose({ server, firm }: Target, { id, token }: Invoice, ledger: Ledger) {
  const chosen = ledger.choices.get(id) ?? []
  const way = chosen.at(-1) === 'direct_debit' ? 'transfer' : 'direct_debit'
  ledger.underWay = { choice: { invoiceId: id, way } }
  const choice = way === 'transfer' ? 'transfer' : firm.subjects.mandateId
  const path = `/rechnung/${token}/zahlungswahl`
  expectStatus((await postForm(server.baseUrl, path, { choice })).status, 303)
  ledger.choices.set(id, [...chosen, way])
  ledger.underWay = {}
}

/** Neither an acknowledgement nor a connection that the kill cut off. */
class WrongAnswer extends Error {}

function expectStatus(status: number, good: number): void {
  if (status !== good) throw new WrongAnswer(`answered ${status}, not ${good}`)
}

/** An issued invoice and its link. */
export async function makeInvoice(house: TestHouse, { scope, subjects }: Firm): Promise<Invoice> {
  const id = randomUUID()
  await draftInvoice(house, scope, {
    id,
    customerId: subjects.customerId,
    serviceFrom: '2024-02-01',
    serviceTo: '2024-02-29',
    lines: [lineOf()],
  })
  await issueInvoice(house, scope, id)
  const subject = { purpose: 'rechnung', subjectId: id } as const
  const link = await writing(house, scope, (trx) => provideLink(trx, house.keyring, scope, subject))
  return { id, token: await tokenOf(house.keyring, link) }
}

/** Row 5 of `3-7-12` as an id: the same name gives the same id. */
function uuidOf(name: string, row: number): string {
  const [round = '', client = '', turn = ''] = name.split('-')
  return `${round.padStart(8, '0')}-${client.padStart(4, '0')}-4000-8000-${turn.padStart(6, '0')}${String(row).padStart(6, '0')}`
}
