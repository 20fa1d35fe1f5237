import { expect, test } from 'vitest'
import { balanceGap } from '~/domain/bank/balance-gap'
import { readBankFile } from '~/office/bank/read-file.server'

// Written by hand after what real exports were seen to hold beside the usual, with invented data.

const US = 'DE02500105170137075030'
const THEM = 'DE02300209000106531065'

async function read(...lines: string[]) {
  const file = await readBankFile(Buffer.from(lines.join('\n')), 'tenant')
  if ('unknownHeadings' in file) throw new Error(`unknown: ${file.unknownHeadings}`)
  return file
}

test('Consorsbank since it writes IBANs', async () => {
  const file = await read(
    'Konto;Inhaber;Bank',
    'Girokonto;Malerbetrieb Arndt;Consorsbank',
    `IBAN;${US}`,
    '',
    'Buchung ;Valuta;Sender / Empfänger;IBAN;BIC;Buchungstext;Verwendungszweck;Kategorie;Stichwörter;Umsatz geteilt;Betrag;Währung',
    `02.03.2026;03.03.2026;Kita Sonnenhof;${THEM};CMCIDEDD;Gutschrift;RE-2026-0031;n/a;n/a;n/a;1.190,00;EUR`,
    '01.03.2026;01.03.2026;Farben Krüger;n/a;n/a;Kartenzahlung;n/a;n/a;n/a;n/a;−250,50;EUR',
  )
  expect(file).toMatchObject({
    layouts: ['Consorsbank (mit IBAN)'],
    statements: [
      {
        account: { iban: US },
        entries: [
          { cents: -25_050, details: [{ party: { name: 'Farben Krüger', iban: null }, purpose: '' }] },
          {
            ...{ cents: 119_000, bookedOn: '2026-03-02', valueOn: '2026-03-03', label: 'Gutschrift' },
            details: [
              { party: { name: 'Kita Sonnenhof', iban: THEM, bic: 'CMCIDEDD' }, purpose: 'RE-2026-0031' },
            ],
          },
        ],
      },
    ],
  })
})

test('1822direkt with a purpose in columns of 27 characters', async () => {
  const lines = Array.from({ length: 18 }, (_, index) => `Vwz.${index}`).join(';')
  const file = await read(
    `Kontonummer;Datum/Zeit;Buchungstag;Wertstellung;Soll/Haben;Buchungsschlüssel;Buchungsart;Empfänger/Auftraggeber Name;Empfänger/Auftraggeber IBAN;Empfänger/Auftraggeber BIC;Glaeubiger-ID;Mandatsreferenz;Mandatsdatum;${lines};End-to-End-Identifikation`,
    `137075030;02.03.2026 04:07;02.03.2026;02.03.2026;-25,99;20200;Lastschrift;Netz Nord GmbH;${THEM};CMCIDEDD;DE98ZZZ09999999999;M-7;01.01.2024;Ihre Rechnung 4711 vom 28.0;2.2026 vielen Dank;${';'.repeat(16)}E2E-4711`,
  )
  expect(file).toMatchObject({
    layouts: ['1822direkt'],
    statements: [
      {
        account: { number: '137075030' },
        entries: [
          {
            ...{ cents: -2599, label: 'Lastschrift' },
            details: [
              {
                party: { name: 'Netz Nord GmbH', iban: THEM },
                purpose: 'Ihre Rechnung 4711 vom 28.02.2026 vielen Dank',
                ...{ endToEndId: 'E2E-4711', mandateReference: 'M-7', creditorId: 'DE98ZZZ09999999999' },
              },
            ],
          },
        ],
      },
    ],
  })
})

test('Santander, with the balance beside each entry', async () => {
  const file = await read(
    `Kontonummer:;${US}`,
    '',
    'Kontostand vom 02.03.2026 (EUR):1.290,00',
    '',
    'Buchungsdatum;Wertstellung;Betrag(EUR);Saldo(EUR);Verwendungszweck',
    '02.03.2026;02.03.2026;1.190,00;1.290,00;ÜBERWEISUNG VON Kita Sonnenhof SVWZ+RE-2026-0031',
    '01.03.2026;01.03.2026;-50,00;100,00;LASTSCHRIFT Netz Nord',
  )
  expect(file).toMatchObject({ layouts: ['Santander'], statements: [{ account: { iban: US } }] })
  expect(file.statements.map(balanceGap)).toEqual([0])
})

test('Sparda before 2024, whose rows have a cell without a heading for what is pending', async () => {
  const file = await read(
    '"Kontoumsätze Geschäftskonto"',
    '"Umsätze ab";"Enddatum";"Kontonummer";"Saldo";"Währung"',
    '"01.07.2023";"31.07.2023";"137075030";"1.234,56";"EUR"',
    '',
    '"Buchungstag";"Wertstellungstag";"Verwendungszweck";"Umsatz";"Währung"',
    '"31.07.2023";"31.07.2023";"Kita Sonnenhof SEPA-ÜBERWEISUNG SVWZ+ RE-2023-0031";"30,00";"EUR";""',
    '"31.07.2023";"31.07.2023";"Netz Nord SEPA-LASTSCHRIFT";"-9,00";"EUR";"*"',
    '"* noch nicht ausgeführte Umsätze"',
  )
  expect(file).toMatchObject({
    layouts: ['Sparda (bis 2024)'],
    statements: [{ entries: [{ cents: 3000 }], ignored: [{ reason: 'pending', count: 1 }] }],
  })
})

test.each([
  ['', ''],
  [';Kategorie', ';Einnahmen'],
])('Sparkasse without columns of references%s', async (heading, cell) => {
  const file = await read(
    `Auftragskonto;Buchungstag;Valutadatum;Buchungstext;Verwendungszweck;Beguenstigter/Zahlungspflichtiger;Kontonummer/IBAN;BIC (SWIFT-Code);Betrag;Waehrung;Info${heading}`,
    `${US};02.03.26;03.03.26;GUTSCHR. UEBERWEISUNG;EREF+E2E-1 SVWZ+RE-2026-0031;Kita Sonnenhof;${THEM};CMCIDEDD;245,50;EUR;Umsatz gebucht${cell}`,
    `${US};02.03.26;03.03.26;LASTSCHRIFT;Strom;Netz Nord;${THEM};CMCIDEDD;-20,00;EUR;Umsatz vorgemerkt${cell}`,
  )
  expect(file).toMatchObject({
    layouts: ['Sparkasse (ohne Referenzen)'],
    statements: [
      {
        account: { iban: US },
        entries: [
          {
            ...{ cents: 24_550, valueOn: '2026-03-03' },
            details: [
              { party: { name: 'Kita Sonnenhof', iban: THEM }, purpose: 'RE-2026-0031', endToEndId: 'E2E-1' },
            ],
          },
        ],
        ignored: [{ reason: 'pending', count: 1 }],
      },
    ],
  })
})

test.each([
  ['with umlauts', 'Empfänger/Auftraggeber', 'Währung'],
  ['without', 'Empfaenger/Auftraggeber', 'Waehrung'],
])('OLB %s', async (_, name, currency) => {
  const file = await read(
    `Inhaberkonto;Buchungsdatum;Valuta;${name};IBAN;BIC;Verwendungszweck;Betrag;${currency};Kundenreferenz;Bankreferenz;Primatnota;Transaktions-Code;Transaktions-Text`,
    `${US};24.03.2026;25.03.2026;Kita Sonnenhof;${THEM};CMCIDEDD;RE-2026-0031;447,48;EUR;NONREF;;0004770;152;DA-GUTSCHR`,
    `${US};23.03.2026;23.03.2026;Ida Brandt;${THEM};;RE-2026-0030;-119,00;EUR;E2E-5;B-1;0004770;109;RUECKLASTS`,
  )
  expect(file).toMatchObject({
    layouts: ['OLB'],
    statements: [
      {
        account: { iban: US },
        entries: [
          {
            ...{ cents: -11_900, reference: 'B-1' },
            details: [{ party: { name: 'Ida Brandt' }, endToEndId: 'E2E-5', returned: { text: '' } }],
          },
          {
            ...{ cents: 44_748, reference: null, valueOn: '2026-03-25', label: 'DA-GUTSCHR' },
            details: [{ party: { name: 'Kita Sonnenhof', iban: THEM, bic: 'CMCIDEDD' }, endToEndId: null }],
          },
        ],
      },
    ],
  })
})

test.each([
  ['least', (text: string) => Buffer.from(text, 'utf16le')],
  ['most', (text: string) => Buffer.from(text, 'utf16le').swap16()],
])('UTF-16 without a mark, its %s significant byte first', async (_, written) => {
  const text =
    'Kontonummer;Buchungsdatum;Valuta;Verwendungszweck;Betrag;Waehrung\r\n137075030;01.04.2026;01.04.2026;GUTSCHRIFT Süd, 5 €;50,00;EUR\r\n'
  expect(await readBankFile(written(text), 'tenant')).toMatchObject({
    layouts: ['HypoVereinsbank'],
    statements: [{ entries: [{ cents: 5000, details: [{ purpose: 'GUTSCHRIFT Süd, 5 €' }] }] }],
  })
})

test.each([
  ['commas', '-1.034,75', '100,00'],
  ['points', '-1034.75', '100.00'],
])('bunq with %s', async (_, out, into) => {
  const file = await read(
    '"Date","Interest Date","Amount","Account","Counterparty","Name","Description"',
    `"2026-03-02","2026-03-02","${out}","${US}","${THEM}","Farben Krüger","RE 77"`,
    `"2026-03-01","2026-03-01","${into}","${US}","","Ida Brandt","RE-2026-0031"`,
  )
  expect(file).toMatchObject({
    layouts: ['bunq'],
    statements: [
      {
        account: { iban: US },
        entries: [
          { cents: 10_000 },
          { cents: -103_475, details: [{ party: { name: 'Farben Krüger', iban: THEM } }] },
        ],
      },
    ],
  })
})

test.each([
  [
    'Revolut',
    'Type,Product,Started Date,Completed Date,Description,Amount,Fee,Currency,State,Balance',
    ['COMPLETED', 'PENDING', 'REVERTED'],
  ],
  [
    'Revolut (deutsch)',
    'Art,Produkt,Datum des Beginns,Datum des Abschlusses,Beschreibung,Betrag,Gebühr,Währung,Status,Kontostand',
    ['ABGESCHLOSSEN', 'AUSSTEHEND', 'RÜCKGÄNGIG GEMACHT'],
  ],
])(
  '%s takes its fee beside the amount, and has no day for what is not done',
  async (layout, head, [done, wait, back]) => {
    const file = await read(
      head,
      `Transfer,Giro,2026-03-01 19:58:56,2026-03-01 19:58:57,Payment from Ida Brandt,100.00,0.00,EUR,${done},100.00`,
      `Exchange,Giro,2026-03-02 08:00:00,2026-03-02 08:00:00,Exchanged to USD,-50.00,0.25,EUR,${done},49.75`,
      `Fee,Giro,2026-03-03 08:00:00,2026-03-03 08:00:00,Card delivery,0.00,7.99,EUR,${done},41.76`,
      `Card Payment,Giro,2026-03-04 19:30:00,,Streaming,-13.99,0.00,EUR,${wait},41.76`,
      `Card Payment,Giro,2026-03-04 19:30:00,,Fuel,-60.00,0.00,EUR,${back},`,
    )
    expect(file).toMatchObject({
      layouts: [layout],
      statements: [
        {
          entries: [
            { cents: 10_000 },
            { cents: -5025, details: [{ cents: -5000, chargesCents: 25 }] },
            { cents: -799 },
          ],
          ignored: [
            { reason: 'pending', count: 1 },
            { reason: 'information', count: 1 },
          ],
        },
      ],
    })
    expect(file.statements.map(balanceGap)).toEqual([0])
  },
)

const DKB =
  '"Buchungsdatum";"Wertstellung";"Status";"Zahlungspflichtige*r";"Zahlungsempfänger*in";"Verwendungszweck";"Umsatztyp";"Betrag";"Gläubiger-ID";"Mandatsreferenz";"Kundenreferenz";'

test('an account’s IBAN behind its name', async () => {
  const { statements } = await read(
    `"Konto";"Girokonto ${US}";`,
    '"";',
    '"Kontostand vom 20.10.2023:";"6,37 EUR";',
    '"";',
    DKB,
    '"19.10.23";"19.10.23";"Gebucht";"Arndt";"Farben Krüger";"RE 77";"Ausgang";"-40,00 €";"";"";"";',
  )
  expect(statements).toMatchObject([{ account: { iban: US }, entries: [{ cents: -4000 }] }])
})

test('a day’s balance among the entries, and news of 0.00 without a day, are no entries and counted', async () => {
  const dkb = await read(
    `"Kontonummer:";"${US} / Girokonto";`,
    '"Buchungstag";"Wertstellung";"Buchungstext";"Auftraggeber / Begünstigter";"Verwendungszweck";"Kontonummer";"BLZ";"Betrag (EUR)";"Gläubiger-ID";"Mandatsreferenz";"Kundenreferenz";',
    '"16.01.2023";"16.01.2023";"Lastschrift";"Netz Nord";"RE 9";"";"";"-15,37";"";"";"";',
    '"20.01.2023";"";"";"";"Tagessaldo";"";"";"";',
  )
  const commerzbank = await read(
    'Buchungstag;Wertstellung;Umsatzart;Buchungstext;Betrag;Währung;Auftraggeberkonto;Bankleitzahl Auftraggeberkonto;IBAN Auftraggeberkonto',
    `;;;"Abschluss vom 31.12.2025 bis 31.03.2026 Saldo nach Abschluss 100,65 EUR";0,00;EUR;137075030;50010517;${US}`,
    `31.03.2026;31.03.2026;Zinsen/Entgelte;Kontoführung;-6,90;EUR;137075030;50010517;${US}`,
  )
  for (const { statements } of [dkb, commerzbank])
    expect(statements).toMatchObject([
      { account: { iban: US }, entries: [{}], ignored: [{ reason: 'information', count: 1 }] },
    ])
})

test('a card’s and a depot’s entries below those of a current account are other accounts', async () => {
  const { statements } = await read(
    ';',
    '"Umsätze Girokonto";"Zeitraum: 30 Tage";',
    '"Neuer Kontostand";"97,93 EUR";',
    '',
    '"Buchungstag";"Wertstellung (Valuta)";"Vorgang";"Buchungstext";"Umsatz in EUR";',
    '"27.02.2026";"27.02.2026";"Lastschrift / Belastung";"Auftraggeber: Netz Nord Buchungstext: RE 9 Ref. AB12/3";"-31,24";',
    '',
    '"Alter Kontostand";"129,17 EUR";',
    '',
    '"Umsätze Visa-Karte (Kreditkarte)";"Zeitraum: 30 Tage";',
    '"Buchungstag";"Umsatztag";"Vorgang";"Referenz";"Buchungstext";"Umsatz in EUR";',
    '"20.02.2026";"18.02.2026";"Visa-Umsatz";"123456789";"SHOP BERLIN";"-12,00";',
    '',
    '"Umsätze Depot";"Zeitraum: 30 Tage";',
    '',
    '"Buchungstag";"Geschäftstag";"Stück / Nom.";"Bezeichnung";"WKN";"Währung";"Ausführungskurs";"Umsatz in EUR";',
    '"19.02.2026";"17.02.2026";"10,00";"WELT FONDS";"A0A0A0";"EUR";"12,50";"-125,00";',
  )
  expect(statements).toMatchObject([
    { account: { number: 'Girokonto' }, entries: [{ cents: -3124, details: [{ purpose: 'RE 9' }] }] },
    { account: { number: 'Visa-Karte (Kreditkarte)' }, entries: [{ cents: -1200, valueOn: null }] },
    { account: { number: 'Depot' }, entries: [{ cents: -12_500 }] },
  ])
})
