import { beforeEach, describe, expect, test, vi } from 'vitest'
import { OWN_IBAN } from '../../factories/bank'
import { post } from '../../support/app'
import { db } from '../../support/house'
import { textOf } from '../../support/html'
import { makeOwner, type Owner, read } from '../owner'
import { uploadAs } from './upload'

// Parts of a day on which the balance comes back to what it was, downloaded from the bank once more: another file each time.

vi.setSystemTime('2026-03-05T09:00:00Z')

let owner: Owner

beforeEach(async () => {
  owner = await makeOwner()
  await db.deleteFrom('bank_accounts').where('tenant_id', '=', owner.scope.tenantId).execute()
  await post('/buero/bank/konten/neu', { name: 'Giro', iban: OWN_IBAN }, owner.headers)
})

let downloads = 0

type Amount = readonly ['in' | 'out', euros: string]
const RENT: Amount = ['in', '119,00']
const BACK: Amount = ['out', '119,00']

/** Of the 4th, from one balance to another, by the bank's number. */
const mt940 = (number: string, before: string, amounts: readonly Amount[], after: string) =>
  [
    `:20:ABRUF${++downloads}`,
    ':25:10090000/1234567892',
    `:28C:${number}`,
    `:60F:C260304EUR${before}`,
    ...amounts.flatMap(([way, euros]) => [
      `:61:2603040304${way === 'in' ? 'C' : 'D'}R${euros}NTRFNONREF`,
      `:86:${way === 'in' ? '166' : '116'}?00UMSATZ?20Garage?32Anna Petersen`,
    ]),
    `:62F:C260304EUR${after}`,
    '-',
    '',
  ].join('\r\n')

const camt = (number: string, before: string, amounts: readonly Amount[], after: string) => {
  const point = (euros: string) => euros.replace(',', '.')
  const balance = (code: string, euros: string) =>
    `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${point(euros)}</Amt>
      <CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-03-04</Dt></Dt></Bal>`
  return `<?xml version="1.0" encoding="UTF-8"?>
  <Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt>
  <GrpHdr><MsgId>ABRUF${++downloads}</MsgId><CreDtTm>2026-03-05T06:00:00</CreDtTm></GrpHdr>
  <Stmt><Id>${downloads}</Id><ElctrncSeqNb>${number}</ElctrncSeqNb><CreDtTm>2026-03-05T06:00:00</CreDtTm>
  <Acct><Id><IBAN>${OWN_IBAN}</IBAN></Id><Ccy>EUR</Ccy></Acct>${balance('OPBD', before)}${balance('CLBD', after)}
  ${amounts
    .map(
      ([
        way,
        euros,
      ]) => `<Ntry><Amt Ccy="EUR">${point(euros)}</Amt><CdtDbtInd>${way === 'in' ? 'CRDT' : 'DBIT'}</CdtDbtInd>
        <Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>2026-03-04</Dt></BookgDt><ValDt><Dt>2026-03-04</Dt></ValDt>
        <AcctSvcrRef>NONREF</AcctSvcrRef><NtryDtls><TxDtls><RltdPties>
        <${way === 'in' ? 'Dbtr' : 'Cdtr'}><Pty><Nm>Anna Petersen</Nm></Pty></${way === 'in' ? 'Dbtr' : 'Cdtr'}></RltdPties>
        <RmtInf><Ustrd>Garage</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`,
    )
    .join('')}</Stmt></BkToCstmrStmt></Document>`
}

async function take(...files: string[]): Promise<void> {
  for (const file of files) expect((await uploadAs(owner, file)).status).toBe(303)
}

/** Entries, and those of which a person is asked whether they are there twice. */
async function counts() {
  const rows = await db
    .selectFrom('bank_entries')
    .select('maybe_entry_id')
    .where('tenant_id', '=', owner.scope.tenantId)
    .execute()
  return [rows.length, rows.filter(({ maybe_entry_id }) => maybe_entry_id !== null).length]
}

async function sayTheyAreTwo(): Promise<void> {
  const page = await read(owner, '/buero/bank/umsaetze?stand=offen')
  for (const path of new Set(page.match(/\/buero\/bank\/umsaetze\/[\w-]{36}/g)))
    if (textOf(await read(owner, path)).includes('Es ist derselbe Umsatz'))
      await post(`${path}/doppelt`, { dieselbe: 'nein' }, owner.headers)
}

describe.each([
  ['MT940', mt940],
  ['camt.053', camt],
] as const)('%s', (_, write) => {
  const morning = () => write('44', '1000,00', [RENT], '1119,00')
  const noon = () => write('45', '1119,00', [BACK], '1000,00')
  const evening = () => write('46', '1000,00', [RENT], '1119,00')

  test('a part that the bank has numbered is known by what it holds', async () => {
    await take(morning(), noon(), morning(), noon(), morning())
    expect(await counts()).toEqual([2, 0])
    expect(textOf(await read(owner, '/buero/bank'))).not.toContain('vielleicht doppelt')
  })

  test('a later part that looks the same is asked about once, and no download of any asks again', async () => {
    await take(morning(), noon(), evening())
    expect(await counts()).toEqual([3, 1])
    await take(morning(), evening(), noon())
    expect(await counts()).toEqual([3, 1])
    await sayTheyAreTwo()
    await take(evening(), morning(), noon())
    expect(await counts()).toEqual([3, 0])
  })

  test('halves of a day that each come to nothing, in another order, are not taken for one', async () => {
    await take(write('44', '1000,00', [RENT, BACK], '1000,00'))
    await take(write('45', '1000,00', [BACK, RENT], '1000,00'))
    expect(await counts()).toEqual([4, 2])
  })

  test('one number for all of a day says nothing, and a person is asked', async () => {
    const part = (before: string, amount: Amount, after: string) => write('1', before, [amount], after)
    await take(part('1000,00', RENT, '1119,00'), part('1119,00', BACK, '1000,00'))
    await take(part('1000,00', RENT, '1119,00'))
    expect(await counts()).toEqual([3, 1])
  })

  test('a part that looks the same is asked about before the one between them is here', async () => {
    await take(morning(), evening())
    expect(await counts()).toEqual([2, 1])
    await take(noon())
    expect(await counts()).toEqual([3, 1])
    await take(evening(), noon(), morning())
    expect(await counts()).toEqual([3, 1])
  })

  test('in another order of its payments too', async () => {
    const more: Amount = ['in', '7,00']
    await take(
      write('44', '1000,00', [RENT, more], '1126,00'),
      write('46', '1000,00', [more, RENT], '1126,00'),
    )
    expect(await counts()).toEqual([4, 2])
  })

  test('without a number, a part that comes again does not settle what is doubtful', async () => {
    const part = (before: string, amount: Amount, after: string) => write('0', before, [amount], after)
    await take(part('1000,00', RENT, '1119,00'), part('1119,00', BACK, '1000,00'))
    await take(part('1000,00', RENT, '1119,00'))
    expect(await counts()).toEqual([3, 1])
    await take(part('1000,00', RENT, '1119,00'))
    expect(await counts()).toEqual([3, 1])
  })
})

test('one number for parts in one file says nothing of a third part that looks the same', async () => {
  await take(mt940('1', '1000,00', [RENT], '1119,00') + mt940('1', '1119,00', [BACK], '1000,00'))
  await take(mt940('1', '1000,00', [RENT], '1119,00'))
  expect(await counts()).toEqual([3, 1])
})

test('statements without balances that the bank counts each may have their own payment', async () => {
  const bare = (number: string) => camt(number, '0,00', [RENT], '0,00').replace(/<Bal>.*?<\/Bal>/gs, '')
  await take(bare('44'), bare('45'))
  expect(await counts()).toEqual([2, 1])
  await take(bare('45'), bare('44'))
  expect(await counts()).toEqual([2, 1])
})

test.each([
  ['without a number', mt940],
  ['in another format', camt],
] as const)('one of two that look the same, %s, does not settle whether they are one', async (_, write) => {
  await take(mt940('44', '1000,00', [RENT], '1119,00'), mt940('46', '1000,00', [RENT], '1119,00'))
  await take(write('0', '1000,00', [RENT], '1119,00'))
  expect(await counts()).toEqual([2, 1])
  await take(mt940('45', '1119,00', [BACK], '1000,00'))
  expect(await counts()).toEqual([3, 1])
})

test('pages of one number, of which two look the same, are found again in a file of all', async () => {
  const pages = () =>
    mt940('44/1', '1000,00', [RENT], '1119,00') +
    mt940('44/2', '1119,00', [BACK], '1000,00') +
    mt940('44/3', '1000,00', [RENT], '1119,00')
  await take(pages(), pages(), pages())
  expect(await counts()).toEqual([3, 0])
})
