import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { config } from '~/config.server'
import type { Scope } from '~/domain/kernel/scope'
import { createVault } from '~/domain/kernel/vault'
import { addDays } from '~/domain/values/calendar'
import { migrate } from '~db/migrate'
import { makeCustomer, makeMandate } from '../factories/customers'
import { type Firm, idsOf, makeFirm } from '../factories/firm'
import { makeInvoice } from '../factories/invoices'
import { formsIn } from '../support/forms-in'
import { postForm, signIn } from '../support/knock'
import { rawRequest } from '../support/raw-request'
import { type RunningServer, spawnServer } from '../support/spawn-server'
import { openTestHouse, type TestHouse } from '../support/test-house'
import { startMailPeer } from './mail-peer'

const UPLOAD = '/buero/bank/auszuege'
const DEBITS = '/buero/bank/lastschriften'
const DUNNING = '/buero/bank/mahnungen'
const POLL_MS = 5
const PATIENCE_MS = 60_000
/** Of what there is to do, how much is done when the process is killed: once at its very beginning, twice in the middle. */
const KILLED_AT = [0, 0.2, 0.6]
/** Within which a process that has begun to write is killed where nothing of it can be seen. */
const BLIND_MS = 120

interface Field {
  house: TestHouse
  firm: Firm
  /** From 0 to below 1: when a process is killed of which nothing can be seen. */
  draw: () => number
  /** What the product is asked, and killed in the middle of it where `until` says when. */
  press: (act: Press, until?: () => Promise<boolean>) => Promise<void>
}

type Press = (server: RunningServer, Cookie: string) => Promise<unknown>

/**
 * Kills the product while it imports a statement, makes a file of direct debits and sends reminders, each of so many, and
 * asks for the same again until it is done. Says what is missing, what there is twice, and what is only half there.
 */
export async function killBank(count: number, draw: () => number = Math.random): Promise<string[]> {
  const peer = await startMailPeer()
  const dataDir = mkdtempSync(join(tmpdir(), 'zahltag-bank-'))
  const file = join(dataDir, 'zahltag.sqlite')
  await migrate(file, createVault(config().fieldKeys))
  const house = openTestHouse(file)
  try {
    const firm = await makeFirm(house, 'kontor', idsOf('a'))
    const field = { house, firm, draw, press: pressing(dataDir, firm, peer.url) }
    return [
      ...(await killImport(field, count)),
      ...(await killRun(field, count)),
      ...(await killReminders(field, count, peer)),
      ...peer.doubled(),
    ]
  } finally {
    await house.close()
    await peer.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

function pressing(dataDir: string, firm: Firm, smtpUrl: string): Field['press'] {
  const { LINK_KEYS = '', FIELD_KEYS = '', WEBHOOK_SECRET = '' } = process.env
  return async (act, until) => {
    const keys = { LINK_KEYS, FIELD_KEYS, WEBHOOK_SECRET, SMTP_URL: smtpUrl }
    const server = await spawnServer(dataDir, keys)
    const Cookie = await signIn(server.baseUrl, firm.email('owner'))
    const pressed = act(server, Cookie)
    if (until) {
      pressed.catch(() => undefined)
      await waitUntil(until)
      await server.stop('SIGKILL')
    } else {
      await pressed
      await server.stop()
    }
  }
}

async function waitUntil(isThere: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS
  while (!(await isThere())) {
    if (Date.now() > deadline) throw new Error('It did not come to that')
    await pause(POLL_MS)
  }
}

/** At the beginning nothing can be seen of it: some time after it was asked for. */
function whenDone(
  { draw }: Pick<Field, 'draw'>,
  part: number,
  count: number,
  done: () => Promise<number>,
): () => Promise<boolean> {
  const at = Date.now() + draw() * BLIND_MS
  return async () => (part === 0 ? Date.now() > at : (await done()) >= count * part)
}

async function killImport(field: Field, count: number): Promise<string[]> {
  const { house, firm, press } = field
  const { scope, subjects } = firm
  const ids: string[] = []
  const entries: string[] = []
  for (let index = 0; index < count; index += 1) {
    const { id, number } = await makeInvoice(house, scope, subjects.customerId)
    ids.push(id)
    entries.push(
      ':61:2603040304C119,00NTRFNONREF',
      `:86:166?00GUTSCHRIFT?20Rechnung ${number}?32Anna Petersen`,
    )
  }
  const head = [':20:STARTUMS', ':25:10090000/1234567892', ':28C:0', ':60F:C260304EUR0,00']
  const statement = [...head, ...entries, `:62F:C260304EUR${119 * count},00`, '-', ''].join('\r\n')
  const act: Press = (server, Cookie) => upload(server, Cookie, Buffer.from(statement))
  const booked = () =>
    number(
      house,
      sql`select count(distinct p.invoice_id) as found from payments p join bank_assignments a
      on a.tenant_id = p.tenant_id and a.receipt_id = p.receipt_id where p.invoice_id in (${sql.join(ids)})`,
    )
  const faults: string[] = []
  for (const part of KILLED_AT) {
    await press(act, whenDone(field, part, count, booked))
    faults.push(...(await tornBank(house, count)))
  }
  // The same file again books what was left.
  for (let round = 0; round < 2; round += 1) await press(act)
  const paid = await number(
    house,
    sql`select count(*) as found from invoice_standings
    where standing = 'paid' and invoice_id in (${sql.join(ids)})`,
  )
  const payments = await number(
    house,
    sql`select count(*) as found from payments where invoice_id in (${sql.join(ids)})`,
  )
  return [
    ...faults,
    ...(await tornBank(house, count)),
    ...differs('invoices paid by a killed import', paid, count),
    ...differs('payments of a killed import', payments, count),
  ]
}

/** What is kept of statements is whole, and what is assigned is its receipt and its payments. */
async function tornBank(house: TestHouse, count: number): Promise<string[]> {
  const broken = await number(
    house,
    sql`select
      (select count(*) from bank_statements s where s.entry_count <> (select count(*) from bank_statement_entries l
        where l.tenant_id = s.tenant_id and l.statement_id = s.id))
      + (select count(*) from bank_entries e where e.amount_cents <> (select coalesce(sum(i.amount_cents), 0)
        from bank_items i where i.tenant_id = e.tenant_id and i.entry_id = e.id))
      + (select count(*) from bank_items i where i.amount_cents - i.open_cents <> (select coalesce(sum(a.amount_cents), 0)
        from bank_assignments a where a.tenant_id = i.tenant_id and a.item_id = i.id))
      + (select count(*) from bank_assignments a join receipts r on r.tenant_id = a.tenant_id and r.id = a.receipt_id
        where r.amount_cents <> a.amount_cents or r.amount_cents <> (select coalesce(sum(p.amount_cents), 0)
          from payments p where p.tenant_id = r.tenant_id and p.receipt_id = r.id)) as found`,
  )
  const kept = await number(
    house,
    sql`select count(*) as found from bank_statements where entry_count = ${count}`,
  )
  return [
    ...differs('rows torn by a killed import', broken, 0),
    ...(kept > 1 ? [`a killed import is there ${kept} times`] : []),
  ]
}

async function killRun(field: Field, count: number): Promise<string[]> {
  const { house, firm, press } = field
  const { scope } = firm
  const fields: Record<string, string> = { form_key: randomUUID(), grund: '' }
  const before = { ...scope, today: addDays(scope.today, -5) }
  for (let index = 0; index < count; index += 1) {
    const { id: customerId } = await makeCustomer(house, scope, { email: `abbuchung${index}@post.example` })
    const { id: mandateId } = await makeMandate(house, scope, customerId)
    const payment = { method: 'direct_debit', mandateId } as const
    const { id } = await makeInvoice(house, before, customerId, { payment })
    fields[`rechnung_${id}`] = '11900'
  }
  const act: Press = (server, Cookie) => postForm(server.baseUrl, `${DEBITS}/dateien`, fields, { Cookie })
  const faults: string[] = []
  for (const _ of KILLED_AT) {
    await press(
      act,
      whenDone(field, 0, count, async () => 0),
    )
    faults.push(...(await tornRuns(house)))
  }
  for (let round = 0; round < 2; round += 1) await press(act)
  const collected = await number(
    house,
    sql`select count(*) as found from debit_collections where attempt = 1 and state = 'running' and invoice_id in
      (${sql.join(Object.keys(fields).map((name) => name.replace('rechnung_', '')))})`,
  )
  return [...faults, ...(await tornRuns(house)), ...differs('debits of a killed run', collected, count)]
}

async function tornRuns(house: TestHouse): Promise<string[]> {
  const torn = await number(
    house,
    sql`select count(*) as found from debit_runs r where (r.collection_count, r.sum_cents) <> (
      select count(*), coalesce(sum(c.amount_cents), 0) from debit_collections c
      where c.tenant_id = r.tenant_id and c.run_id = r.id)`,
  )
  return differs('debit files torn by a kill', torn, 0)
}

async function killReminders(
  field: Field,
  count: number,
  peer: Awaited<ReturnType<typeof startMailPeer>>,
): Promise<string[]> {
  const {
    house,
    firm: { scope },
    press,
  } = field
  const long = addDays(scope.today, -60)
  const then: Scope = { ...scope, today: long, at: `${long}T08:00:00.000Z` }
  for (let index = 0; index < count; index += 1) {
    const { id } = await makeCustomer(house, then, { email: `saeumig${index}@post.example` })
    await makeInvoice(house, then, id)
  }
  const act: Press = async (server, Cookie) => {
    const page = await rawRequest(server.baseUrl, DUNNING, { headers: { Cookie } })
    const html = page.body.toString()
    const form = formsIn(html).find(({ action }) => action.startsWith(`${DUNNING}/versand`))
    // The button for all pages, where there is more than one.
    const all = /name="alle" value="(\d+)"/.exec(html)?.[1]
    const fields = { ...form?.values, ...(all === undefined ? {} : { alle: all }) }
    if (form) await postForm(server.baseUrl, form.action, fields, { Cookie })
  }
  const late = sql`select id from customers where email like 'saeumig%'`
  const notices = () =>
    number(house, sql`select count(*) as found from dunning_notices where customer_id in (${late})`)
  const faults: string[] = []
  for (const part of KILLED_AT) {
    await press(act, whenDone(field, part, count, notices))
    faults.push(...(await tornReminders(house)))
  }
  // What was asked for goes on by itself after a start; what was not, is asked for again.
  await press(async (server, Cookie) => {
    await act(server, Cookie)
    await waitUntil(async () => (await unsettled(house)) === 0)
    await act(server, Cookie)
    await waitUntil(async () => (await waiting(house)) === 0)
  })
  const customers = await number(
    house,
    sql`select count(distinct customer_id) as found from dunning_notices where customer_id in (${late})`,
  )
  const sent = await number(house, sql`select count(*) as found from outbox where status = 'sent'`)
  const doubtful = await number(house, sql`select count(*) as found from outbox where status = 'doubtful'`)
  return [
    ...faults,
    ...(await tornReminders(house)),
    ...differs('reminders of a killed batch', await notices(), count),
    ...differs('customers reminded by a killed batch', customers, count),
    ...(doubtful > KILLED_AT.length
      ? [`${doubtful} mails are in doubt after ${KILLED_AT.length} kills`]
      : []),
    ...(sent > peer.count() ? [`${sent} mails are said to be sent, the server has ${peer.count()}`] : []),
  ]
}

/** A notice by mail has its mail, once, and its invoices. */
async function tornReminders(house: TestHouse): Promise<string[]> {
  const torn = await number(
    house,
    sql`select
      (select count(*) from dunning_notices n where n.invoice_count <> (select count(*) from dunned_invoices d
        where d.tenant_id = n.tenant_id and d.notice_id = n.id))
      + abs((select count(*) from dunning_notices where recipient like 'saeumig%')
        - (select count(*) from outbox where recipient like 'saeumig%' and kind like 'dunning%'))
      + (select count(*) - count(distinct recipient) from outbox
        where recipient like 'saeumig%' and kind like 'dunning%') as found`,
  )
  return differs('reminders torn by a kill', torn, 0)
}

function unsettled(house: TestHouse): Promise<number> {
  return number(house, sql`select count(*) as found from dunning_requests where outcome is null`)
}

/** Not those in doubt: a mail caught by a kill halfway through its delivery stays so until a person decides. */
function waiting(house: TestHouse): Promise<number> {
  return number(
    house,
    sql`select count(*) as found from outbox
      where recipient like 'saeumig%' and status not in ('sent', 'doubtful')`,
  )
}

function upload(server: RunningServer, Cookie: string, bytes: Buffer): Promise<unknown> {
  const boundary = 'grenze-4711'
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="auszug.sta"\r\n\r\n`
  return rawRequest(server.baseUrl, UPLOAD, {
    method: 'POST',
    headers: {
      Cookie,
      'Content-Type': `multipart/form-data; boundary=${boundary}`,
      'Sec-Fetch-Site': 'same-origin',
    },
    body: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  })
}

async function number(house: TestHouse, query: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await query.execute(house.db)
  return Number((rows[0] as { found: number } | undefined)?.found ?? 0)
}

function differs(what: string, found: number, due: number): string[] {
  return found === due ? [] : [`${what}: ${found}, ${due} are due`]
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
