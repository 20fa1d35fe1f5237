import { sql } from 'kysely'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { OWN_IBAN } from '../../factories/bank'
import { post } from '../../support/app'
import { db } from '../../support/house'
import { textOf } from '../../support/html'
import { makeOwner, type Owner, read } from '../owner'
import { uploadAs } from './upload'

// A file whose doubtful booking a person has spoken about is taken back and comes again.

vi.setSystemTime('2026-03-05T09:00:00Z')

let owner: Owner

beforeEach(async () => {
  owner = await makeOwner()
  await db.deleteFrom('bank_accounts').where('tenant_id', '=', owner.scope.tenantId).execute()
  await post('/buero/bank/konten/neu', { name: 'Giro', iban: OWN_IBAN }, owner.headers)
})

type Row = readonly [text: string, amount: string]
const RENT: Row = ['Miete', '60.00']

/** As N26 writes it. */
const csv = (...rows: Row[]) =>
  [
    `"Booking Date","Value Date","Partner Name","Partner Iban",Type,"Payment Reference","Account Name","Amount (EUR)","Original Amount","Original Currency","Exchange Rate"`,
    ...rows.map(
      ([text, amount]) =>
        `2026-03-04,2026-03-04,"Anna Petersen",,Transfer,"${text}","Main",${amount},"","",""`,
    ),
    '',
  ].join('\n')

const camt = (name: string, [text, amount]: Row) => `<?xml version="1.0" encoding="UTF-8"?>
  <Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt>
  <GrpHdr><MsgId>1</MsgId><CreDtTm>2026-03-05T06:00:00</CreDtTm></GrpHdr>
  <Stmt><Id>1</Id><CreDtTm>2026-03-05T06:00:00</CreDtTm><Acct><Id><IBAN>${OWN_IBAN}</IBAN></Id><Ccy>EUR</Ccy></Acct>
  <Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>
  <BookgDt><Dt>2026-03-04</Dt></BookgDt><ValDt><Dt>2026-03-04</Dt></ValDt><AcctSvcrRef>20261X</AcctSvcrRef>
  <NtryDtls><TxDtls><RltdPties><Dbtr><Pty><Nm>${name}</Nm></Pty></Dbtr></RltdPties>
  <RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry></Stmt></BkToCstmrStmt></Document>`

const mt940 = (name: string, before: string, sign: 'C' | 'D', after: string) =>
  [
    `:20:${name}`,
    ':25:10090000/1234567892',
    ':28C:0',
    `:60F:C260304EUR${before}`,
    `:61:2603040304${sign}R60,00NTRFNONREF`,
    `:86:${sign === 'C' ? '166' : '116'}?00UMSATZ?20Miete?32Anna Petersen`,
    `:62F:C260304EUR${after}`,
    '-',
    '',
  ].join('\r\n')

const take = async (file: string) => expect((await uploadAs(owner, file)).status).toBe(303)

const rowsIn = async () => {
  const rows = await db
    .selectFrom('bank_entries')
    .select(['amount_cents', 'maybe_entry_id'])
    .where('tenant_id', '=', owner.scope.tenantId)
    .orderBy('amount_cents')
    .execute()
  return {
    cents: rows.map(({ amount_cents }) => amount_cents),
    asked: rows.filter(({ maybe_entry_id }) => maybe_entry_id !== null).length,
  }
}

async function answer(dieselbe: 'ja' | 'nein'): Promise<void> {
  const page = await read(owner, '/buero/bank/umsaetze?stand=offen')
  for (const path of new Set(page.match(/\/buero\/bank\/umsaetze\/[\w-]{36}/g)))
    if (textOf(await read(owner, path)).includes('Es ist derselbe Umsatz')) {
      await post(`${path}/doppelt`, { dieselbe }, owner.headers)
      return
    }
  throw new Error('Nothing is asked')
}

/** The file that came as this one, counted from 0. */
async function takeBack(at: number): Promise<void> {
  const files = await db
    .selectFrom('bank_files')
    .select('id')
    .where('tenant_id', '=', owner.scope.tenantId)
    .orderBy(sql`rowid`)
    .execute()
  const answer = await post(`/buero/bank/dateien/${files[at]?.id}/ruecknahme`, {}, owner.headers)
  expect(answer.headers.get('location')).toContain('zurueck')
}

const files: [string, string[]][] = [
  ['two files without balances', [csv(RENT, ['Eins', '1.00']), csv(RENT, ['Zwei', '2.00'])]],
  ['a CSV and camt', [csv(RENT), camt('A. Peters', ['Danke', '60.00'])]],
  [
    'a balance that comes back',
    [
      mt940('EINS', '1000,00', 'C', '1060,00') + mt940('ZWEI', '1060,00', 'D', '1000,00'),
      mt940('DREI', '1000,00', 'C', '1060,00'),
    ],
  ],
]

describe.each(files)('%s', (_, [first = '', second = '']) => {
  test.each(['ja', 'nein'] as const)('once a person has said "%s", nothing is asked again', async (said) => {
    await take(first)
    await take(second)
    expect((await rowsIn()).asked).toBe(1)
    await answer(said)
    const { cents, asked } = await rowsIn()
    expect(asked).toBe(0)

    await takeBack(1)
    await take(second)
    expect(await rowsIn()).toEqual({ cents, asked })
    // Nor when the other one comes again, or both in another order.
    await takeBack(0)
    await take(first)
    expect(await rowsIn()).toEqual({ cents, asked })
    await takeBack(2)
    await takeBack(3)
    expect((await rowsIn()).cents).toEqual([])
    await take(second)
    await take(first)
    expect(await rowsIn()).toEqual({ cents, asked })
  })
})

test('what was said by mistake is asked again once it is forgotten', async () => {
  const [, [first = '', second = '']] = files[0] ?? ['', []]
  await take(first)
  await take(second)
  const { id } = await db
    .selectFrom('bank_accounts')
    .select('id')
    .where('tenant_id', '=', owner.scope.tenantId)
    .executeTakeFirstOrThrow()
  const account = `/buero/bank/konten/${id}`
  const forget = 'Antworten zu doppelten Umsätzen vergessen'
  expect(textOf(await read(owner, account))).not.toContain(forget)
  await answer('ja')
  expect(textOf(await read(owner, account))).toContain(forget)
  const stranger = await makeOwner()
  expect((await post(`${account}/antworten`, {}, stranger.headers)).status).toBe(404)
  const answered = await post(`${account}/antworten`, {}, owner.headers)
  expect(answered.headers.get('location')).toContain('antworten_vergessen')
  expect(textOf(await read(owner, account))).toContain('Verlauf')
  expect((await rowsIn()).asked).toBe(0)
  await takeBack(1)
  await take(second)
  expect((await rowsIn()).asked).toBe(1)
})

test('what is new in a statement is what is not joined as before', async () => {
  const [, [first = '', second = '']] = files[0] ?? ['', []]
  await take(first)
  await take(second)
  await answer('ja')
  await takeBack(1)
  await take(second)
  const { new_count } = await db
    .selectFrom('bank_statements')
    .select('new_count')
    .where('tenant_id', '=', owner.scope.tenantId)
    .orderBy(sql`rowid`, 'desc')
    .executeTakeFirstOrThrow()
  expect(new_count).toBe(1)
})

test.each(['ja', 'nein'] as const)(
  'after "%s", the same booking in a file that holds something else is asked about',
  async (said) => {
    await take(csv(RENT, ['Eins', '1.00']))
    await take(csv(RENT, ['Zwei', '2.00']))
    await answer(said)
    const { cents } = await rowsIn()
    // With other contents, it is another question.
    await take(csv(RENT, ['Drei', '3.00']))
    expect((await rowsIn()).asked).toBe(1)
    await takeBack(2)
    await takeBack(1)
    await take(csv(RENT, ['Vier', '4.00']))
    expect((await rowsIn()).asked).toBe(1)
    expect((await rowsIn()).cents).toHaveLength(said === 'ja' ? cents.length + 1 : cents.length)
  },
)

test('an answer goes with its statement: the same once more, beside it, is asked about', async () => {
  const out = mt940('ZWEI', '1060,00', 'D', '1000,00')
  const came = (name: string) => mt940(name, '1000,00', 'C', '1060,00')
  await take(came('EINS') + out)
  await take(came('DREI'))
  await answer('ja')
  await take(came('VIER'))
  expect((await rowsIn()).asked).toBe(1)
})
