import { randomUUID } from 'node:crypto'
import { closeSync, copyFileSync, mkdtempSync, openSync, readSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from 'better-sqlite3'
import { DEMO_OWNER } from '~/commands/demo/owner'
import type { OfficeScope } from '~/domain/kernel/scope'
import { Sqlite } from '~db/sqlite'
import { copyRows, key, prepareCopies } from './copy-rows'
import { printSingle } from './report'
import { prepareSetting } from './setting'

// `npm run bench:matching`: a bank's file of 10,000 movements is compared with 20,000 open invoices, and the half
// that says which invoice it pays is booked. Beside it, the same 5,000 found by their number in a map and booked by hand.

const INVOICES = 20_000
const CUSTOMERS = 2_000
const MOVEMENTS = 10_000
const LIMIT_MS = 5_000
const LONGEST_STEP_MS = 20
const BOOKED_AT_ONCE = 25

async function bench(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-matching-'))
  try {
    const setting = await prepareSetting(folder)
    const file = join(setting.dataDir, 'zahltag.sqlite')
    const [{ config }, { createVault }] = await Promise.all([
      import('~/config.server'),
      import('~/domain/kernel/vault'),
    ])
    grow(file, setting.tenantId, createVault(config().fieldKeys))
    const [bare, watched] = ['by-hand', 'watched'].map((name) => join(folder, `${name}.sqlite`))
    for (const copy of [bare, watched]) copyFileSync(file, String(copy))
    const floor = bookByHand(String(bare), setting.tenantId)
    const cpuMs = await match(file, setting.tenantId)
    // Apart, since reading the clock at each of 50,000 turns takes a tenth of the CPU.
    const stopMeasuring = measureSteps()
    await match(String(watched), setting.tenantId)
    const steps = stopMeasuring()
    printSingle({ name: 'matched and booked: CPU', unit: 'ms', figure: cpuMs, floor, limit: LIMIT_MS })
    const limit = LONGEST_STEP_MS
    printSingle({ name: 'longest of 1,000 steps', unit: 'ms', figure: steps.longestOfThousand, limit })
    printSingle({ name: 'longest step of all', unit: 'ms', figure: steps.longest, limit })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Each customer owes ten invoices of different amounts; every other movement names one, the others name nothing. */
function grow(file: string, tenantId: string, vault: Parameters<typeof prepareCopies>[2]['vault']): void {
  const db = new Sqlite(file)
  const own = `tenant_id = '${tenantId}'`
  const account = db.prepare<[], { id: string }>(`select id from bank_accounts where ${own}`).get()?.id
  db.pragma('synchronous = off')
  prepareCopies(db, INVOICES, { tenantId, vault })
  db.transaction(() => {
    db.exec(`update bank_items set open_cents = 0 where ${own}`)
    // By hand nobody is told of it either.
    db.exec(`update event_endpoints set status = 'ended', ended_reason = 'office' where ${own}`)
    copyRows(db, 'customers', {
      from: own,
      times: CUSTOMERS,
      set: {
        id: key('customer'),
        number: key('K'),
        name: `'Hafenkontor ' || n || ' GmbH'`,
        search_key: `'k-' || n`,
      },
    })
    copyRows(db, 'invoices', {
      from: `${own} and status = 'issued' and kind = 'invoice'`,
      times: INVOICES,
      set: {
        ...{ contract_id: 'null', contract_period: 'null', mandate_id: 'null', payment_method: `'transfer'` },
        ...{
          id: key('invoice'),
          number: `'2025-' || (10000 + n)`,
          gross_cents: '10000 + n',
          net_cents: '10000 + n',
          tax_cents: '0',
        },
        ...{
          customer_id: `'customer-' || (n % ${CUSTOMERS})`,
          issued_on: `'2025-03-15'`,
          due_on: `'2025-03-29'`,
        },
      },
    })
    growMovements(db, tenantId, String(account))
  })()
  db.close()
}

function growMovements(db: Database, tenantId: string, account: string): void {
  const purpose = `case n % 2 when 0 then 'Rechnung 2025-' || (10000 + n) || ' vom 15.03.2025'
    else 'Miete und Nebenkosten ' || n end`
  const name = `case n % 2 when 0 then 'Hafenkontor ' || (n % ${CUSTOMERS}) || ' GmbH' else 'Unbekannt ' || n end`
  db.exec(`insert into bank_entries (tenant_id, id, account_id, entry_key, booked_on, value_on, amount_cents, label, code,
      created_at)
    select '${tenantId}', 'movement-' || n, '${account}', 'n' || n, '2025-03-20', '2025-03-20', 10000 + n,
      'SEPA-GUTSCHRIFT', '166', '2025-03-21T06:00:00.000Z' from numbers where n < ${MOVEMENTS};
    insert into bank_items (tenant_id, id, entry_id, account_id, position, booked_on, value_on, amount_cents, open_cents,
      name, iban_masked, iban_fingerprint, purpose, search_key)
    select '${tenantId}', 'movement-' || n, 'movement-' || n, '${account}', 0, '2025-03-20', '2025-03-20', 10000 + n,
      10000 + n, ${name}, 'DE89 **** 3000', 'payer-' || n, ${purpose}, lower(${name}) || char(9) || lower(${purpose})
    from numbers where n < ${MOVEMENTS}`)
}

/** @returns CPU milliseconds */
async function match(file: string, tenantId: string): Promise<number> {
  const [{ openHouse }, { matchItems }, { today }] = await Promise.all([
    import('~/open-house.server'),
    import('~/domain/bank/matching/run.server'),
    import('~/clock.server'),
  ])
  const house = openHouse(file, 'server')
  const owner = await house.reader
    .selectFrom('users')
    .select('id')
    .where('email', '=', DEMO_OWNER.email)
    .executeTakeFirstOrThrow()
  const scope: OfficeScope = {
    ...{ tenantId, userId: owner.id, actor: `user:${owner.id}`, role: 'owner' },
    ...{ at: new Date().toISOString(), today: today() },
  }
  const before = process.cpuUsage()
  const { booked } = await matchItems(house, scope)
  const { user, system } = process.cpuUsage(before)
  await house.close()
  if (booked !== MOVEMENTS / 2) throw new Error(`${booked} were booked`)
  return (user + system) / 1000
}

/**
 * CPU milliseconds of the event loop's thread for each turn, during which nothing else is served. Unlike wall-clock time,
 * they do not depend on what else the machine is doing.
 */
function measureSteps() {
  const steps: number[] = []
  const thread = openSync(`/proc/self/task/${process.pid}/schedstat`, 'r')
  const text = Buffer.alloc(100)
  // Its first number is the time that the thread has run, in nanoseconds.
  const elapsed = () =>
    Number.parseInt(text.toString('latin1', 0, readSync(thread, text, 0, 100, 0)), 10) / 1e6
  let before = elapsed()
  let turn = setImmediate(measure)
  function measure() {
    const now = elapsed()
    steps.push(now - before)
    before = now
    turn = setImmediate(measure)
  }
  return () => {
    clearImmediate(turn)
    closeSync(thread)
    const [longest = 0] = steps.sort((one, other) => other - one)
    return { longest, longestOfThousand: steps[Math.floor(steps.length / 1000)] ?? 0 }
  }
}

/** CPU milliseconds of finding the invoices by their numbers, and of the same rows written in as many transactions. */
function bookByHand(file: string, tenantId: string): number {
  const db = new Sqlite(file)
  for (const pragma of ['journal_mode = wal', 'synchronous = full', 'foreign_keys = on']) db.pragma(pragma)
  const before = process.cpuUsage()
  const open = db
    .prepare<[string], { id: string; number: string; customer_id: string; gross_cents: number }>(
      `select id, number, customer_id, gross_cents from invoices where tenant_id = ? and status = 'issued'`,
    )
    .all(tenantId)
  const byNumber = new Map(open.map((invoice) => [invoice.number, invoice]))
  const items = db
    .prepare<[string], { id: string; purpose: string; cents: number }>(
      'select id, purpose, open_cents as cents from bank_items where tenant_id = ? and open_cents <> 0',
    )
    .all(tenantId)
  const [receive, pay, assign, settle] = [
    `insert into receipts (tenant_id, id, customer_id, amount_cents, paid_on, method, created_at)
      values (?, ?, ?, ?, '2025-03-20', 'transfer', '2025-03-21T06:00:00.000Z')`,
    `insert into payments (tenant_id, id, invoice_id, amount_cents, paid_on, method, created_at, receipt_id)
      values (?, ?, ?, ?, '2025-03-20', 'transfer', '2025-03-21T06:00:00.000Z', ?)`,
    `insert into bank_assignments (tenant_id, id, item_id, kind, amount_cents, receipt_id, made_by, reasons_json, created_at)
      values (?, ?, ?, 'customer', ?, ?, 'match', '[]', '2025-03-21T06:00:00.000Z')`,
    'update bank_items set open_cents = 0 where tenant_id = ? and id = ?',
  ].map((sql) => db.prepare(sql))
  const found = items.flatMap((item) => {
    const invoice = byNumber.get(/\b\d{4}-\d+\b/.exec(item.purpose)?.[0] ?? '')
    return invoice && invoice.gross_cents === item.cents ? [{ item, invoice }] : []
  })
  if (found.length !== MOVEMENTS / 2) throw new Error(`${found.length} were found by hand`)
  for (let from = 0; from < found.length; from += BOOKED_AT_ONCE)
    db.transaction(() => {
      for (const { item, invoice } of found.slice(from, from + BOOKED_AT_ONCE)) {
        const id = randomUUID()
        receive?.run(tenantId, id, invoice.customer_id, item.cents)
        pay?.run(tenantId, id, invoice.id, item.cents, id)
        assign?.run(tenantId, id, item.id, item.cents, id)
        settle?.run(tenantId, item.id)
      }
    })()
  const { user, system } = process.cpuUsage(before)
  db.close()
  return (user + system) / 1000
}

bench().catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`)
  process.exit(1)
})
