import { describe, expect, test } from 'vitest'
import { renderPayslipPdf } from '~/documents/payslip-pdf.server'
import type { PayslipFacts, PayslipView } from '~/domain/payslips/view'
import { readPdf } from '../support/pdf'
import { LONG_WORD } from '../support/views/long-word'
import { payslipFacts, payslipLine, payslipView } from '../support/views/payslip-view'
import { payslips } from '../support/views/payslips'

const FLAT = { tax: 'flat', insurance: 'running', isGross: true } as const

const UNKNOWN = {
  birthDate: null,
  taxClass: null,
  healthFund: null,
  socialInsuranceNumber: null,
  taxId: null,
  ibanMasked: null,
}

describe('a payslip', () => {
  const certificate = 'Bescheinigung nach § 108 Absatz 3 Satz 1 der Gewerbeordnung'

  test.each<[what: string, lacking: Parameters<typeof payslipView>[0]]>([
    ['what the calculation went by', { facts: null }],
    ['the birth date', { employee: { birthDate: null } }],
    ['the tax class', { employee: { taxClass: null } }],
    ['the marker of care insurance', { facts: payslipFacts({ careMarker: null }) }],
    ['a word whether there is other work', { facts: payslipFacts({ hasOtherEmployment: null }) }],
    ['how an earning counts', { lines: [payslipLine({ counts: undefined })] }],
    ['the paragraph of a flat tax', { lines: [payslipLine({ counts: FLAT })] }],
  ])('does not call itself a certificate without %s', async (_, lacking) => {
    expect((await read(payslipView(lacking))).text).not.toContain(certificate)
  })

  test('is one page in any usual month, Christmas and a correction among them', async () => {
    for (const name of ['payslip-de', 'payslip-en', 'payslip-christmas', 'payslip-correction'] as const) {
      const { pages, text } = await read(payslips[name] as PayslipView)
      expect([name, pages.length]).toEqual([name, 1])
      expect(text).toContain(certificate)
    }
  })

  test('names an employer in full whose address the window does not hold', async () => {
    const { text } = await read(payslips['payslip-long'] as PayslipView)
    expect(text.replaceAll(' ', '')).toContain(
      `Arbeitgeber:${LONG_WORD}Müller&Söhne<GmbH>,${LONG_WORD},04109`,
    )
  })

  test('names the second line of both addresses', async () => {
    const view = payslipView({ employee: { addressExtra: 'c/o Jensen' } })
    const { text } = await read({ ...view, employer: { ...view.employer, addressExtra: 'Hof links' } })
    expect(text).toContain(`c/o Jensen ${view.employee.street}`)
    expect(text).toContain(`· Hof links · ${view.employer.street}`)
  })

  test('marks what is paid once, and says since when its sums are known', async () => {
    const view = payslips['payslip-christmas'] as PayslipView
    const { text } = await read({ ...view, year: view.year && { ...view.year, since: '2026-09' } })
    expect(text).toContain('Weihnachtsgeld E E J 1.200,00')
    expect(text).toContain('KV-/PV-Brutto € 4.488,88 … davon einmalig 1.200,00')
    expect(text).toContain('Werte seit September 2026 in €; was davor war, ist hier nicht bekannt')
  })

  test('says a hired or leaving day in its own month alone', async () => {
    expect((await read(payslipView({ employee: { exitOn: '2026-12-31' } }))).text).not.toContain('Austritt')
  })

  test('says in German what the data has of § 1 EBV', async () => {
    const { text, pages } = await read(payslipView())
    for (const words of [
      'Entgeltabrechnung Oktober 2026',
      'Sauber & Söhne GmbH',
      'Łukasz Yıldız-Groß',
      'Ährenweg 5',
      'Personalnr. 0017',
      'Geburtsdatum 23.04.1988',
      'Beschäftigung Vollzeit',
      'Eintritt 01.02.2023',
      'Steuerklasse 1',
      'Steuer-ID 12345678911',
      'SV-Nummer 15230488Y014',
      'Krankenkasse AOK PLUS',
      'Stunden 172,5 Überstunden 4,5',
      'Auszahlung 1.952,21 €',
      'auf Ihr Konto DE** **** **** **** **30 00',
      'Gehalt L L J 3.200,00',
      'Überstunden L L J 4,5 19,75 € 88,88',
      'Gesamtbrutto 3.288,88',
      'Kirchensteuer 431,50 9 % −38,83',
      'Summe Steuern −470,33',
      'Rentenversicherung 3.288,88 9,3 % −305,87',
      'Summe Sozialversicherung −715,34',
      'Nettoentgelt 2.103,21',
      'Fahrtkostenzuschuss 49,00',
      'Vorschuss vom 12.10. −200,00',
      'Auszahlungsbetrag 1.952,21',
      'Jahreswerte 2026 in € Gesamtbrutto 32.888,80 Steuerbrutto 32.888,80 Lohnsteuer 4.703,30',
      'AV-Beitrag 427,60 Netto 21.032,10 Auszahlung 19.522,10',
      'zusammen 593,65 €',
      certificate,
      'Seite 1 von 1',
    ]) {
      expect(text).toContain(words)
    }
    expect(pages).toHaveLength(1)
  })

  test('says the same in English, and the words of the law in German', async () => {
    const { text, language } = await read(payslipView({ language: 'en' }))
    expect(language).toBe('en')
    for (const words of [
      'Payslip October 2026',
      'Date of birth 23 Apr 1988',
      'Employment Full-time',
      'Paid out €1,952.21',
      'Gross total 3,288.88',
      'Net pay 2,103.21',
      certificate,
      'Page 1 of 1',
    ]) {
      expect(text).toContain(words)
    }
  })

  test('leaves out what is not known', async () => {
    const { text } = await read(
      payslipView({ hours: null, facts: null, employee: UNKNOWN, lines: [payslipLine()] }),
    )
    expect(text).not.toMatch(/null|undefined|NaN|Geburtsdatum|Steuerklasse|Krankenkasse|Konto|Stunden|-0,00/)
    expect(text).toContain('Auszahlungsbetrag 3.200,00')
  })

  test('says what the calculation went by', async () => {
    const { text } = await read(payslipView())
    for (const words of [
      'Kinderfreibeträge 0,5 Kirchensteuer ev',
      'Steuertage 30 Steuerbrutto € 3.288,88',
      'KV-Zusatzbeitrag 2,9 %',
      'Personengruppe 101 Beitragsgruppe 1111 SV-Tage 30',
      'Pflegeversicherung 1 (1 Kind) KV-/PV-Brutto € 3.288,88 RV-/AV-Brutto € 3.288,88',
    ]) {
      expect(text).toContain(words)
    }
    expect(text).not.toMatch(/Übergangsbereich|Mehrfach|Freibetr\.|Hinzur|Sonstige Bezüge|Pauschal|Faktor/)
  })

  test.each<[words: string, facts: Partial<PayslipFacts>]>([
    ['Steuerklasse 1, Faktor 0,912', { taxFactor: '0.912' }],
    ['Kinderfreibeträge 0 ', { childAllowances: '0' }],
    [
      'Freibetr. mtl./jährl. 150,00 / 1.800,00',
      { taxAllowance: { monthlyCents: 15000, annualCents: 180000 } },
    ],
    ['Hinzur. mtl./jährl. 1,00 / 12,00', { taxAddition: { monthlyCents: 100, annualCents: 1200 } }],
    ['Steuertage 0 ', { taxDays: 0 }],
    ['Sonstige Bezüge € 500,00', { taxableOneTimeCents: 50000 }],
    ['Pauschal § 40a (2) € 556,00', { flatTaxed: [{ basis: '40a_2', cents: 55600 }] }],
    ['KV-Zusatzbeitrag 0 %', { additionalHealthRate: '0' }],
    ['Pflegeversicherung 0 (kinderlos)', { careMarker: '0' }],
    ['Übergangsbereich ja', { isInTransitionZone: true }],
    ['Mehrfachbeschäft. ja', { hasOtherEmployment: true }],
  ])('says %s', async (words, facts) => {
    expect((await read(payslipView({ facts: payslipFacts(facts) }))).text).toContain(words)
  })

  test.each([
    { rate: '19.9', baseCents: null, words: '19,90 €' },
    { rate: '14.535', baseCents: null, words: '14,535 €' },
    { rate: '8.75', baseCents: 1000, words: '8,75 %' },
    { rate: '0.6', baseCents: 0, words: '0,6 %' },
  ])('states a rate of $rate on $baseCents as $words', async ({ rate, baseCents, words }) => {
    const { text } = await read(payslipView({ lines: [payslipLine({ rate, baseCents })] }))
    expect(text).toContain(words)
  })

  test('prints no minus before nothing', async () => {
    const lines = [payslipLine(), payslipLine({ kind: 'tax', label: 'Lohnsteuer', amountCents: 0 })]
    const { text } = await read(payslipView({ lines }))
    expect(text).toContain('Lohnsteuer 0,00 Summe Steuern 0,00')
    expect(text).not.toMatch(/[-−]0,00/)
  })

  test.each([
    { name: 'entry', employee: { entryOn: '2026-10-12' }, words: 'Zeitraum 12.10.2026 – 31.10.2026' },
    { name: 'exit', employee: { exitOn: '2026-10-15' }, words: 'Zeitraum 01.10.2026 – 15.10.2026' },
  ])('states the days of a part month: $name', async ({ employee, words }) => {
    expect((await read(payslipView({ employee }))).text).toContain(words)
  })

  test('says that it replaces an earlier one', async () => {
    const { text } = await read(payslipView({ revision: 2 }))
    expect(text).toContain('Berichtigte Fassung 2: ersetzt die früheren Abrechnungen dieses Monats.')
    expect((await read(payslipView())).text).not.toContain('Berichtigte')
  })

  test('goes on over more pages without losing a line', async () => {
    const lines = Array.from({ length: 90 }, (_, index) =>
      payslipLine({ label: `Zulage Nr. ${index + 1}!`, amountCents: 100 }),
    )
    const { pages, text } = await read(payslipView({ lines }))
    expect(pages.length).toBeGreaterThan(1)
    for (let number = 1; number <= 90; number += 1) expect(text).toContain(`Zulage Nr. ${number}!`)
    for (const page of pages.slice(1))
      expect(page).toContain('Entgeltabrechnung Oktober 2026 · Łukasz Yıldız-Groß')
  })

  test.each([
    { view: payslipView(), fileName: '2026-10 Entgeltabrechnung.pdf' },
    { view: payslipView({ language: 'en' }), fileName: '2026-10 Payslip.pdf' },
  ])('is called $fileName', async ({ view, fileName }) => {
    expect((await renderPayslipPdf(view, { logo: null })).fileName).toBe(fileName)
  })
})

async function read(view: PayslipView) {
  return readPdf((await renderPayslipPdf(view, { logo: null })).bytes)
}
