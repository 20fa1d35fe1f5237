import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { findInvoice } from '~/domain/invoices/read.server'
import { getMandate } from '~/domain/mandates/mandates.server'
import { OWN_IBAN } from '../../factories/bank'
import { makeCustomer, makeMandate } from '../../factories/customers'
import { makeInvoice } from '../../factories/invoices'
import { tokenFor } from '../../factories/links'
import { officeOn } from '../../factories/scopes'
import { ask, orGivenBack, post } from '../../support/app'
import { formsIn } from '../../support/forms-in'
import { db, house } from '../../support/house'
import { textOf } from '../../support/html'
import { dataOf } from '../../support/unsealed'
import { makeOwner, type Owner, read } from '../owner'

vi.setSystemTime('2026-03-16T06:00:00Z')

const DEBITS = '/buero/bank/lastschriften'

let owner: Owner
let invoice: { id: string; number: string }
let mandateId: string
let customerId: string

beforeEach(async () => {
  owner = await makeOwner()
  customerId = (await makeCustomer(house, owner.scope)).id
  mandateId = (await makeMandate(house, owner.scope, customerId, { signedOn: '2026-01-05' })).id
  invoice = await invoiced()
  await post('/buero/bank/konten/neu', { name: 'Geschäftskonto', iban: OWN_IBAN }, owner.headers)
})

/** Of 119,00 €, due on 16 March. */
function invoiced() {
  const earlier = officeOn(owner.scope.tenantId, '2026-03-02')
  return makeInvoice(house, earlier, customerId, { payment: { method: 'direct_debit', mandateId } })
}

/** Makes the file of what is ticked; where its page is. */
async function collect(fields: Record<string, string> = {}, of = [invoice]): Promise<string> {
  const ticks = Object.fromEntries(of.map(({ id }) => [`rechnung_${id}`, '11900']))
  const answer = await post(
    `${DEBITS}/dateien`,
    { form_key: randomUUID(), grund: '', ...ticks, ...fields },
    owner.headers,
  )
  expect(answer.status).toBe(303)
  return (answer.headers.get('location') ?? '').replace(/\?.*/, '')
}

const messageIdOf = async (run: string) => /LS-\d{8}-CORE-[0-9a-f]{8}/.exec(await read(owner, run))?.[0] ?? ''

/** Entries as camt.053.001.08 has them, each with what stands inside `NtryDtls`. */
function camt(...entries: { amount: string; isOut?: boolean; label?: string; details: string }[]): string {
  const written = entries.map(
    ({ amount, isOut = false, label = '', details }, index) =>
      `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>${isOut ? 'DBIT' : 'CRDT'}</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>
      <BookgDt><Dt>2026-03-16</Dt></BookgDt><ValDt><Dt>2026-03-16</Dt></ValDt>
      <AcctSvcrRef>${randomUUID().slice(0, 8)}${index}</AcctSvcrRef><NtryDtls>${details}</NtryDtls>
      <AddtlNtryInf>${label}</AddtlNtryInf></Ntry>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
    <Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt>
    <GrpHdr><MsgId>1</MsgId><CreDtTm>2026-03-16T06:00:00</CreDtTm></GrpHdr>
    <Stmt><Id>1</Id><CreDtTm>2026-03-16T06:00:00</CreDtTm><Acct><Id><IBAN>${OWN_IBAN}</IBAN></Id><Ccy>EUR</Ccy></Acct>
    ${written.join('')}</Stmt></BkToCstmrStmt></Document>`
}

const batch = (messageId: string, count: number) =>
  `<Btch><PmtInfId>${messageId}</PmtInfId><NbOfTxs>${count}</NbOfTxs></Btch>`

/** The bank takes 119,00 € and its own 3,00 € back: the original amount beside the whole. */
const cameBack = (endToEndId: string, code: string) => ({
  amount: '122.00',
  isOut: true,
  label: 'RUECKLASTSCHRIFT',
  details: `<TxDtls><Refs><EndToEndId>${endToEndId}</EndToEndId></Refs>
    <AmtDtls><InstdAmt><Amt Ccy="EUR">119.00</Amt></InstdAmt><TxAmt><Amt Ccy="EUR">122.00</Amt></TxAmt></AmtDtls>
    <BkTxCd><Prtry><Cd>NRTI+109</Cd><Issr>DK</Issr></Prtry></BkTxCd>
    <RltdPties><Dbtr><Pty><Nm>Hafenkontor Bruegge KG</Nm></Pty></Dbtr></RltdPties>
    <RmtInf><Ustrd>Rechnung</Ustrd></RmtInf><RtrInf><Rsn><Cd>${code}</Cd></Rsn></RtrInf></TxDtls>`,
})

async function upload(file: string): Promise<void> {
  const body = new FormData()
  body.set('file', new File([file], 'auszug.xml'))
  const answer = await ask('/buero/bank/auszuege', { method: 'POST', body, headers: owner.headers })
  expect(answer.status, textOf(await (await orGivenBack(answer.clone(), owner.headers)).text())).toBe(303)
}

async function booked(of = [invoice]): Promise<string> {
  const run = await collect({}, of)
  const amount = `${119 * of.length}.00`
  await upload(camt({ amount, label: 'SAMMLER', details: batch(await messageIdOf(run), of.length) }))
  return run
}

const stateOf = async (id = invoice.id) => (await findInvoice(db, owner.scope, id))?.status?.state
const mandate = () => getMandate(db, owner.scope, mandateId)
const mails = async (kind: string) => {
  const rows = await db
    .selectFrom('outbox')
    .selectAll()
    .where('tenant_id', '=', owner.scope.tenantId)
    .where('kind', '=', kind)
    .execute()
  return rows.map((row) => JSON.parse(dataOf(row)))
}
const task = async () => {
  const path = /\/buero\/aufgaben\/[\w-]{36}/.exec(await read(owner, '/buero/aufgaben'))?.[0] ?? ''
  return path === '' ? '' : read(owner, path)
}

test('a batch that names our file and says nothing else is what we put in', async () => {
  const other = await invoiced()
  const run = await booked([invoice, other])
  expect([await stateOf(), await stateOf(other.id)]).toEqual(['paid', 'paid'])
  expect(textOf(await read(owner, run))).toMatch(/Abgebucht.*Abgebucht/)
  expect(textOf(await read(owner, '/buero/bank'))).toContain('Alle Umsätze sind zugeordnet')
})

test.each([
  // 238 € less a fee of 1 €, and less one of the two debits.
  ['keeps a fee, which is told apart', '237.00', 2, ['paid', 'paid']],
  // 238 € less 119 €, though the bank counts two: one of them was netted.
  ['lacks more than a fee, and waits for a person', '119.00', 2, ['direct_debit', 'direct_debit']],
  ['does not add up, and waits for a person', '119.00', 1, ['direct_debit', 'direct_debit']],
])('a batch that %s', async (_, amount, count, expected) => {
  const other = await invoiced()
  const run = await collect({}, [invoice, other])
  await upload(camt({ amount, details: batch(await messageIdOf(run), count) }))
  expect([await stateOf(), await stateOf(other.id)]).toEqual(expected)
  const list = textOf(await read(owner, '/buero/bank/umsaetze'))
  expect(list.includes('Bankgebühr')).toBe(expected[0] === 'paid')
})

describe('what comes back', () => {
  test('for want of money is tried once more by a press, on a day that the payer is told', async () => {
    await booked()
    await upload(camt(cameBack(`${invoice.number}-1`, 'AM04')))
    // Until somebody presses, nothing is collected: the payer is told how to pay now, and may choose the debit anew.
    expect(await stateOf()).toBe('open')
    const path = `/rechnung/${await tokenFor(house, owner.scope, 'rechnung', invoice.id)}`
    const payersPage = async () => textOf(await (await ask(path)).text())
    expect(await payersPage()).toMatch(/Die Lastschrift ist zurückgekommen.*überweisen.*IBAN DE02/)
    expect(await payersPage()).not.toContain('Wird abgebucht')
    expect(await mandate()).toMatchObject({ status: 'active' })
    const page = textOf(await task())
    expect(page).toContain('Lastschrift zurückgekommen')
    expect(page).toMatch(/nicht gedeckt.*einmal wieder einziehen/)
    // The bank's 3 € are no customer's.
    expect(textOf(await read(owner, '/buero/bank/umsaetze'))).toMatch(/Bankgebühr/)
    expect(textOf(await read(owner, '/buero/bank'))).toContain('Alle Umsätze sind zugeordnet')

    expect(textOf(await read(owner, DEBITS))).toMatch(
      /Am 30\. März 2026.*Zurückgegeben \(Konto nicht gedeckt\)/,
    )
    const second = await collect()
    expect(await stateOf()).toBe('direct_debit')
    expect(await payersPage()).not.toContain('zurückgekommen')
    const shown = textOf(await read(owner, second))
    expect(shown).toContain('2. Versuch: AM04')
    expect(shown).toContain(`${invoice.number}-2`)
    expect(shown).toContain('30. März 2026')
    await upload(camt({ amount: '119.00', details: batch(await messageIdOf(second), 1) }))
    await upload(camt(cameBack(`${invoice.number}-2`, 'AM04')))
    expect(await mandate()).toMatchObject({ status: 'stopped', stopCode: 'AM04' })
    expect(await mails('debit_returned')).toMatchObject([{ reason: 'twice' }])
  })

  test('is no supplier’s, though a rule says so of the same payer', async () => {
    const toSupplier = `<TxDtls><RltdPties><Cdtr><Pty><Nm>Hafenkontor Bruegge KG</Nm></Pty></Cdtr></RltdPties>
      <RmtInf><Ustrd>Rechnung 88</Ustrd></RmtInf></TxDtls>`
    await upload(camt({ amount: '40.00', isOut: true, details: toSupplier }))
    const item = /\/buero\/bank\/umsaetze\/[\w-]{36}/.exec(await read(owner, '/buero/bank/umsaetze'))?.[0]
    await post(`${item}/art`, { art: 'supplier', regel: 'ja', stand: '-4000' }, owner.headers)
    await booked()
    await upload(camt(cameBack(`${invoice.number}-1`, 'MS02')))
    expect(await stateOf()).toBe('open')
    expect(await mandate()).toMatchObject({ status: 'stopped' })
  })

  test('from a closed account stops the mandate, tells the customer, and makes the next invoice a transfer', async () => {
    const next = await invoiced()
    await booked()
    await upload(camt(cameBack(`${invoice.number}-1`, 'AC04')))
    expect([await stateOf(), await stateOf(next.id)]).toEqual(['open', 'open'])
    expect(await mandate()).toMatchObject({ status: 'stopped', stopCode: 'AC04' })
    const way = { method: 'transfer', iban: 'DE02120300000000202051' }
    const numbers = [invoice.number, next.number].sort()
    const [mail, ...others] = await mails('debit_returned')
    expect(others).toEqual([])
    expect(mail).toMatchObject({ reason: 'account_closed', invoice: invoice.number })
    expect(mail.invoices.map((one: { invoice: string }) => one.invoice).sort()).toEqual(numbers)
    expect(mail.invoices).toMatchObject([{ payable: { way } }, { payable: { way } }])
    const page = textOf(await task())
    expect(page).toMatch(/gibt es nicht mehr.*angehalten.*E-Mail bekommen.*neues Konto/)
    expect(page).toContain('AC04')
    expect(textOf(await read(owner, DEBITS))).toContain('Das Mandat ist angehalten')
    expect(textOf(await read(owner, `/buero/mandate/${mandateId}`))).toContain('Angehalten')
    expect(textOf(await read(owner, '/buero/mandate?stand=angehalten'))).toContain('Angehalten')

    // A person knows better.
    await post(`/buero/mandate/${mandateId}/fortsetzung`, {}, owner.headers)
    expect(await mandate()).toMatchObject({ status: 'active', stopCode: null })
    expect(await stateOf(next.id)).toBe('direct_debit')
  })

  test('from a customer who died writes to nobody', async () => {
    await booked()
    await upload(camt(cameBack(`${invoice.number}-1`, 'MD07')))
    expect(await mails('debit_returned')).toEqual([])
    expect(textOf(await task())).toMatch(/gestorben.*Angehörigen/)
  })

  test('and was not meant is undone: the mandate goes on, and the task is done', async () => {
    await booked()
    await upload(camt(cameBack(`${invoice.number}-1`, 'MS02')))
    const list = await read(owner, '/buero/bank/umsaetze')
    const paths = [...new Set(list.match(/\/buero\/bank\/umsaetze\/[\w-]{36}/g))]
    for (const path of paths) {
      const page = await read(owner, path)
      const undo = /\/buero\/bank\/zuordnungen\/[^"?]+/.exec(page)?.[0]
      if (undo && textOf(page).includes('Rückgabe')) await post(undo, {}, owner.headers)
    }
    expect(await mandate()).toMatchObject({ status: 'active', stopCode: null })
    expect(await stateOf()).toBe('paid')
    expect(await task()).toBe('')
    expect(textOf(await read(owner, '/buero/aufgaben?stand=erledigt'))).toContain(
      'Lastschrift zurückgekommen',
    )
  })

  test('before any money moved is noted by hand with its reason', async () => {
    const run = await collect()
    const noted = { [`rechnung_${invoice.id}`]: 'on', grund: 'Protokoll der Bank', rueckgabegrund: 'AC01' }
    await post(`${run}/fehlschlag`, noted, owner.headers)
    expect(await mandate()).toMatchObject({ status: 'stopped', stopCode: 'AC01' })
    expect(await mails('debit_returned')).toMatchObject([{ reason: 'account_wrong' }])
    expect(await stateOf()).toBe('open')
  })

  test('and was entered by hand on the invoice too', async () => {
    await booked()
    const entered = { ...money, direction: 'out', rueckgabegrund: 'MD01', form_key: randomUUID() }
    await post(`/buero/rechnungen/${invoice.id}/zahlung`, entered, owner.headers)
    expect(await mandate()).toMatchObject({ status: 'stopped', stopCode: 'MD01' })
    // The statement says it later: the person sees that it is booked, and nothing is booked twice.
    await upload(camt(cameBack(`${invoice.number}-1`, 'MD01')))
    const list = await read(owner, '/buero/bank/umsaetze?stand=offen')
    const path = /\/buero\/bank\/umsaetze\/[\w-]{36}/.exec(list)?.[0] ?? ''
    const item = await read(owner, path)
    expect(textOf(item)).toMatch(
      new RegExp(
        `schon von Hand eingetragen .*Rechnung ${invoice.number} \\(Hafenkontor Brügge KG\\), eingetragen zum 16.03.2026, zuordnen`,
      ),
    )
    const [assign] = formsIn(item).filter(({ values }) => 'gebucht' in values)
    for (let press = 0; press < 2; press++)
      await post(assign?.action ?? '', assign?.values ?? {}, owner.headers)
    expect(textOf(await read(owner, '/buero/bank'))).toContain('Alle Umsätze sind zugeordnet')
    const returns = await db
      .selectFrom('receipts')
      .select('amount_cents')
      .where('tenant_id', '=', owner.scope.tenantId)
      .where('amount_cents', '<', 0)
      .execute()
    expect(returns).toEqual([{ amount_cents: -11_900 }])
  })

  test.each([
    ['AC04', 'AM04', { status: 'active', stopCode: null }, []],
    ['AC04', 'MD07', { status: 'stopped', stopCode: 'MD07' }, []],
    ['AC04', 'MD06', { status: 'stopped', stopCode: 'MD06' }, ['reclaimed']],
    ['MD07', 'AC04', { status: 'stopped', stopCode: 'AC04' }, ['account_closed']],
    ['AM04', 'AC04', { status: 'stopped', stopCode: 'AC04' }, ['account_closed']],
  ])(
    'and was entered by hand as %s, which the statement calls %s: the mail that waits says what holds',
    async (typed, code, stopped, reasons) => {
      const next = await invoiced()
      await booked()
      const entered = { ...money, direction: 'out', rueckgabegrund: typed, form_key: randomUUID() }
      await post(`/buero/rechnungen/${invoice.id}/zahlung`, entered, owner.headers)
      await upload(camt(cameBack(`${invoice.number}-1`, code)))
      const list = await read(owner, '/buero/bank/umsaetze?stand=offen')
      const path = /\/buero\/bank\/umsaetze\/[\w-]{36}/.exec(list)?.[0] ?? ''
      const [form] = formsIn(await read(owner, path)).filter(({ values }) => 'gebucht' in values)
      await post(form?.action ?? '', form?.values ?? {}, owner.headers)
      expect(await mandate()).toMatchObject(stopped)
      const told = await mails('debit_returned')
      expect(told.map(({ reason }) => reason)).toEqual(reasons)
      const numbers = [invoice.number, next.number].sort()
      for (const { invoices } of told)
        expect(invoices.map((one: { invoice: string }) => one.invoice).sort()).toEqual(numbers)
    },
  )

  test('and was entered by hand without a reason, which the statement brings; undone, it is entered still', async () => {
    await booked()
    const entered = { ...money, direction: 'out', rueckgabegrund: '', form_key: randomUUID() }
    await post(`/buero/rechnungen/${invoice.id}/zahlung`, entered, owner.headers)
    expect(await mandate()).toMatchObject({ status: 'active' })
    vi.setSystemTime(Date.now() + 60_000)
    await upload(camt(cameBack(`${invoice.number}-1`, 'AC04')))
    const list = await read(owner, '/buero/bank/umsaetze?stand=offen')
    const path = /\/buero\/bank\/umsaetze\/[\w-]{36}/.exec(list)?.[0] ?? ''
    const assign = async () => {
      const [form] = formsIn(await read(owner, path)).filter(({ values }) => 'gebucht' in values)
      await post(form?.action ?? '', form?.values ?? {}, owner.headers)
    }
    await assign()
    expect(await mandate()).toMatchObject({ status: 'stopped', stopCode: 'AC04' })
    expect(await mails('debit_returned')).toMatchObject([{ reason: 'account_closed' }])
    const standing = () =>
      db
        .selectFrom('receipts')
        .select('id')
        .where('tenant_id', '=', owner.scope.tenantId)
        .where('reverses_id', 'is not', null)
        .execute()
    // As versions linked it that knew no mark.
    await db
      .updateTable('bank_assignments')
      .set({ reasons_json: '[]' })
      .where('tenant_id', '=', owner.scope.tenantId)
      .where('kind', '=', 'returned')
      .execute()
    const undo = formsIn(await read(owner, path)).find(({ action }) => action.includes('/zuordnungen/'))
    expect((await post(undo?.action ?? '', undo?.values ?? {}, owner.headers)).status).toBe(303)
    expect(textOf(await read(owner, path))).toContain('Diese Rückgabe ist schon von Hand')
    expect(await standing()).toEqual([])
    expect(await stateOf()).toBe('open')
    await assign()
    expect(textOf(await read(owner, '/buero/bank'))).toContain('Alle Umsätze sind zugeordnet')
    expect(await mails('debit_returned')).toHaveLength(1)
  })
})

const money = { amount: '119,00', paid_on: '2026-03-16', method: 'direct_debit', reference: '' }

test('what is collected and returned on one day is both, in whatever order it is looked at', async () => {
  const all = [invoice]
  for (let more = 0; more < 5; more += 1) all.push(await invoiced())
  await collect({}, all)
  const taken = (endToEndId: string) => ({
    amount: '119.00',
    details: `<TxDtls><Refs><EndToEndId>${endToEndId}</EndToEndId></Refs><RmtInf><Ustrd>Rechnung</Ustrd></RmtInf></TxDtls>`,
  })
  const ids = all.map(({ number }) => `${number}-1`)
  await upload(camt(...ids.map((id) => cameBack(id, 'AM04')), ...ids.map((id) => taken(id))))
  const left = await db
    .selectFrom('bank_items')
    .select('amount_cents')
    .where('tenant_id', '=', owner.scope.tenantId)
    .where('open_cents', '<>', 0)
    .execute()
  expect(left).toEqual([])
})
