import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { today } from '~/clock.server'
import { cancelInvoice } from '~/domain/invoices/credits/cancel.server'
import { choosePayment } from '~/domain/invoices/payments/choice.server'
import { recordPayment } from '~/domain/invoices/payments/payments.server'
import { addDays } from '~/domain/values/calendar'
import { formatLongDate } from '~/i18n/format'
import { lineOf, makeDraft } from '../../factories/invoices'
import { endedTokenFor, tokenFor } from '../../factories/links'
import { visitorOn } from '../../factories/scopes'
import { ask } from '../../support/app'
import { db, house } from '../../support/house'
import { textOf } from '../../support/html'
import { unfrozen } from '../../support/unfrozen'
import { invoiceSetting } from './setting'

type Setting = Awaited<ReturnType<typeof invoiceSetting>>

const in14Days = addDays(today(), 14)
const paid = (setting: Setting, amountCents: number) =>
  recordPayment(house, setting.scope, {
    invoiceId: setting.invoice.id,
    amountCents,
    paidOn: today(),
    method: 'transfer',
  })

describe('the page of an invoice', () => {
  test('says what the invoice says, and how to pay it', async () => {
    const { path, invoice } = await invoiceSetting({
      invoice: {
        lines: [lineOf(), lineOf({ description: 'Fachbuch', taxRate: '7', quantity: '1', unitPrice: '10' })],
        note: 'Danke für den Auftrag.',
      },
    })
    const response = await ask(path)
    expect(response.status).toBe(200)
    const html = await response.text()
    const text = textOf(html)
    for (const part of [
      `Rechnung ${invoice.number}`,
      'Förde Glanz GmbH',
      'Hafenkontor Brügge KG',
      'Februar 2026',
      'Unterhaltsreinigung 4 Std. × 25,00 €',
      'Umsatzsteuer 19 % auf 100,00 € 19,00 €',
      'Umsatzsteuer 7 % auf 10,00 € 0,70 €',
      'Gesamtbetrag 129,70 €',
      'Danke für den Auftrag.',
      'IBAN DE02 1203 0000 0000 2020 51',
      `Verwendungszweck ${invoice.number}`,
    ])
      expect(text).toContain(part)
    expect(html).toMatch(
      /<img src="data:image\/svg\+xml;base64,[^"]+"[^>]* alt="GiroCode für eine Überweisung: 129,70/,
    )
    expect(html).toContain(`<title>Rechnung ${invoice.number} – Förde Glanz GmbH</title>`)
    expect(html).not.toMatch(/<script|style="/)
  })

  test('does not say what it has no need to say', async () => {
    const { path, customer, token } = await invoiceSetting({
      customer: { email: 'geheim@bruegge.example', phone: '0431 555 666' },
    })
    const html = await (await ask(path)).text()
    for (const secret of [
      'geheim@bruegge.example',
      '555 666',
      customer.id,
      'DE89370400440532013000',
      '0532 0130',
    ])
      expect(html).not.toContain(secret)
    expect(html.split(token).length - 1, 'the token stands in addresses of its own page alone').toBe(6)
  })

  test.each<[string, (setting: Setting) => Promise<unknown>, string, string]>([
    [
      'open',
      async () => {},
      `Offen Bitte zahlen Sie 119,00 € bis zum ${formatLongDate(in14Days, 'de')}.`,
      '119,00 €',
    ],
    [
      'partly paid',
      (setting) => paid(setting, 1900),
      `Teilweise bezahlt 19,00 € sind angekommen. Bitte zahlen Sie die übrigen 100,00 € bis zum ${formatLongDate(in14Days, 'de')}.`,
      'Betrag 100,00 €',
    ],
    [
      'paid',
      (setting) => paid(setting, 11900),
      `Bezahlt am ${formatLongDate(today(), 'de')}. Vielen Dank!`,
      'Rechnungsbetrag',
    ],
    [
      'direct debit',
      (setting) =>
        choosePayment(house, visitorOn(setting.scope, 'rechnung', setting.invoice.id), {
          method: 'direct_debit',
          mandateId: setting.mandate.id,
        }),
      `Wir buchen 119,00 € am ${formatLongDate(in14Days, 'de')} von Ihrem Konto ab.`,
      'Gläubiger-ID DE98ZZZ09999999999',
    ],
  ])('%s', async (_, change, sentence, detail) => {
    const setting = await invoiceSetting()
    await change(setting)
    const text = textOf(await (await ask(setting.path)).text())
    expect(text).toContain(sentence.replace('\u00a0', ' '))
    expect(text).toContain(detail)
  })

  test('overdue since the day after it was due', async () => {
    const { path } = await invoiceSetting({ invoice: { dueOn: addDays(today(), -5) } })
    const since = formatLongDate(addDays(today(), -4), 'de')
    expect(textOf(await (await ask(path)).text())).toContain(
      `Überfällig seit dem ${since.replace('\u00a0', ' ')}.`,
    )
  })

  test('cancelled: nothing to pay, nothing to choose, on both documents', async () => {
    const { path, scope, invoice } = await invoiceSetting()
    const cancellation = await cancelInvoice(house, scope, invoice.id)
    const old = textOf(await (await ask(path)).text())
    expect(old).toContain(`Storniert durch ${cancellation.number}.`)
    expect(old).not.toContain('So bezahlen Sie')
    expect(old).not.toContain('Anders bezahlen')
    const token = await tokenFor(house, scope, 'rechnung', cancellation.id)
    const reversal = textOf(await (await ask(`/rechnung/${token}`)).text())
    expect(reversal).toContain(`Stornorechnung ${cancellation.number}`)
    expect(reversal).toContain(`hebt die Rechnung ${invoice.number} vom`)
    expect(reversal).not.toContain('So bezahlen Sie')
  })

  test('in English by the switch, and every way on keeps it', async () => {
    const { path } = await invoiceSetting()
    const html = await (await ask(`${path}?sprache=en`)).text()
    expect(html).toContain('<html lang="en">')
    expect(textOf(html)).toContain('Open Please pay €119.00 by')
    const ways = [...html.matchAll(/(?:action|href)="(\/rechnung\/[^"]+)"/g)].map(([, way]) => way)
    expect(ways.length).toBe(6)
    for (const way of ways) expect(way).toMatch(/\?sprache=en$/)
  })

  test('a firm without an account or creditor id offers neither code nor new mandate', async () => {
    const { path, invoice } = await invoiceSetting({ tenant: { creditor_id: null } })
    // Such an invoice could be issued before 0.6.0.
    await unfrozen(db, 'invoices_issued', async () => {
      await db
        .updateTable('invoices')
        .set({ view_json: sql`json_set(view_json, '$.seller.iban', null)` })
        .where('id', '=', invoice.id)
        .execute()
    })
    const html = await (await ask(path)).text()
    expect(html).not.toContain('data:image/svg')
    expect(html).not.toContain('name="iban"')
    expect(textOf(html)).toContain('Die Bankverbindung von Förde Glanz GmbH ist hier nicht hinterlegt.')
  })
})

describe('a link that opens no invoice', () => {
  test('not issued yet: 404 with a text of its own', async () => {
    const { scope, customer } = await invoiceSetting()
    const draft = await makeDraft(house, scope, customer.id)
    const token = await tokenFor(house, scope, 'rechnung', draft.id)
    for (const path of [
      `/rechnung/${token}`,
      `/rechnung/${token}/zahlungswahl`,
      `/rechnung/${token}/nachricht`,
    ]) {
      const response = await ask(path)
      expect(response.status).toBe(404)
      expect(textOf(await response.text())).toContain('Diese Rechnung ist noch nicht fertig')
    }
  })

  test('forged, of another purpose and malformed: the same 404', async () => {
    const { scope, customer, token } = await invoiceSetting()
    const portal = await tokenFor(house, scope, 'portal', customer.id)
    const pages = await Promise.all(
      [forged(token), portal, 'x'].map(async (wrong) => {
        const response = await ask(`/rechnung/${wrong}`)
        return [response.status, textOf(await response.text())]
      }),
    )
    expect(pages[0]?.[0]).toBe(404)
    expect(pages[1]).toEqual(pages[0])
    expect(pages[2]).toEqual(pages[0])
  })

  test('ended: 410 with the firm and a form, and nothing of the invoice', async () => {
    const { scope, invoice } = await invoiceSetting()
    const token = await endedTokenFor(house, scope, 'rechnung', invoice.id)
    const response = await ask(`/rechnung/${token}`)
    expect(response.status).toBe(410)
    const html = await response.text()
    expect(html).toContain(`action="/rechnung/${token}/neuer-link"`)
    expect(html).toContain('mailto:buero@foerde-glanz.example')
    expect(html).not.toContain(invoice.number)
  })
})

/** The token with another signature: one character in the middle of it is not what it was. */
function forged(token: string): string {
  const place = token.length - 20
  return token.slice(0, place) + (token[place] === 'A' ? 'B' : 'A') + token.slice(place + 1)
}
