import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { Scope } from '~/domain/kernel/scope'
import { addMembership } from '~/domain/users/members/add-membership.server'
import { createUser } from '~/domain/users/members/users.server'
import { camtOf } from '../factories/camt'
import { makeCustomer, makeMandate } from '../factories/customers'
import { PASSWORD } from '../factories/firm'
import { makeInvoice } from '../factories/invoices'
import { makeTenant } from '../factories/tenants'
import { figuresOf } from '../support/debit-figures'
import type { Firm } from '../support/firm'
import { AT_A_DESK, expect, test, WITH_SCRIPTS } from '../support/journey'
import { knownHash } from '../support/known-hash'
import { openActs } from '../support/office-menu'

/** The account on the invoices of `makeTenant`. */
const IBAN = 'DE02120300000000202051'
const DAY_MS = 86_400_000

/** A firm with two debits, a transfer that comes with a typo, and one that is late. */
async function makeMonth({ house }: Firm) {
  const dayAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString()
  const { tenantId } = await makeTenant(house)
  const on = (days: number): Scope => {
    const at = dayAgo(days)
    return { tenantId, actor: 'user:office', at, today: at.slice(0, 10) }
  }
  const email = `inhaberin-${randomUUID()}@monat.example`
  const { id: userId } = await createUser(house, on(60), {
    ...{ email, name: 'Inga Monat', passwordHash: await knownHash(PASSWORD) },
  })
  await addMembership(house, on(60), { userId, role: 'owner' })
  const customer = (name: string) =>
    makeCustomer(house, on(60), { name, email: `${randomUUID()}@kunde.example` })
  async function debit(name: string) {
    const { id } = await customer(name)
    const { id: mandateId } = await makeMandate(house, on(60), id, { holder: name })
    return makeInvoice(house, on(2), id, { payment: { method: 'direct_debit', mandateId } })
  }
  const [booked, returned] = [await debit('Ohne Sorgen GmbH'), await debit('Leeres Konto KG')]
  const typo = await makeInvoice(house, on(2), (await customer('Vera Vertippt')).id)
  const { id: lateId } = await customer('Spaet und Soehne')
  const late = await makeInvoice(house, on(50), lateId)
  return { email, booked, returned, typo, late, lateId, today: on(0).today }
}

async function signIn(page: Page, email: string) {
  await page.goto('/anmelden')
  await page.getByLabel('E-Mail-Adresse').fill(email)
  await page.getByLabel('Passwort').fill(PASSWORD)
  await page.getByRole('button', { name: 'Anmelden' }).click()
  await expect(page).toHaveURL(/\/buero/)
}

async function upload(page: Page, xml: string) {
  await page.goto('/buero/bank')
  await page
    .getByLabel('Datei aus dem Online-Banking')
    .setInputFiles({ name: 'auszug.xml', mimeType: 'text/xml', buffer: Buffer.from(xml) })
  await page.getByRole('button', { name: 'Hochladen und zuordnen' }).click()
  await expect(page.getByRole('status')).toContainText('Der Kontoauszug ist gelesen')
}

for (const [name, options] of [
  ['with scripts', WITH_SCRIPTS],
  ['without scripts', { ...AT_A_DESK, javaScriptEnabled: false }],
] as const)
  test.describe(name, () => {
    test.use(options)

    test('a month: debits, statement, reminder, payment, statement of account', async ({ page, firm }) => {
      const month = await makeMonth(firm)
      const { booked, returned, typo, late, today } = month
      await signIn(page, month.email)

      // The two debits become a file for the bank.
      await page.goto('/buero/bank/lastschriften')
      await page.getByRole('button', { name: 'Datei erstellen' }).click()
      await expect(page.getByText('Wird abgebucht').first()).toBeVisible()
      const started = page.waitForEvent('download')
      await page
        .getByRole('link', { name: /herunterladen/ })
        .first()
        .click()
      const figures = figuresOf(await readFile(await (await started).path(), 'utf8'))
      expect(figures).toMatchObject({ count: 2, sum: '238.00', saidSums: ['238.00', '238.00'] })
      const endToEndIds = [`${booked.number}-1`, `${returned.number}-1`]
      expect(figures.endToEndIds.sort()).toEqual(endToEndIds.sort())

      // The statement: both collected, one of them returned with a fee, a transfer with a typo, and what the bank costs.
      const mistyped = typo.number.replace(/.$/, (digit) => String((Number(digit) + 3) % 10))
      const [first, second] = [`${booked.number}-1`, `${returned.number}-1`]
      await upload(
        page,
        camtOf(
          [
            { cents: 11_900, code: '171', endToEndId: first, name: 'Ohne Sorgen GmbH' },
            { cents: 11_900, code: '171', endToEndId: second, name: 'Leeres Konto KG' },
            {
              ...{ cents: -12_200, code: '109', label: 'RETOURE' },
              parts: [{ cents: -11_900, endToEndId: second, name: 'Leeres Konto KG', reason: 'AM04' }],
            },
            { cents: 11_900, text: `Rechnung ${mistyped}`, name: 'Vera Vertippt' },
            { cents: -990, code: '808', text: 'Kontofuehrung', name: 'Bank' },
          ],
          { day: today, iban: IBAN },
        ),
      )

      // What is left is the bank's; then everything is assigned.
      await page.goto('/buero/bank/umsaetze?stand=offen')
      await page.getByRole('link', { name: 'Bank', exact: true }).last().click()
      await page.getByLabel('Was ist es?').selectOption('Bankgebühr')
      await page.getByRole('button', { name: 'Zuordnen', exact: true }).click()
      await expect(page.getByRole('status')).toHaveText('Der Umsatz ist zugeordnet.')
      await page.goto('/buero/bank')
      await expect(page.getByText('Alle Umsätze sind zugeordnet.').first()).toBeVisible()
      for (const [invoice, state] of [
        [booked, 'Bezahlt'],
        [typo, 'Bezahlt'],
        [returned, 'Noch offen119,00'],
      ] as const) {
        await page.goto(`/buero/rechnungen/${invoice.id}`)
        await expect(page.getByRole('main')).toContainText(state)
      }

      // Whoever is late is reminded, and pays.
      await page.goto('/buero/bank/mahnungen')
      await expect(page.getByRole('main')).toContainText('Spaet und Soehne')
      await page.getByRole('button', { name: 'Auswahl verschicken' }).click()
      await expect(page.getByRole('main')).toContainText('Spaet und Soehne')
      await page.goto('/buero/postausgang')
      await expect(page.getByRole('row', { name: 'Spaet und Soehne' })).toContainText('Mahnung')
      await upload(
        page,
        camtOf([{ cents: 11_900, text: `RG ${late.number}, sorry!`, name: 'Fremde Tochter' }], {
          ...{ day: today, iban: IBAN, opening: 122_510 },
        }),
      )
      await page.goto(`/buero/rechnungen/${late.id}`)
      await expect(page.getByRole('main')).toContainText('Bezahlt')

      // The statement of account is even.
      await page.goto(`/buero/kunden/${month.lateId}`)
      await openActs(page)
      await page.getByRole('link', { name: 'Kontoübersicht' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Kontoübersicht')
      await expect(page.getByRole('main')).toContainText(late.number)
      await expect(page.getByRole('main')).toContainText('0,00 €')
    })
  })
