import type { Page } from '@playwright/test'
import { type EmptyProduct, startEmptyProduct } from '../support/empty-product'
import { expect, test } from '../support/journey'
import { newestTokenOf } from '../support/newest-token'

// From the empty database to the first answered message, by hand, with scripts and without: each step starts where
// the navigation or the page before it leads.

const MOST_MS = 120_000
// Each password is hashed, which takes its time beside other tests.
const PATIENCE_MS = 20_000
const PASSWORD = 'drei Möwen auf der Mole'
const OWNER = {
  name: 'Inga Matthießen',
  email: 'inga@foerde-glanz.example',
  firm: 'Förde Glanz GmbH',
  street: 'Holtenauer Straße 12',
  postal_code: '24105',
  city: 'Kiel',
}
const CUSTOMERS = `Firma;Straße;PLZ;Ort;E-Mail
Hafenkontor Brügge KG;Am Kai 3;24103;Kiel;rechnung@bruegge.example
Öl & Gas Ärger;Deichweg 1;24114;Kiel;post@aerger.example`

test.use({ actionTimeout: PATIENCE_MS })

test('from the empty database to the first message answered', async ({ browser, javaScriptEnabled }) => {
  test.setTimeout(MOST_MS)
  const product = await startEmptyProduct({ SMTP_URL: 'smtp://127.0.0.1:9' })
  const look = { baseURL: product.baseUrl, javaScriptEnabled: javaScriptEnabled ?? true }
  const [owner, customer, colleague] = await Promise.all(
    [1, 2, 3].map(async () => (await browser.newContext(look)).newPage()),
  )
  try {
    if (!owner || !customer || !colleague) throw new Error('Three browsers were wanted')
    await setUp(owner, product)
    await completeFirm(owner)
    await importCustomers(owner)
    await addContract(owner)
    await addEmployee(owner)
    await inviteColleague(owner, colleague, product)
    const link = await showPortalLink(owner)
    await write(customer, link)
    await answer(owner)
  } finally {
    for (const page of [owner, customer, colleague]) await page?.context().close()
    await product.stop()
  }
})

async function setUp(page: Page, product: EmptyProduct): Promise<void> {
  await page.goto('/')
  await page.goto('/einrichten')
  await fill(page, { ...OWNER, password: PASSWORD, setup_code: product.setupCode })
  await page.locator('main form button').first().click()
  await expect(page).toHaveURL(/\/buero$/)
  await expect(page.getByRole('heading', { name: 'Erste Schritte' })).toBeVisible()
}

async function completeFirm(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Steuernummer oder USt-IdNr. eintragen' }).click()
  await fill(page, { tax_number: '20/123/45678' })
  await save(page)
  await go(page, 'Start')
  await page.getByRole('link', { name: 'Bankverbindung eintragen' }).click()
  await fill(page, { iban: 'DE02120300000000202051', creditor_id: 'DE98ZZZ09999999999' })
  await save(page)
}

async function importCustomers(page: Page): Promise<void> {
  await go(page, 'Kunden')
  await page.goto('/buero/kunden/import')
  const file = { name: 'kunden.csv', mimeType: 'text/csv', buffer: Buffer.from(CUSTOMERS) }
  await page.locator('main input[type=file]').setInputFiles(file)
  await page.locator('main form button').first().click()
  await expect(page).toHaveURL(/\/spalten/)
  await page.locator('main form button').first().click()
  await page.getByRole('button', { name: '2 Kunden übernehmen' }).click()
  await expect(page.getByText('2 Kunden übernommen')).toBeVisible()
}

async function addContract(page: Page): Promise<void> {
  await openCustomer(page)
  await page.getByRole('link', { name: 'Neuer Vertrag' }).click()
  await fill(page, {
    title: 'Büroreinigung',
    starts_on: '2026-01-01',
    notice_months: '1',
    position_1_description: 'Unterhaltsreinigung',
    position_1_quantity: '4',
    position_1_price: '25,00',
  })
  await page.getByRole('button', { name: 'Vertrag anlegen' }).click()
  await expect(page.getByText('Der Vertrag ist angelegt.')).toBeVisible()
}

async function addEmployee(page: Page): Promise<void> {
  await go(page, 'Mitarbeiter')
  await page.getByRole('link', { name: 'Neuer Mitarbeiter' }).click()
  await fill(page, {
    first_name: 'Maren',
    last_name: 'Thomsen',
    street: 'Iltisstraße 9',
    postal_code: '24143',
    city: 'Kiel',
    entry_on: '2026-01-01',
  })
  await page.getByLabel('Teilzeit', { exact: true }).check()
  await page.getByRole('button', { name: 'Mitarbeiter anlegen' }).click()
  await expect(page.getByText('Die Person ist angelegt.')).toBeVisible()
}

async function inviteColleague(page: Page, guest: Page, { house }: EmptyProduct): Promise<void> {
  await go(page, 'Start')
  await page.getByRole('link', { name: 'Jemanden ins Büro einladen' }).click()
  await fill(page, { name: 'Jörn Petersen', email: 'joern@foerde-glanz.example' })
  await page.locator('input[name=role][value=invoicing]').check()
  await page.getByRole('button', { name: 'Einladen' }).click()
  await expect(page.getByText('Jörn Petersen').first()).toBeVisible()
  const { id } = await house.reader
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'joern@foerde-glanz.example')
    .executeTakeFirstOrThrow()
  await guest.goto(`/einladung/${await newestTokenOf(house, id)}`)
  await fill(guest, { password: PASSWORD })
  await guest.locator('main form button').first().click()
  await fill(guest, { email: 'joern@foerde-glanz.example', password: PASSWORD })
  await guest.locator('main form button').first().click()
  await expect(guest).toHaveURL(/\/buero$/)
  await expect(guest.getByRole('link', { name: 'Lohnzettel', exact: true })).toHaveCount(0)
}

/** The link as the office passes it on. */
async function showPortalLink(page: Page): Promise<string> {
  await openCustomer(page)
  await page
    .getByRole('link', { name: /^Kopieren, senden, drucken/ })
    .first()
    .click()
  return page.getByRole('textbox', { name: 'Link', exact: true }).inputValue()
}

async function write(page: Page, link: string): Promise<void> {
  await page.goto(link)
  await expect(page.getByText('Büroreinigung').first()).toBeVisible()
  await page.locator('textarea[name=message]').first().fill('Bitte rufen Sie mich zurück.')
  await page.getByRole('button', { name: 'Nachricht senden' }).first().click()
  await expect(page.getByText('Ihre Nachricht ist angekommen')).toBeVisible()
}

async function answer(page: Page): Promise<void> {
  await go(page, 'Start')
  await page.getByRole('link', { name: 'Nachricht', exact: true }).click()
  await expect(page.getByText('Bitte rufen Sie mich zurück.').first()).toBeVisible()
  await page.getByLabel('Ihre Antwort').fill('Wir rufen Sie heute Nachmittag an.')
  await page.getByRole('button', { name: 'Antwort senden' }).click()
  await expect(page.getByText('Ihre Antwort geht hinaus.')).toBeVisible()
}

async function openCustomer(page: Page): Promise<void> {
  await go(page, 'Kunden')
  await page.getByRole('link', { name: 'Hafenkontor Brügge KG' }).click()
}

async function go(page: Page, entry: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Büro' }).getByRole('link', { name: entry, exact: true }).click()
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Speichern' }).first().click()
  await expect(page.getByRole('status').filter({ hasText: /\S/ }).first()).toBeVisible()
}

async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) await page.locator(`main [name=${name}]`).fill(value)
}
