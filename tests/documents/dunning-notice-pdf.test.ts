import { expect, test } from 'vitest'
import { renderDunningNotice } from '~/documents/dunning-notice-pdf.server'
import type { Notice } from '~/domain/dunning/notice'
import { readPdf } from '../support/pdf'
import { noticed, noticeView } from '../support/views/notice'
import { sellerView } from '../support/views/parties'

const paperOf = async (changes: Partial<Notice> = {}) => {
  const pdf = await readPdf((await renderDunningNotice(noticeView(changes), { logo: null })).bytes)
  return { ...pdf, flat: pdf.text.replace(/\s+/g, ' ').replaceAll('−', '-') }
}

test('the last notice says what is owed, until when, to which account and what follows, on one page', async () => {
  const { flat, pages, language } = await paperOf({ isByInvoice: false })
  expect([pages.length, language]).toEqual([1, 'de'])
  const order = [
    ...['z. Hd. Ayşe Şahin', 'Letzte Mahnung', 'Guten Tag Ayşe Şahin,', 'trotz unserer Erinnerung'],
    ...['797,93 €', '14. Mai 2026', 'gerichtlichen Mahnbescheid', 'Rufen Sie uns gern an'],
    ...['R2026-0042', '685,43', 'R2026-0051', '120,00', 'Ihr Guthaben', '-10,00', 'Mahnkosten', '2,50'],
    ...['Zu zahlen', '797,93', 'DE89 3704 0044 0532 0130 00', 'R2026-0042 R2026-0051', 'Freundliche Grüße'],
  ]
  let from = 0
  for (const part of order) {
    const at = flat.indexOf(part, from)
    expect(at, `${part} after ${flat.slice(0, from).slice(-40)}`).toBeGreaterThanOrEqual(0)
    from = at
  }
})

test('of invoices at different levels, each says its own, and the court is named for the last notice alone', async () => {
  const { flat, pages } = await paperOf()
  expect(pages).toHaveLength(1)
  expect(flat).toContain('Letzte Mahnung und Zahlungserinnerung')
  expect(flat).toContain('R2026-0042, Letzte Mahnung 01.03.2026 15.03.2026 685,43')
  expect(flat).toContain('R2026-0051, Zahlungserinnerung 01.03.2026 15.03.2026 120,00')
  expect(flat).toMatch(
    /Für die Rechnungen, bei denen „Letzte Mahnung“ steht, ist das unsere letzte Mahnung: .*Mahnbescheid/,
  )
  expect(flat).not.toContain('trotz unserer Erinnerung sind diese Rechnungen')
  expect(flat).toContain('Letzte Mahnung: Rufen Sie uns gern an')
})

test('of invoices at one level, nothing stands beside them', async () => {
  const { flat } = await paperOf({ invoices: [noticed({ level: 3 }), noticed({ number: 'R2', level: 3 })] })
  expect(flat).toContain('trotz unserer Erinnerung sind diese Rechnungen')
  expect(flat.match(/Letzte Mahnung/g)).toHaveLength(1)
})

test('the first is a friendly reminder without a threat, in the language of its reader', async () => {
  const { flat, language } = await paperOf({
    level: 1,
    language: 'en',
    creditCents: 0,
    feeCents: 0,
    ownWords: null,
    invoices: [noticed({}), noticed({ number: 'R2026-0051' })],
  })
  expect(language).toBe('en')
  expect(flat).toContain('Payment reminder')
  expect(flat).toContain('This may have slipped your attention')
  expect(flat).not.toMatch(/court|Your credit|Reminder costs/)
})

test('many invoices run over pages, and a firm without an account is to be asked for it', async () => {
  const invoices = Array.from({ length: 60 }, (_, index) =>
    noticed({ number: `R2026-1${String(index).padStart(3, '0')}` }),
  )
  const seller = sellerView({ iban: null, bic: null, bankName: null })
  const { flat, pages } = await paperOf({ invoices, reference: 'K-0042', seller })
  expect(pages.length).toBeGreaterThan(1)
  expect(flat).toContain('R2026-1059')
  expect(flat).toContain('Nach der Bankverbindung fragen Sie uns bitte.')
})
