import type { Browser, Page } from '@playwright/test'
import { COLOR_JPEG } from '../factories/logos'
import { type EmptyProduct, startEmptyProduct } from '../support/empty-product'
import { AT_A_DESK, expect, test, WITH_SCRIPTS } from '../support/journey'
import { type Letterbox, linkIn, openLetterbox } from '../support/letterbox'

// From the empty database to the first answered message, by hand, with scripts and without: each step starts where
// the navigation, the page before it or a mail leads.

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
const COLLEAGUE = { name: 'Jörn Petersen', email: 'joern@foerde-glanz.example' }
const CUSTOMER = { name: 'Hafenkontor Brügge KG', email: 'rechnung@bruegge.example' }
const QUESTION = 'Bitte rufen Sie mich zurück.'
const ANSWER = 'Wir rufen Sie heute Nachmittag an.'
const SCAN = { name: 'mandat.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(COLOR_JPEG) }
const CUSTOMERS = `Firma;Straße;PLZ;Ort;E-Mail
Hafenkontor Brügge KG;Am Kai 3;24103;Kiel;rechnung@bruegge.example
Öl & Gas Ärger;Deichweg 1;24114;Kiel;post@aerger.example`

for (const [ways, look] of Object.entries({ 'without scripts': AT_A_DESK, 'with scripts': WITH_SCRIPTS }))
  test.describe(ways, () => {
    test.use({ ...look, actionTimeout: PATIENCE_MS })
    test('from the empty database to the first message answered', async ({ browser }) => firstDay(browser))
  })

async function firstDay(browser: Browser): Promise<void> {
  test.setTimeout(MOST_MS)
  const letterbox = await openLetterbox()
  const product = await startEmptyProduct({ SMTP_URL: letterbox.url, MAIL_FROM: 'post@zahltag.example' })
  const [owner, customer, colleague] = await Promise.all(
    [1, 2, 3].map(async () => (await browser.newContext({ baseURL: product.baseUrl })).newPage()),
  )
  try {
    if (!owner || !customer || !colleague) throw new Error('Three browsers were wanted')
    await setUp(owner, product)
    await completeFirm(owner)
    await importCustomers(owner)
    await addContract(owner)
    await addMandate(owner)
    await addEmployee(owner)
    await invite(owner)
    await accept(colleague, linkIn(await letterbox.take(COLLEAGUE.email), product.baseUrl))
    await sendPortalLink(owner)
    await write(customer, linkIn(await letterbox.take(CUSTOMER.email), product.baseUrl))
    await answer(owner)
    await readAnswer(letterbox)
  } finally {
    for (const page of [owner, customer, colleague]) await page?.context().close()
    await product.stop()
    await letterbox.stop()
  }
}

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
  await page.getByRole('link', { name: 'Aus einer Datei übernehmen' }).click()
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
  await page.getByRole('link', { name: 'Neuer Vertrag' }).first().click()
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

/** One on paper, with its scan. */
async function addMandate(page: Page): Promise<void> {
  await openCustomer(page)
  await page.getByRole('link', { name: 'Neues Mandat auf Papier' }).click()
  await fill(page, { iban: 'DE89 3704 0044 0532 0130 00', signed_on: '2026-01-15' })
  await page.getByRole('button', { name: 'Mandat eintragen' }).click()
  await expect(page.getByText('Gültig', { exact: true }).first()).toBeVisible()
  await page.getByRole('link', { name: 'Scan hochladen' }).click()
  await page.getByLabel('Datei', { exact: true }).setInputFiles(SCAN)
  await page.getByRole('button', { name: 'Hochladen' }).click()
  await expect(page.getByRole('link', { name: 'Scan herunterladen' })).toBeVisible()
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

async function invite(page: Page): Promise<void> {
  await go(page, 'Start')
  await page.getByRole('link', { name: 'Jemanden ins Büro einladen' }).click()
  await fill(page, COLLEAGUE)
  await page.locator('input[name=role][value=invoicing]').check()
  await page.getByRole('button', { name: 'Einladen' }).click()
}

async function accept(page: Page, link: string): Promise<void> {
  await page.goto(link)
  // The new password, and the first sign-in with it.
  for (const _ of [1, 2]) {
    await fill(page, { password: PASSWORD })
    await page.locator('main form button').first().click()
  }
  await expect(page).toHaveURL(/\/buero$/)
  await expect(page.getByRole('link', { name: 'Lohnzettel', exact: true })).toHaveCount(0)
}

async function sendPortalLink(page: Page): Promise<void> {
  await openCustomer(page)
  const link = page.getByRole('link', { name: /^Kopieren, senden, drucken/ })
  await link.first().click()
  await page.getByLabel(CUSTOMER.name).check()
  await page.getByRole('button', { name: 'Link senden' }).click()
  await expect(page.getByText('Der Link geht per E-Mail hinaus.')).toBeVisible()
}

async function write(page: Page, link: string): Promise<void> {
  await page.goto(link)
  await expect(page.getByText('Büroreinigung').first()).toBeVisible()
  await page.locator('textarea[name=message]').first().fill(QUESTION)
  await page.getByRole('button', { name: 'Nachricht senden' }).first().click()
  await expect(page.getByText('Ihre Nachricht ist angekommen')).toBeVisible()
}

async function answer(page: Page): Promise<void> {
  await go(page, 'Start')
  await page.getByRole('link', { name: 'Nachricht', exact: true }).click()
  await expect(page.getByText(QUESTION).first()).toBeVisible()
  await page.getByLabel('Ihre Antwort').fill(ANSWER)
  await page.getByRole('button', { name: 'Antworten und erledigen' }).click()
  await expect(page.getByText('Ihre Antwort geht hinaus, und die Aufgabe ist erledigt.')).toBeVisible()
}

async function readAnswer(letterbox: Letterbox): Promise<void> {
  const { text } = await letterbox.take(CUSTOMER.email)
  expect(text).toContain(ANSWER)
  expect(text).toContain(`> ${QUESTION}`)
}

async function openCustomer(page: Page): Promise<void> {
  await go(page, 'Kunden')
  await page.getByRole('link', { name: CUSTOMER.name }).click()
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
