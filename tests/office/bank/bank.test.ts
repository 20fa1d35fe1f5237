import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { keepFile } from '~/domain/bank/keep.server'
import { countOpenItems, countProposedItems } from '~/domain/bank/list.server'
import { chargeFee, listCharges } from '~/domain/charges/charges.server'
import { readCredit } from '~/domain/invoices/credits/sources.server'
import { recordPayment } from '~/domain/invoices/payments/payments.server'
import { findInvoice } from '~/domain/invoices/read.server'
import { writing } from '~/domain/kernel/writing.server'
import { readBankFile } from '~/office/bank/read-file.server'
import { OWN_IBAN } from '../../factories/bank'
import { makeCustomer } from '../../factories/customers'
import { makeInvoice } from '../../factories/invoices'
import { ask, orGivenBack, post } from '../../support/app'
import { db, house } from '../../support/house'
import { textOf } from '../../support/html'
import { signedInAs } from '../../support/session'
import { makeOwner, type Owner, read } from '../owner'

vi.setSystemTime('2026-03-05T09:00:00Z')

let owner: Owner
let number: string
let invoiceId: string
let customerId: string

beforeEach(async () => {
  owner = await makeOwner()
  customerId = (await makeCustomer(house, owner.scope)).id
  ;({ id: invoiceId, number } = await makeInvoice(house, owner.scope, customerId))
  await post('/buero/bank/konten/neu', { name: 'Geschäftskonto', iban: OWN_IBAN }, owner.headers)
})

interface Movement {
  amount: string
  text: string
  name?: string
  isOut?: boolean
}

/** camt.053.001.08 as the standard writes it. */
function camt(movements: Movement[], iban = OWN_IBAN): string {
  const entries = movements.map(({ amount, text, name = 'Anna Petersen', isOut = false }) => {
    const party = isOut ? 'Cdtr' : 'Dbtr'
    return `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>${isOut ? 'DBIT' : 'CRDT'}</CdtDbtInd>
      <Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>2026-03-04</Dt></BookgDt><ValDt><Dt>2026-03-04</Dt></ValDt>
      <AcctSvcrRef>${text.length}${amount}</AcctSvcrRef>
      <NtryDtls><TxDtls><RltdPties><${party}><Pty><Nm>${name}</Nm></Pty></${party}></RltdPties>
      <RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
    <Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt>
    <GrpHdr><MsgId>1</MsgId><CreDtTm>2026-03-05T06:00:00</CreDtTm></GrpHdr>
    <Stmt><Id>1</Id><CreDtTm>2026-03-05T06:00:00</CreDtTm><Acct><Id><IBAN>${iban}</IBAN></Id><Ccy>EUR</Ccy></Acct>
    ${entries.join('')}</Stmt></BkToCstmrStmt></Document>`
}

async function upload(file: string, path = '/buero/bank/auszuege'): Promise<Response> {
  const body = new FormData()
  body.set('file', new File([file], 'auszug.xml'))
  const answer = await ask(path, { method: 'POST', body, headers: owner.headers })
  return orGivenBack(answer, owner.headers)
}

const open = async () => textOf(await read(owner, '/buero/bank/umsaetze?stand=offen'))
const stateOf = async (id: string) => (await findInvoice(db, owner.scope, id))?.status?.state
const itemPath = async (state = 'offen') =>
  /\/buero\/bank\/umsaetze\/[\w-]{36}/.exec(await read(owner, `/buero/bank/umsaetze?stand=${state}`))?.[0] ??
  ''

test('a payment with number and amount is booked by itself, says why, and can be undone', async () => {
  expect((await upload(camt([{ amount: '119.00', text: `Rechnung ${number}` }]))).status).toBe(303)
  expect(await stateOf(invoiceId)).toBe('paid')
  expect(textOf(await read(owner, '/buero/bank'))).toContain('Alle Umsätze sind zugeordnet')
  const path = await itemPath('zugeordnet')
  const page = await read(owner, path)
  expect(textOf(page)).toContain(`Rechnungsnummer ${number} steht im Text; Betrag ist gleich`)
  expect(textOf(page)).toContain('Automatisch')
  const undo = /\/buero\/bank\/zuordnungen\/[^"?]+/.exec(page)?.[0] ?? ''
  await post(undo, {}, owner.headers)
  expect(await stateOf(invoiceId)).toBe('open')
  expect(textOf(await read(owner, path))).toContain('Nicht zugeordnet')
})

test('a payment that is a euro short waits for a press that says so', async () => {
  await upload(camt([{ amount: '118.00', text: `Rechnung ${number}` }]))
  expect(await stateOf(invoiceId)).toBe('open')
  expect(await open()).toContain('Es fehlen 1,00')
  const path = await itemPath()
  await post(`${path}/vorschlag`, { stand: '11800' }, owner.headers)
  expect(await stateOf(invoiceId)).toBe('partly_paid')
  // The second press finds nothing left to book.
  await post(`${path}/vorschlag`, { stand: '11800' }, owner.headers)
  expect((await findInvoice(db, owner.scope, invoiceId))?.status).toMatchObject({ paidCents: 11_800 })
})

test('a suggestion that no longer fits books nothing, and gives way to what can be said now', async () => {
  await upload(camt([{ amount: '118.00', text: `Rechnung ${number}` }]))
  const path = await itemPath()
  const paid = { invoiceId, amountCents: 10_000, paidOn: '2026-03-05', method: 'transfer' as const }
  await recordPayment(house, owner.scope, paid)
  await post(`${path}/vorschlag`, { stand: '11800' }, owner.headers)
  expect((await findInvoice(db, owner.scope, invoiceId))?.status).toMatchObject({ paidCents: 10_000 })
  expect(await readCredit(db, owner.scope, customerId)).toBe(0)
  expect(textOf(await read(owner, path))).toMatch(
    new RegExp(`Vorschlag Hafenkontor Brügge KG, ${number} .*Es sind 99,00 € zu viel`),
  )
})

test.each([
  ['one invoice', '118.00', () => `Rechnung ${number}`, async () => {}],
  [
    'several',
    '237.00',
    (second: string) => `Rechnungen ${number} ${second}`,
    async (second: string) => expect(await open()).toContain(second),
  ],
])('a suggestion of %s falls once one is paid by hand', async (_, amount, text, look) => {
  const second = await makeInvoice(house, owner.scope, customerId)
  await upload(camt([{ amount, text: text(second.number) }]))
  await look(second.number)
  expect(await counts()).toEqual({ open: 1, proposed: 1 })
  const paid = { amount: '119,00', paid_on: '2026-03-05', method: 'transfer', direction: 'in', reference: '' }
  const form = { ...paid, form_key: randomUUID() }
  expect((await post(`/buero/rechnungen/${invoiceId}/zahlung`, form, owner.headers)).status).toBe(303)
  expect(await counts()).toEqual({ open: 1, proposed: 0 })
  expect(await open()).not.toMatch(/Es fehlen|Summe/)
  expect(textOf(await read(owner, await itemPath()))).not.toContain('Vorschlag')
})

test('a suggestion that was taken is there again when that is undone', async () => {
  await upload(camt([{ amount: '118.00', text: `Rechnung ${number}` }]))
  const path = await itemPath()
  await post(`${path}/vorschlag`, { stand: '11800' }, owner.headers)
  const [, undo = ''] = /(\/buero\/bank\/zuordnungen\/[^"?]+)/.exec(await read(owner, path)) ?? []
  await post(undo, {}, owner.headers)
  expect(textOf(await read(owner, path))).toContain('Es fehlen 1,00')
})

test('a rule is offered by what it would know the next movement by, and only where there is something', async () => {
  const offered = async (name: string) => {
    await upload(camt([{ amount: '14.90', text: `Kontoführung ${name}`, name, isOut: true }]))
    return textOf(await read(owner, await itemPath()))
  }
  expect(await offered('')).not.toContain('in Zukunft immer so')
  await post(`${await itemPath()}/art`, { art: 'fee', stand: '-1490' }, owner.headers)
  expect(await offered('Musterbank')).toContain('Umsätze mit diesem Namen in Zukunft immer so zuordnen')
})

test('what is paid a second time is booked as credit by one press, in the list and on its page', async () => {
  const text = `Rechnung ${number}`
  await upload(
    camt([
      { amount: '119.00', text },
      { amount: '119.00', text: `${text} ` },
    ]),
  )
  expect(await open()).toMatch(/Rechnung \S+ ist schon bezahlt.*Als Guthaben buchen/)
  const path = await itemPath()
  const page = await read(owner, path)
  expect(textOf(page)).toContain('Als Guthaben von Hafenkontor Brügge KG buchen')
  await post(`${path}/vorschlag`, { stand: '11900' }, owner.headers)
  expect(await readCredit(db, owner.scope, customerId)).toBe(11_900)
  expect(textOf(await read(owner, path))).toContain('ist schon bezahlt')
})

test('interest and fees that come after their invoice are paid by one press', async () => {
  const { tenantId } = owner.scope
  const fee = { customerId, invoiceId, cents: 250, sourceId: 'mahnung-1' }
  await writing(house, owner.scope, (trx) => chargeFee(trx, owner.scope, fee))
  const paid = { invoiceId, amountCents: 11_900, paidOn: '2026-03-04', method: 'transfer' } as const
  await recordPayment(house, owner.scope, paid)
  await upload(camt([{ amount: '2.50', text: `Mahnkosten zu ${number}` }]))
  expect(await open()).toMatch(/Darin 2,50 € für Mahnkosten und Zinsen, wie verlangt.*Zuordnen/)
  await post(`${await itemPath()}/vorschlag`, { stand: '250' }, owner.headers)
  expect(await readCredit(db, owner.scope, customerId)).toBe(0)
  const charges = await listCharges(db, { tenantId }, { customerId })
  expect(charges.map(({ openCents }) => openCents)).toEqual([0])
})

test('money without a number is booked for ticked invoices, and what is too much only when confirmed', async () => {
  await upload(camt([{ amount: '150.00', text: 'Danke', name: 'Fremde Firma' }]))
  const path = await itemPath()
  const found = textOf(await read(owner, `${path}?suche=${number}`))
  expect(found).toContain(number)
  const ticked = { [`rechnung_${invoiceId}`]: 'ja', stand: '15000' }
  const refused = await orGivenBack(
    await post(`${path}/zahlung?suche=${number}`, ticked, owner.headers),
    owner.headers,
  )
  expect(textOf(await refused.text())).toContain('31,00')
  expect(await stateOf(invoiceId)).toBe('open')
  await post(`${path}/zahlung`, { ...ticked, bestaetigt: 'ja' }, owner.headers)
  expect(await stateOf(invoiceId)).toBe('paid')
  expect(await open()).toContain('Alle Umsätze sind zugeordnet')
})

test('what is no invoice is said once, and a rule does the same the next time', async () => {
  const fee = { amount: '14.90', text: 'Kontoführung', name: 'Bank', isOut: true }
  await upload(camt([fee]))
  await post(`${await itemPath()}/art`, { art: 'fee', regel: 'ja', stand: '-1490' }, owner.headers)
  await upload(camt([fee, { ...fee, amount: '15.90' }]))
  expect(await open()).toContain('Alle Umsätze sind zugeordnet')
  const rules = await read(owner, '/buero/bank/regeln')
  expect(textOf(rules)).toContain('Bankgebühr')
  await post(/\/buero\/bank\/regeln\/[^"?]+/.exec(rules)?.[0] ?? '', {}, owner.headers)
  expect(textOf(await read(owner, '/buero/bank/regeln'))).toContain('Noch keine Regel')
})

test('a rule does not take a payment that names its invoice', async () => {
  await upload(camt([{ amount: '50.00', text: 'Taschengeld' }]))
  await post(`${await itemPath()}/art`, { art: 'private', regel: 'ja', stand: '5000' }, owner.headers)
  await upload(
    camt([
      { amount: '119.00', text: `Rechnung ${number}` },
      { amount: '51.00', text: 'Taschengeld' },
    ]),
  )
  expect(await stateOf(invoiceId)).toBe('paid')
  expect(await open()).toContain('Alle Umsätze sind zugeordnet')
})

test('a debit that came back opens its invoice again', async () => {
  await upload(camt([{ amount: '119.00', text: `Rechnung ${number}` }]))
  await upload(camt([{ amount: '119.00', text: 'Rückgabe', isOut: true }]))
  const path = await itemPath()
  expect(textOf(await read(owner, `${path}?suche=${number}`))).toContain(number)
  await post(`${path}/rueckgabe`, { rechnung: invoiceId, stand: '-11900' }, owner.headers)
  expect(await stateOf(invoiceId)).toBe('open')
  expect(await open()).toContain('Alle Umsätze sind zugeordnet')
})

test('money that came is no return, whatever a form says', async () => {
  await upload(camt([{ amount: '50.00', text: 'Taschengeld' }]))
  await post(`${await itemPath()}/rueckgabe`, { rechnung: invoiceId, stand: '5000' }, owner.headers)
  expect(await stateOf(invoiceId)).toBe('open')
  expect(
    await db.selectFrom('receipts').selectAll().where('tenant_id', '=', owner.scope.tenantId).execute(),
  ).toEqual([])
})

test('credit that was paid back is the customer’s no longer', async () => {
  await upload(
    camt([
      { amount: '119.00', text: `Rechnung ${number}` },
      { amount: '150.00', text: `${number} doppelt` },
    ]),
  )
  const path = await itemPath()
  const ticked = { [`rechnung_${invoiceId}`]: 'ja', stand: '15000', bestaetigt: 'ja' }
  await post(`${path}/zahlung?suche=${number}`, ticked, owner.headers)
  expect(await readCredit(db, owner.scope, customerId)).toBe(15_000)
  await upload(camt([{ amount: '150.00', text: 'Erstattung', isOut: true }]))
  const refund = await itemPath()
  expect(textOf(await read(owner, refund))).toContain('Guthaben 150,00')
  await post(`${refund}/erstattung`, { kunde: customerId, stand: '-15000' }, owner.headers)
  expect(await readCredit(db, owner.scope, customerId)).toBe(0)
})

test('a file that was kept and then interrupted is booked when it comes again', async () => {
  const text = camt([{ amount: '119.00', text: `Rechnung ${number}` }])
  const bytes = Buffer.from(text)
  const file = await readBankFile(bytes, owner.scope.tenantId)
  if (!('statements' in file)) throw new Error('No statements')
  await keepFile(house, { ...owner.scope, userId: 'user', role: 'owner' }, { bytes, ...file })
  expect(await stateOf(invoiceId)).toBe('open')
  expect(textOf(await (await upload(text)).text())).toContain('haben Sie schon hochgeladen')
  expect(await stateOf(invoiceId)).toBe('paid')
})

test('the same file again, and that of an unknown account, change nothing and say so', async () => {
  const file = camt([{ amount: '5.00', text: 'Danke' }])
  await upload(file)
  expect(textOf(await (await upload(file)).text())).toContain('haben Sie schon hochgeladen')
  const other = await upload(camt([{ amount: '5.00', text: 'Danke' }], 'DE89370400440532013000'))
  expect(textOf(await other.text())).toContain('Fügen Sie zuerst das Konto')
  const rows = await db
    .selectFrom('bank_entries')
    .select('id')
    .where('tenant_id', '=', owner.scope.tenantId)
    .execute()
  expect(rows).toHaveLength(1)
})

test('a file is taken back while nothing of it is assigned', async () => {
  await upload(camt([{ amount: '5.00', text: 'Danke' }]))
  const takeBack = async () =>
    post(
      /\/buero\/bank\/dateien\/[^"?]+/.exec(await read(owner, '/buero/bank'))?.[0] ?? '',
      {},
      owner.headers,
    )
  await takeBack()
  expect(await open()).toContain('Noch keine Umsätze')
  await upload(camt([{ amount: '5.00', text: 'Danke' }]))
  await post(`${await itemPath()}/art`, { art: 'other', stand: '500' }, owner.headers)
  await takeBack()
  expect(textOf(await read(owner, '/buero/bank/umsaetze'))).toContain('Danke')
})

test('what was booked by itself is undone with its statement, unless its money is used since', async () => {
  const takeBack = async () => {
    const page = await read(owner, '/buero/bank')
    await post(/\/buero\/bank\/dateien\/[^"?]+/.exec(page)?.[0] ?? '', {}, owner.headers)
  }
  const paid = camt([{ amount: '119.00', text: `Rechnung ${number}` }])
  await upload(paid)
  expect(await stateOf(invoiceId)).toBe('paid')
  await takeBack()
  expect(await stateOf(invoiceId)).toBe('open')
  expect(await open()).toContain('Noch keine Umsätze')
  // Both stay with the customer: the money, and its counter-entry.
  const receipts = await db
    .selectFrom('receipts')
    .select(['amount_cents', 'reason'])
    .where('customer_id', '=', customerId)
    .orderBy('amount_cents', 'desc')
    .execute()
  expect(receipts).toEqual([
    { amount_cents: 11_900, reason: null },
    { amount_cents: -11_900, reason: 'Kontoauszug zurückgenommen' },
  ])
  // The same file again books the same again.
  await upload(paid)
  expect(await stateOf(invoiceId)).toBe('paid')
  await upload(camt([{ amount: '30.00', text: 'Danke' }]))
  const path = await itemPath()
  await post(`${path}/art`, { art: 'other', stand: '3000' }, owner.headers)
  const undo = /\/buero\/bank\/zuordnungen\/[^"?]+/.exec(await read(owner, path))?.[0] ?? ''
  await takeBack()
  expect(textOf(await read(owner, '/buero/bank/umsaetze'))).toContain('Danke')
  await post(undo, {}, owner.headers)
  await takeBack()
  expect(textOf(await read(owner, '/buero/bank/umsaetze'))).not.toContain('Danke')
})

describe('money of two customers', () => {
  let other: { id: string; number: string }

  beforeEach(async () => {
    const { id } = await makeCustomer(house, owner.scope, { name: 'Nachbar Nord GmbH' })
    other = await makeInvoice(house, owner.scope, id)
  })

  test('is divided by what their invoices ask for, if that is all of it', async () => {
    await upload(camt([{ amount: '238.00', text: 'Für beide', name: 'Verwaltung' }]))
    const path = await itemPath()
    const both = { [`rechnung_${invoiceId}`]: 'ja', [`rechnung_${other.id}`]: 'ja', stand: '23800' }
    await post(`${path}/zahlung`, both, owner.headers)
    expect([await stateOf(invoiceId), await stateOf(other.id)]).toEqual(['paid', 'paid'])
    expect(await open()).toContain('Alle Umsätze sind zugeordnet')
  })

  test('is divided by hand, one part after the other, if it is not', async () => {
    await upload(camt([{ amount: '200.00', text: 'Für beide', name: 'Verwaltung' }]))
    const path = await itemPath()
    const given = async (fields: Record<string, string>) =>
      textOf(
        await (await orGivenBack(await post(`${path}/zahlung`, fields, owner.headers), owner.headers)).text(),
      )
    const both = { [`rechnung_${invoiceId}`]: 'ja', [`rechnung_${other.id}`]: 'ja', stand: '20000' }
    expect(await given(both)).toContain('tragen Sie seinen Teil ein')
    const first = { [`rechnung_${invoiceId}`]: 'ja', stand: '20000' }
    expect(await given({ ...first, teil: '200,01' })).toContain('mehr')
    expect(await given({ ...first, teil: '0' })).toContain('Betrag')
    expect(await stateOf(invoiceId)).toBe('open')
    await post(`${path}/zahlung`, { ...first, teil: '119,00' }, owner.headers)
    expect(textOf(await read(owner, path))).toMatch(/81,00/)
    await post(`${path}/zahlung`, { [`rechnung_${other.id}`]: 'ja', stand: '8100', teil: '' }, owner.headers)
    expect([await stateOf(invoiceId), await stateOf(other.id)]).toEqual(['paid', 'partly_paid'])
    expect(await open()).toContain('Alle Umsätze sind zugeordnet')
  })
})

/** As banks wrote it until 2025: a transfer of ours that came back, with our own words. */
const cameBack = (text: string) =>
  [
    ':20:STARTUMS',
    ':25:10090000/1234567892',
    ':28C:00001/001',
    ':60F:C260301EUR1000,00',
    ':61:2603040304CR119,00NTRFNONREF',
    `:86:159?00RUECKUEBERWEISUNG?20${text}?32Anna Petersen`,
    ':62F:C260304EUR1119,00',
    '-',
    '',
  ].join('\r\n')

test('what comes back quotes our own words and pays nothing', async () => {
  await upload(cameBack(`Rechnung ${number}`))
  const reversal = camt([{ amount: '119.00', text: `Storno ${number}` }])
  await upload(reversal.replace('</CdtDbtInd>', '</CdtDbtInd><RvslInd>true</RvslInd>'))
  expect(await stateOf(invoiceId)).toBe('open')
  const page = await read(owner, '/buero/bank/umsaetze?stand=offen')
  expect(textOf(page)).toContain('2 Umsätze')
  expect(page).not.toContain('/vorschlag')
})

test('a CSV that does not say whose it is belongs to the only account, or to the one that it is uploaded for', async () => {
  const csv = readFileSync('tests/office/bank/files/n26.csv', 'utf8')
  // The account on invoices is there from the start.
  const { tenantId } = owner.scope
  await db
    .deleteFrom('bank_accounts')
    .where('tenant_id', '=', tenantId)
    .where('iban', '<>', OWN_IBAN)
    .execute()
  await upload(csv)
  expect(await open()).toContain('Kurt Kunde')
  await post('/buero/bank/konten/neu', { name: 'Zweites', iban: 'DE27100777770209299700' }, owner.headers)
  const other = csv.replaceAll('980.00', '981.00')
  expect(textOf(await (await upload(other)).text())).toContain('zu welchem Konto')
  const page = await read(owner, '/buero/bank')
  const account = /href="(\/buero\/bank\/konten\/[^"]*)"[^>]*>[^<]*Zweites/.exec(page)?.[1] ?? ''
  const ofSecond = /href="([^"]*auszuege\?[^"]*konto=[^"]*)"/
    .exec(await read(owner, account))?.[1]
    ?.replaceAll('&amp;', '&')
  expect(textOf(await read(owner, ofSecond ?? ''))).toContain('Zweites')
  await upload(other, ofSecond)
  const rows = await db
    .selectFrom('bank_items')
    .innerJoin('bank_accounts', 'bank_accounts.id', 'bank_items.account_id')
    .select(['bank_accounts.name', 'amount_cents'])
    .where('bank_items.tenant_id', '=', owner.scope.tenantId)
    .where('amount_cents', 'in', [98_000, 98_100])
    .execute()
  expect(new Set(rows.map(({ name, amount_cents }) => `${name} ${amount_cents}`))).toEqual(
    new Set(['Geschäftskonto 98000', 'Zweites 98100']),
  )
  const foreign = await makeOwner()
  expect((await ask(ofSecond ?? '', { headers: foreign.headers })).status).toBe(404)
})

test('a statement whose movements do not make its last balance is shown as such', async () => {
  await upload(cameBack('Danke').replace('EUR1119,00', 'EUR1200,00'))
  expect(textOf(await read(owner, '/buero/bank'))).toContain('81,00')
})

test('payroll sees nothing of it', async () => {
  const headers = await signedInAs(house, owner.scope, 'payroll')
  for (const path of ['/buero/bank', '/buero/bank/umsaetze', '/buero/bank/regeln'])
    expect((await ask(path, { headers })).status, path).toBe(403)
})

async function counts() {
  return {
    open: await countOpenItems(db, owner.scope),
    proposed: await countProposedItems(db, owner.scope),
  }
}
