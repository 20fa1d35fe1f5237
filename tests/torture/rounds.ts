import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { draftInvoice } from '~/domain/invoices/draft.server'
import { issueInvoice } from '~/domain/invoices/issue.server'
import { provideLink, tokenOf } from '~/domain/links/links.server'
import { writing } from '~/domain/writing.server'
import { migrate } from '~db/migrate'
import { type Firm, idsOf, makeFirm } from '../factories/firm'
import { lineOf } from '../factories/invoices'
import { postEvent, postForm } from './knock'
import { acknowledgedIn, damageOf, differences, type Ledger, newLedger } from './ledger'
import { type RunningServer, spawnServer } from './spawn-server'
import { openTestHouse, type TestHouse } from './test-house'
import { testVault } from './test-vault'

const CLIENTS = 8
/** Of each client. A link takes six forms an hour, counted anew by each process. */
const INVOICES = 16
const FORMS_A_LINK = 6
/** When the process is killed, in milliseconds of load. */
const EARLIEST_MS = 100
const LATEST_MS = 900
const PATIENCE_MS = 10_000

/** What the rounds showed. Faults say in words what was lost, doubled or damaged. */
export interface Verdict {
  acknowledged: number
  faults: string[]
}

interface Invoice {
  id: string
  token: string
}

/** Kills the process again and again while eight clients write, and checks after each start what is there. */
export async function torture(rounds: number, report: (line: string) => void = () => {}): Promise<Verdict> {
  const dataDir = mkdtempSync(join(tmpdir(), 'zahltag-torture-'))
  const file = join(dataDir, 'zahltag.sqlite')
  await migrate(file, testVault)
  const house = openTestHouse(file)
  const { db } = house
  const verdict: Verdict = { acknowledged: 0, faults: [] }
  try {
    const firm = await makeFirm(house, 'folter', idsOf('a'))
    const invoices = await makeInvoices(house, firm)
    const ledgers = Array.from({ length: CLIENTS }, newLedger)
    for (let round = 1; round <= rounds; round += 1) {
      const before = acknowledgedIn(ledgers)
      await killUnderLoad(dataDir, firm, invoices, ledgers, round)
      const restarted = await spawnServer(dataDir)
      const faults = [...(await damageOf(db)), ...(await differences(db, ledgers))]
      await restarted.stop()
      verdict.faults.push(...faults.map((fault) => `round ${round}: ${fault}`))
      report(`round ${round}: ${acknowledgedIn(ledgers) - before} acknowledged, ${faults.length} faults`)
    }
    verdict.acknowledged = acknowledgedIn(ledgers)
  } finally {
    await house.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return verdict
}

async function killUnderLoad(
  dataDir: string,
  firm: Firm,
  invoices: Invoice[][],
  ledgers: Ledger[],
  round: number,
): Promise<void> {
  const server = await spawnServer(dataDir)
  const state = { isOver: false }
  const clients = ledgers.map((ledger, number) =>
    write(server, firm, invoices[number] ?? [], ledger, `${round}-${number}`, state),
  )
  const deadline = Date.now() + PATIENCE_MS
  const load = EARLIEST_MS + Math.random() * (LATEST_MS - EARLIEST_MS)
  const before = acknowledgedIn(ledgers)
  await pause(load)
  // A slow machine gets the time that it needs: a kill before the first answer would show nothing.
  while (acknowledgedIn(ledgers) < before + CLIENTS && Date.now() < deadline) await pause(10)
  state.isOver = true
  await server.stop('SIGKILL')
  await Promise.all(clients)
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

/** One client: hours, a message, a choice, and over again, one after the other. */
async function write(
  server: RunningServer,
  firm: Firm,
  invoices: Invoice[],
  ledger: Ledger,
  name: string,
  state: { isOver: boolean },
): Promise<void> {
  ledger.underWay = {}
  for (let turn = 0; turn < (invoices.length * FORMS_A_LINK) / 2 && !state.isOver; turn += 1) {
    const invoice = invoices[turn % invoices.length] as Invoice
    try {
      await writeHours(server, firm, ledger, `${name}-${turn}`)
      await writeMessage(server, invoice, ledger, `${name}-${turn}`)
      await choose(server, firm, invoice, ledger)
    } catch (error) {
      if (error instanceof WrongAnswer) ledger.wrong.push(error.message)
      return
    }
  }
}

async function writeHours(server: RunningServer, firm: Firm, ledger: Ledger, name: string): Promise<void> {
  const id = uuidOf(name)
  const daten = { monat: '2025-01', mitarbeiter: [{ id, stunden: 1, ueberstunden: 0 }] }
  ledger.underWay = { hours: id }
  const body = { event: 'zeiterfassung.export', mandant_id: firm.scope.tenantId, daten }
  expectStatus((await postEvent(server.baseUrl, body)).status, 200)
  ledger.hours.push(id)
  ledger.underWay = {}
}

async function writeMessage(server: RunningServer, { token }: Invoice, ledger: Ledger, name: string) {
  ledger.underWay = { message: name }
  const fields = { message: name, form_key: name }
  expectStatus((await postForm(server.baseUrl, `/rechnung/${token}/nachricht`, fields)).status, 303)
  ledger.messages.push(name)
  ledger.underWay = {}
}

/** The other way than last time, so that each choice is a change and leaves a row. */
async function choose(server: RunningServer, firm: Firm, { id, token }: Invoice, ledger: Ledger) {
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

async function makeInvoices(house: TestHouse, firm: Firm): Promise<Invoice[][]> {
  const all: Invoice[][] = []
  for (let client = 0; client < CLIENTS; client += 1) {
    const own: Invoice[] = []
    for (let index = 0; index < INVOICES; index += 1) own.push(await makeInvoice(house, firm))
    all.push(own)
  }
  return all
}

/** An issued invoice and its link. */
export async function makeInvoice(house: TestHouse, { scope, subjects }: Firm): Promise<Invoice> {
  const { id } = await draftInvoice(house, scope, {
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

/** `3-7-12` as an id: the same name gives the same id. */
function uuidOf(name: string): string {
  const [round = '', client = '', turn = ''] = name.split('-')
  return `${round.padStart(8, '0')}-${client.padStart(4, '0')}-4000-8000-${turn.padStart(12, '0')}`
}
