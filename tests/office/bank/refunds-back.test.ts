import { beforeEach, expect, test, vi } from 'vitest'
import { readCredit } from '~/domain/invoices/credits/sources.server'
import { OWN_IBAN } from '../../factories/bank'
import { IBAN, makeCustomer } from '../../factories/customers'
import { makeInvoice } from '../../factories/invoices'
import { post } from '../../support/app'
import { db, house } from '../../support/house'
import { textOf } from '../../support/html'
import { makeOwner, type Owner, read } from '../owner'
import { uploadAs } from './upload'

// A refund in the bank's own form, to an account that the customer has closed.

vi.setSystemTime('2026-03-16T06:00:00Z')

const OTHER_IBAN = 'DE75512108001245126199'
const WORDS = 'Eine Erstattung an diesen Kunden kam zurück; Betrag ist gleich; Konto ist bekannt'

let owner: Owner
let customerId: string

/** One entry of camt.053.001.08; the customer's side is the creditor's of what we sent, there and back. */
function camt(
  day: string,
  { amount, side, inside }: { amount: string; side: 'CRDT' | 'DBIT'; inside: string },
): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
    <Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt>
    <GrpHdr><MsgId>${day}</MsgId><CreDtTm>${day}T06:00:00</CreDtTm></GrpHdr>
    <Stmt><Id>${day}</Id><CreDtTm>${day}T06:00:00</CreDtTm><Acct><Id><IBAN>${OWN_IBAN}</IBAN></Id><Ccy>EUR</Ccy></Acct>
    <Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>${side}</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>
    <BookgDt><Dt>${day}</Dt></BookgDt><ValDt><Dt>${day}</Dt></ValDt><AcctSvcrRef>REF-${day}</AcctSvcrRef>
    <NtryDtls><TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs>${inside}</TxDtls></NtryDtls></Ntry>
    </Stmt></BkToCstmrStmt></Document>`
}

const toCustomer = (iban: string) =>
  `<RltdPties><Dbtr><Pty><Nm>Wir</Nm></Pty></Dbtr><DbtrAcct><Id><IBAN>${OWN_IBAN}</IBAN></Id></DbtrAcct>
  <Cdtr><Pty><Nm>Segelschule Förde</Nm></Pty></Cdtr><CdtrAcct><Id><IBAN>${iban}</IBAN></Id></CdtrAcct></RltdPties>`
const cameBack = (amount: string, iban = IBAN, day = '2026-03-13') =>
  camt(day, {
    ...{ amount, side: 'CRDT' },
    inside: `${toCustomer(iban)}<RmtInf><Ustrd>Guthaben</Ustrd></RmtInf><RtrInf><Rsn><Cd>AC04</Cd></Rsn></RtrInf>`,
  })
const open = () => read(owner, '/buero/bank/umsaetze?stand=offen')
const itemOf = (page: string) => /\/buero\/bank\/umsaetze\/[\w-]{36}/.exec(page)?.[0] ?? ''
const undo = async (path: string) =>
  post(
    /\/buero\/bank\/zuordnungen\/[^"?]+\/aufhebung/.exec(await read(owner, path))?.[0] ?? '',
    {},
    owner.headers,
  )
const credit = () => readCredit(db, owner.scope, customerId)

beforeEach(async () => {
  owner = await makeOwner()
  customerId = (await makeCustomer(house, owner.scope, { name: 'Segelschule Förde' })).id
  const { number } = await makeInvoice(house, owner.scope, customerId)
  await post('/buero/bank/konten/neu', { name: 'Konto', iban: OWN_IBAN }, owner.headers)
  const text = `<RmtInf><Ustrd>Rechnung ${number}</Ustrd></RmtInf>`
  await uploadAs(owner, camt('2026-03-10', { amount: '150.00', side: 'CRDT', inside: text }))
  await post(`${itemOf(await open())}/vorschlag`, { stand: '15000' }, owner.headers)
  expect(await credit()).toBe(3100)
  const refund = `${toCustomer(IBAN)}<RmtInf><Ustrd>Guthaben</Ustrd></RmtInf>`
  await uploadAs(owner, camt('2026-03-11', { amount: '31.00', side: 'DBIT', inside: refund }))
})

async function refund(): Promise<string> {
  const path = itemOf(await open())
  await post(`${path}/erstattung`, { kunde: customerId, stand: '-3100' }, owner.headers)
  expect(await credit()).toBe(0)
  return path
}

test('it is suggested as the customer’s credit again, booked by a press, and taken back by another', async () => {
  await refund()
  await uploadAs(owner, cameBack('31.00'))
  expect(await credit()).toBe(0)
  const page = await open()
  expect(textOf(page)).toContain('Segelschule Förde')
  expect(textOf(page)).toContain(WORDS)
  const path = itemOf(page)
  await post(`${path}/vorschlag`, { stand: '3100' }, owner.headers)
  expect(await credit()).toBe(3100)
  expect(textOf(await read(owner, path))).toContain('Eine Erstattung an diesen Kunden kam zurück')
  await undo(path)
  expect(await credit()).toBe(0)
  // What a person has undone is suggested again, and booked by nobody else.
  expect(textOf(await open())).toContain(WORDS)
})

test.each([
  ['another amount', '30.00', IBAN],
  ['another account', '31.00', OTHER_IBAN],
])('money back of %s waits without a word', async (_, amount, iban) => {
  await refund()
  await uploadAs(owner, cameBack(amount, iban))
  expect(textOf(await open())).toContain('Guthaben')
  expect(textOf(await open())).not.toContain('Eine Erstattung')
})

test('what was no refund, or is one no longer, did not come back as one', async () => {
  const path = await refund()
  await undo(path)
  expect(await credit()).toBe(3100)
  await uploadAs(owner, cameBack('31.00'))
  expect(textOf(await open())).not.toContain('Eine Erstattung')
})

test('a refund comes back once: more of the same amount waits without a word', async () => {
  await refund()
  await uploadAs(owner, cameBack('31.00'))
  await post(`${itemOf(await open())}/vorschlag`, { stand: '3100' }, owner.headers)
  await uploadAs(owner, cameBack('31.00', IBAN, '2026-03-14'))
  expect(textOf(await open())).toContain('Guthaben')
  expect(textOf(await open())).not.toContain('Eine Erstattung')
  expect(await credit()).toBe(3100)
})

test('of two that came back at once, one is suggested for one refund', async () => {
  await refund()
  await uploadAs(owner, cameBack('31.00'))
  await uploadAs(owner, cameBack('31.00', IBAN, '2026-03-14'))
  expect(textOf(await open()).split('Eine Erstattung')).toHaveLength(2)
})

test('a suggestion falls with its refund, though it was written down before', async () => {
  const path = await refund()
  await uploadAs(owner, cameBack('31.00'))
  const back = itemOf(await open())
  await undo(path)
  expect(await credit()).toBe(3100)
  await post(`${back}/vorschlag`, { stand: '3100' }, owner.headers)
  expect(await credit()).toBe(3100)
  expect(textOf(await open())).not.toContain('Eine Erstattung')
})

test('what came back before the refund went is another', async () => {
  await refund()
  await uploadAs(owner, cameBack('31.00', IBAN, '2026-03-09'))
  expect(textOf(await open())).not.toContain('Eine Erstattung')
})
