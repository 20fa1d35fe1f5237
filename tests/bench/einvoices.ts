import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { readFile } from '~/office/einvoices/read-file.server'
import { ciiInvoice } from '../../app/documents/einvoice/cii'
import { check } from '../../app/domain/einvoices/check'
import { invoices } from '../support/views/invoices'
import { printSingle, type Single } from './report'

const ROUNDS = 25
/** An invoice of eight lines as a wholesaler sends it. */
const BYTES = 18_000
/** A tenth of a second after an upload goes unnoticed. */
const LIMIT_MS = 100
/** Of it, what holds up every other page: the rest is done by another process. */
const CHECK_MS = 10
const RATIO = 150

/** How long it takes to read an e-invoice of 18 kB in a process of its own and to check it, beside a bare process that parses it. */
export async function benchEInvoices(): Promise<Single[]> {
  const xml = Buffer.from(invoiceOf(BYTES))
  const own = await medianOf(async () => check((await readFile(xml, 'bench')).invoice))
  const bare = await medianOf(() => parseBare(xml))
  const { invoice } = await readFile(xml, 'bench')
  const checked = await medianOf(async () => check(invoice))
  return [
    { name: 'e-invoice of 18 kB, read and checked', unit: 'ms', figure: own, floor: bare, limit: LIMIT_MS },
    {
      name: 'e-invoice of 18 kB: percent of a bare process that parses it',
      unit: '%',
      figure: (own / bare) * 100,
      limit: RATIO,
    },
    { name: 'e-invoice of 18 kB, checked alone', unit: 'ms', figure: checked, limit: CHECK_MS },
  ]
}

function invoiceOf(bytes: number): string {
  const xml = ciiInvoice(invoices['invoice-everything'] as never)
  const [line = ''] =
    /<ram:IncludedSupplyChainTradeLineItem>[\s\S]*?<\/ram:IncludedSupplyChainTradeLineItem>\s*/.exec(xml) ??
    []
  return xml.replace(line, line.repeat(1 + Math.max(0, Math.round((bytes - xml.length) / line.length))))
}

/** The same library in a process that does nothing else. */
function parseBare(xml: Buffer): Promise<unknown> {
  const slimdom = JSON.stringify(createRequire(import.meta.url).resolve('slimdom'))
  const script = `require(${slimdom}).parseXmlDocument(require('node:fs').readFileSync(0, 'utf8'))`
  const started = promisify(execFile)(process.execPath, ['--input-type=commonjs', '-e', script])
  started.child.stdin?.end(xml)
  return started
}

async function medianOf(work: () => Promise<unknown>): Promise<number> {
  const spent: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = performance.now()
    await work()
    spent.push(performance.now() - before)
  }
  return spent.sort((one, other) => one - other)[Math.floor(ROUNDS / 2)] ?? 0
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  for (const single of await benchEInvoices()) printSingle(single)
