import { beforeEach, expect, test, vi } from 'vitest'
import { OWN_IBAN } from '../../factories/bank'
import { post } from '../../support/app'
import { db } from '../../support/house'
import { makeOwner, type Owner } from '../owner'
import { uploadAs } from './upload'

// A bank that numbers each download anew, of which release 0.25 read a text otherwise.

vi.setSystemTime('2026-03-09T09:00:00Z')

let owner: Owner

beforeEach(async () => {
  owner = await makeOwner()
  await db.deleteFrom('bank_accounts').where('tenant_id', '=', owner.scope.tenantId).execute()
  await post('/buero/bank/konten/neu', { name: 'Giro', iban: OWN_IBAN }, owner.headers)
})

const take = async (file: string) => expect((await uploadAs(owner, file)).status).toBe(303)

async function counts(): Promise<[sure: number, doubtful: number]> {
  const rows = await db
    .selectFrom('bank_entries')
    .select('maybe_entry_id as maybe')
    .where('tenant_id', '=', owner.scope.tenantId)
    .execute()
  return [rows.filter(({ maybe }) => maybe === null).length, rows.filter(({ maybe }) => maybe).length]
}

/** Pays an invoice that the payer names apart from the text. */
const camt = (download: number, ...days: string[]) => `<?xml version="1.0" encoding="UTF-8"?>
  <Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt>
  <GrpHdr><MsgId>1</MsgId><CreDtTm>2026-03-09T06:00:00</CreDtTm></GrpHdr>
  <Stmt><Id>1</Id><CreDtTm>2026-03-09T06:00:00</CreDtTm><Acct><Id><IBAN>${OWN_IBAN}</IBAN></Id><Ccy>EUR</Ccy></Acct>
  ${days
    .map(
      (day, at) => `<Ntry><Amt Ccy="EUR">119.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>
      <BookgDt><Dt>2026-03-${day}</Dt></BookgDt><ValDt><Dt>2026-03-${day}</Dt></ValDt>
      <NtryDtls><TxDtls><Refs><Prtry><Tp>FIUMSATZ-ID</Tp><Ref>${download}${at}</Ref></Prtry></Refs>
      <RltdPties><Dbtr><Pty><Nm>Anna Petersen</Nm></Pty></Dbtr></RltdPties>
      <RmtInf><Ustrd>Danke</Ustrd><Strd><RfrdDocInf><Nb>RE-2026-0007</Nb></RfrdDocInf></Strd></RmtInf></TxDtls></NtryDtls></Ntry>`,
    )
    .join('')}</Stmt></BkToCstmrStmt></Document>`

test('camt of a bank that numbers anew, whose text had no invoices in it before: a person is asked', async () => {
  await take(camt(77, '04', '05', '06'))
  // As release 0.25 read it.
  await db
    .updateTable('bank_items')
    .set({ purpose: 'Danke' })
    .where('tenant_id', '=', owner.scope.tenantId)
    .execute()
  await take(camt(78, '04', '05', '06'))
  expect(await counts()).toEqual([3, 3])
})

test('MT940 of a bank that is known to number anew, whose text was taken for a reference before', async () => {
  const of = (download: number) =>
    [
      `:20:AUSZUG${download}`,
      ':25:10090000/1234567892',
      ':28C:0',
      ':60F:C260303EUR1000,00',
      `:61:2603040304CR119,00NTRFNONREF//D${download}`,
      ':86:166?00GUTSCHRIFT?20EREF+ABC-1?21Rechnung RE-1 vom Maerz?22und noch viel mehr?32Anna Petersen',
      ':62F:C260304EUR1119,00',
      '-',
      '',
    ].join('\r\n')
  await take(of(1))
  const { tenantId } = owner.scope
  // As release 0.25 read it.
  await db
    .updateTable('bank_items')
    .set({ purpose: '', end_to_end_id: 'ABC-1 Rechnung RE-1 vom Maerz und noch viel mehr' })
    .where('tenant_id', '=', tenantId)
    .execute()
  await db
    .updateTable('bank_accounts')
    .set({ unnumbered_json: JSON.stringify(['mt940']) })
    .where('tenant_id', '=', tenantId)
    .execute()
  await take(of(2))
  expect(await counts()).toEqual([1, 0])
})
