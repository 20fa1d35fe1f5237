import { beforeEach, describe, expect, test, vi } from 'vitest'
import { findInvoice } from '~/domain/invoices/read.server'
import { OWN_IBAN } from '../../factories/bank'
import { makeCustomer } from '../../factories/customers'
import { makeInvoice } from '../../factories/invoices'
import { ask, post } from '../../support/app'
import { db, house } from '../../support/house'
import { textOf } from '../../support/html'
import { makeOwner, type Owner, read } from '../owner'

// One booking in files of two formats, each as its standard or bank writes it.

vi.setSystemTime('2026-03-05T09:00:00Z')

let owner: Owner
let invoice: { id: string; number: string }

beforeEach(async () => {
  owner = await makeOwner()
  const customer = await makeCustomer(house, owner.scope)
  invoice = await makeInvoice(house, owner.scope, customer.id)
  await db.deleteFrom('bank_accounts').where('tenant_id', '=', owner.scope.tenantId).execute()
  await post('/buero/bank/konten/neu', { name: 'Geschäftskonto', iban: OWN_IBAN }, owner.headers)
})

interface Movement {
  text: string
  amount?: string
  iban?: string
  name?: string
  endToEndId?: string
}

const PAYER = 'DE89370400440532013000'

function camt(...movements: Movement[]): string {
  const entries = movements.map(
    ({ text, amount = '119.00', iban, name = 'Anna Petersen', endToEndId = 'NOTPROVIDED' }, index) =>
      `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>
      <BookgDt><Dt>2026-03-04</Dt></BookgDt><ValDt><Dt>2026-03-04</Dt></ValDt><AcctSvcrRef>2026${index}X</AcctSvcrRef>
      <NtryDtls><TxDtls><Refs><EndToEndId>${endToEndId}</EndToEndId></Refs>
      <RltdPties><Dbtr><Pty><Nm>${name}</Nm></Pty></Dbtr>${iban ? `<DbtrAcct><Id><IBAN>${iban}</IBAN></Id></DbtrAcct>` : ''}</RltdPties>
      <RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
    <Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt>
    <GrpHdr><MsgId>1</MsgId><CreDtTm>2026-03-05T06:00:00</CreDtTm></GrpHdr>
    <Stmt><Id>1</Id><CreDtTm>2026-03-05T06:00:00</CreDtTm><Acct><Id><IBAN>${OWN_IBAN}</IBAN></Id><Ccy>EUR</Ccy></Acct>
    ${entries.join('')}</Stmt></BkToCstmrStmt></Document>`
}

/** As N26 writes it: no reference of the bank, no end-to-end id. */
function csv(...movements: Movement[]): string {
  const rows = movements.map(({ text, amount = '119.00', iban = '', name = 'Anna Petersen' }) =>
    [
      '2026-03-04',
      '2026-03-04',
      `"${name}"`,
      iban,
      'Credit Transfer',
      `"${text}"`,
      '"Main"',
      amount,
      '""',
      '""',
      '""',
    ].join(','),
  )
  const head =
    '"Booking Date","Value Date","Partner Name","Partner Iban",Type,"Payment Reference","Account Name","Amount (EUR)","Original Amount","Original Currency","Exchange Rate"'
  return [head, ...rows, ''].join('\n')
}

/** As banks wrote it until 2025: the text in pieces of 27. */
function mt940(text: string): string {
  const pieces = text.match(/.{1,27}/g) ?? []
  return [
    ':20:STARTUMS',
    ':25:10090000/1234567892',
    ':28C:00001/001',
    ':60F:C260301EUR1000,00',
    ':61:2603040304CR119,00NTRFNONREF',
    `:86:166?00GUTSCHRIFT${pieces.map((piece, index) => `?2${index}${piece}`).join('')}?32Anna Petersen`,
    ':62F:C260304EUR1119,00',
    '-',
    '',
  ].join('\r\n')
}

async function upload(file: string): Promise<void> {
  const body = new FormData()
  body.set('file', new File([file], 'auszug'))
  const answer = await ask('/buero/bank/auszuege', { method: 'POST', body, headers: owner.headers })
  expect([answer.status, (answer.headers.get('location') ?? '').replace(/[?#].*/, '')]).toEqual([
    303,
    '/buero/bank',
  ])
}

const count = async () =>
  (await db.selectFrom('bank_entries').select('id').where('tenant_id', '=', owner.scope.tenantId).execute())
    .length
const stateOf = async () => (await findInvoice(db, owner.scope, invoice.id))?.status?.state
const itemPath = async () =>
  /\/buero\/bank\/umsaetze\/[\w-]{36}/.exec(await read(owner, '/buero/bank/umsaetze?stand=offen'))?.[0] ?? ''
const words = async () => textOf(await read(owner, '/buero/bank/umsaetze'))

describe.each([
  ['camt before CSV', (all: Movement[]) => [camt(...all), csv(...all)]],
  ['CSV before camt', (all: Movement[]) => [csv(...all), camt(...all)]],
])('%s', (_, files) => {
  test('is one booking, and stays one with every further file', async () => {
    const paid = { text: `Rechnung ${invoice.number} vom 2. Maerz`, iban: PAYER }
    for (const file of files([paid])) await upload(file)
    expect([await count(), await stateOf()]).toEqual([1, 'paid'])
    for (const file of files([paid, { text: 'Noch etwas ganz anderes', amount: '7.00', iban: PAYER }]))
      await upload(file)
    expect(await count()).toBe(2)
    expect(await words()).not.toContain('Vielleicht doppelt')
  })

  test('two equal payments of a day stay two', async () => {
    const twice = { text: 'Miete Garage Maerz', amount: '60.00', iban: PAYER }
    for (const file of files([twice, twice])) await upload(file)
    expect(await count()).toBe(2)
    for (const file of files([twice, twice, twice])) await upload(file)
    expect(await count()).toBe(3)
  })

  test('money from two accounts is two bookings', async () => {
    const [first = '', second = ''] = [
      files([{ text: 'Miete Garage Maerz', iban: PAYER }])[0],
      files([{ text: 'Miete Garage Maerz', iban: 'DE27100777770209299700' }])[1],
    ]
    await upload(first)
    await upload(second)
    expect(await count()).toBe(2)
    expect(await words()).not.toContain('Vielleicht doppelt')
  })
})

test('what was taken back no longer says which booking is which', async () => {
  const two = [
    { text: 'Mitgliedsbeitrag 2026', name: 'Anna Petersen' },
    { text: 'Mitgliedsbeitrag 2026', name: 'Kurt Kunde' },
  ]
  await upload(csv(...two.slice(0, 1)))
  await upload(camt(...two.slice(0, 1)))
  const aliases = async () =>
    (
      await db
        .selectFrom('bank_entry_aliases')
        .select('format')
        .where('tenant_id', '=', owner.scope.tenantId)
        .execute()
    ).map(({ format }) => format)
  expect(await aliases()).toEqual(['camt.053'])
  const { id } = await db
    .selectFrom('bank_files')
    .select('id')
    .where('tenant_id', '=', owner.scope.tenantId)
    .where('format', 'like', 'camt%')
    .executeTakeFirstOrThrow()
  await post(`/buero/bank/dateien/${id}/ruecknahme`, {}, owner.headers)
  expect([await count(), await aliases()]).toEqual([1, []])
  await upload(camt(...two))
  expect(await count()).toBe(2)
})

test('money that is certain once a file is taken back is booked', async () => {
  const paid = { text: `Rechnung ${invoice.number} vom Maerz` }
  await upload(csv(paid, { text: 'Eins', amount: '1.00' }))
  await upload(csv(paid, { text: 'Zwei', amount: '2.00' }))
  expect([await count(), await words()]).toEqual([4, expect.stringContaining('Vielleicht doppelt')])
  const { id } = await db
    .selectFrom('bank_files')
    .select('id')
    .where('tenant_id', '=', owner.scope.tenantId)
    .orderBy('rowid' as 'id')
    .executeTakeFirstOrThrow()
  await post(`/buero/bank/dateien/${id}/ruecknahme`, {}, owner.headers)
  expect([await count(), await stateOf()]).toEqual([2, 'paid'])
})

describe('equal amounts of a day in two formats', () => {
  const fee = { text: 'Mitgliedsbeitrag 2026' }
  const of = (...names: string[]) => names.map((name) => ({ ...fee, name }))

  test('go together by name, in whatever order they come', async () => {
    await upload(csv(...of('Anna Petersen', 'Kurt Kunde', 'Bernd Meier')))
    await upload(camt(...of('Bernd Meier', 'Anna Petersen', 'Carla Voss', 'Kunde, Kurt')))
    const rows = await db
      .selectFrom('bank_items')
      .innerJoin('bank_entries', 'bank_entries.id', 'bank_items.entry_id')
      .select(['name', 'maybe_entry_id as maybe'])
      .where('bank_items.tenant_id', '=', owner.scope.tenantId)
      .orderBy('name')
      .execute()
    expect(rows).toEqual([
      { name: 'Anna Petersen', maybe: null },
      { name: 'Bernd Meier', maybe: null },
      { name: 'Carla Voss', maybe: null },
      { name: 'Kurt Kunde', maybe: null },
    ])
  })

  test('are asked about where only the name differs', async () => {
    await upload(csv(...of('Anna Petersen', 'Kurt Kunde')))
    await upload(camt(...of('Carla Voss', 'Anna Petersen')))
    expect([await count(), await words()]).toEqual([3, expect.stringContaining('Vielleicht doppelt')])
  })

  test('in a text that is cut, leave the whole one to the whole', async () => {
    const [long, short] = ['Rechnung Maerz Garten und Hof', 'Rechnung Maerz']
    await upload(csv({ text: long, name: '' }, { text: `${short} Dach`, name: '' }))
    await upload(camt({ text: short, name: '' }, { text: long, name: '' }))
    expect([await count(), await words()]).toEqual([2, expect.not.stringContaining('Vielleicht doppelt')])
  })
})

test('two CSV layouts of one bank are two formats', async () => {
  const old =
    '"Datum","Empfänger","Kontonummer","Transaktionstyp","Verwendungszweck","Kategorie","Betrag (EUR)","Betrag (Fremdwährung)","Fremdwährung","Wechselkurs"'
  const row = `"2026-03-04","Anna Petersen","${PAYER}","Gutschrift","Rechnung ${invoice.number} vom Maerz","Einkommen","119.0","","",""`
  await upload([old, row, ''].join('\n'))
  await upload(csv({ text: `Rechnung ${invoice.number} vom Maerz, danke`, iban: PAYER }))
  expect([await count(), await stateOf()]).toEqual([1, 'paid'])
})

test('MT940 breaks the text, and is the same booking all the same', async () => {
  const text = `Rechnung ${invoice.number} und vielen herzlichen Dank fuer alles`
  await upload(mt940(text))
  await upload(camt({ text, iban: PAYER }))
  expect([await count(), await stateOf()]).toEqual([1, 'paid'])
})

describe('where the two have too little in common', () => {
  beforeEach(async () => {
    await upload(camt({ text: 'Danke' }))
    await upload(csv({ text: `${invoice.number}`, name: 'Anna P.' }))
  })

  const doubtful = async () => {
    const page = await read(owner, '/buero/bank/umsaetze?stand=offen')
    for (const path of new Set(page.match(/\/buero\/bank\/umsaetze\/[\w-]{36}/g)))
      if (textOf(await read(owner, path)).includes('Es ist derselbe Umsatz')) return path
    return ''
  }

  test('nothing is booked, and both are shown', async () => {
    expect([await count(), await stateOf()]).toEqual([2, 'open'])
    expect(await words()).toContain('Vielleicht doppelt')
    expect(await words()).toContain('Danke')
  })

  test('a person says that it is one: the other one is known in both files', async () => {
    await post(`${await doubtful()}/doppelt`, { dieselbe: 'ja' }, owner.headers)
    expect([await count(), await words()]).toEqual([1, expect.stringContaining('Danke')])
    await upload(
      csv({ text: `${invoice.number}`, name: 'Anna P.' }, { text: 'Neu und anders', amount: '5.00' }),
    )
    expect(await count()).toBe(2)
  })

  test('or two: then it is booked like any other', async () => {
    await post(`${await doubtful()}/doppelt`, { dieselbe: 'nein' }, owner.headers)
    expect([await count(), await stateOf()]).toEqual([2, 'paid'])
    expect(await words()).not.toContain('Vielleicht doppelt')
    expect(await itemPath()).not.toBe('')
  })
})
