import { describe, expect, test } from 'vitest'
import { renderInvoicePdf } from '~/documents/invoice-pdf.server'
import type { InvoiceView } from '~/domain/invoices/issuing/view'
import { formatAmount } from '~/i18n/format'
import { readPdf, rolesOf } from '../support/pdf'
import { invoiceView } from '../support/views/invoice-view'
import { invoices } from '../support/views/invoices'
import { buyerView, sellerView } from '../support/views/parties'

const DEBIT: InvoiceView['payment'] = {
  method: 'direct_debit',
  mandateReference: 'M-2026-017',
  ibanMasked: 'DE** **** 30 00',
  holder: 'Łódź Handels GmbH',
}
const ORIGINAL = { number: '2026-0042', issuedOn: '2026-10-05' }

describe('an invoice', () => {
  test('says what § 14 (4) UStG asks for, in German', async () => {
    const { text } = await read(invoiceView())
    for (const words of [
      'Rechnung 2026-0042',
      'Sauber & Söhne GmbH',
      'Lindenstraße 12',
      '04109 Leipzig',
      'Łódź Handels GmbH',
      'z. Hd. Ayşe Şahin',
      'Große Gasse 3',
      '10115 Berlin',
      'USt-IdNr. DE123456789',
      'Steuernr. 231/123/45678',
      'Datum 05.10.2026',
      'Leistungszeit September 2026',
      'Kundennr. K-1007',
      'Vertragsnr. V-2025-003',
      'Unterhaltsreinigung Büro, Erdgeschoss 7,5 Std. 32,00 19 % 240,00',
      'Summe netto € 240,00',
      'Umsatzsteuer 19 % auf 240,00 € 45,60',
      'Gesamtbetrag € 285,60',
      'Bitte überweisen Sie den Betrag bis zum 19. Oktober 2026.',
      'IBAN DE89 3704 0044 0532 0130 00',
      'Verwendungszweck 2026-0042',
      'GiroCode über 285,60 €',
      'Seite 1 von 1',
    ]) {
      expect(text).toContain(words)
    }
  })

  test('says the same in English', async () => {
    const { text, language } = await read(invoiceView({ language: 'en' }))
    expect(language).toBe('en')
    for (const words of [
      'Invoice 2026-0042',
      'Date 5 Oct 2026',
      'Service period September 2026',
      '7.5 hours 32.00 19% 240.00',
      'VAT 19% on €240.00 45.60',
      'Total € 285.60',
      'Please transfer the amount by 19 October 2026.',
      'Page 1 of 1',
    ]) {
      expect(text).toContain(words)
    }
    expect(text).not.toMatch(/Rechnung|Seite|Umsatzsteuer/)
  })

  test.each([
    {
      name: 'one day',
      serviceFrom: '2026-10-02',
      serviceTo: '2026-10-02',
      words: 'Leistungszeit 02.10.2026 ',
    },
    {
      name: 'a month',
      serviceFrom: '2028-02-01',
      serviceTo: '2028-02-29',
      words: 'Leistungszeit Februar 2028',
    },
    { name: 'days', serviceFrom: '2026-02-01', serviceTo: '2026-02-27', words: '01.02.2026 – 27.02.2026' },
    {
      name: 'a quarter',
      serviceFrom: '2026-07-01',
      serviceTo: '2026-09-30',
      words: '01.07.2026 – 30.09.2026',
    },
  ])('states a supply over $name', async ({ words, serviceFrom, serviceTo }) => {
    expect((await read(invoiceView({ serviceFrom, serviceTo }))).text).toContain(words)
  })

  test('sums every rate on its own', async () => {
    const { text } = await read(invoiceView({ lines: [{}, { taxRate: '7' }] }))
    expect(text).toContain('Umsatzsteuer 19 % auf 240,00 € 45,60')
    expect(text).toContain('Umsatzsteuer 7 % auf 240,00 € 16,80')
    expect(text).toContain('Gesamtbetrag € 542,40')
  })

  test.each([
    {
      name: 'reverse charge',
      lines: [{ taxCategory: 'AE', taxRate: '0' } as const],
      words: [
        'Steuerschuldnerschaft des Leistungsempfängers',
        'Unsere USt-IdNr.: DE123456789. Ihre USt-IdNr.: DE987654321.',
      ],
    },
    {
      name: 'intra-community supply',
      lines: [{ taxCategory: 'K', taxRate: '0' } as const],
      words: ['Steuerfreie innergemeinschaftliche Lieferung', 'Ihre USt-IdNr.: DE987654321.'],
    },
    {
      name: 'a small business',
      lines: [{ taxCategory: 'E', taxRate: '0' } as const],
      words: ['Steuerbefreiung für Kleinunternehmer (§ 19 Abs. 1 UStG)'],
    },
    {
      name: 'an export',
      lines: [{ taxCategory: 'G', taxRate: '0' } as const],
      words: ['Steuerfreie Ausfuhrlieferung'],
    },
  ])('gives the reason where no tax is charged: $name', async ({ lines, words }) => {
    const { text } = await read(invoiceView({ lines }))
    for (const word of words) expect(text).toContain(word)
    expect(text).toContain('32,00 – 240,00')
    expect(text).not.toContain('0 %')
    expect(text).toContain('Gesamtbetrag € 240,00')
  })

  test('calls a rate of nought a rate', async () => {
    const { text } = await read(invoiceView({ lines: [{ taxCategory: 'Z', taxRate: '0' }] }))
    expect(text).toContain('32,00 0 % 240,00')
    expect(text).toContain('Umsatzsteuer 0 % auf 240,00 € 0,00')
  })

  test('names the German words of the law in English too', async () => {
    const { text } = await read(invoiceView({ language: 'en', lines: [{ taxCategory: 'AE', taxRate: '0' }] }))
    expect(text).toContain('Steuerschuldnerschaft des Leistungsempfängers')
  })
})

describe('the payment panel', () => {
  test('holds mandate, creditor and masked account for a direct debit, and no GiroCode', async () => {
    const { text, structure } = await read(invoiceView({ payment: DEBIT }))
    expect(text).toContain('Wir ziehen den Betrag am 19. Oktober 2026')
    expect(text).toContain('DE** **** 30 00, Łódź Handels GmbH')
    expect(text).toContain('Mandatsreferenz M-2026-017 Gläubiger-ID DE98ZZZ09999999999')
    expect(text).not.toContain('GiroCode')
    expect(structure.flatMap(rolesOf)).not.toContain('Figure')
  })

  test.each([
    {
      name: 'a cancellation',
      view: invoiceView({ kind: 'cancellation', refersTo: ORIGINAL, lines: [{ quantity: '-1' }] }),
    },
    { name: 'a credit note', view: invoiceView({ kind: 'credit_note', refersTo: ORIGINAL }) },
    { name: 'nothing to pay', view: invoiceView({ lines: [{ unitPrice: '0' }] }) },
    { name: 'no account', view: invoiceView({ seller: sellerView({ iban: null }) }) },
  ])('draws no GiroCode for $name', async ({ view }) => {
    expect((await read(view)).structure.flatMap(rolesOf)).not.toContain('Figure')
  })

  test('says every field that an invoice can have, each as page and record do', async () => {
    const view = invoices['invoice-everything'] ?? invoiceView()
    const text = (await read(view)).text.replace(/\s+/g, ' ')
    for (const part of [
      ...['Art.-Nr. UR-100', 'Montag und Donnerstag', 'Zeitraum: 01.09.2026', 'Treuerabatt (5 %): −12,00'],
      ...['Gefahrgut: 4,50', '0,9875', 'Bestellnr.', 'B-4711', 'P-2026-08', '04011000-12345-03'],
      ...['Summe der Positionen €', 'Sonderrabatt (10 %)', 'Anfahrt', '599.999.894,00'],
      ...['Lager Ost, Tor 3, Hafenweg 8, 1010 Wien, Österreich', 'zwei Jahre lang auf'],
      ...['Bei Zahlung bis 12. Oktober 2026 dürfen Sie 2 % (11.556.003,73 €) abziehen.'],
      formatAmount(view.netCents, 'de'),
      formatAmount(view.grossCents, 'de'),
    ])
      expect(text.replaceAll('\u00a0', ' ')).toContain(part.replaceAll('\u00a0', ' '))
  })

  test('asks for no transfer without an account', async () => {
    const { text } = await read(invoiceView({ seller: sellerView({ iban: null }) }))
    expect(text).not.toContain('überweisen Sie')
    expect(text).toContain('Unser Konto nennen wir Ihnen gern')
  })

  test('describes the GiroCode to those who cannot see it', async () => {
    const { structure } = await read(invoiceView())
    expect(JSON.stringify(structure)).toMatch(/"role":"Figure","alt":"GiroCode für eine Überweisung: 285,60/)
  })
})

describe('other kinds', () => {
  test('a cancellation names what it reverses', async () => {
    const { text } = await read(
      invoiceView({
        kind: 'cancellation',
        number: '2026-0043',
        refersTo: ORIGINAL,
        lines: [{ quantity: '-7.5' }],
      }),
    )
    expect(text).toContain('Stornorechnung 2026-0043')
    expect(text).toContain('Zu Rechnung 2026-0042 vom 05.10.2026')
    expect(text).toContain('hebt die Rechnung 2026-0042 vom 5. Oktober 2026 auf')
    expect(text).toContain('Gesamtbetrag € −285,60')
  })

  test.each([
    { view: invoiceView(), fileName: 'Rechnung-2026-0042.pdf' },
    { view: invoiceView({ language: 'en' }), fileName: 'Invoice-2026-0042.pdf' },
    { view: invoiceView({ kind: 'cancellation' }), fileName: 'Stornorechnung-2026-0042.pdf' },
    {
      view: invoiceView({ kind: 'cancellation', language: 'en' }),
      fileName: 'Cancellation-invoice-2026-0042.pdf',
    },
    { view: invoiceView({ kind: 'credit_note' }), fileName: 'Rechnungskorrektur-2026-0042.pdf' },
    { view: invoiceView({ number: '../RÄ "1"/ş' }), fileName: 'Rechnung-RAe-1-s.pdf' },
  ])('is called $fileName', async ({ view, fileName }) => {
    const file = await renderInvoicePdf(view, { logo: null })
    expect(file.fileName).toBe(fileName)
    expect(file.mediaType).toBe('application/pdf')
  })
})

describe('long invoices', () => {
  test.each([1, 30, 200])('%i lines keep head, numbers and totals', async (count) => {
    const lines = Array.from({ length: count }, (_, index) => ({ description: `Leistung Nr. ${index + 1}!` }))
    const { pages } = await read(invoiceView({ lines }))
    pages.forEach((page, index) => {
      expect(page).toContain(`Seite ${index + 1} von ${pages.length}`)
      if (index > 0) expect(page).toContain('Sauber & Söhne GmbH Rechnung 2026-0042')
      if (page.includes('Leistung Nr.'))
        expect(page).toContain('Pos. Leistung Menge Einzelpreis € USt. Betrag €')
    })
    for (let number = 1; number <= count; number += 1) {
      expect(pages.filter((page) => page.includes(`Leistung Nr. ${number}!`))).toHaveLength(1)
    }
    expect(pages.at(-1)).toContain(`Leistung Nr. ${count}!`)
    expect(pages.at(-1)).toContain('Gesamtbetrag €')
  })

  test.each([15, 50, 51, 200])(
    'of %i lines each page carries the sum of those before over, and the last has no row alone',
    async (count) => {
      const lines = Array.from({ length: count }, (_, index) => ({
        description: `Nr. ${index + 1}!`,
        unitPrice: '10',
        quantity: String(index + 1),
      }))
      const { pages } = await read(invoiceView({ lines }))
      const rows = pages.map((page) => [...page.matchAll(/Nr\. (\d+)!/g)].map((row) => Number(row[1])))
      expect(rows.flat()).toHaveLength(count)
      expect(rows.at(-1)?.length).toBeGreaterThanOrEqual(3)
      let cents = 0
      pages.forEach((page, index) => {
        const sums = [...page.matchAll(/Übertrag ([\d.,]+)/g)].map((found) => found[1])
        expect(sums).toEqual(index === 0 ? [] : [formatAmount(cents, 'de')])
        for (const row of rows[index] ?? []) cents += row * 1000
      })
    },
  )

  test('200 lines take eight pages at most', async () => {
    const { pages } = await read(invoiceView({ lines: Array.from({ length: 200 }, () => ({})) }))
    expect(pages.length).toBeGreaterThan(4)
    expect(pages.length).toBeLessThanOrEqual(8)
  })

  test('a description higher than a page goes on over the next ones', async () => {
    const description = Array.from({ length: 150 }, (_, index) => `Zeile ${index}.`).join('\n')
    const { pages, text } = await read(invoiceView({ lines: [{ description }, { description: 'Danach' }] }))
    for (let index = 0; index < 150; index += 1) expect(text).toContain(`Zeile ${index}.`)
    expect(pages.length).toBeGreaterThan(2)
    expect(pages.at(-1)).toContain('Danach')
  })

  test('an address that the window cannot hold stands below it in full', async () => {
    const addressExtra = Array.from({ length: 40 }, (_, index) => `Aufgang ${index + 1}`).join('\n')
    const { text } = await read(invoiceView({ buyer: buyerView({ addressExtra }) }))
    expect(text).toContain('Vollständige Anschrift: Łódź Handels GmbH')
    expect(text).toContain('Aufgang 39, Aufgang 40, Große Gasse 3, 10115 Berlin')
  })

  test('an address that fills a page pushes the payment to the next one', async () => {
    const addressExtra = Array.from(
      { length: 70 },
      (_, index) => `Aufgang ${index + 1}, ${'links '.repeat(12)}`,
    )
    const { pages } = await read(invoiceView({ buyer: buyerView({ addressExtra: addressExtra.join('\n') }) }))
    expect(pages[0]).not.toContain('Zu zahlen')
    expect(pages[1]).toContain('Zu zahlen')
  })

  test('a note of several pages is printed in full', async () => {
    const note = Array.from({ length: 900 }, (_, index) => `Wort${index}`).join(' ')
    const { text } = await read(invoiceView({ note }))
    expect(text.replace(/ /g, '')).toContain('Wort899')
    expect(text.match(/Wort\d+/g)).toHaveLength(900)
  })
})

async function read(view: InvoiceView) {
  return readPdf((await renderInvoicePdf(view, { logo: null })).bytes)
}

describe('room on the paper', () => {
  const advance = (number: string) => ({
    number,
    issuedOn: '2026-08-03',
    taxes: [{ category: 'S' as const, rate: '19', netCents: 100_000, taxCents: 19_000 }],
    cents: 119_000,
  })

  test('long details use the width of the page', async () => {
    const details = 'Treppenhaus und Kellerabgang feucht gewischt, Handlauf abgerieben. '.repeat(15).trim()
    const { pages } = await read(invoiceView({ lines: [{ description: 'Reinigung', details }] }))
    expect(pages).toHaveLength(1)
    const { text } = await read(
      invoiceView({ lines: [{ description: 'Reinigung', details: 'Kurz gesagt.' }] }),
    )
    expect(text).toContain('Kurz gesagt.')
    const longest = Math.max(
      ...(pages[0] ?? '').split('\n').map((line) => (line.includes('Kellerabgang') ? line.length : 0)),
    )
    expect(longest).toBeGreaterThan(80)
  })

  test('two lines stay on the first page with the total where the advances do not', async () => {
    const numbers = ['2026-0001', '2026-0002', '2026-0003', '2026-0004', '2026-0005', '2026-0006']
    const view = invoiceView({ lines: [{ description: 'Erstens' }, { description: 'Zweitens' }] })
    const { pages } = await read({ ...view, deductions: numbers.map(advance), prepaidCents: 714_000 })
    expect(pages.length).toBeGreaterThan(1)
    for (const words of ['Erstens', 'Zweitens', 'Gesamtbetrag €']) expect(pages[0]).toContain(words)
    expect(pages.at(-1)).toContain('2026-0006')
  })
})
