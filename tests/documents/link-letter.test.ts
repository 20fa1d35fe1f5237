import { expect, test } from 'vitest'
import { renderLinkLetter } from '~/documents/link-letter-pdf.server'
import type { LinkLetter } from '~/domain/link-letters/letter'
import { readPdf } from '../support/pdf'

const TOKEN =
  'eyJhbGciOiJIUzI1NiIsImtpZCI6ImsxIn0.eyJqdGkiOiJ0ZXN0LXRlc3QtdGVzdC10ZXN0LXQifQ.c2lnbmF0dXItc2lnbmF0dXItc2lnbmF0dXItc2lnbmF0dXI'

const LETTER: LinkLetter = {
  purpose: 'portal',
  language: 'de',
  seller: {
    name: 'Förde Glanz GmbH',
    contactName: null,
    street: 'Holtenauer Straße 12',
    addressExtra: null,
    postalCode: '24105',
    city: 'Kiel',
    country: 'DE',
    email: 'buero@foerde-glanz.example',
    phone: '+49 431 5550170',
    vatId: 'DE123456788',
    website: 'www.foerde-glanz.example',
    managingDirector: 'Inga Matthießen',
    registerEntry: 'Amtsgericht Kiel, HRB 12345',
    taxNumber: '20/123/45678',
    bankName: 'Förde Sparkasse',
    iban: 'DE02120300000000202051',
    bic: null,
    creditorId: null,
  },
  buyer: {
    name: 'Hafenkontor Brügge KG',
    contactName: 'Wiebke Hansen',
    street: 'Am Kai 3',
    addressExtra: '2. Stock',
    postalCode: '24103',
    city: 'Kiel',
    country: 'DE',
    email: null,
    phone: null,
    vatId: null,
  },
  reader: 'Wiebke Hansen',
  invoice: null,
  url: `https://lohn.foerde-glanz.example/portal/${TOKEN}`,
  expiresAt: '2027-03-02T09:00:00.000Z',
  issuedOn: '2026-03-02',
}

test.each([
  ['portal', 'de', 'Ihr Zugang zum Kundenportal', '1. März 2027'],
  ['rechnung', 'de', 'Ihre Rechnung R2026-0042 im Internet', '1. März 2027'],
  ['mitarbeiter-portal', 'en', 'Your access to your payslips', '1 March 2027'],
] as const)(
  'a letter with a link to the %s in %s is one page with a code and the address',
  async (...[purpose, language, title, until]) => {
    const letter = { ...LETTER, purpose, language, invoice: purpose === 'rechnung' ? 'R2026-0042' : null }
    const file = await renderLinkLetter(letter, { logo: null })
    const { pages, text, language: said, structure } = await readPdf(file.bytes)
    expect(pages).toHaveLength(1)
    expect(said).toBe(language)
    for (const words of [title, until, 'Hafenkontor Brügge KG', 'Wiebke Hansen', 'Am Kai 3', '24103 Kiel'])
      expect(text).toContain(words)
    expect(text.replace(/\s/g, '')).toContain(letter.url)
    expect(JSON.stringify(structure)).toContain(language === 'de' ? 'QR-Code' : 'QR code')
    const number = letter.invoice === null ? '' : `-${letter.invoice}`
    expect(file.fileName).toBe(`Link-Hafenkontor-Bruegge-KG-Wiebke-Hansen${number}.pdf`)
  },
)

test('no line of the address ends in a hyphen, which whoever types it would take for a hyphenation', async () => {
  const url = `https://lohn.foerde-glanz.example/portal/${'abc-'.repeat(30)}x`
  const { text } = await readPdf((await renderLinkLetter({ ...LETTER, url }, { logo: null })).bytes)
  const typed = text.slice(text.indexOf('https://lohn')).split(/\s/).slice(0, 4)
  expect(typed.join('')).toContain(url)
  for (const line of typed) expect(line).not.toMatch(/-$/)
})

test('a long address and a long name stay on one page', async () => {
  const buyer = {
    ...LETTER.buyer,
    name: 'Wohnungseigentümergemeinschaft Holtenauer Straße 112 bis 118 vertreten durch die Hausverwaltung Petersen',
    addressExtra: 'Hinterhaus, dritter Stock links, bei Jensen-Friedrichsen',
  }
  const file = await renderLinkLetter({ ...LETTER, buyer }, { logo: null })
  expect((await readPdf(file.bytes)).pages).toHaveLength(1)
})
