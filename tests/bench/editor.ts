import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { Sqlite } from '~db/sqlite'
import { ask, hangUp } from './client'
import { cpuMs } from './process-figures'
import { type Server, startServer } from './servers'
import { prepareSetting } from './setting'

// `npm run bench:editor`: what it costs to open the draft of an invoice of 3 and of 200 lines.

const MOST_CPU_MS = 80
const REQUESTS = 60

async function bench(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-editor-'))
  let server: Server | undefined
  try {
    const { environment, dataDir, office, tenantId } = await prepareSetting(folder)
    const file = join(dataDir, 'zahltag.sqlite')
    server = await startServer(['build/start.js'], { ...environment, DATA_DIR: dataDir })
    process.stdout.write('| editor | CPU ms | limit | HTML kB | gzip kB |\n|---|---|---|---|---|\n')
    for (const lines of [3, 200]) {
      const path = `/buero/rechnungen/${withLines(file, tenantId, lines)}/entwurf`
      const { cpu, body } = await cost(server, { method: 'GET', path, headers: office.headers })
      if (process.env.KEEP) writeFileSync(`${process.env.KEEP}-${lines}.html`, body)
      const sizes = [body.length, gzipSync(body).length].map((bytes) => (bytes / 1000).toFixed(0))
      process.stdout.write(
        `| ${lines} lines | ${cpu.toFixed(1)} | < ${MOST_CPU_MS} | ${sizes.join(' | ')} |\n`,
      )
    }
  } finally {
    hangUp()
    await server?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The id of a draft of the demo, which gets so many lines. */
function withLines(file: string, tenantId: string, count: number): string {
  const db = new Sqlite(file)
  const { id } = db
    .prepare<[string], { id: string }>(
      "select id from invoices where status = 'draft' and tenant_id = ? limit 1",
    )
    .get(tenantId) as { id: string }
  db.prepare('delete from invoice_lines where tenant_id = ? and invoice_id = ?').run(tenantId, id)
  const insert = db.prepare(
    `insert into invoice_lines (tenant_id, invoice_id, position, article_number, description, quantity, unit,
     unit_price, tax_category, tax_rate, net_cents) values (?, ?, ?, ?, ?, '2.5', 'HUR', '45', 'S', '19', 11250)`,
  )
  for (let position = 1; position <= count; position += 1)
    insert.run(tenantId, id, position, position % 2 ? `A-${position}` : null, `Leistung Nummer ${position}`)
  db.close()
  return id
}

async function cost(server: Server, question: Parameters<typeof ask>[1]) {
  const run = async (times: number) => {
    let body: Buffer = Buffer.alloc(0)
    for (let count = 0; count < times; count += 1) {
      const reply = await ask(server.port, question)
      if (reply.status !== 200) throw new Error(`${reply.status} to ${question.path}`)
      body = reply.body
    }
    return body
  }
  await run(REQUESTS / 2)
  const before = cpuMs(server.pid)
  const body = await run(REQUESTS)
  return { cpu: (cpuMs(server.pid) - before) / REQUESTS, body }
}

await bench()
