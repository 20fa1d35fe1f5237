import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '~db/migrate'
import { type Firm, idsOf, makeFirm } from '../factories/firm'
import { type Program, spawnServer } from '../support/spawn-server'
import { openTestHouse, type TestHouse } from '../support/test-house'
import { testVault } from '../support/test-vault'
import { INVOICES, type Invoice, makeInvoice, write } from './clients'
import { changedDocuments, damageOf, type Hashes } from './damage'
import { differences } from './differences'
import { killBackup, killStart } from './kills'
import { acknowledgedIn, type Ledger, newLedger } from './ledger'
import { startMailPeer } from './mail-peer'

const CLIENTS = 8
/** When the process is killed, in milliseconds of load. */
const EARLIEST_MS = 100
const LATEST_MS = 900
const PATIENCE_MS = 10_000
const START_EVERY = 3
const BACKUP_EVERY = 4

/** What the rounds showed. Faults say in words what was lost, doubled or damaged. */
export interface Verdict {
  acknowledged: number
  faults: string[]
}

interface Torture {
  rounds: number
  report?: (line: string) => void
  /** The product itself where nothing else is said. */
  program?: Program
  /** Whether the first fault is enough. */
  isOver?: boolean
}

interface Field {
  dataDir: string
  firm: Firm
  invoices: Invoice[][]
  ledgers: Ledger[]
  environment: Record<string, string>
}

/** Kills the process again and again while eight clients write, and checks after each start what is there. */
export async function torture({ rounds, report = () => {}, program, isOver }: Torture): Promise<Verdict> {
  const dataDir = mkdtempSync(join(tmpdir(), 'zahltag-torture-'))
  const file = join(dataDir, 'zahltag.sqlite')
  const peer = await startMailPeer()
  const verdict: Verdict = { acknowledged: 0, faults: [] }
  try {
    const field = { ...(await prepare(file)), dataDir, environment: { SMTP_URL: peer.url } }
    const hashes: Hashes = new Map()
    for (let round = 1; round <= rounds && !(isOver && verdict.faults.length > 0); round += 1) {
      const before = acknowledgedIn(field.ledgers)
      await killUnderLoad(field, round, program)
      if (round % START_EVERY === 0) await killStart(dataDir, field.environment, program)
      // The server is the first to open the file again, as after a crash.
      const restarted = await spawnServer(dataDir, field.environment, program)
      const faults = [
        ...(await look(file, field.ledgers, { hashes, mails: peer.count() })),
        ...peer.doubled(),
      ]
      await restarted.stop()
      verdict.faults.push(...faults.map((fault) => `round ${round}: ${fault}`))
      report(
        `round ${round}: ${acknowledgedIn(field.ledgers) - before} acknowledged, ${faults.length} faults`,
      )
    }
    verdict.acknowledged = acknowledgedIn(field.ledgers)
    report(`${peer.count()} mails at the server`)
  } finally {
    await peer.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return verdict
}

/** No connection of ours outlives this: it would spare the server the recovery of its file. */
async function prepare(file: string): Promise<Pick<Field, 'firm' | 'invoices' | 'ledgers'>> {
  await migrate(file, testVault)
  const house = openTestHouse(file)
  const firm = await makeFirm(house, 'folter', idsOf('a'))
  const ledgers = Array.from({ length: CLIENTS }, newLedger)
  const invoices: Invoice[][] = []
  for (const _ of ledgers) invoices.push(await makeInvoices(house, firm))
  await house.close()
  return { firm, ledgers, invoices }
}

async function look(
  file: string,
  ledgers: Ledger[],
  { hashes, mails }: { hashes: Hashes; mails: number },
): Promise<string[]> {
  const house = openTestHouse(file)
  try {
    const sent = await house.db.selectFrom('outbox').select('id').where('status', '=', 'sent').execute()
    return [
      ...(await damageOf(house.db)),
      ...(await differences(house.db, ledgers)),
      ...(await changedDocuments(house.db, house.documents, hashes)),
      ...(sent.length > mails ? [`${sent.length} mails are said to be sent, the server has ${mails}`] : []),
    ]
  } finally {
    await house.close()
  }
}

async function killUnderLoad(field: Field, round: number, program?: Program): Promise<void> {
  const { dataDir, firm, invoices, ledgers, environment } = field
  const server = await spawnServer(dataDir, environment, program)
  const state = { isOver: false }
  const before = acknowledgedIn(ledgers)
  const clients = ledgers.map((ledger, number) =>
    write({ server, firm, invoices: invoices[number] ?? [] }, ledger, `${round}-${number}`, state),
  )
  if (round % BACKUP_EVERY === 0) for (const fault of await killBackup(dataDir)) ledgers[0]?.wrong.push(fault)
  const deadline = Date.now() + PATIENCE_MS
  await pause(EARLIEST_MS + Math.random() * (LATEST_MS - EARLIEST_MS))
  // A slow machine gets the time that it needs: a kill before the first answer would show nothing.
  while (acknowledgedIn(ledgers) < before + CLIENTS && Date.now() < deadline) await pause(10)
  state.isOver = true
  await server.stop('SIGKILL')
  await Promise.all(clients)
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

async function makeInvoices(house: TestHouse, firm: Firm): Promise<Invoice[]> {
  const own: Invoice[] = []
  for (let index = 0; index < INVOICES; index += 1) own.push(await makeInvoice(house, firm))
  return own
}
