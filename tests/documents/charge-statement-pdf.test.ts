import { expect, test } from 'vitest'
import { renderChargeStatement } from '~/documents/charge-statement-pdf.server'
import type { ChargeStatement } from '~/domain/charges/statement'
import { readPdf, rolesOf } from '../support/pdf'
import { LONG_WORD } from '../support/views/long-word'
import { buyerView, sellerView } from '../support/views/parties'

const claim: ChargeStatement['claims'][number] = {
  ...{
    invoiceId: 'x',
    number: 'R2026-0001',
    issuedOn: '2026-03-02',
    dueOn: '2026-03-16',
    debtor: 'business',
  },
  start: { on: '2026-07-01', by: 'dunned' },
  lateCents: 11_900,
  creditCents: 0,
  segments: [{ from: '2026-07-01', to: '2026-07-31', cents: 11_900, rate: 1052, days: 31, daysOfYear: 365 }],
  interestCents: 106,
  lumpSumCents: 4000,
}

async function read(changes: Partial<ChargeStatement> = {}) {
  const view: ChargeStatement = {
    language: 'de',
    seller: sellerView(),
    buyer: buyerView(),
    customerNumber: '10001',
    issuedOn: '2026-07-31',
    asOf: '2026-07-31',
    payByOn: '2026-08-14',
    claims: [claim],
    ...{
      principalCents: 11_900,
      chargesCents: 4106,
      earlierCents: 250,
      creditCents: 0,
      reference: 'R2026-0001',
    },
    ...changes,
  }
  const { bytes } = await renderChargeStatement(view, { logo: null })
  const { text, ...pdf } = await readPdf(bytes)
  return { ...pdf, text: text.replace(/\s/g, ' ') }
}

test('each figure stands beside what it rests on, and all come to what is to be paid', async () => {
  const { text, pages, language, structure } = await read()
  expect([pages.length, language]).toEqual([1, 'de'])
  const order = [
    ...['Forderungsaufstellung', 'Rechnung R2026-0001 vom 02.03.2026', '§ 286 Abs. 1 BGB', '119,00'],
    ...[
      '01.07.2026 – 31.07.2026: 119,00 € × 10,52 % × 31 ÷ 365',
      '§ 288 Abs. 2',
      '1,06',
      '§ 288 Abs. 5 BGB',
      '40,00',
    ],
    ...['Früher verlangte', '2,50', 'Zusammen', '162,56', 'Zu zahlen', '162,56 €', '14. August 2026'],
  ]
  let from = 0
  for (const words of order) {
    const at = text.indexOf(words, from)
    expect(at, `${words} after ${text.slice(from, from + 60)}`).toBeGreaterThanOrEqual(0)
    from = at
  }
  expect(structure.flatMap(rolesOf)).toEqual(expect.arrayContaining(['H1', 'Table', 'Figure']))
})

test('what the customer’s credit has paid is taken off, of each invoice and in all', async () => {
  const { text } = await read({ claims: [{ ...claim, creditCents: 5_000 }], creditCents: 100 })
  expect(text).toContain('Ihr Guthaben von 50,00 € ist schon abgezogen.')
  expect(text).toMatch(/Ihr Guthaben\s+[−-]1,00 Zusammen 161,56/)
})

test('in English, without an account, and of many invoices over several pages', async () => {
  const many = Array.from({ length: 30 }, (_, index) => ({ ...claim, number: `R${index}` }))
  const { text, pages } = await read({ language: 'en', seller: sellerView({ iban: null }), claims: many })
  expect(pages.length).toBeGreaterThan(1)
  expect(text).toContain('In default since 1 Jul 2026 (reminder after the due date, section 286 (1) BGB)')
  expect(text).toContain('Please ask us for our bank details.')
})

test('a long name does not run out of the page', async () => {
  const { text } = await read({ buyer: buyerView({ name: LONG_WORD }) })
  expect(text.replace(/ /g, '')).toContain(LONG_WORD.slice(0, 20))
})
