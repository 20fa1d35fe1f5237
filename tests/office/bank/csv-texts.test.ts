import { expect, test } from 'vitest'
import { readBankFile } from '~/office/bank/read-file.server'

// Written by hand after what real exports were seen to hold, with invented data.

const US = 'DE02500105170137075030'
const THEM = 'DE02300209000106531065'

async function read(...lines: string[]) {
  const file = await readBankFile(Buffer.from(lines.join('\r\n')), 'tenant')
  if ('unknownHeadings' in file) throw new Error(`unknown: ${file.unknownHeadings}`)
  return file
}

function saysOf({ statements }: Awaited<ReturnType<typeof read>>) {
  return statements.flatMap(({ entries }) =>
    entries.flatMap(({ details }) => details.map((one) => one.purpose)),
  )
}

test('PayPal: what a buyer writes and what was bought count beside an empty subject, each text once', async () => {
  const head =
    '"Datum","Uhrzeit","Zeitzone","Name","Typ","Status","Währung","Brutto","Gebühr","Netto","Transaktionscode","Artikelbezeichnung","Zugehöriger Transaktionscode","Rechnungsnummer","Betreff","Hinweis","Auswirkung auf Guthaben"'
  const file = await read(
    head,
    '"01.03.2026","10:00:00","MEZ","Ida Brandt","Handyzahlung","Abgeschlossen","EUR","119,00","0,00","119,00","T1","","","","","Für RE-2026-0031","Haben"',
    '"02.03.2026","10:00:00","MEZ","Kai Ohm","Website-Zahlung","Abgeschlossen","EUR","59,00","-1,50","57,50","T2","Leiter","","R-7","Leiter","","Haben"',
    '"03.03.2026","10:00:00","MEZ","Kai Ohm","Website-Zahlung","Abgeschlossen","EUR","20,00","-1,00","19,00","T3","Pinsel","","","","","Haben"',
  )
  expect(file).toMatchObject({ layouts: ['PayPal'] })
  expect(saysOf(file)).toEqual(['Für RE-2026-0031', 'Leiter R-7', 'Pinsel'])
})

test('PayPal’s statement in English, of an account with German numbers and days', async () => {
  const file = await read(
    '"Date","Time","Time Zone","Description","Currency","Gross","Fee","Net","Balance","Transaction ID","From Email Address","Name","Bank Name","Bank Account","Shipping and Handling Amount","Sales Tax","Invoice ID","Reference Txn ID"',
    '"04.03.2026","10:11:12","Europe/Berlin","Website Payment","EUR","1.190,00","-25,00","1.165,00","1.165,00","T1","ida@example.com","Ida Brandt","","","0,00","0,00","RE-2026-0031",""',
  )
  expect(file).toMatchObject({
    layouts: ['PayPal (englisch)'],
    statements: [
      {
        entries: [
          { cents: 116_500, bookedOn: '2026-03-04', details: [{ cents: 119_000, purpose: 'RE-2026-0031' }] },
        ],
      },
    ],
  })
})

test('C24, whose rows lack a last cell, and between which empty ones stand', async () => {
  const file = await read(
    'Transaktionstyp,Buchungsdatum,Karteneinsatz,Betrag,Zahlungsempfänger,IBAN,BIC,Verwendungszweck,Beschreibung,Kontonummer,Kontoname,Kategorie,Unterkategorie,Bargeldabhebung',
    `SEPA-Gutschrift,02.03.2026,,"1.190,00 €",Kita Sonnenhof,${THEM},CMCIDEDD,RE-2026-0031,,${US},Smartkonto,Einnahmen,Aufträge`,
    ',,,,,,,,,,,,,',
    `Kartenzahlung,28.02.2026,27.02.2026 11:04,"-3,20 €",Farben Krüger,,,,Karte 1234,${US},Smartkonto,Sonstiges,Sonstiges,`,
  )
  expect(file).toMatchObject({
    layouts: ['C24'],
    statements: [
      {
        account: { iban: US },
        entries: [
          { cents: -320, label: 'Kartenzahlung', details: [{ party: { name: 'Farben Krüger' } }] },
          { cents: 119_000, details: [{ party: { name: 'Kita Sonnenhof', iban: THEM } }] },
        ],
      },
    ],
  })
  expect(saysOf(file)).toEqual(['Karte 1234', 'RE-2026-0031'])
})

test('Tomorrow, with English words, German numbers, and a debit that comes back', async () => {
  const file = await read(
    'account_type,booking_date,valuta_date,sender_or_recipient,iban,booking_type,description,category,amount,currency',
    `Business Account,2026-03-02,2026-03-02,Kita Sonnenhof,${THEM},Direct Debit return,RE-2026-0031,other,"-1\u00a0190,00",EUR`,
    `Business Account,2026-02-20,2026-02-23,Ida Brandt,${THEM},SEPA Credit Transfer,RE-2026-0030,income,"2.500,00",EUR`,
  )
  expect(file).toMatchObject({
    layouts: ['Tomorrow'],
    statements: [
      {
        account: { number: 'Business Account' },
        entries: [
          { cents: 250_000, bookedOn: '2026-02-20', valueOn: '2026-02-23', details: [{ returned: null }] },
          { cents: -119_000, label: 'Direct Debit return', details: [{ returned: { text: '' } }] },
        ],
      },
    ],
  })
})

test.each(['Rücklastschriftgebühr', 'RUECKLASTSCHRIFTGEBUEHR', 'Entgelt Rücklastschrift'])(
  '%s is what a bank takes, and nothing that comes back',
  async (label) => {
    const file = await read(
      '"Datum","Beschreibung","Währung","Brutto","Entgelt","Netto","Transaktionscode","Name"',
      `"25.02.2026","${label}","EUR","-3,00","0,00","-3,00","T1",""`,
      '"25.02.2026","Rücklastschrift","EUR","-119,00","0,00","-119,00","T2","Ida Brandt"',
    )
    const returned = file.statements.flatMap(({ entries }) =>
      entries.map(({ details }) => details[0]?.returned),
    )
    expect(returned).toEqual([null, { code: null, text: '' }])
  },
)

test('a returned debit of somebody whose name sounds like a fee is one', async () => {
  const file = await read(
    'Buchungstag;Valuta;Auftraggeber/Zahlungsempfänger;Empfänger/Zahlungspflichtiger;Konto-Nr.;IBAN;BLZ;BIC;Vorgang/Verwendungszweck;Kundenreferenz;Währung;Umsatz;',
    '25.02.2026;25.02.2026;Förde Glanz GmbH;Kaffeehaus Nord;;;;;"Rücklastschrift Kaffeehaus Nord\nRechnung 12";;EUR;119,00;S',
  )
  const [entry] = file.statements.flatMap(({ entries }) => entries)
  expect(entry?.details[0]?.returned).not.toBeNull()
})

test('Wise’s list of activities is refused as what it is', async () => {
  const list = [
    'ID,Status,Direction,"Created on","Finished on","Source fee amount","Source fee currency","Target fee amount","Target fee currency","Source name","Source amount (after fees)","Source currency","Target name","Target amount (after fees)","Target currency","Exchange rate",Reference,Batch,"Created by",Category,Note',
    'TRANSFER-1,COMPLETED,OUT,"2026-03-02 10:00:00","2026-03-02 10:01:00",0.40,EUR,,,"Malerbetrieb Arndt",50.00,EUR,"Farben Krüger",50.00,EUR,1.0,"RE 77",,,General,',
  ]
  await expect(read(...list)).rejects.toMatchObject({ code: 'bank_file_activity' })
})
