import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { chargeFee, listCharges } from '~/domain/charges/charges.server'
import { payChargesFromCredit } from '~/domain/charges/settle.server'
import { cancelInvoice } from '~/domain/invoices/credits/cancel.server'
import { refundCredit, settleFromCredit } from '~/domain/invoices/credits/credit.server'
import { undoReceipt } from '~/domain/invoices/payments/undo-booking.server'
import { findInvoice } from '~/domain/invoices/read.server'
import { writing } from '~/domain/kernel/writing.server'
import { getMandate } from '~/domain/mandates/mandates.server'
import { OWN_IBAN } from '../../factories/bank'
import { IBAN, makeCustomer, makeMandate } from '../../factories/customers'
import { makeInvoice } from '../../factories/invoices'
import { officeOn } from '../../factories/scopes'
import { ask, orGivenBack, post } from '../../support/app'
import { figuresOf } from '../../support/debit-figures'
import { db, house } from '../../support/house'
import { textOf } from '../../support/html'
import { dataOf } from '../../support/unsealed'
import { makeOwner, type Owner, read } from '../owner'
import { uploadAs } from './upload'

// What the payer's bank did and what we think it did, in every order in which they can meet. Statements as camt.053.001.08
// has them, written by hand.

vi.setSystemTime('2026-03-16T06:00:00Z')

const THEIRS = 'DE02500105170137075030'
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

const tick = ({ id } = invoice, value = '11900') => ({ [`rechnung_${id}`]: value })

/** Makes the file of the invoice, and fetches it for the bank unless it stays here; where its page is. */
async function collect(grund = '', of = [invoice], isFetched = true): Promise<string> {
  const ticks = Object.assign({}, ...of.map((one) => tick(one)))
  const answer = await post(`${DEBITS}/dateien`, { form_key: randomUUID(), grund, ...ticks }, owner.headers)
  expect(answer.status).toBe(303)
  const run = (answer.headers.get('location') ?? '').replace(/\?.*/, '')
  if (isFetched) expect((await fetched(run)).status).toBe(200)
  return run
}

const fetched = (run: string) => ask(`${run}/datei`, { headers: owner.headers })
const fail = (run: string, code = '') =>
  post(
    `${run}/fehlschlag`,
    { ...tick(invoice, 'on'), grund: 'Angeblich abgelehnt', rueckgabegrund: code },
    owner.headers,
  )

let entries = 0
/** Money that came, or went back. */
function entry(amount: string, details: string, isOut = false): string {
  entries += 1
  return `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>${isOut ? 'DBIT' : 'CRDT'}</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>
    <BookgDt><Dt>2026-03-16</Dt></BookgDt><ValDt><Dt>2026-03-16</Dt></ValDt>
    <AcctSvcrRef>X${entries}-${randomUUID().slice(0, 8)}</AcctSvcrRef><NtryDtls>${details}</NtryDtls></Ntry>`
}
const debited = (endToEndId: string) =>
  entry(
    '119.00',
    `<TxDtls><Refs><EndToEndId>${endToEndId}</EndToEndId><MndtId>M-1</MndtId></Refs>
     <RmtInf><Ustrd>Rechnung ${invoice.number}</Ustrd></RmtInf></TxDtls>`,
  )
const cameBack = (endToEndId: string, code: string) =>
  entry(
    '119.00',
    `<TxDtls><Refs><EndToEndId>${endToEndId}</EndToEndId></Refs>
     <BkTxCd><Prtry><Cd>NRTI+109</Cd><Issr>DK</Issr></Prtry></BkTxCd>
     <RmtInf><Ustrd>Rechnung</Ustrd></RmtInf><RtrInf><Rsn><Cd>${code}</Cd></Rsn></RtrInf></TxDtls>`,
    true,
  )
const transferred = (amount = '119.00') =>
  entry(
    amount,
    `<TxDtls><RltdPties><Dbtr><Pty><Nm>Hafenkontor Brügge KG</Nm></Pty></Dbtr></RltdPties>
     <RmtInf><Ustrd>Rechnung ${invoice.number}</Ustrd></RmtInf></TxDtls>`,
  )

async function upload(...written: string[]): Promise<void> {
  const file = `<?xml version="1.0" encoding="UTF-8"?>
    <Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt>
    <GrpHdr><MsgId>1</MsgId><CreDtTm>2026-03-16T06:00:00</CreDtTm></GrpHdr>
    <Stmt><Id>1</Id><CreDtTm>2026-03-16T06:00:00</CreDtTm><Acct><Id><IBAN>${OWN_IBAN}</IBAN></Id><Ccy>EUR</Ccy></Acct>
    ${written.join('')}</Stmt></BkToCstmrStmt></Document>`
  expect((await uploadAs(owner, file)).status).toBe(303)
}

const attempts = async () =>
  (
    await db
      .selectFrom('debit_collections')
      .select('state')
      .where('tenant_id', '=', owner.scope.tenantId)
      .where('invoice_id', '=', invoice.id)
      .orderBy('attempt')
      .execute()
  ).map(({ state }) => state)
const stateOf = async () => (await findInvoice(db, owner.scope, invoice.id))?.status?.state
const creditOf = async () =>
  (
    await db
      .selectFrom('customer_credits')
      .select('credit_cents')
      .where('tenant_id', '=', owner.scope.tenantId)
      .where('customer_id', '=', customerId)
      .executeTakeFirst()
  )?.credit_cents ?? 0
/** Takes back what the newest movement paid. */
async function undo(): Promise<void> {
  const list = await read(owner, '/buero/bank/umsaetze')
  const item = await read(owner, /\/buero\/bank\/umsaetze\/[\w-]{36}/.exec(list)?.[0] ?? '')
  const assigned = /\/buero\/bank\/zuordnungen\/[^"?]+/.exec(item)?.[0] ?? ''
  expect((await post(assigned, {}, owner.headers)).status).toBe(303)
}
/** The pages of the open tasks, in words. */
async function tasks(): Promise<string[]> {
  const list = await read(owner, '/buero/aufgaben')
  const pages = [...new Set(list.match(/\/buero\/aufgaben\/[\w-]{36}/g))]
  return Promise.all(pages.map(async (page) => textOf(await read(owner, page))))
}

describe('what a payer writes into a transfer is no debit of ours', () => {
  const sent = (text: string, refs = '', code = '') =>
    entry(
      '119.00',
      `<TxDtls><Refs>${refs}</Refs>${code && `<BkTxCd><Prtry><Cd>${code}</Cd><Issr>DK</Issr></Prtry></BkTxCd>`}
       <RltdPties><Dbtr><Pty><Nm>Hafenkontor Brügge KG</Nm></Pty></Dbtr></RltdPties>
       <RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls>`,
    )
  const receipts = () =>
    db
      .selectFrom('receipts')
      .select(['method', 'collection_id'])
      .where('tenant_id', '=', owner.scope.tenantId)
      .execute()

  test('not in its text, which names our debit', async () => {
    await collect()
    await upload(sent(`ich habe ueberwiesen EREF: ${invoice.number}-1`))
    expect((await receipts()).filter(({ collection_id }) => collection_id !== null)).toEqual([])
    expect(await attempts()).toEqual(['running'])
  })

  test('nor in its text, which names the mandate', async () => {
    await upload(sent(`Rechnung ${invoice.number} MREF: M2026-0001`))
    expect(await receipts()).toEqual([{ method: 'transfer', collection_id: null }])
  })

  test('nor in its fields, where the bank says that it is a transfer', async () => {
    await collect()
    const refs = `<EndToEndId>${invoice.number}-1</EndToEndId><MndtId>M2026-0001</MndtId>`
    await upload(sent(`Rechnung ${invoice.number}`, refs, 'NTRF+166+9310'))
    expect((await receipts()).filter(({ method }) => method === 'direct_debit')).toEqual([])
    expect(await attempts()).toEqual(['running'])
  })

  /** As cooperative banks write one, without a word on what it is. */
  const unlabelled = (iban: string, references: string) =>
    [
      'Bezeichnung Auftragskonto;IBAN Auftragskonto;BIC Auftragskonto;Bankname Auftragskonto;Buchungstag;Valutadatum;Name Zahlungsbeteiligter;IBAN Zahlungsbeteiligter;BIC (SWIFT-Code) Zahlungsbeteiligter;Buchungstext;Verwendungszweck;Betrag;Waehrung;Saldo nach Buchung;Bemerkung;Gekennzeichneter Umsatz;Glaeubiger ID;Mandatsreferenz',
      `Konto;${OWN_IBAN};GENODEF1;VR Bank;16.03.2026;16.03.2026;Hafenkontor Brügge KG;${iban};;;Rechnung ${invoice.number} ${references};119,00;EUR;;;;;`,
    ].join('\r\n')

  test.each([
    ['our debit and the mandate', (own: string) => `EREF: ${own} MREF: M2026-0001 CRED: DE98ZZZ09999999999`],
    ['the mandate alone', () => 'MREF: M2026-0001 CRED: DE98ZZZ09999999999'],
  ])('nor in a CSV that does not say what it is, from another account, naming %s', async (_, references) => {
    await collect()
    expect((await uploadAs(owner, unlabelled(THEIRS, references(`${invoice.number}-1`)))).status).toBe(303)
    expect(await receipts()).toEqual([{ method: 'transfer', collection_id: null }])
    expect(await attempts()).toEqual(['running'])
  })

  test('but it is one in such a CSV from the account of the mandate', async () => {
    await collect()
    const references = `EREF: ${invoice.number}-1 MREF: M2026-0001 CRED: DE98ZZZ09999999999`
    expect((await uploadAs(owner, unlabelled(IBAN, references))).status).toBe(303)
    expect(await attempts()).toEqual(['booked'])
  })
})

describe('a debit that was marked as not carried out, and was', () => {
  test('takes the mark back, with what followed from it', async () => {
    const run = await collect()
    await fail(run, 'AC04')
    expect(await getMandate(db, owner.scope, mandateId)).toMatchObject({ status: 'stopped' })
    await upload(debited(`${invoice.number}-1`))
    expect(await attempts()).toEqual(['booked'])
    expect(await stateOf()).toBe('paid')
    expect(await getMandate(db, owner.scope, mandateId)).toMatchObject({ status: 'active' })
    expect(textOf(await read(owner, run))).toMatch(
      /Abgebucht Doch ausgeführt; vermerkt war: Angeblich abgelehnt/,
    )
    expect(textOf(await read(owner, `/buero/rechnungen/${invoice.id}`))).toContain(
      'Abbuchung doch ausgeführt',
    )
    expect(await tasks()).toEqual([])
  })

  test.each(['', 'AC04'])(
    'and nothing is sent that would say so, unless the money is undone (%s)',
    async (code) => {
      const run = await collect()
      await db
        .updateTable('outbox')
        .set({ status: 'sent', sent_at: '2026-03-16T06:00:00.000Z' })
        .where('tenant_id', '=', owner.scope.tenantId)
        .execute()
      await fail(run, code)
      const waiting = async () => {
        const rows = await db
          .selectFrom('outbox')
          .select('kind')
          .where('tenant_id', '=', owner.scope.tenantId)
          .where('status', '=', 'queued')
          .execute()
        return rows.map(({ kind }) => kind as string)
      }
      expect(await waiting()).toEqual([code === '' ? 'debit_called_off' : 'debit_returned'])
      await upload(debited(`${invoice.number}-1`))
      expect(await attempts()).toEqual(['booked'])
      expect(await waiting()).toEqual([])
      expect(await tasks()).toEqual([])
      await undo()
      expect(await attempts()).toEqual(['failed'])
      expect(await waiting()).toEqual([code === '' ? 'debit_called_off' : 'debit_returned'])
      expect(await tasks()).toHaveLength(code === '' ? 0 : 1)
      const { status } = await getMandate(db, owner.scope, mandateId)
      expect([status, await stateOf()]).toEqual(
        code === '' ? ['active', 'direct_debit'] : ['stopped', 'open'],
      )
    },
  )

  test('and nothing is called off whose announcement had never left', async () => {
    await db
      .insertInto('invoice_handovers')
      .values({
        ...{
          tenant_id: owner.scope.tenantId,
          id: randomUUID(),
          invoice_id: invoice.id,
          handed_on: '2026-03-10',
        },
        ...{
          created_at: '2026-03-10T06:00:00.000Z',
          created_by: 'anna',
          withdrawn_at: null,
          withdrawn_by: null,
        },
      })
      .execute()
    await fail(await collect())
    await upload(debited(`${invoice.number}-1`))
    await undo()
    const mails = db.selectFrom('outbox').select('kind').where('tenant_id', '=', owner.scope.tenantId)
    expect(await attempts()).toEqual(['failed'])
    expect(await mails.where('kind', 'like', 'debit_%').execute()).toEqual([])
  })

  test('is not the money of the second attempt, which is pointed out', async () => {
    await fail(await collect())
    const second = await collect('Noch einmal')
    await upload(debited(`${invoice.number}-1`))
    expect(await attempts()).toEqual(['booked', 'running'])
    const [task = '', ...others] = await tasks()
    expect(others).toEqual([])
    expect(task).toMatch(/doch ausgeführt.*zweimal belastet/)
    expect(task).toContain(`${invoice.number}-2`)

    await upload(debited(`${invoice.number}-2`))
    expect(await attempts()).toEqual(['booked', 'booked'])
    expect(await creditOf()).toBe(11_900)
    expect((await tasks())[0]).toContain('Guthaben des Kunden')
    expect(textOf(await read(owner, second))).toMatch(/2\. Versuch.*Abgebucht/)

    // The second comes back: the invoice stays paid by the first.
    await upload(cameBack(`${invoice.number}-2`, 'MD06'))
    expect(await attempts()).toEqual(['booked', 'returned'])
    expect([await stateOf(), await creditOf()]).toEqual(['paid', 0])
  })

  test('and the second is recalled: the task is done', async () => {
    await fail(await collect())
    const second = await collect('Noch einmal')
    await upload(debited(`${invoice.number}-1`))
    await fail(second)
    expect(await attempts()).toEqual(['booked', 'failed'])
    expect(await tasks()).toEqual([])
  })

  test('and came back with the second on its way: each attempt has its own', async () => {
    await fail(await collect())
    await collect('Noch einmal')
    await upload(debited(`${invoice.number}-1`), cameBack(`${invoice.number}-1`, 'AM04'))
    expect(await attempts()).toEqual(['returned', 'running'])
    await upload(debited(`${invoice.number}-2`))
    expect(await attempts()).toEqual(['returned', 'booked'])
    expect([await stateOf(), await creditOf()]).toEqual(['paid', 0])
  })

  test('is found in a batch that says only its sum', async () => {
    const other = await invoiced()
    const run = await collect('', [invoice, other])
    await fail(run)
    const messageId = /LS-\d{8}-CORE-[0-9a-f]{8}/.exec(await read(owner, run))?.[0]
    await upload(entry('238.00', `<Btch><PmtInfId>${messageId}</PmtInfId><NbOfTxs>2</NbOfTxs></Btch>`))
    expect(await attempts()).toEqual(['booked'])
    expect(await stateOf()).toBe('paid')
  })

  test('undone by a person, is marked again; with the second attempt still running', async () => {
    await fail(await collect())
    await collect('Noch einmal')
    await upload(debited(`${invoice.number}-1`))
    await undo()
    expect(await attempts()).toEqual(['failed', 'running'])
    expect(await stateOf()).toBe('direct_debit')
  })
})

test('another return that keeps the mandate stopped tells of what the withdrawn mail of the first did', async () => {
  const [second, untouched] = [await invoiced(), await invoiced()]
  await collect('', [invoice, second])
  await upload(debited(`${invoice.number}-1`), debited(`${second.number}-1`))
  for (const { number } of [invoice, second]) await upload(cameBack(`${number}-1`, 'AC04'))
  const told = async () => {
    const mails = db.selectFrom('outbox').selectAll().where('tenant_id', '=', owner.scope.tenantId)
    const rows = await mails.where('kind', '=', 'debit_returned').orderBy('created_at').execute()
    return rows
      .map((row) =>
        JSON.parse(dataOf(row))
          .invoices.map((one: { invoice: string }) => one.invoice)
          .sort(),
      )
      .sort((a, b) => b.length - a.length)
  }
  expect(await told()).toEqual([[invoice.number, untouched.number], [second.number]])
  const { id } = await db
    .selectFrom('debit_returns')
    .select('receipt_id as id')
    .where('invoice_id', '=', invoice.id)
    .executeTakeFirstOrThrow()
  await undoReceipt(house, owner.scope, { id: id ?? '', reason: 'Irrtum' })
  expect(await getMandate(db, owner.scope, mandateId)).toMatchObject({ status: 'stopped' })
  expect(await told()).toEqual([[second.number, untouched.number]])
})

describe('a transfer that comes before the money of a debit', () => {
  test('takes the debit out of a file that nobody has downloaded', async () => {
    const other = await invoiced()
    const run = await collect('', [invoice, other], false)
    await upload(transferred())
    expect(await attempts()).toEqual(['failed'])
    expect(await tasks()).toEqual([])
    expect(textOf(await read(owner, run))).toMatch(/Summe 119,00 € .*Nicht in der Datei Vorher bezahlt/)
    const xml = await (await fetched(run)).text()
    expect(figuresOf(xml)).toMatchObject({ count: 1, sum: '119.00', endToEndIds: [`${other.number}-1`] })
    expect(await (await fetched(run)).text()).toBe(xml)
  })

  test('leaves nothing to download where it was the only one', async () => {
    const run = await collect('', [invoice], false)
    await upload(transferred())
    const page = await read(owner, run)
    expect(page).not.toContain(`${run}/datei`)
    expect(textOf(page)).toContain('In dieser Datei ist nichts mehr')
    expect((await fetched(run)).status).toBe(409)
  })

  test('in part, and the rest is collected anew without a reason', async () => {
    await collect('', [invoice], false)
    await upload(transferred('19.00'))
    const [item] =
      (await read(owner, '/buero/bank/umsaetze?stand=offen')).match(/\/buero\/bank\/umsaetze\/[\w-]{36}/) ??
      []
    if (item)
      await post(
        `${item}/zahlung`,
        { kunde: customerId, [`rechnung_${invoice.id}`]: 'on', stand: '1900' },
        owner.headers,
      )
    expect(await stateOf()).toBe('direct_debit')
    const answer = await post(
      `${DEBITS}/dateien`,
      { form_key: randomUUID(), grund: '', ...tick(invoice, '10000') },
      owner.headers,
    )
    expect(answer.status).toBe(303)
    expect(await attempts()).toEqual(['failed', 'running'])
  })

  test('is pointed out where a bank may have the file, and the debit’s money is credit with its reason', async () => {
    const run = await collect()
    await upload(transferred())
    expect([await attempts(), await stateOf()]).toEqual([['running'], 'paid'])
    expect((await tasks())[0]).toMatch(/schon bezahlt.*zweimal.*rufen Sie diese Lastschrift.*zurück/)
    await upload(debited(`${invoice.number}-1`))
    expect([await attempts(), await creditOf()]).toEqual([['booked'], 11_900])
    expect(textOf(await read(owner, run))).toContain('Abgebucht')
    const list = await read(owner, '/buero/bank/umsaetze')
    const pages = [...new Set(list.match(/\/buero\/bank\/umsaetze\/[\w-]{36}/g))]
    const words = await Promise.all(pages.map(async (page) => textOf(await read(owner, page))))
    expect(words.join()).toMatch(new RegExp(`${invoice.number}.{0,20} ist schon bezahlt`))
    const last = (await getMandate(db, owner.scope, mandateId)).lastUsedOn
    expect(last).toBe('2026-03-16')
  })

  test('undone, lets the debit fit again: the task is done', async () => {
    await collect()
    const paid = { amount: '119,00', paid_on: '2026-03-16', method: 'transfer', reference: '' }
    await post(
      `/buero/rechnungen/${invoice.id}/zahlung`,
      { ...paid, direction: 'in', form_key: randomUUID() },
      owner.headers,
    )
    expect(await tasks()).toHaveLength(1)
    const { id } = await db
      .selectFrom('receipts')
      .select('id')
      .where('tenant_id', '=', owner.scope.tenantId)
      .executeTakeFirstOrThrow()
    await undoReceipt(house, owner.scope, { id, reason: 'vertippt' })
    expect([await tasks(), await attempts()]).toEqual([[], ['running']])
  })
})

describe('a debit that came on top of other money, and goes back', () => {
  const mandateNow = async () => (await getMandate(db, owner.scope, mandateId)).status
  const mailed = async () =>
    (await db.selectFrom('outbox').select('kind').where('tenant_id', '=', owner.scope.tenantId).execute())
      .map(({ kind }) => kind)
      .filter((kind) => kind === 'debit_returned')
  const openOf = async (id: string) =>
    (
      await db
        .selectFrom('invoice_standings')
        .select('open_cents')
        .where('tenant_id', '=', owner.scope.tenantId)
        .where('invoice_id', '=', id)
        .executeTakeFirst()
    )?.open_cents ?? 0
  const twice = async () => {
    await collect()
    await upload(transferred())
    await upload(debited(`${invoice.number}-1`))
    expect(await creditOf()).toBe(11_900)
  }
  const back = () => upload(cameBack(`${invoice.number}-1`, 'MD06'))

  test('says nothing against the mandate, and nobody is told that it has ended', async () => {
    await twice()
    await back()
    expect([await attempts(), await stateOf(), await creditOf()]).toEqual([['returned'], 'paid', 0])
    expect([await mandateNow(), await mailed()]).toEqual(['active', []])
    expect((await tasks()).join()).toContain('Am Mandat hat sich nichts geändert')
  })

  test('nor where its invoice was cancelled', async () => {
    await collect()
    await cancelInvoice(house, owner.scope, invoice.id, { note: 'Irrtum' })
    await upload(debited(`${invoice.number}-1`))
    await back()
    expect([await attempts(), await creditOf(), await mandateNow(), await mailed()]).toEqual([
      ['returned'],
      0,
      'active',
      [],
    ])
  })

  test('opens again what its credit paid meanwhile, and stays', async () => {
    await twice()
    const other = await makeInvoice(house, owner.scope, customerId)
    await settleFromCredit(house, owner.scope, { customerId, invoiceIds: [other.id], seenCents: 11_900 })
    expect(await openOf(other.id)).toBe(0)
    await back()
    expect(await attempts()).toEqual(['returned'])
    expect([await openOf(invoice.id), await openOf(other.id), await creditOf()]).toEqual([0, 11_900, 0])
  })

  test('owes again what its credit paid of charges too', async () => {
    await twice()
    const { scope } = owner
    const fee = { customerId, invoiceId: null, cents: 250, sourceId: randomUUID() }
    await writing(house, scope, (trx) => chargeFee(trx, scope, fee))
    await payChargesFromCredit(house, scope, customerId)
    const other = await makeInvoice(house, scope, customerId)
    await settleFromCredit(house, scope, { customerId, invoiceIds: [other.id], seenCents: 11_650 })
    await back()
    const charges = await listCharges(db, scope, { customerId })
    expect([
      await openOf(invoice.id),
      await openOf(other.id),
      charges.map(({ openCents }) => openCents),
    ]).toEqual([0, 11_900, [250]])
    expect(await creditOf()).toBe(0)
  })

  test('after its credit was paid out: the customer has paid nothing in the end, and owes the invoice', async () => {
    await twice()
    await refundCredit(house, owner.scope, {
      customerId,
      amountCents: 11_900,
      paidOn: '2026-03-16',
      method: 'transfer',
    })
    await back()
    expect(await attempts()).toEqual(['returned'])
    expect([await openOf(invoice.id), await creditOf()]).toEqual([11_900, 0])
  })

  test('of a cancelled invoice, whose credit was paid out: a person reads what to undo first', async () => {
    await collect()
    await cancelInvoice(house, owner.scope, invoice.id, { note: 'Irrtum' })
    await upload(debited(`${invoice.number}-1`))
    await refundCredit(house, owner.scope, {
      customerId,
      amountCents: 11_900,
      paidOn: '2026-03-16',
      method: 'transfer',
    })
    await back()
    expect(await attempts()).toEqual(['booked'])
    const list = await read(owner, '/buero/bank/umsaetze?stand=offen')
    const item = /\/buero\/bank\/umsaetze\/[\w-]{36}/.exec(list)?.[0] ?? ''
    const answer = await post(
      `${item}/rueckgabe`,
      { rechnung: invoice.id, stand: '-11900', rueckgabegrund: '' },
      owner.headers,
    )
    expect(textOf(await (await orGivenBack(answer, owner.headers)).text())).toContain(
      'Heben Sie zuerst die Auszahlung',
    )
  })
})
