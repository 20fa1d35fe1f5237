import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { balanceGap } from '~/domain/bank/balance-gap'
import { entryContent } from '~/domain/bank/entry-content'
import { readingCamt } from '~/domain/bank/formats/camt/statements'
import { atOnce } from '~/domain/kernel/yield-to-loop'
import { treeOf } from '../../../../support/einvoice/tree'

// The files beside this one were written by hand after ISO 20022 and annex 3 of the DFÜ agreement, with invented data.

const text = (name: string, encoding: BufferEncoding = 'utf8') =>
  readFileSync(new URL(`files/${name}`, import.meta.url), encoding)
const read = (xml: string) => atOnce(readingCamt(treeOf(xml)))

const US = 'DE02500105170137075030'

describe('a savings bank’s camt.053 of version 02', () => {
  const [statement] = read(text('sparkasse-camt053-v02.xml'))

  test('says its account, days and balances', () => {
    expect(statement).toMatchObject({
      format: 'camt.053.001.02',
      account: { iban: US, currency: 'EUR' },
      sequence: '23',
      ...{ fromOn: '2026-02-02', toOn: '2026-02-02' },
      opening: { cents: 100_000, on: '2026-01-30' },
      closing: { cents: 126_200, on: '2026-02-02' },
      ignored: [
        { reason: 'pending', count: 1 },
        { reason: 'information', count: 1 },
      ],
    })
    expect(statement && balanceGap(statement)).toBe(0)
  })

  test('is told apart from its other pages by theirs', () => {
    const page = (number: string) =>
      text('sparkasse-camt053-v02.xml').replace(
        '<ElctrncSeqNb>',
        `<StmtPgntn><PgNb>${number}</PgNb><LastPgInd>false</LastPgInd></StmtPgntn><ElctrncSeqNb>`,
      )
    expect(['1', '00002', 'x'].map((number) => read(page(number))[0]?.sequence)).toEqual(['23', '23/2', '23'])
  })

  test('has the bank’s id where the reference is NONREF, and the code of the only detail', () => {
    expect(statement?.entries[0]).toEqual({
      ...{ bookedOn: '2026-02-02', valueOn: '2026-02-02', cents: 47_600 },
      ...{ reference: '2026-02-02-09.14.22.123456', isReversal: false },
      ...{ code: '166', isoCode: null, label: 'GUTSCHR. UEBERWEISUNG', batch: null },
      details: [
        {
          cents: 47_600,
          party: { name: 'Hausverwaltung Petersen', iban: 'DE02120300000000202051', bic: 'BYLADEM1001' },
          ...{ ultimateName: '', purpose: 'Rechnung RE-2026-0017 vom 15.01.2026', creditorReference: null },
          ...{ endToEndId: null, mandateReference: null, creditorId: null, returned: null },
          ...{ originalCents: null, chargesCents: null },
        },
      ],
    })
  })

  test('a debit that comes back names its debtor, not us, with reason, first amount and charges', () => {
    expect(statement?.entries[1]).toMatchObject({
      ...{ cents: -10_450, code: '109', valueOn: '2026-01-30' },
      details: [
        {
          cents: -10_450,
          party: { name: 'Lina Sommer', iban: 'DE02100500000054540402' },
          ...{ endToEndId: 'ZT-RE-2026-0009-1', mandateReference: 'M-10007' },
          creditorId: 'DE98ZZZ09999999999',
          returned: { code: 'MD06', text: 'Widerspruch durch Zahlungspflichtigen' },
          ...{ originalCents: 10_000, chargesCents: 450 },
        },
      ],
    })
  })

  test('what is collected from us names its creditor, and on whose behalf', () => {
    expect(statement?.entries[2]?.details[0]).toMatchObject({
      party: { name: 'Stadtwerke Kiel AG', iban: 'DE02300209000106531065' },
      ...{ ultimateName: 'Stadtwerke Netz', creditorId: 'DE12ZZZ00000012345', returned: null },
    })
  })

  test('an entry without details is one', () => {
    expect(statement?.entries[3]).toMatchObject({
      ...{ cents: -1000, code: '805', reference: null },
      details: [{ cents: -1000, purpose: 'ENTGELTABSCHLUSS', party: { name: '', iban: null } }],
    })
  })
})

describe('a cooperative bank’s camt.053 of version 08', () => {
  const [statement] = read(text('volksbank-camt053-v08.xml', 'latin1'))

  test('begins below zero and adds up', () => {
    expect(statement).toMatchObject({
      ...{ format: 'camt.053.001.08', sequence: '62', fromOn: '2026-03-31', toOn: '2026-03-31' },
      opening: { cents: -25_000 },
      closing: { cents: 277_600 },
    })
    expect(statement && balanceGap(statement)).toBe(0)
  })

  test('a collected batch has its ids, and a return inside it has a sign of its own', () => {
    const [batch] = statement?.entries ?? []
    expect(batch).toMatchObject({
      ...{ bookedOn: '2026-03-31', reference: '2026033109301144000' },
      ...{ code: '192', isoCode: 'PMNT.IDDT.ESDD' },
      batch: { messageId: 'ZT-2026-0003', batchId: 'ZT-2026-0003-1', count: 3 },
    })
    expect(batch?.details.map(({ cents, party, returned }) => [cents, party.name, returned?.code])).toEqual([
      [100_000, 'Käthe Groß', undefined],
      [65_000, 'Otto Weiß', undefined],
      [-15_000, 'Rita Rück', 'AC04'],
    ])
    expect(batch?.details[2]?.chargesCents).toBe(35)
  })

  test('the parts of a card settlement may be more than was paid', () => {
    expect(statement?.entries[1]).toMatchObject({
      cents: 150_000,
      batch: null,
      details: [{ cents: 100_000 }, { cents: 52_600 }],
    })
  })

  test('behind a payment service stands the payer, and another currency is not our amount', () => {
    expect(statement?.entries[2]?.details[0]).toMatchObject({
      party: { name: 'Wise Europe SA', iban: 'BE68539007547034', bic: 'TRWIBEB1XXX' },
      ...{ ultimateName: 'Ada Lovelace', creditorReference: 'RF18539007547034' },
      ...{ originalCents: null, endToEndId: 'TRWS-1' },
    })
  })
})

test('a camt.052 has reports of several accounts, the balance so far, and the id of our own file', () => {
  const [first, second] = read(text('volksbank-camt052-v08.xml'))
  expect(first).toMatchObject({
    format: 'camt.052.001.08',
    ...{ fromOn: null, toOn: '2026-04-01' },
    opening: { cents: 277_600, on: '2026-03-31' },
    closing: { cents: 272_600, on: '2026-04-01' },
    entries: [
      {
        cents: -5000,
        batch: { messageId: null, batchId: 'ZT-LOHN-2026-03', count: null },
        details: [{ party: { name: 'Farben Hansen' }, purpose: 'Rechnung 99123' }],
      },
    ],
  })
  expect(second).toMatchObject({
    account: { iban: US, bankCode: '50010517', number: '0137075030' },
    ...{ opening: null, closing: null, entries: [] },
  })
})

test('balances without a day or with the rest of a binary fraction, and an IBAN that is called a number', () => {
  const [statement] = read(text('sparkasse-camt052-v08.xml'))
  expect(statement).toMatchObject({
    account: { iban: US },
    opening: { cents: 10_000, on: '2026-03-04' },
    closing: { cents: 6900, on: '2026-03-05' },
    entries: [
      {
        ...{ cents: -5300, reference: '2026-03-04-09.11.12.000001' },
        details: [
          {
            ...{ party: { name: 'Lina Sommer' }, returned: { code: 'MS03' } },
            ...{ originalCents: 5000, chargesCents: 300 },
          },
        ],
      },
      // The first of these has 27 letters, as lines have that are cut anywhere.
      { cents: 2200, details: [{ purpose: 'RE 0042 XXXX 0815 MUSTER DE KAUFUMSATZ 03.03 22.00' }] },
    ],
  })
  expect(statement && balanceGap(statement)).toBe(0)
})

// Both are 35 letters long with the blank that a reader of XML takes away.
test.each([
  ['behind a line', 'Wir zahlen die Rechnungen vom Maerz', ' mit 4711'],
  ['at the end of one', 'Wir zahlen Rechnungen im Maerz mit ', '4711'],
])('a text cut into lines keeps its blank %s', (_, before, behind) => {
  const xml = text('volksbank-camt052-v08.xml').replace(
    '<Ustrd>Rechnung 99123 </Ustrd>',
    `<Ustrd>${before}</Ustrd><Ustrd>${behind}</Ustrd>`,
  )
  expect(read(xml)[0]?.entries[0]?.details[0]?.purpose).toBe(`${before}${behind}`)
})

const one = (change: (xml: string) => string) => () => read(change(text('volksbank-camt052-v08.xml')))

test.each([
  [
    'a version that comes later',
    (xml: string) => xml.replace('052.001.08', '052.001.13'),
    'bank_file_version camt.052.001.13',
  ],
  [
    'a notification',
    (xml: string) => xml.replace('camt.052.001.08', 'camt.054.001.08'),
    'bank_file_notification',
  ],
  ['an order', (xml: string) => xml.replace('camt.052.001.08', 'pain.008.001.08'), 'bank_file_order'],
  [
    'another document',
    (xml: string) => xml.replace('camt.052.001.08', 'auth.026.001.01'),
    'bank_file_other_xml',
  ],
  ['no namespace', (xml: string) => xml.replace(/ xmlns="[^"]*"/, ''), 'bank_file_other_xml'],
  ['an account in francs', (xml: string) => xml.replace('<Ccy>EUR', '<Ccy>CHF'), 'bank_file_currency CHF'],
  [
    'an entry in dollars',
    (xml: string) => xml.replace('Ntry><Amt Ccy="EUR"', 'Ntry><Amt Ccy="USD"'),
    'bank_file_currency USD',
  ],
  ['no direction', (xml: string) => xml.replace('>DBIT<', '>OUT<'), 'bank_file_field CdtDbtInd'],
  [
    'a status that nobody knows',
    (xml: string) => xml.replace('>BOOK<', '>DONE<'),
    'bank_file_field Sts DONE',
  ],
  [
    'parts of a cent',
    (xml: string) => xml.replace('<Amt Ccy="EUR">50.00', '<Amt Ccy="EUR">50.001'),
    'bank_file_field Amt',
  ],
  [
    'no day',
    (xml: string) => xml.replaceAll(/<(BookgDt|ValDt)>.*?<\/\1>/g, ''),
    'bank_file_field Ntry/BookgDt',
  ],
  ['no statement', (xml: string) => xml.replaceAll(/<Rpt>[\s\S]*?<\/Rpt>/g, ''), 'bank_file_no_statement'],
])('%s is refused by name', (_, change, code) => {
  expect(one(change)).toThrow(expect.objectContaining({ code }))
})

test('a period that ends with its last second of UTC ends on that day', () => {
  const xml = text('volksbank-camt052-v08.xml').replace(
    '<Acct>',
    '<FrToDt><FrDtTm>2026-04-01T00:00:00.000Z</FrDtTm><ToDtTm>2026-04-01T23:59:59.999Z</ToDtTm></FrToDt><Acct>',
  )
  expect(read(xml)[0]).toMatchObject({ fromOn: '2026-04-01', toOn: '2026-04-01' })
})

test('versions between, and the one with noughts behind the cents, are read', () => {
  const xml = text('volksbank-camt052-v08.xml')
    .replace('052.001.08', '052.001.06')
    .replace('>50.00<', '>50.00000<')
  expect(read(xml)[0]).toMatchObject({ format: 'camt.052.001.06', entries: [{ cents: -5000 }] })
})

const OURS = `<Nm>Wir</Nm></Dbtr><DbtrAcct><Id><IBAN>${US}</IBAN></Id></DbtrAcct>`

/** An entry in a report of our account. */
function entryOf(inside: string) {
  const [report] = read(
    `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt>
      <Acct><Id><IBAN>${US}</IBAN></Id></Acct>
      <Ntry><Amt Ccy="EUR">30.00</Amt>${inside}</Ntry></Stmt></BkToCstmrStmt></Document>`,
  )
  return report?.entries[0]
}
const head = (direction: string, code: string) =>
  `<CdtDbtInd>${direction}</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-03-02</Dt></BookgDt><BkTxCd>${code}</BkTxCd>`

test('a batch without details is one, and keeps what explains it', () => {
  const batch = '<NtryDtls><Btch><PmtInfId>ZT-7-1</PmtInfId><NbOfTxs>12</NbOfTxs></Btch></NtryDtls>'
  expect(entryOf(`${head('CRDT', '')}${batch}<AddtlNtryInf>Sammler</AddtlNtryInf>`)).toMatchObject({
    batch: { messageId: null, batchId: 'ZT-7-1', count: 12 },
    details: [{ cents: 3000, purpose: 'Sammler' }],
  })
})

test('details without amounts are one, with all that they say', () => {
  const detail = (text: string) => `<TxDtls><RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls>`
  expect(
    entryOf(`${head('CRDT', '')}<NtryDtls>${detail('RE 1')}${detail('RE 2')}</NtryDtls>`)?.details,
  ).toMatchObject([{ cents: 3000, purpose: 'RE 1 RE 2' }])
})

test('a transfer that comes back is with its payee, whichever side the bank writes it on', () => {
  const domain = '<Domn><Cd>PMNT</Cd><Fmly><Cd>ICDT</Cd><SubFmlyCd>RRTN</SubFmlyCd></Fmly></Domn>'
  const kept = `<Dbtr>${OURS}<Cdtr><Nm>Farben Hansen</Nm></Cdtr>`
  const turned = kept.replace('<Dbtr>', '<X>').replaceAll('Cdtr', 'Dbtr').replace('<X>', '<Cdtr>')
  const own = turned.replace('</Dbtr><DbtrAcct>', '</Cdtr><CdtrAcct>').replace('</DbtrAcct>', '</CdtrAcct>')
  for (const parties of [kept, own])
    expect(
      entryOf(
        `${head('CRDT', domain)}<NtryDtls><TxDtls><RltdPties>${parties}</RltdPties></TxDtls></NtryDtls>`,
      ),
    ).toMatchObject({
      isoCode: 'PMNT.ICDT.RRTN',
      details: [{ party: { name: 'Farben Hansen' }, returned: { code: null, text: '' } }],
    })
})

test('what the bank takes back is a reversal', () => {
  expect(entryOf(head('DBIT', '').replace('<Sts>', '<RvslInd>true</RvslInd><Sts>'))).toMatchObject({
    ...{ cents: -3000, isReversal: true },
  })
})

describe('references behind a text', () => {
  const paid = (text: string, refs = '') =>
    entryOf(
      `${head('CRDT', '')}<NtryDtls><TxDtls><Refs>${refs}</Refs><RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls></NtryDtls>`,
    )
  const asBefore = (purpose: string, endToEndId = '') =>
    JSON.stringify(['2026-03-02', 3000, [3000, '', '', purpose, endToEndId, '']])

  test('are taken out of it where a field says the same; the entry is known as before', () => {
    const entry = paid('RE 2026-31 EREF: M-77', '<EndToEndId>M-77</EndToEndId>')
    expect(entry?.details).toMatchObject([{ purpose: 'RE 2026-31', endToEndId: 'M-77' }])
    expect(entry && entryContent(entry)).toBe(asBefore('RE2026-31EREF:M-77', 'M-77'))
  })

  test('may be the payer’s where no field says them: they stay, and fill nothing', () => {
    const text = 'RE 2026-31 EREF: 2026-0001-1 MREF: A-1 CRED: DE11ZZZ00000000003'
    expect(paid(text)?.details).toMatchObject([
      { purpose: text, endToEndId: null, mandateReference: null, creditorId: null },
    ])
  })

  test.each([
    [
      'that say something else than their field',
      'Danke EREF: M-78',
      '<EndToEndId>M-77</EndToEndId>',
      'Danke EREF: M-78',
    ],
    ['that are none', 'Danke EREF: NOTPROVIDED', '<EndToEndId>M-77</EndToEndId>', 'Danke'],
    [
      'with others between',
      'Danke EREF: M-77 KREF: K-1 MREF: A-1',
      '<EndToEndId>M-77</EndToEndId><MndtId>A-1</MndtId>',
      'Danke KREF: K-1',
    ],
    ['with nothing before them', 'EREF: M-77', '<EndToEndId>M-77</EndToEndId>', ''],
    [
      'too long for one',
      'Siehe MREF: wie neulich am Telefon mit Ihnen besprochen',
      '',
      'Siehe MREF: wie neulich am Telefon mit Ihnen besprochen',
    ],
  ])('%s', (_, text, refs, purpose) => {
    expect(paid(text, refs)?.details).toMatchObject([{ purpose }])
  })

  test('of several parts that are one', () => {
    const part = (text: string) => `<TxDtls><RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls>`
    const entry = entryOf(
      `${head('CRDT', '')}<NtryDtls>${part('RE 1 EREF: NOTPROVIDED')}${part('RE 2')}</NtryDtls>`,
    )
    expect(entry?.details).toMatchObject([{ purpose: 'RE 1 RE 2' }])
    expect(entry && entryContent(entry)).toBe(asBefore('RE1EREF:NOTPROVIDEDRE2'))
  })
})

describe('what a payer says apart from the text', () => {
  const paid = (remittance: string) =>
    entryOf(`${head('CRDT', '')}<NtryDtls><TxDtls><RmtInf>${remittance}</RmtInf></TxDtls></NtryDtls>`)
  const invoice = (number: string) =>
    `<RfrdDocInf><Tp><CdOrPrtry><Cd>CINV</Cd></CdOrPrtry></Tp><Nb>${number}</Nb></RfrdDocInf>`
  const reference = (of: string) => `<CdtrRefInf><Ref>${of}</Ref></CdtrRefInf>`

  test.each([
    ['invoices by their numbers', `<Strd>${invoice('RE-7')}${invoice('RE-8')}</Strd>`, 'RE-7 RE-8'],
    [
      'in several places, behind its words',
      `<Strd>${invoice('RE-7')}</Strd><Strd>${invoice('RE-8')}<AddtlRmtInf>Teilzahlung</AddtlRmtInf></Strd>`,
      'Teilzahlung RE-7 RE-8',
    ],
    [
      'what its text says already',
      `<Ustrd>Rechnung RE-7</Ustrd><Strd>${invoice('RE-7')}</Strd>`,
      'Rechnung RE-7',
    ],
  ])('%s', (_, remittance, purpose) => {
    expect(paid(remittance)?.details).toMatchObject([{ purpose, creditorReference: null }])
  })

  test('a second reference', () => {
    const two = `<Strd>${reference('RF18539007547034')}</Strd><Strd>${reference('RF712348231')}</Strd>`
    expect(paid(two)?.details).toMatchObject([
      { purpose: 'RF712348231', creditorReference: 'RF18539007547034' },
    ])
  })

  test('does not change by what an entry is known', () => {
    const [bare, full] = ['', invoice('RE-7')].map((more) => paid(`<Ustrd>Danke</Ustrd><Strd>${more}</Strd>`))
    expect(full?.details).toMatchObject([{ purpose: 'Danke RE-7' }])
    expect(full && entryContent(full)).toBe(bare && entryContent(bare))
  })
})

test('the namespace of Austrian banks is that of camt.053', () => {
  const austrian = text('sparkasse-camt053-v02.xml').replace(
    'urn:iso:std:iso:20022:tech:xsd:camt.053.001.02',
    'ISO:camt.053.001.02:APC:STUZZA:payments:003',
  )
  expect(read(austrian)).toEqual(read(text('sparkasse-camt053-v02.xml')))
})
