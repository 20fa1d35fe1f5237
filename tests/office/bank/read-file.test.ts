import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { zip } from '~/documents/zip.server'
import { balanceGap } from '~/domain/bank/balance-gap'
import { sum } from '~/domain/values/money'
import { type Fault, faultWords, isFault } from '~/i18n/fault-words'
import { textsOf } from '~/i18n/texts'
import { readBankFile } from '~/office/bank/read-file.server'
import { type Packed, zipOf } from '../../support/zip'

const domain = (name: string) => {
  const format = name.includes('mt940') ? 'mt940' : 'camt'
  return readFileSync(new URL(`../../domain/bank/formats/${format}/files/${name}`, import.meta.url))
}
const own = (name: string) => readFileSync(new URL(`files/${name}`, import.meta.url))
const camt = () => domain('sparkasse-camt053-v02.xml')

async function read(bytes: Uint8Array) {
  const file = await readBankFile(bytes, 'tenant')
  if ('unknownHeadings' in file) throw new Error(`unknown: ${file.unknownHeadings}`)
  return file
}

test.each([
  ['camt.053 in version 02', 'sparkasse-camt053-v02.xml', ['camt.053.001.02'], [4]],
  [
    'camt.053 in version 08, in the encoding that it says',
    'volksbank-camt053-v08.xml',
    ['camt.053.001.08'],
    [3],
  ],
  ['camt.052 with two accounts', 'volksbank-camt052-v08.xml', ['camt.052.001.08', 'camt.052.001.08'], [1, 0]],
  ['MT940', 'sparkasse.mt940.sta', ['mt940'], [4]],
  ['MT940 in the envelopes of SWIFT', 'pages.mt940.sta', ['mt940', 'mt940'], [1, 1]],
])('%s is known by what it holds', async (_, name, formats, counts) => {
  const { statements } = await read(domain(name))
  expect(statements.map(({ format }) => format)).toEqual(formats)
  expect(statements.map(({ entries }) => entries.length)).toEqual(counts)
})

test('letters of a declared encoding, of Windows-1252 and of UTF-16 are kept', async () => {
  const { statements } = await read(domain('volksbank-camt053-v08.xml'))
  expect(statements[0]?.entries[0]?.details[0]?.party.name).toBe('Käthe Groß')
  const message = domain('finom.mt940.sta').toString().replace('SumUp', 'Süß')
  const latin = await read(Buffer.from(message, 'latin1'))
  expect(latin.statements[0]?.entries[0]?.details[0]?.party.name).toBe('Süß Haendler GmbH')
  const wideMessage = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(message, 'utf16le')])
  expect((await read(wideMessage)).statements[0]?.entries[0]?.details[0]?.party.name).toBe(
    'Süß Haendler GmbH',
  )
  expect((await read(Buffer.from(`\u0001${message}\u0003`))).statements[0]?.entries).toHaveLength(1)
  const utf16 = camt().toString().replace('UTF-8', 'UTF-16')
  const wide = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(utf16, 'utf16le')])
  expect((await read(wide)).statements[0]?.entries).toHaveLength(4)
})

const packed = (name: string, data: Buffer, says = data.length): Packed => ({ name, data, says })

test('a ZIP gives the statements of all its files, and names those that are none', async () => {
  const { statements, layouts, others } = await read(
    zipOf([
      packed('2026/', Buffer.alloc(0)),
      packed('2026/a.xml', camt()),
      packed('2026/b.dat', domain('sparkasse.mt940.sta')),
      packed('2026/auszug.pdf', Buffer.from('%PDF-1.7\n')),
      packed('__MACOSX/2026/._a.xml', Buffer.from('x')),
      packed('c.txt', own('dkb.csv')),
      packed('d.xml', domain('volksbank-camt053-v08.xml')),
    ]),
  )
  expect(statements.map(({ format }) => format)).toEqual([
    ...['camt.053.001.02', 'mt940', 'csv', 'camt.053.001.08'],
  ])
  expect({ layouts, others }).toEqual({ layouts: ['DKB'], others: ['2026/auszug.pdf'] })
})

test('a ZIP for each day inside another, and a workbook beside them', async () => {
  const workbook = zipOf([packed('[Content_Types].xml', Buffer.from('<Types/>'))])
  const { statements, others } = await read(
    zipOf([
      packed('Auszuege/02.02.xml.zip', zipOf([packed('a.xml', camt())])),
      packed('Auszuege/31.03.xml.zip', zipOf([packed('b.xml', domain('volksbank-camt053-v08.xml'))])),
      packed('Auszuege/liste.xlsx', workbook),
    ]),
  )
  expect(statements.map(({ entries }) => entries.length)).toEqual([4, 3])
  expect(others).toEqual(['Auszuege/liste.xlsx'])
})

test('a GZ is read as what it holds, and never inside another', async () => {
  expect((await read(gzipSync(camt()))).statements[0]?.entries).toHaveLength(4)
  expect((await read(gzipSync(zipOf([packed('a.xml', camt())])))).statements).toHaveLength(1)
  await expect(read(gzipSync(Buffer.from('%PDF-1.7')))).rejects.toMatchObject({ code: 'bank_file_pdf' })
  await expect(read(gzipSync(gzipSync(camt())))).rejects.toMatchObject({ code: 'bank_file_unknown' })
  await expect(read(gzipSync(camt()).subarray(0, 300))).rejects.toMatchObject({
    code: 'bank_file_zip_damaged',
  })
})

test('a ZIP that is not compressed is read too', async () => {
  async function* entries() {
    yield { fileName: 'a.xml', bytes: camt() }
  }
  const pieces: Uint8Array[] = []
  for await (const piece of zip(entries(), '2026-03-02')) pieces.push(piece)
  expect((await read(Buffer.concat(pieces))).statements[0]?.entries).toHaveLength(4)
})

test('the same file has the same contents, alone and in a ZIP beside one that overlaps it', async () => {
  const contents = ({ statements }: Awaited<ReturnType<typeof read>>) =>
    statements.flatMap(({ entries }) => entries.map(({ content }) => content))
  const alone = contents(await read(camt()))
  expect(new Set(alone).size).toBe(4)
  const twice = await read(zipOf([packed('a.xml', camt()), packed('b.xml', camt())]))
  expect(contents(twice)).toEqual([...alone, ...alone])
  expect(new Set(twice.statements.map(({ part }) => part)).size).toBe(2)
})

test('a large file is read whole, though it is parsed piece by piece', async () => {
  const { statements } = await read(Buffer.from(largeCamt(2000)))
  expect(statements[0]?.entries).toHaveLength(2000)
  expect(sum(statements[0]?.entries.map(({ cents }) => cents) ?? [])).toBe((2000 * 2001) / 2)
  expect(statements[0] && balanceGap(statements[0])).toBe(0)
  const [last] = statements[0]?.entries.slice(-1) ?? []
  expect(last?.details[0]).toMatchObject({
    purpose: 'Rechnung RE-1999 & mehr',
    party: { name: 'Kunde 1999' },
  })
})

/** Entries of 0.01, 0.02 … euros. */
function largeCamt(count: number): string {
  const balance = (code: string, cents: number) =>
    `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${euros(cents)}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-03-31</Dt></Dt></Bal>`
  const entries = Array.from(
    { length: count },
    (_, index) => `
    <Ntry><Amt Ccy="EUR">${euros(index + 1)}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>
      <BookgDt><Dt>2026-03-31</Dt></BookgDt><ValDt><Dt>2026-03-31</Dt></ValDt><AcctSvcrRef>A${index}</AcctSvcrRef>
      <BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>RCDT</Cd><SubFmlyCd>ESCT</SubFmlyCd></Fmly></Domn><Prtry><Cd>NTRF+166+1</Cd><Issr>DK</Issr></Prtry></BkTxCd>
      <NtryDtls><TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs><Amt Ccy="EUR">${euros(index + 1)}</Amt><CdtDbtInd>CRDT</CdtDbtInd>
        <RltdPties><Dbtr><Pty><Nm>Kunde ${index}</Nm></Pty></Dbtr><DbtrAcct><Id><IBAN>DE02120300000000202051</IBAN></Id></DbtrAcct></RltdPties>
        <RmtInf><Ustrd>Rechnung RE-${index} &amp; <![CDATA[mehr]]></Ustrd></RmtInf></TxDtls></NtryDtls>
    </Ntry>`,
  )
  const total = (count * (count + 1)) / 2
  return `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt>
    <Id>1</Id><Acct><Id><IBAN>DE02500105170137075030</IBAN></Id></Acct>${balance('OPBD', 0)}${balance('CLBD', total)}${entries.join('')}</Stmt></BkToCstmrStmt></Document>`
}

function euros(cents: number): string {
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
}

const xml = (text: string) => Buffer.from(text)
const doctype = '<!DOCTYPE Document [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>'
const locked = () => {
  const zip = zipOf([packed('a.xml', camt())])
  zip.writeUInt16LE(1, 6)
  zip.writeUInt16LE(1, zip.indexOf(Buffer.from('PK\u0001\u0002')) + 8)
  return zip
}
const spoilt = () => {
  const zip = zipOf([packed('a.xml', camt())])
  zip.writeUInt32LE(1, zip.indexOf(Buffer.from('PK\u0001\u0002')) + 16)
  return zip
}

test('a refusal names what it is about, in both languages', () => {
  const said = (fault: Fault) =>
    (['de', 'en'] as const).map((language) => faultWords(textsOf(language).faults, fault))
  for (const text of said('bank_file_currency USD')) expect(text).toContain(': USD.')
  expect(said('bank_file_row 17')[0]).toMatch(/^In Zeile 17 stimmt/)
  expect(isFault('bank_file_row 17')).toBe(true)
  expect(isFault('bank_file_nothing 17')).toBe(false)
})

test.each([
  ['nothing', Buffer.alloc(0), 'bank_file_empty'],
  ['blanks', Buffer.from(' \r\n '), 'bank_file_empty'],
  ['a PDF', Buffer.from('%PDF-1.7\n%'), 'bank_file_pdf'],
  ['a photo', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]), 'bank_file_picture'],
  ['a picture of a telephone', Buffer.from('\0\0\0\u0018ftypheic'), 'bank_file_picture'],
  ['an old workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]), 'bank_file_workbook'],
  ['a workbook', zipOf([packed('[Content_Types].xml', xml('<Types/>'))]), 'bank_file_workbook'],
  ['a page', Buffer.from('<!DOCTYPE html><html><body>Anmeldung'), 'bank_file_unknown'],
  ['a letter', Buffer.from('Guten Tag,\nhier der Auszug.\n'), 'bank_file_unknown'],
  [
    'XML with a document type',
    xml(camt().toString().replace('<Document', `${doctype}<Document`)),
    'bank_file_doctype',
  ],
  ['half an XML', camt().subarray(0, 3000), 'bank_file_damaged'],
  ['an XML with a tag too many', xml(`${camt()}</Document>`), 'bank_file_damaged'],
  [
    'an XML in another encoding than it says',
    Buffer.from(camt().toString().replace('Petersen', 'Süß'), 'latin1'),
    'bank_file_encoding',
  ],
  [
    'an invoice',
    xml('<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"/>'),
    'bank_file_other_xml',
  ],
  [
    'a direct debit',
    xml('<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.008.001.08"><CstmrDrctDbtInitn/></Document>'),
    'bank_file_order',
  ],
  ['a ZIP cut short', zipOf([packed('a.xml', camt())]).subarray(0, 900), 'bank_file_zip_damaged'],
  ['a ZIP whose sum is wrong', spoilt(), 'bank_file_zip_damaged'],
  ['a ZIP with a password', locked(), 'bank_file_zip_locked'],
  ['a ZIP with nothing', zipOf([]), 'bank_file_zip_without'],
  ['a ZIP of letters', zipOf([packed('a.pdf', Buffer.from('%PDF-1.7\n'))]), 'bank_file_zip_without'],
  ['a bomb', zipOf([packed('a.xml', Buffer.alloc(61 * 1024 * 1024, ' '))]), 'bank_file_zip_too_large'],
  [
    'a bomb that says it is small',
    zipOf([packed('a.xml', Buffer.alloc(61 * 1024 * 1024, ' '), 100)]),
    'bank_file_zip_damaged',
  ],
  [
    'a bomb that says it is nothing',
    zipOf([packed('a.xml', Buffer.alloc(61 * 1024 * 1024, ' '), 0)]),
    'bank_file_zip_too_large',
  ],
  [
    'a ZIP of very many files',
    zipOf(Array.from({ length: 1001 }, (_, index) => packed(`${index}.xml`, Buffer.from('x')))),
    'bank_file_zip_too_many',
  ],
  ['far too much', Buffer.alloc(25 * 1024 * 1024 + 1, '<'), 'bank_file_too_large'],
  [
    'text of a size that no month has',
    Buffer.concat([domain('finom.mt940.sta'), Buffer.alloc(8 * 1024 * 1024, 'x')]),
    'bank_file_too_much',
  ],
  [
    'a CSV of very many rows',
    Buffer.from(`${own('vivid.csv')}${'01.03.2026,A,B,1.00,EUR\n'.repeat(20_001)}`),
    'bank_file_too_much',
  ],
  [
    'a CSV in letters of DOS',
    Buffer.concat([
      own('vivid.csv'),
      Buffer.from('01.03.2026,J\u0094rg Gro\u00e1e Stra\u00e1e B\u0081ro,B,1.00,EUR\n', 'latin1'),
    ]),
    'bank_file_encoding',
  ],
])('%s is refused by name', async (_, bytes, code) => {
  await expect(readBankFile(bytes, 'tenant')).rejects.toMatchObject({ code })
})
