import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { balanceGap } from '~/domain/bank/balance-gap'
import { type BankFile, readBankFile } from '~/office/bank/read-file.server'

// The files beside this one were written by hand after the layouts that banks' exports have, with invented data.

const bytes = (name: string) => readFileSync(new URL(`files/${name}`, import.meta.url))

async function read(name: string) {
  return known(await readBankFile(bytes(name), 'tenant'))
}

function known(file: BankFile) {
  if ('unknownHeadings' in file) throw new Error(`unknown: ${file.unknownHeadings}`)
  return file
}

const [US, THEM] = ['DE02500105170137075030', 'DE02300209000106531065']

test.each([
  [
    ...['sparkasse-camt.csv', 'Sparkasse (CAMT)', US],
    [
      {
        ...{ bookedOn: '2026-02-03', valueOn: '2026-02-03', cents: 119_000, label: 'GUTSCHR. UEBERWEISUNG' },
        details: [
          {
            party: { name: 'Hausverwaltung Petersen', iban: 'DE02120300000000202051', bic: 'BYLADEM1001' },
            ...{ purpose: 'Rechnung RE-2026-0017', endToEndId: null, returned: null },
          },
        ],
      },
      {
        cents: -10_450,
        details: [
          {
            party: { name: 'Lina Sömmer' },
            ...{ endToEndId: 'ZT-RE-9', mandateReference: 'M-10007', creditorId: 'DE98ZZZ09999999999' },
            ...{ originalCents: 10_000, chargesCents: 450, returned: { code: 'AC04', text: '' } },
          },
        ],
      },
    ],
    [{ reason: 'pending', count: 1 }],
  ],
  [
    ...['sparkasse-mt940.csv', 'Sparkasse (MT940)', US],
    [
      {
        cents: -2999,
        details: [
          {
            ...{ purpose: 'Rechnung 11063225', endToEndId: '11063225-1', mandateReference: '41310-1' },
            ...{ creditorId: 'DE11ZZZ00000000003', party: { name: 'Dienstleister GmbH', iban: THEM } },
          },
        ],
      },
    ],
    [],
  ],
  [
    ...['volksbank-2018.csv', 'Volksbank (bis 2020)', 'DE02120300000000202051'],
    [
      {
        ...{ bookedOn: '2017-12-29', cents: 120_210, label: 'UEBERWEISUNGSGUTSCHR' },
        details: [
          {
            purpose: 'Auslagen Teamtag 2017 Rückzahlung',
            ...{ ultimateName: 'Kreiskasse Breisgau', party: { name: 'Sebastian Läufer', iban: US } },
          },
        ],
      },
      {
        cents: -11_240,
        details: [
          { purpose: 'Beitrag 2018 für das Fahrzeug KI-ZT 1 in €', party: { name: 'Kfz-Versicherung' } },
        ],
      },
    ],
    [],
  ],
  [
    ...['dkb.csv', 'DKB', 'DE02120300000000202051'],
    [
      {
        cents: 123_412,
        details: [{ endToEndId: 'E2E-45', purpose: 'RE-2026-0045', party: { name: 'Kurt Kunde', iban: US } }],
      },
      { cents: 100_000, details: [{ party: { name: 'Kurt Kunde' } }] },
      { bookedOn: '2026-03-28', cents: -6230, details: [{ party: { name: 'Werkzeug Jansen', iban: THEM } }] },
    ],
    [
      { reason: 'pending', count: 1 },
      { reason: 'information', count: 1 },
    ],
  ],
  [
    ...['dkb-2018.csv', 'DKB (bis 2023)', 'DE02120300000000202051'],
    [
      {
        valueOn: '2018-10-18',
        cents: -1678,
        details: [{ mandateReference: 'M-8', party: { name: 'Shop' } }],
      },
      { cents: 104_567, details: [{ endToEndId: 'E-5', party: { name: 'Kunde Köln', iban: US } }] },
    ],
    [],
  ],
  [
    ...['volksbank-2021.csv', 'Volksbank (bis 2021)', null],
    [
      { cents: 1200, label: 'Überweisungsgutschr.', details: [{ purpose: 'RE 6', party: { iban: US } }] },
      { cents: -108_000, details: [{ purpose: 'Abschlag', party: { name: 'Strom', iban: THEM } }] },
    ],
    [],
  ],
  [
    ...['ing.csv', 'ING', US],
    [
      {
        ...{ bookedOn: '2025-11-28', cents: 264_774, label: '' },
        details: [{ purpose: '97052181157Z00511 RV-RENTE 11.2025', party: { name: 'Rente', iban: null } }],
      },
      { cents: -1398, label: 'Lastschrift', details: [{ party: { name: 'VISA Café Süß' } }] },
    ],
    [],
  ],
  [
    ...['commerzbank.csv', 'Commerzbank', THEM],
    [
      {
        ...{ cents: -390, label: 'Lastschrift' },
        details: [
          {
            ...{ endToEndId: '009876584321', mandateReference: 'M 98', creditorId: 'DE11ZZZ00000000003' },
            purpose: 'Mail & Media GmbH KD-Nr. K12345678/ RG-Nr. 12345678 SEPA-BASISLASTSCHRIFT wiederholend',
          },
        ],
      },
      {
        cents: -204_000,
        details: [
          {
            ...{ endToEndId: null, purpose: 'MONATLICH MIETE 1500EUR Dauerauftrag' },
            party: { name: 'RALF THUMM', iban: US, bic: 'GENODEF1M04' },
          },
        ],
      },
    ],
    [{ reason: 'information', count: 1 }],
  ],
  [
    ...['postbank.csv', 'Postbank, Deutsche Bank', 'DE02100500000054540402'],
    [
      { bookedOn: '2026-06-09', cents: 75_000, details: [{ purpose: 'RE-7', endToEndId: null }] },
      {
        ...{ bookedOn: '2026-06-30', valueOn: '2026-07-01', cents: -100_000 },
        details: [{ ultimateName: 'Rundfunk Köln', mandateReference: 'CMLP12345678901' }],
      },
    ],
    [],
  ],
  [
    ...['deutsche-bank-2023.csv', 'Postbank, Deutsche Bank', null],
    [
      { cents: 138_000, details: [{ party: { name: 'Kunde', iban: US } }] },
      { cents: -24_300, details: [{ mandateReference: 'VI-304', party: { name: 'Händler KG' } }] },
    ],
    [],
  ],
  [
    ...['targobank.csv', 'Targobank', THEM],
    [
      {
        cents: -500,
        label: 'Echtzeitüberweisung',
        details: [{ party: { name: 'CHRISTIAN MUSTER', iban: US } }],
      },
      { cents: -695, details: [{ purpose: 'für Oktober 2025', party: { name: '' } }] },
      {
        cents: -110_239,
        details: [
          {
            ...{ purpose: 'Kd 369 RG-Nr M25 0036910380/1', creditorId: 'DE11ZZZ00000000003' },
            ...{ mandateReference: 'MC-36910380-1', party: { name: 'DLS GmbH' } },
          },
        ],
      },
      { cents: 8316, details: [{ purpose: 'RF Strom 1', party: { name: 'TEAG' } }] },
    ],
    [],
  ],
  [...['targobank-point.csv', 'Targobank', THEM], [{ cents: 108_316 }], []],
  [
    ...['n26.csv', 'N26', null],
    [
      { cents: 98_000, details: [{ purpose: 'RE-1, Teil 1', party: { name: 'Kurt Kunde', iban: US } }] },
      { cents: 98_000 },
      { bookedOn: '2026-01-06', cents: -1050, details: [{ purpose: '', party: { name: 'AWS EMEA' } }] },
    ],
    [],
  ],
  [...['n26-2021.csv', 'N26 (bis 2023, deutsch)', null], [{ bookedOn: '2021-06-01', cents: -198_000 }], []],
  [
    ...['wise.csv', 'Wise', null],
    [
      {
        ...{ bookedOn: '2026-03-14', cents: 100_000, reference: 'TRANSFER-987' },
        details: [{ purpose: 'RE-2026-51', party: { name: 'ACME INC', iban: null } }],
      },
      { cents: -12_050, details: [{ party: { name: 'Werkzeug Jansen', iban: THEM } }] },
    ],
    [],
  ],
  [
    ...['paypal.csv', 'PayPal', null],
    [
      {
        ...{ bookedOn: '2026-03-01', cents: 115_994, reference: 'AAA111', label: 'Website-Zahlung' },
        details: [
          {
            ...{ cents: 119_000, chargesCents: 3006, purpose: 'Fassade RE-2026-61' },
            party: { name: 'Karla Käufer' },
          },
        ],
      },
      {
        ...{ cents: -930, reference: 'BBB3' },
        details: [{ purpose: 'Server INV-5', party: { name: 'Hosting Inc.' } }],
      },
    ],
    [
      { reason: 'pending', count: 1 },
      { reason: 'information', count: 3 },
    ],
  ],
  [...['paypal-statement.csv', 'PayPal', null], [{ cents: -36_000 }, { cents: 36_000 }], []],
  [
    ...['finom.csv', 'Finom', US],
    [
      { cents: 50_000, details: [{ purpose: 'Privateinlage', party: { iban: 'DE02120300000000202051' } }] },
      { cents: -6000, details: [{ purpose: 'Annual fee (incl. VAT). Period: 01 Jan, 2026 - 31 Dec, 2026' }] },
      {
        ...{ cents: -6000, reference: '11111111-1111-1111-1111-111111111111' },
        details: [{ purpose: '', party: { name: 'SumUp  *Haendler GmbH' } }],
      },
    ],
    [],
  ],
  [...['vivid.csv', 'Vivid', null], [{ cents: 250_000 }, { cents: -65_000 }], []],
] as const)('%s is known as %s', async (name, layout, iban, entries, ignored) => {
  const { statements, layouts } = await read(name)
  expect(layouts).toEqual([layout])
  expect(statements).toHaveLength(1)
  expect(statements[0]).toMatchObject({ format: 'csv', account: { iban }, ignored })
  expect(statements[0]?.entries).toHaveLength(entries.length)
  expect(statements[0]?.entries).toMatchObject(entries)
})

test('each account of a file has a statement of its own', async () => {
  const { statements } = await read('volksbank.csv')
  expect(statements.map(({ account, entries }) => [account.iban, entries.map(({ cents }) => cents)])).toEqual(
    [
      ['DE02120300000000202051', [-5000, 295_000, -769]],
      ['DE02100500000054540402', [100_000]],
    ],
  )
  expect(statements[0]?.entries[1]?.details[0]).toMatchObject({
    ...{ purpose: 'RE 2026-31', endToEndId: 'M-77', mandateReference: 'A-1', ultimateName: 'Karl Müller' },
    ...{ creditorId: 'DE11ZZZ00000000003', party: { name: 'Müller GmbH', bic: 'INGDDEFFXXX' } },
  })
  expect(statements[0]?.entries[2]?.details[0]).toMatchObject({ mandateReference: null, returned: null })
})

test.each([
  ['', 'Danke EREF: 2026-0001-1', null],
  ['', 'Danke MREF: A-1', null],
  ['Überweisungsgutschrift', 'Danke MREF: A-1', null],
  ['Überweisungsgutschrift', 'Danke EREF: 2026-0001-1', '2026-0001-1'],
])('of a payer’s text (%s) in “%s”, no reference of a debit is believed', async (label, text, endToEndId) => {
  const file = bytes('volksbank.csv')
    .toString('utf8')
    .replace(
      ';;RE 2026-31 EREF: M-77 MREF: A-1 CRED: DE11ZZZ00000000003 IBAN: DE02500105170137075030 BIC: INGDDEFFXXX ABWA: Karl Müller;',
      `;${label};${text} IBAN: DE02500105170137075030 BIC: INGDDEFFXXX;`,
    )
  const { statements } = known(await readBankFile(Buffer.from(file), 'tenant'))
  expect(statements[0]?.entries[1]?.details).toMatchObject([
    { purpose: endToEndId === null ? text : 'Danke', endToEndId, mandateReference: null },
  ])
})

test('accounts without a number are told apart by their names', async () => {
  const { statements } = await read('comdirect.csv')
  expect(statements).toMatchObject([
    {
      account: { iban: null, number: 'Girokonto' },
      ignored: [{ reason: 'pending', count: 1 }],
      entries: [
        {
          ...{ bookedOn: '2023-10-02', valueOn: '2023-10-04', cents: -123_456, reference: 'DE987654321/1' },
          details: [
            { purpose: 'Rechnung 99', party: { name: 'Werkzeug Jansen', iban: THEM, bic: 'CMCIDEDDXXX' } },
          ],
        },
        { cents: -4001, details: [{ purpose: 'Beitrag 2023', party: { name: 'Stadtbücherei Köln' } }] },
      ],
    },
    { account: { iban: null, number: 'Tagesgeld PLUS-Konto' }, entries: [{ cents: 500 }] },
  ])
})

test.each([
  ['volksbank.csv', { cents: 50_000, on: '2026-03-02' }, { cents: 339_231, on: '2026-03-03' }],
  ['volksbank-2018.csv', { cents: -1030, on: '2017-12-01' }, { cents: 107_940, on: '2018-01-10' }],
  ['ing.csv', { cents: 0, on: '2025-11-28' }, { cents: 263_376, on: '2025-12-09' }],
  ['wise.csv', { cents: 0, on: '2026-03-14' }, { cents: 87_950, on: '2026-03-15' }],
  ['finom.csv', { cents: 0, on: '2026-03-02' }, { cents: 38_000, on: '2026-03-05' }],
])('%s says its balances, and they add up', async (name, opening, closing) => {
  const [statement] = (await read(name)).statements
  expect(statement).toMatchObject({ opening, closing })
  expect(statement && balanceGap(statement)).toBe(0)
})

const text = (name: string) => bytes(name).toString()

test.each([
  ['a file that Excel saved', text('wise.csv').replace('TRANSFER-988', '"6,17E+025"'), 'bank_file_excel'],
  ['another currency', text('wise.csv').replace('1000.00,EUR', '1000.00,USD'), 'bank_file_currency USD'],
  [
    'a payment in dollars that was not exchanged',
    text('paypal.csv').replaceAll(/("BBB[23]"),"BBB1"/g, '$1,"BBB9"'),
    'bank_file_currency USD',
  ],
  [
    'an amount that a spreadsheet has parted in two',
    text('postbank.csv').replace('750;EUR', '750;00;EUR'),
    'bank_file_row 10',
  ],
  ['an amount that is none', text('vivid.csv').replace('2500.00', '2;500'), 'bank_file_row 2'],
  ['a day that does not exist', text('vivid.csv').replace('03.03', '31.02'), 'bank_file_row 3'],
  ['an entry without a day', text('vivid.csv').replace('03.03.2026', ''), 'bank_file_row 3'],
  ['a day as a spreadsheet counts it', text('vivid.csv').replace('03.03.2026', '46084'), 'bank_file_excel'],
  [
    'a column too narrow for its days',
    text('vivid.csv').replace('03.03.2026', '########'),
    'bank_file_excel',
  ],
  ['an entry without an amount', text('vivid.csv').replace('-650.00', ''), 'bank_file_row 3'],
])('%s is refused by name', async (_, file, code) => {
  await expect(readBankFile(Buffer.from(file), 'tenant')).rejects.toMatchObject({ code })
})

test.each([
  [
    ...['hypovereinsbank.csv', 'HypoVereinsbank', { iban: null, number: '137075030' }],
    [
      { ...{ cents: -8450, bookedOn: '2026-03-03', valueOn: '2026-02-28' }, reference: null },
      {
        cents: 119_000,
        details: [{ purpose: 'SEPA-GUTSCHRIFT RECHNUNG RE-2026-0051', party: { name: 'ANNA BRANDT' } }],
      },
    ],
    [],
  ],
  [
    ...['consorsbank.csv', 'Consorsbank', { iban: null, number: null }],
    [
      { cents: -125_075, details: [{ party: { name: 'Farben Hansen', iban: THEM } }] },
      {
        ...{ cents: 47_600, label: 'SEPA-Überweisung', valueOn: '2026-03-05' },
        details: [
          {
            purpose: 'RE-2026-0052',
            party: { name: 'Jörg Krüger', iban: 'DE02120300000000202051', bic: 'BYLADEM1001' },
          },
        ],
      },
    ],
    [],
  ],
  [
    ...['deutsche-bank-english.csv', 'Deutsche Bank (englisch)', { iban: US }],
    [
      {
        ...{ cents: 238_000, bookedOn: '2026-03-01' },
        details: [
          { purpose: 'RE-2026-0056', party: { name: 'Anna Brandt', iban: 'DE02120300000000202051' } },
        ],
      },
      {
        ...{ cents: -125_075, bookedOn: '2026-03-02', valueOn: '2026-03-03' },
        details: [
          {
            ...{ purpose: 'Rechnung 99127; Farbe', endToEndId: 'E-17', mandateReference: 'M-77' },
            creditorId: 'DE11ZZZ00000000003',
          },
        ],
      },
    ],
    [],
  ],
  [
    ...['paypal-english.csv', 'PayPal (englisch)', { iban: null }],
    [
      {
        ...{ cents: 115_994, bookedOn: '2026-03-01', reference: 'AAA111' },
        details: [{ cents: 119_000, chargesCents: 3006, purpose: 'Fassade RE-2026-61' }],
      },
      { cents: -100_000, bookedOn: '2026-03-14', label: 'General Withdrawal' },
    ],
    [
      { reason: 'pending', count: 1 },
      { reason: 'information', count: 1 },
    ],
  ],
  [
    ...['revolut-business.csv', 'Revolut Business', { iban: US }],
    [
      {
        ...{ cents: 119_000, reference: 'rev-2' },
        details: [{ purpose: 'RE-2026-0053 Money added from ANNA BRANDT', party: { name: 'Anna Brandt' } }],
      },
      {
        ...{ cents: -18_689, bookedOn: '2026-03-06' },
        details: [{ cents: -18_504, chargesCents: 185, party: { name: 'Farben Hansen' } }],
      },
    ],
    [
      { reason: 'pending', count: 1 },
      { reason: 'information', count: 1 },
    ],
  ],
  [
    ...['qonto.csv', 'Qonto', { iban: US }],
    [
      {
        cents: 200_000,
        details: [{ purpose: 'RE-2026-0054', party: { iban: 'DE02120300000000202051' } }],
      },
      { cents: -129_279, bookedOn: '2026-03-01', reference: 'qo-2' },
    ],
    [{ reason: 'information', count: 1 }],
  ],
  [
    ...['qonto-deutsch.csv', 'Qonto (deutsch)', { iban: null }],
    [
      { cents: 119_000, details: [{ purpose: 'RE-2026-0055', party: { name: 'Anna Brandt' } }] },
      { cents: -3796, bookedOn: '2026-06-30', details: [{ party: { name: 'Bäckerei Nord' } }] },
    ],
    [],
  ],
] as const)('%s of %s is read, oldest first', async (name, layout, account, entries, ignored) => {
  expect(await read(name)).toMatchObject({
    layouts: [layout],
    statements: [{ account, entries, ignored }],
  })
})

// As other programs, and spreadsheets of other countries, write the entry of 1,190.00 on 3 February.
test.each([
  ['an accountant’s brackets', '1190,00', '(1.190,00)', -119_000],
  ['the letter of a debit behind it', '1190,00', '1.190,00 S', -119_000],
  ['the letter of a credit behind it', '1190,00', '1190,00H', 119_000],
  ['a minus behind it', '1190,00', '1.190,00-', -119_000],
  ['a Swiss thousand', '1190,00', "1'190,00", 119_000],
  ['an apostrophe that makes it a text', '1190,00', "'1190,00", 119_000],
  ['no euros', '1190,00', ',50', 50],
  ['a day that a spreadsheet turned', '"03.02.26"', '"2026-02-03"', 119_000],
])('%s is read', async (_, written, instead, cents) => {
  const file = bytes('sparkasse-camt.csv').toString('latin1').replaceAll(written, instead)
  const { statements } = await readBankFile(Buffer.from(file, 'latin1'), 'tenant').then(known)
  expect(statements[0]?.entries[0]).toMatchObject({ cents, bookedOn: '2026-02-03', valueOn: '2026-02-03' })
})

test('a service’s days that a German spreadsheet turned are the same days', async () => {
  const turned = text('n26.csv').replace(/(\d{4})-(\d\d)-(\d\d)/g, '$3.$2.$1')
  const days = ({ statements }: Awaited<ReturnType<typeof read>>) =>
    statements.flatMap(({ entries }) => entries.map(({ bookedOn, valueOn }) => [bookedOn, valueOn]))
  expect(days(known(await readBankFile(Buffer.from(turned), 'tenant')))).toEqual(days(await read('n26.csv')))
})

test('days that may be months are never guessed: a person says what they are', async () => {
  const file = text('paypal-english.csv').replace(/"3\/14\/2026".*\r?\n/, '')
  expect(await readBankFile(Buffer.from(file), 'tenant')).toMatchObject({
    unknownHeadings: expect.arrayContaining(['Date', 'Gross']),
  })
  const british = text('paypal-english.csv').replaceAll(/"3\/(\d+)\/2026"/g, '"$1/03/2026"')
  const { statements } = known(await readBankFile(Buffer.from(british), 'tenant'))
  expect(statements[0]?.entries.map(({ bookedOn }) => bookedOn)).toEqual(['2026-03-01', '2026-03-14'])
})

test('a sum below the entries is none of them, an entry without a day is not passed over', async () => {
  const foot = (name: string, iban: string) =>
    `"";"";"";"";"Summe";"";"";"";"";"";"";"${name}";"${iban}";"";"1085,50";"EUR";""\r\n`
  const file = bytes('sparkasse-camt.csv').toString('latin1')
  const withSum = known(await readBankFile(Buffer.from(file + foot('', ''), 'latin1'), 'tenant'))
  expect(withSum.statements.map(({ entries }) => entries.length)).toEqual([2])
  await expect(readBankFile(Buffer.from(file + foot('Ida', THEM), 'latin1'), 'tenant')).rejects.toMatchObject(
    { code: 'bank_file_row 5' },
  )
})

test('unknown headings come back with what is below them, and are read by a map of one’s own', async () => {
  const file = Buffer.from(
    'Kontoauszug;Musterbank\nTag;Wer;Wofür;Summe\n01.03.2026;Kurt;RE-1;"1.190,00"\n02.03.2026;Ida;RE-2;-5\n',
  )
  expect(await readBankFile(file, 'tenant')).toEqual({
    unknownHeadings: ['Tag', 'Wer', 'Wofür', 'Summe'],
    rows: [
      ['01.03.2026', 'Kurt', 'RE-1', '1.190,00'],
      ['02.03.2026', 'Ida', 'RE-2', '-5'],
    ],
  })
  const own = {
    name: 'Musterbank',
    headings: ['Tag', 'Wer', 'Wofür', 'Summe'],
    columns: { bookedOn: ['Tag'], name: ['Wer'], purpose: ['Wofür'], amount: ['Summe'] },
    ...({ decimal: ',', dates: 'DMY' } as const),
  }
  expect(await readBankFile(file, 'tenant', [own])).toMatchObject({
    layouts: ['Musterbank'],
    statements: [{ entries: [{ cents: 119_000, details: [{ party: { name: 'Kurt' } }] }, { cents: -500 }] }],
  })
})
