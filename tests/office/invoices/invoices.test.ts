import { describe, expect, test, vi } from 'vitest'
import { cancelInvoice } from '~/domain/invoices/credits/cancel.server'
import { revokeMandate } from '~/domain/invoices/payments/decide-mandate.server'
import { recordPayment } from '~/domain/invoices/payments/payments.server'
import {
  listIssueYears,
  readStandingList,
  readStandingSums,
} from '~/domain/invoices/payments/standings.server'
import { announceTransfer } from '~/domain/invoices/payments/transfer-notices.server'
import { undoShare } from '~/domain/invoices/payments/undo-booking.server'
import { sendInvoice } from '~/domain/invoices/send.server'
import { sendMessage } from '~/domain/messages/messages.server'
import type { Role } from '~db/schema'
import { makeCustomer, makeMandate } from '../../factories/customers'
import { makeDraft, makeInvoice } from '../../factories/invoices'
import { ask } from '../../support/app'
import { db, house } from '../../support/house'
import { textOf } from '../../support/html'
import { queryPlans } from '../../support/query-plans'
import { signedInAs } from '../../support/session'
import { makeOwner, type Owner, read } from '../owner'

vi.setSystemTime('2026-03-02T09:00:00Z')

const LONG = 'Wohnungseigentümergemeinschaft Holtenauer Straße 112 bis 118 in Kiel-Wik'

async function makeBooks() {
  const owner = await makeOwner()
  const { scope } = owner
  const { id: customerId } = await makeCustomer(house, scope)
  const other = await makeCustomer(house, scope, { name: LONG })
  const mandate = await makeMandate(house, scope, customerId)
  const due = { dueOn: '2026-02-20' }
  const overdue = await makeInvoice(house, scope, customerId, due)
  const payment = { amountCents: 1900, paidOn: '2026-03-01', method: 'transfer' } as const
  await recordPayment(house, scope, { ...payment, invoiceId: overdue.id })
  const paid = await makeInvoice(house, scope, other.id)
  await recordPayment(house, scope, { ...payment, invoiceId: paid.id, amountCents: 11900 })
  const collected = await makeInvoice(house, scope, customerId, {
    payment: { method: 'direct_debit', mandateId: mandate.id },
  })
  const cancelled = await makeInvoice(house, scope, customerId)
  const cancellation = await cancelInvoice(house, scope, cancelled.id, { note: 'Irrtum' })
  const draft = await makeDraft(house, scope, other.id)
  return { owner, customerId, mandate, overdue, paid, collected, cancelled, cancellation, draft }
}

const listed = async (owner: Owner, query = '') =>
  textOf(await read(owner, `/buero/rechnungen${query}`)).split('Abmelden')[1] ?? ''

describe('the list of invoices', () => {
  test('is filtered by how they stand, with sums over all that match', async () => {
    const { owner, overdue, paid, collected, cancelled, mandate } = await makeBooks()
    const all = await listed(owner)
    expect(all).toContain(
      '6 Rechnungen Insgesamt ausgestellt 357,00 € Ohne Umsatzsteuer 300,00 € Davon noch offen 219,00 €',
    )
    expect(all).toMatch(/Entwurf .*Wohnungseigentümer/)
    expect(all).toContain(
      `${overdue.number} Hafenkontor Brügge KG 02.03.2026 20.02.2026 Überfällig 100,00 € 119,00 €`,
    )
    expect(all).toContain('noch offen 100,00 €')
    for (const [query, numbers, count] of [
      ['?stand=offen', [overdue.number, collected.number], '2 Rechnungen'],
      ['?stand=ueberfaellig', [overdue.number], '1 Rechnung'],
      ['?stand=lastschrift', [collected.number], '1 Rechnung'],
      ['?stand=bezahlt', [paid.number], '1 Rechnung'],
      ['?stand=storniert', [cancelled.number], '2 Rechnungen'],
      ['?stand=entwurf', ['Entwurf'], '1 Rechnung'],
      ['?jahr=2026&reihenfolge=faellig', [overdue.number], '5 Rechnungen'],
      ['?jahr=2025', ['Keine Rechnung gefunden'], ''],
    ] as const) {
      const words = await listed(owner, query)
      for (const part of [...numbers, count]) expect(words, query).toContain(part)
    }
    expect(await listed(owner, '?stand=bezahlt')).toContain('ausgestellt 119,00 € Ohne Umsatzsteuer 100,00 €')
    const open = await read(owner, '/buero/rechnungen?stand=offen')
    expect(open).toContain(`href="/buero/rechnungen/${overdue.id}/zahlung"`)
    await revokeMandate(house, owner.scope, mandate.id)
    expect(await listed(owner, '?stand=lastschrift')).toContain('Keine Rechnung gefunden')
    expect(await listed(owner, '?stand=offen')).toContain(collected.number)
  })

  test('is searched by number, customer and amount, ordered, and saved as a file', async () => {
    const { owner, overdue, paid } = await makeBooks()
    const [year = '', count = ''] = overdue.number.split('-')
    for (const [search, found] of [
      [overdue.number, '1 Rechnung '],
      [`${year} ${count}`, overdue.number],
      [`${year}/${count}`, '1 Rechnung '],
      [`${year}${count}`, '1 Rechnung '],
      [`Rechnung Nr. ${overdue.number}`, '1 Rechnung '],
      [`brügge ${overdue.number}`, '1 Rechnung '],
      [`holtenauer ${overdue.number}`, 'Keine Rechnung gefunden'],
      [`${overdue.number} ${paid.number}`, 'Keine Rechnung gefunden'],
      ['holtenauer wohnungs', '2 Rechnungen'],
      [`Holtenauer ${year}`, '1 Rechnung '],
      ['HOLTENAUER 119,00 €', '2 Rechnungen'],
      ['119,00', '6 Rechnungen'],
      ['119.00 EUR', '6 Rechnungen'],
      ['-119,00', '6 Rechnungen'],
      ['120,00', 'Keine Rechnung gefunden'],
      ['EUR 120', 'Keine Rechnung gefunden'],
      ['€', 'Keine Rechnung gefunden'],
      ['%', 'Keine Rechnung gefunden'],
      ['2___', 'Keine Rechnung gefunden'],
      ['\u0301', 'Keine Rechnung gefunden'],
    ] as const)
      expect(await listed(owner, `?suche=${encodeURIComponent(search)}`), search).toContain(found)
    expect(await listed(owner, '?reihenfolge=betrag')).toMatch(/Storno|Gutgeschrieben −100,00 € −119,00 € /)
    const path = '/buero/rechnungen/rechnungen.csv?stand=bezahlt'
    const file = await (await ask(path, { headers: owner.headers })).text()
    expect(file).toContain(`${paid.number};${LONG};02.03.2026;16.03.2026;Bezahlt;100,00;119,00;0,00\r\n`)
    expect(file.split('\r\n')).toHaveLength(3)
    const ordered = '?reihenfolge=betrag'
    expect(await read(owner, `/buero/rechnungen${ordered}`)).toContain(`rechnungen.csv${ordered}`)
    const sums = (await read(owner, `/buero/rechnungen/rechnungen.csv${ordered}`)).match(
      /-?\d+,\d\d(?=;[\d,]+\r\n)/g,
    )
    expect(sums).toEqual(['119,00', '119,00', '119,00', '119,00', '119,00', '-119,00'])
  })

  test('says so where there is none, and shows nothing of another firm', async () => {
    const { overdue } = await makeBooks()
    const stranger = await makeOwner()
    const words = await listed(stranger)
    expect(words).toContain('Noch keine Rechnung.')
    expect((await ask(`/buero/rechnungen/${overdue.id}`, { headers: stranger.headers })).status).toBe(404)
    expect((await ask(`/buero/rechnungen/${overdue.id}/pdf`, { headers: stranger.headers })).status).toBe(404)
  })

  test.each(['newest', 'due', 'amount'] as const)('is read along an index: %s', async (order) => {
    const scope = { tenantId: 'firm', today: '2026-03-02' }
    const index = { newest: 'standings_listed', due: 'standings_due', amount: 'standings_amount' }[order]
    for (const state of ['all', 'overdue', 'paid'] as const)
      for (const search of ['', 'kiel 42'])
        for (const place of [{ page: 1 }, { page: 3, after: 'row' }, { page: 2, before: 'row' }]) {
          const filter = { search, sums: { 42: { from: 4200, to: 4299 } }, state, year: 2026 }
          const plans = await queryPlans(async ({ reader }) => {
            await readStandingList(reader, scope, { ...filter, order, place })
            await readStandingSums(reader, scope, filter)
            await listIssueYears(reader, scope)
          })
          expect(plans.join()).toContain(`SEARCH invoice_standings USING COVERING INDEX ${index} (`)
          for (const plan of plans)
            expect(plan).not.toMatch(
              /TEMP B-TREE|SCAN (?!counted|newest|deducted|\w VIRTUAL TABLE|CONSTANT ROW)/,
            )
          const [deducted = ''] = plans.filter((plan) => plan.includes('MATERIALIZE deducted'))
          expect(deducted).toContain('SEARCH f USING INDEX invoices_final (tenant_id=?)')
          expect(deducted).not.toContain('sqlite_autoindex_invoices')
          expect(plans.length).toBeLessThanOrEqual(8)
        }
  })
})

describe('an invoice’s page', () => {
  test('shows what is owed, billed, paid, said and mailed about it', async () => {
    const { owner, overdue, customerId } = await makeBooks()
    const said = { customerId, invoiceId: overdue.id, body: 'Bitte prüfen', replyTo: null, formKey: 'a' }
    await sendMessage(house, owner.scope, said)
    const html = await read(owner, `/buero/rechnungen/${overdue.id}`)
    const words = textOf(html)
    for (const part of [
      `Rechnung ${overdue.number}`,
      'Überfällig',
      'Betrag 119,00 €',
      'Noch offen 100,00 €',
      'Zahlungsart Überweisung',
      'Unterhaltsreinigung',
      '01.03.2026 Überweisung Zurücknehmen 19,00 €',
      'Nachricht offen',
      'Zahlung eingetragen: 19,00 €, Überweisung, vom 01.03.2026',
    ])
      expect(words).toContain(part)
    expect(html).toContain(`href="/buero/rechnungen/${overdue.id}/pdf"`)
    const pdf = await ask(`/buero/rechnungen/${overdue.id}/pdf`, { headers: owner.headers })
    expect(pdf.headers.get('content-type')).toBe('application/pdf')
  })

  test('tells all that happened in one line of time: mails, announcements, money and what was taken back', async () => {
    const { owner, overdue } = await makeBooks()
    const at = (hour: number) => ({ ...owner.scope, at: `2026-03-03T${hour}:00:00.000Z` })
    await db.updateTable('customers').set({ email: 'post@bruegge.example' }).execute()
    await sendInvoice(house, at(10), overdue.id)
    const link = { purpose: 'rechnung', linkId: 'l', subjectId: overdue.id, contactId: null } as const
    await announceTransfer(house, { ...at(11), ...link, actor: 'link:l' })
    const booked = db.selectFrom('payments').select('id').where('invoice_id', '=', overdue.id)
    const { id } = await booked.executeTakeFirstOrThrow()
    await undoShare(house, at(12), { invoiceId: overdue.id, id, reason: 'Verbucht' })
    const { number } = await cancelInvoice(house, at(13), overdue.id, { note: 'Irrtum' })
    const told = textOf(await read(owner, `/buero/rechnungen/${overdue.id}`)).split('Was bisher geschah')[1]
    const parts = [
      `Storniert ${number}`,
      'Zahlung wurde Guthaben: −19,00 €',
      'Überweisung angekündigt erledigt vom Kunden',
      'Rechnung an den Kunden, post@bruegge.example',
      'Zahlung eingetragen: 19,00 €',
      'Ausgestellt',
      'Entwurf angelegt',
    ]
    expect(told).toMatch(new RegExp(parts.join('.*')))
  })

  test('of a draft, a cancelled one and its cancellation lead to each other', async () => {
    const { owner, draft, cancelled, cancellation } = await makeBooks()
    const words = textOf(await read(owner, `/buero/rechnungen/${draft.id}`))
    expect(words).toContain('Das ist ein Entwurf.')
    expect(words).toContain('119,00 €')
    expect((await ask(`/buero/rechnungen/${draft.id}/pdf`, { headers: owner.headers })).status).toBe(404)
    expect(await read(owner, `/buero/rechnungen/${cancelled.id}`)).toContain(
      `href="/buero/rechnungen/${cancellation.id}"`,
    )
    expect(textOf(await read(owner, `/buero/rechnungen/${cancellation.id}`))).toContain(
      `Storniert die Rechnung ${cancelled.number}`,
    )
  })

  test.each([
    ['invoicing', 200, true],
    ['read_only', 200, false],
    ['payroll', 403, false],
  ] as [Role, number, boolean][])('for %s: %s', async (role, status, mayLink) => {
    const { owner, overdue } = await makeBooks()
    const headers = await signedInAs(house, owner.scope, role)
    const answer = await ask(`/buero/rechnungen/${overdue.id}`, { headers })
    expect(answer.status).toBe(status)
    expect((await answer.text()).includes(`/buero/rechnungen/${overdue.id}/link?`)).toBe(mayLink)
    expect((await ask('/buero/rechnungen', { headers })).status).toBe(status)
  })
})

test('the narrow table follows a draft that is deleted', async () => {
  const { draft } = await makeBooks()
  await db.deleteFrom('access_links').where('invoice_id', '=', draft.id).execute()
  await db.deleteFrom('invoice_lines').where('invoice_id', '=', draft.id).execute()
  await db.deleteFrom('invoices').where('id', '=', draft.id).execute()
  const left = db.selectFrom('invoice_standings').select('standing').where('invoice_id', '=', draft.id)
  expect(await left.execute()).toEqual([])
})
