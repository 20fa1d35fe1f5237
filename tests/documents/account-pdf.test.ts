import { expect, test } from 'vitest'
import { renderAccountPdf } from '~/documents/account-pdf.server'
import type { AccountStatement } from '~/domain/invoices/payments/account-statement'
import { readPdf, rolesOf } from '../support/pdf'
import { accountEntry, accountView, STILL_OPEN } from '../support/views/account'
import { sellerView } from '../support/views/parties'

const textOf = async (changes: Partial<AccountStatement> = {}) =>
  readPdf((await renderAccountPdf(accountView(changes), { logo: null })).bytes)

test('the paper tells the account in its order and what to transfer', async () => {
  const { text, pages, language, structure } = await textOf()
  expect([pages.length, language]).toEqual([1, 'de'])
  const order = [
    ...[
      'Kontoübersicht',
      '01.01.2026',
      'Anfangssaldo',
      '50,00',
      'Rechnung R2026-0001',
      '1.190,00',
      '1.240,00',
    ],
    ...['Überweisung (R2026-0001)', '-1.216,20', '23,80', 'Skonto (R2026-0001)', '-23,80', '0,00'],
    ...['Rechnung R2026-0002', '310,00', '-10,00', '300,00', '12.03.2026', 'Endsaldo', '300,00'],
    ...['Offen am 12. März 2026', 'R2026-0002', '01.02.2026', '15.02.2026', '310,00', 'Zusammen'],
    ...['Bitte überweisen', '300,00 €', 'Ihr Guthaben von 10,00 € ist schon abgezogen.', 'R2026-0002'],
  ]
  // The space in an amount of money does not break.
  const flat = text.replace(/\s/g, ' ').replaceAll('−', '-')
  let from = 0
  for (const words of order) {
    const at = flat.indexOf(words, from)
    expect(at, `${words} after ${flat.slice(from, from + 60)}`).toBeGreaterThanOrEqual(0)
    from = at
  }
  expect(structure.flatMap(rolesOf)).toEqual(expect.arrayContaining(['H1', 'H2', 'Table', 'Figure']))
})

test('in English for a customer who reads English', async () => {
  const { text, language } = await textOf({ language: 'en' })
  expect(language).toBe('en')
  for (const words of ['Statement of account', 'Opening balance', 'Cash discount', 'Please transfer'])
    expect(text).toContain(words)
})

test.each<[string, Partial<AccountStatement>, string, string]>([
  [
    'nothing is open',
    { stillOpen: [], creditCents: 1000 },
    'Sie haben ein Guthaben von 10,00 €.',
    'Bitte überweisen',
  ],
  [
    'all is collected',
    { stillOpen: [{ ...STILL_OPEN, isCollected: true }], creditCents: 0 },
    '310,00 € ziehen wir per Lastschrift ein.',
    'Bitte überweisen',
  ],
  ['the firm has no account', { seller: sellerView({ iban: null }) }, 'Bitte überweisen', 'GiroCode'],
])('where %s, it asks for no more than that', async (_, changes, said, unsaid) => {
  const text = (await textOf(changes)).text.replace(/\s/g, ' ')
  expect(text).toContain(said)
  expect(text).not.toContain(unsaid)
})

test('a long account goes on with the balance carried over', async () => {
  const entries = Array.from({ length: 90 }, (_, index) =>
    accountEntry('2026-01-05', 'invoice', [100, 5000 + (index + 1) * 100], `R2026-${1000 + index}`),
  )
  const { pages } = await textOf({ entries, closingCents: 14_000 })
  expect(pages.length).toBeGreaterThan(2)
  const [, second = ''] = pages
  const carried = /Übertrag\s+(\d+,\d\d)/.exec(second)?.[1] ?? ''
  const [, first = '', balance = ''] = /R2026-(\d{4})\s+1,00\s+(\d+,\d\d)/.exec(second) ?? []
  expect(carried.replace(',', '')).toBe(String(5000 + (Number(first) - 1000) * 100))
  expect(balance.replace(',', '')).toBe(String(5000 + (Number(first) - 999) * 100))
})
