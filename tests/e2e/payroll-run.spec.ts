import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { config } from '~/config.server'
import { AT_A_DESK, expect, test } from '../support/journey'
import { readMail } from '../support/mail'

// From a new employee to the payslip on the employee's own screen, by hand.

const MOST_MS = 150_000
const PATIENCE_MS = 20_000
/** Before anybody of the demo was paid, so that nobody else's month is closed; a second try has one of its own. */
const MONTHS = ['2025-04', '2025-06']
/** 150 hours and 10 of overtime with a quarter on top, at 20 euros. */
const GROSS = /3\.250,00\s€/

test.use({ ...AT_A_DESK, actionTimeout: PATIENCE_MS })

test('from a new employee to the downloaded payslip', async ({ page, street, desk, firm }, { retry }) => {
  test.setTimeout(MOST_MS)
  await page.context().addCookies(await desk.context().cookies())
  const month = MONTHS[retry] ?? ''
  const email = `merle-${randomUUID()}@post.example`
  const lastName = `Thießen-${email.slice(6, 10)}`
  const employeeId = await addEmployee(page, { email, lastName, month })
  await addPayrollFacts(page, employeeId, month)
  await sendHours(page, { month, employeeId, tenantId: firm.scope().tenantId })

  await page.goto(`/buero/stunden?monat=${month}`)
  await page.getByRole('button', { name: 'Monat abschließen' }).click()
  await page.goto(`/buero/lohnzettel/abrechnung/${month}`)
  const row = page.getByRole('row', { name: new RegExp(lastName) })
  await row.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Angekreuzte berechnen' }).click()
  await expect(page.getByText('Die Lohnzettel sind berechnet.')).toBeVisible()
  await row.getByRole('link', { name: new RegExp(lastName) }).click()
  await expect(page.getByRole('row', { name: /^Gesamtbrutto/ })).toContainText(GROSS)
  const path = await page.getByRole('link', { name: 'Probedruck öffnen (PDF)' }).getAttribute('href')
  const preview = await page.request.get(path ?? '')
  expect((await preview.body()).subarray(0, 5).toString()).toBe('%PDF-')
  expect(await mailsTo(page, email)).toBe(0)

  await page.goto(`/buero/lohnzettel/abrechnung/${month}`)
  await row.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Angekreuzte freigeben' }).click()
  await expect(page.getByText('Die Lohnzettel sind freigegeben.')).toBeVisible()

  await street.goto(await linkInMail(page, email))
  await expect(street.getByRole('heading', { level: 1 })).toHaveText(`Merle ${lastName}`)
  const [download] = await Promise.all([
    street.waitForEvent('download'),
    street.getByRole('link', { name: /^PDF Lohnzettel/ }).click(),
  ])
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-')
})

interface NewPerson {
  email: string
  lastName: string
  month: string
}

async function addEmployee(page: Page, { email, lastName, month }: NewPerson): Promise<string> {
  await page.goto('/buero/mitarbeiter/neu')
  await page.getByText('Vertrauliches').click()
  await fill(page, {
    first_name: 'Merle',
    last_name: lastName,
    street: 'Am Kanal 3',
    postal_code: '24106',
    city: 'Kiel',
    email,
    entry_on: `${month}-01`,
    birth_date: '1990-06-15',
  })
  await page.getByLabel('Vollzeit').check()
  await page.getByRole('button', { name: 'Mitarbeiter anlegen' }).click()
  await expect(page.getByText('Die Person ist angelegt.')).toBeVisible()
  const id = /mitarbeiter\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? ''
  await page.getByRole('link', { name: 'Vergütung eintragen' }).click()
  await fill(page, { from: month, cents: '20,00' })
  await page.getByLabel('Stundenlohn').check()
  await page.getByRole('button', { name: 'Vergütung eintragen' }).click()
  await expect(page.getByText('Die Vergütung ist eingetragen.')).toBeVisible()
  return id
}

async function addPayrollFacts(page: Page, employeeId: string, month: string): Promise<void> {
  await page.goto(`/buero/mitarbeiter/${employeeId}`)
  await page.getByRole('link', { name: 'Lohndaten' }).click()
  await fill(page, { from: month })
  await page.getByLabel('Krankenkasse').selectOption('Küstenkasse')
  await page.getByLabel('Steuerklasse', { exact: true }).selectOption('1')
  await page.getByRole('button', { name: 'Lohndaten speichern' }).click()
  await expect(page.getByText('Die Lohndaten sind gespeichert.')).toBeVisible()
}

/** As a time recorder does. */
async function sendHours(
  page: Page,
  { month, employeeId, tenantId }: { month: string; employeeId: string; tenantId: string },
): Promise<void> {
  const [webhookSecret] = config().webhookSecrets
  const answer = await page.request.post('/api/intern/webhook', {
    headers: { 'X-Webhook-Secret': webhookSecret },
    data: {
      event: 'zeiterfassung.export',
      mandant_id: tenantId,
      daten: { monat: month, mitarbeiter: [{ id: employeeId, stunden: 160, ueberstunden: 10 }] },
    },
  })
  expect(await answer.json()).toMatchObject({ processed: 1 })
}

async function mailsTo(page: Page, email: string): Promise<number> {
  await page.goto(`/buero/postausgang?empfaenger=${email}`)
  return page.getByRole('link', { name: email }).count()
}

async function linkInMail(page: Page, email: string): Promise<string> {
  await page.goto(`/buero/postausgang?empfaenger=${email}`)
  await page.getByRole('link', { name: email }).click()
  const started = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Als Datei herunterladen (.eml)' }).click()
  const { text } = readMail(await readFile(await (await started).path(), 'utf8'))
  return /\S+\/mitarbeiter-portal\/\S+/.exec(text)?.[0] ?? ''
}

async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) await page.locator(`main [name=${name}]`).fill(value)
}
