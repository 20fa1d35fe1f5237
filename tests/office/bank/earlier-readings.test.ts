import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test, vi } from 'vitest'
import { OWN_IBAN } from '../../factories/bank'
import { ask, post } from '../../support/app'
import { db } from '../../support/house'
import { makeOwner, type Owner } from '../owner'
import { uploadAs } from './upload'

// Rows as earlier releases kept them, by keys and texts that are read otherwise today; then the same days once more.

vi.setSystemTime('2026-03-09T09:00:00Z')

let owner: Owner
let accountId: string

beforeEach(async () => {
  owner = await makeOwner()
  await db.deleteFrom('bank_accounts').where('tenant_id', '=', owner.scope.tenantId).execute()
  await post('/buero/bank/konten/neu', { name: 'Giro', iban: OWN_IBAN }, owner.headers)
  const account = await db
    .selectFrom('bank_accounts')
    .select('id')
    .where('tenant_id', '=', owner.scope.tenantId)
    .executeTakeFirstOrThrow()
  accountId = account.id
})

interface Old {
  day: string
  cents: number
  name: string
  purpose: string
  reference?: string
}

/** Opening and closing balance, where the file has them. */
type Balances = readonly [number, number] | readonly []

async function keepAsBefore(format: string, [opening, closing]: Balances, ...rows: Old[]): Promise<void> {
  const { tenantId } = owner.scope
  const [fileId, statementId] = [randomUUID(), randomUUID()]
  const [created_at, days] = ['2026-03-08T09:00:00.000Z', rows.map(({ day }) => day).sort()]
  const [first_on, last_on] = [days[0] ?? '', days.at(-1) ?? '']
  await db
    .insertInto('bank_files')
    .values({
      ...{ tenant_id: tenantId, id: fileId, sha256: fileId, format, created_at, created_by: null },
      ...{ bytes: Buffer.from('sealed'), byte_length: 6 },
    })
    .execute()
  await db
    .insertInto('bank_statements')
    .values({
      ...{ tenant_id: tenantId, id: statementId, account_id: accountId, file_id: fileId, sequence: null },
      ...{ from_on: first_on, to_on: last_on, first_on, last_on, created_at, format },
      ...{ opening_cents: opening ?? null, closing_cents: closing ?? null, ignored_json: '[]' },
      ...{ entry_count: rows.length, new_count: rows.length },
    })
    .execute()
  for (const { day, cents, name, purpose, reference = null } of rows) {
    const id = randomUUID()
    const own = { tenant_id: tenantId, account_id: accountId, booked_on: day, value_on: day }
    await db
      .insertInto('bank_entries')
      .values({
        ...{ ...own, id, entry_key: `of an earlier release ${id}`, amount_cents: cents, created_at },
        ...{ label: '', code: null, iso_code: null, reference, batch_id: null, message_id: null },
      })
      .execute()
    await db
      .insertInto('bank_items')
      .values({
        ...{ ...own, id: randomUUID(), entry_id: id, position: 0, amount_cents: cents, open_cents: cents },
        ...{ name, purpose, search_key: '', ultimate_name: '', iban_sealed: null, iban_masked: null },
        ...{ iban_fingerprint: null, end_to_end_id: null, mandate_reference: null, proposal_json: null },
        ...{ creditor_reference: null, returned_code: null, returned_text: null, original_cents: null },
        ...{ charges_cents: null, is_fee: 0 },
      })
      .execute()
    await db
      .insertInto('bank_statement_entries')
      .values({ tenant_id: tenantId, statement_id: statementId, entry_id: id })
      .execute()
  }
}

async function counts(): Promise<[sure: number, doubtful: number]> {
  const rows = await db
    .selectFrom('bank_entries')
    .select('maybe_entry_id as maybe')
    .where('tenant_id', '=', owner.scope.tenantId)
    .execute()
  return [rows.filter(({ maybe }) => maybe === null).length, rows.filter(({ maybe }) => maybe).length]
}

async function take(...files: string[]): Promise<void> {
  for (const file of files) expect((await uploadAs(owner, file)).status).toBe(303)
}

const ANNA_IBAN = 'DE89370400440532013000'

/** With the other side's IBAN in subfield 38, which release 0.18 took for the end of the name. */
const mt940 = (number: number, before: number, ...rows: [day: string, text: string, name: string][]) =>
  [
    `:20:AUSZUG${number}`,
    ':25:10090000/1234567892',
    ':28C:0',
    `:60F:C260303EUR${before},00`,
    ...rows.flatMap(([day, text, name]) => [
      `:61:2603${day}03${day}CR119,00NTRFNONREF`,
      `:86:166?00GUTSCHRIFT?20${text}?32${name}?38${ANNA_IBAN}`,
    ]),
    `:62F:C2603${rows.at(-1)?.[0]}EUR${before + 119 * rows.length},00`,
    '-',
    '',
  ].join('\r\n')
const THREE_DAYS = [
  ['04', 'Danke', 'Anna Petersen'],
  ['05', 'Miete', 'Anna Petersen'],
  ['05', 'Miete', 'Bert Thomsen'],
  ['06', '', 'Anna Petersen'],
] as [string, string, string][]
const asRead = ([day, purpose, name]: [string, string, string]): Old => ({
  ...{ day: `2026-03-${day}`, cents: 11_900, purpose, name: `${name}?38${ANNA_IBAN}` },
})

test.each([
  ['the same days', [mt940(1, 1000, ...THREE_DAYS)], [4, 0]],
  [
    'more days around them',
    [mt940(1, 881, ['03', 'Neu', 'Anna Petersen'], ...THREE_DAYS, ['07', 'Neu', 'Bert'])],
    [6, 0],
  ],
  ['a part of them', [mt940(1, 1119, ...THREE_DAYS.slice(1, 3))], [4, 0]],
  ['what follows on the last day', [mt940(1, 1476, ['06', '', 'Anna Petersen'])], [5, 0]],
  ['twice', [mt940(1, 1000, ...THREE_DAYS), mt940(2, 1000, ...THREE_DAYS)], [4, 0]],
])('MT940, %s', async (_, files, expected) => {
  await keepAsBefore('mt940', [100_000, 147_600], ...THREE_DAYS.map(asRead))
  await take(...files)
  expect(await counts()).toEqual(expected)
})

/** With a number of the bank's that release 0.18 did not know as one. */
const camt = (...days: string[]) => `<?xml version="1.0" encoding="UTF-8"?>
  <Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt>
  <GrpHdr><MsgId>1</MsgId><CreDtTm>2026-03-09T06:00:00</CreDtTm></GrpHdr>
  <Stmt><Id>1</Id><CreDtTm>2026-03-09T06:00:00</CreDtTm><Acct><Id><IBAN>${OWN_IBAN}</IBAN></Id><Ccy>EUR</Ccy></Acct>
  ${days
    .map(
      (day, at) => `<Ntry><Amt Ccy="EUR">119.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>
      <BookgDt><Dt>2026-03-${day}</Dt></BookgDt><ValDt><Dt>2026-03-${day}</Dt></ValDt>
      <NtryDtls><TxDtls><Refs><Prtry><Tp>FIUMSATZ-ID</Tp><Ref>77${at}</Ref></Prtry></Refs>
      <RltdPties><Dbtr><Pty><Nm>Anna Petersen</Nm></Pty></Dbtr></RltdPties>
      <RmtInf><Ustrd>Danke</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`,
    )
    .join('')}</Stmt></BkToCstmrStmt></Document>`

test('camt whose number is known as the bank’s by now', async () => {
  const old = { cents: 11_900, name: 'Anna Petersen', purpose: 'Danke' }
  await keepAsBefore(
    'camt.053',
    [],
    ...['04', '05', '05', '06'].map((day) => ({ ...old, day: `2026-03-${day}` })),
  )
  await take(camt('04', '05', '05', '06'))
  expect(await counts()).toEqual([4, 0])
})

test('a CSV whose reference, as a person calls it, is the payer’s', async () => {
  const old = { cents: 11_900, reference: 'Miete', purpose: '' }
  await keepAsBefore(
    'csv',
    [],
    { ...old, day: '2026-03-04', name: 'Anna Petersen' },
    { ...old, day: '2026-03-05', name: 'Bert Thomsen' },
  )
  const file = (...rows: string[]) => ['Tag;Partner;Eigene Referenz;Summe in EUR', ...rows, ''].join('\r\n')
  const rows = ['04.03.2026;Anna Petersen;Miete;119,00', '05.03.2026;Bert Thomsen;Miete;119,00']
  const body = new FormData()
  body.set('file', new File([file(...rows)], 'umsatz.csv'))
  const asked = await ask('/buero/bank/auszuege', { method: 'POST', body, headers: owner.headers })
  const page = (asked.headers.get('location') ?? '').replace(/[?#].*/, '')
  const said = { spalte_0: 'bookedOn', spalte_1: 'name', spalte_2: 'reference', spalte_3: 'amount' }
  const answer = await post(page, { ...said, bezeichnung: 'Bank', datum: 'DMY', komma: ',' }, owner.headers)
  expect(answer.status).toBe(303)
  expect(await counts()).toEqual([2, 0])
  await take(file(...rows, '05.03.2026;Bert Thomsen;Garage;119,00'))
  expect(await counts()).toEqual([3, 0])
  // Release 0.20 had them in files of this layout, by the reference alone.
  const { tenantId } = owner.scope
  await db.deleteFrom('bank_entry_aliases').where('tenant_id', '=', tenantId).execute()
  await db
    .updateTable('bank_entries')
    .set(({ ref }) => ({ reading: 0, entry_key: ref('id') }))
    .where('tenant_id', '=', tenantId)
    .execute()
  await take(file('03.03.2026;Stadtwerke;Strom;-80,10', ...rows, '05.03.2026;Bert Thomsen;Garage;119,00'))
  expect(await counts()).toEqual([4, 0])
})
