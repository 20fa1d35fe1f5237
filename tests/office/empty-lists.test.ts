import { expect, test } from 'vitest'
import { createContract } from '~/domain/contracts/contracts.server'
import { makeCustomer, makeMandate } from '../factories/customers'
import { makeEmployee } from '../factories/employees'
import { lineOf, makeInvoice } from '../factories/invoices'
import { makeMail } from '../factories/mails'
import { db, house } from '../support/house'
import { textOf } from '../support/html'
import { makeOwner, type Owner, read } from './owner'

// A list says what belongs there, and leads to the form that makes the first one, whatever it is searched for; that
// fewer words find more it says where there is something to find.

interface Case {
  search: string
  bare: string
  /** Where people with the right to add something are led. */
  form: string | null
  fill: (owner: Owner) => Promise<unknown>
  nothing: string
}

const somebody = ({ scope }: Owner) => makeCustomer(house, scope)
const CASES: Record<string, Case> = {
  '/buero/kunden': {
    search: 'suche=xyz',
    bare: 'Noch kein Kunde.',
    form: '/buero/kunden/neu',
    fill: somebody,
    nothing: 'Kein Kunde gefunden.',
  },
  '/buero/vertraege': {
    search: 'suche=xyz&stand=beendet',
    bare: 'Noch kein Vertrag.',
    form: '/buero/vertraege/neu',
    fill: async (owner) =>
      createContract(house, owner.scope, {
        customer_id: (await somebody(owner)).id,
        title: 'Reinigung',
        starts_on: '2026-01-01',
        notice_months: 3,
        interval_months: 1,
        lines: [lineOf()],
      }),
    nothing: 'Kein Vertrag gefunden.',
  },
  '/buero/mandate': {
    search: 'suche=xyz',
    bare: 'Noch kein Mandat.',
    form: '/buero/mandate/neu',
    fill: async (owner) => makeMandate(house, owner.scope, (await somebody(owner)).id),
    nothing: 'Kein Mandat gefunden.',
  },
  '/buero/rechnungen': {
    search: 'suche=xyz',
    bare: 'Noch keine Rechnung.',
    form: '/buero/rechnungen/neu',
    fill: async (owner) => makeInvoice(house, owner.scope, (await somebody(owner)).id),
    nothing: 'Keine Rechnung gefunden.',
  },
  '/buero/mitarbeiter': {
    search: 'suche=xyz&art=minijob',
    bare: 'Noch niemand angelegt.',
    form: '/buero/mitarbeiter/neu',
    fill: ({ scope }) => makeEmployee(house, scope),
    nothing: 'Niemand gefunden.',
  },
  '/buero/stunden': {
    search: 'suche=xyz',
    bare: 'Sobald Mitarbeiter angelegt sind, stehen sie hier mit ihren Stunden.',
    form: '/buero/mitarbeiter/neu',
    fill: ({ scope }) => makeEmployee(house, scope),
    nothing: 'Niemand gefunden.',
  },
  '/buero/lohnzettel': {
    search: 'suche=xyz',
    bare: 'Sobald Mitarbeiter angelegt sind, stehen sie hier mit ihren Lohnzetteln.',
    form: '/buero/mitarbeiter/neu',
    fill: ({ scope }) => makeEmployee(house, scope),
    nothing: 'Niemand gefunden.',
  },
  '/buero/postausgang': {
    search: 'empfaenger=xyz',
    bare: 'Noch keine E-Mail.',
    form: null,
    fill: ({ scope }) => makeMail(house, scope),
    nothing: 'Keine E-Mail passt zu dieser Suche.',
  },
  '/buero/aufgaben': {
    search: 'suche=xyz&art=konto',
    bare: 'Nichts zu erledigen. Hier erscheinen Nachrichten',
    form: null,
    fill: async (owner) =>
      db
        .insertInto('tasks')
        .values({
          ...{ tenant_id: owner.scope.tenantId, id: owner.userId, kind: 'message', area: 'invoicing' },
          ...{ customer_id: (await somebody(owner)).id, subject_id: 's', created_at: owner.scope.at },
        })
        .execute(),
    nothing: 'Keine Aufgabe gefunden.',
  },
}

test.each(Object.entries(CASES))('%s', async (path, { search, bare, form, fill, nothing }) => {
  const owner = await makeOwner()
  const emptyOf = (html: string) => /class="empty">(.*?)<\/(?:div|p)><\//s.exec(html)?.[1] ?? html
  for (const address of [path, `${path}?${search}`]) {
    const html = await read(owner, address)
    expect(textOf(html), address).toContain(bare)
    expect(textOf(html), address).not.toContain(nothing)
    if (form) expect(emptyOf(html), address).toContain(`href="${form}"`)
  }
  await db.updateTable('memberships').set({ role: 'read_only' }).where('user_id', '=', owner.userId).execute()
  if (form) expect(emptyOf(await read(owner, path))).not.toContain('href')
  await db.updateTable('memberships').set({ role: 'owner' }).where('user_id', '=', owner.userId).execute()
  await fill(owner)
  const searched = textOf(await read(owner, `${path}?${search}`))
  expect(searched).toContain(nothing)
  expect(searched).not.toContain(bare)
})

test('a list whose rows have all gone elsewhere says where', async () => {
  const owner = await makeOwner()
  await makeCustomer(house, owner.scope)
  await makeEmployee(house, owner.scope)
  for (const table of ['customers', 'employees'] as const)
    await db
      .updateTable(table)
      .set({ archived_at: owner.scope.at })
      .where('tenant_id', '=', owner.scope.tenantId)
      .execute()
  expect(textOf(await read(owner, '/buero/kunden'))).toContain('Alle Kunden sind archiviert.')
  expect(textOf(await read(owner, '/buero/mitarbeiter'))).toContain('Alle Mitarbeiter sind archiviert.')
})

test.each([
  ['/buero/kunden', /Beispiel: .*Musterfirma GmbH 1\.190,00 € 12345 Musterstadt/],
  ['/buero/rechnungen', /Beispiel: .*2026-0001 1\.190,00 € Musterfirma GmbH/],
  ['/buero/vertraege', /Beispiel: .*Büroreinigung, jeden Monat 1\.000,00 € Musterfirma GmbH/],
  ['/buero/mandate', /Beispiel: .*Musterfirma GmbH M2026-0001 Gültig/],
  ['/buero/stunden', /Beispiel: .*Muster, Mia 120/],
  ['/buero/lohnzettel', /Beispiel: .*Muster, Mia 2\.054,42/],
  ['/buero/lohnzettel/abrechnung/2026-01', /Beispiel: .*Muster, Mia 2\.054,42 € bereit/],
  ['/buero/postausgang', /Beispiel: .*Musterfirma GmbH 02\.01\.2026 Rechnung/],
  ['/buero/lohnzettel/eingang', /Beispiel: .*Muster, Mia Januar 2026 1001 Seite 1/],
  ['/buero/vertraege/rechnungslauf', /Beispiel: .*02\.01\.2026 12 von selbst 0/],
  ['/buero/zahlen', /Beispiel: .*Januar 1\.000,00 €/],
  ['/buero/zahlen?sicht=kunden', /Beispiel: .*Musterfirma GmbH 1\.000,00 €/],
  ['/buero/zahlen?sicht=leistungen', /Beispiel: .*Büroreinigung 1\.000,00 €/],
  ['/buero/zahlen?sicht=offen', /Beispiel: .*Musterfirma GmbH 1\.190,00 €/],
  ['/buero/mitarbeiter', /Beispiel: So sieht eine Zeile aus .*Muster, Mia 1001 Teilzeit/],
  ['/buero/aufgaben', /Beispiel: So sieht eine Zeile aus .*Nachricht .*Musterfirma GmbH/],
])('%s of an empty firm shows a row that is marked as an example, and leads nowhere', async (path, row) => {
  const owner = await makeOwner()
  const html = await read(owner, path)
  expect(textOf(html)).toMatch(row)
  const [example] = /<div[^>]*aria-hidden="true"[^>]*>(?:<div[^>]*>)?<table.*<\/table>/s.exec(html) ?? []
  expect(example).toContain('Beispiel')
  expect(example).not.toMatch(/<a |<button/)
})

test('a customer without a link shows what the row of one looks like', async () => {
  const owner = await makeOwner()
  const { id } = await somebody(owner)
  await db.deleteFrom('access_links').where('customer_id', '=', id).execute()
  const words = textOf(await read(owner, `/buero/kunden/${id}`))
  expect(words).toMatch(/keinen gültigen Link\. Beispiel: .*Mia Muster 02\.01\.2026 Gültig Noch nie/)
})
