import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { createEmployee } from '~/domain/employees/employees.server'
import { payslipFile } from '../factories/payslip-files'
import type { Firm } from '../support/firm'
import { AT_A_DESK, expect, test } from '../support/journey'
import { readMail } from '../support/mail'

// A month as a small firm has it: hours from a time recorder, payslips from the payroll office.

const MOST_MS = 180_000
const PATIENCE_MS = 30_000

test.use({ ...AT_A_DESK, actionTimeout: PATIENCE_MS })

test('from the first hours to the payslip that its employee has read', async ({
  page,
  street,
  desk,
  firm,
  baseURL,
}) => {
  test.setTimeout(MOST_MS)
  await page.context().addCookies(await desk.context().cookies())
  // Far ahead and drawn by lot, so that nobody else closes it.
  const month = `20${randomInt(30, 90)}-0${randomInt(1, 10)}`
  const ada = await personOf(firm, 'Ada')
  const bea = await personOf(firm, 'Bea')
  const terminal = randomUUID()
  const report = (entries: [id: string, hours: number][]) => reportHours(baseURL, firm, month, entries)

  await report([
    [ada.id, 160],
    [terminal, 80],
  ])
  await page.goto(`/buero/stunden?monat=${month}`)
  await page.getByLabel('Wer ist das?').selectOption({ label: `${bea.listed} (${bea.number})` })
  await page.getByRole('button', { name: 'Zuordnen' }).click()
  await expect(page.getByText('Die Kennung ist zugeordnet.')).toBeVisible()

  await page.getByRole('button', { name: 'Monat abschließen' }).click()
  await expect(page.getByText('Der Monat ist abgeschlossen.')).toBeVisible()
  await report([[ada.id, 162.5]])
  await page.goto(`/buero/stunden?monat=${month}`)
  await page.getByRole('link', { name: `Entscheiden: Stunden von ${ada.listed}` }).click()
  await page.getByLabel('Warum?').fill('Stundenzettel nachgereicht')
  await page.getByRole('button', { name: 'Annehmen' }).click()
  await expect(page.getByText('Die gemeldeten Stunden gelten jetzt.')).toBeVisible()

  await page.goto(`/buero/stunden/${month}/uebergabe`)
  await page.getByRole('button', { name: 'Datei erstellen' }).click()
  await expect(page.getByText('Die Datei ist erstellt.')).toBeVisible()
  const handedOver = await fileBehind(
    page,
    page.getByRole('region', { name: 'Dateien dieses Monats' }).getByRole('link').first(),
  )
  expect(handedOver).toContain(ada.number)
  expect(handedOver).toContain('162,50')
  expect(handedOver).toContain(bea.number)

  await page.goto('/buero/lohnzettel/eingang')
  await page.getByLabel('Abrechnungsmonat').fill(month)
  const pdf = await payslipFile([ada.paper, { ...bea.paper, number: '0' }], 'lines', month)
  await page
    .getByLabel('PDF-Dateien')
    .setInputFiles({ name: `${ada.number}.pdf`, mimeType: 'application/pdf', buffer: pdf })
  await page.getByRole('button', { name: 'Einlesen' }).click()
  await expect(page.getByText('Die Lohnzettel sind eingelesen.')).toBeVisible()
  await page.getByRole('link', { name: `Ansehen: Seite 2 aus ${ada.number}.pdf` }).click()
  await expect(page.getByText('Der Name passt, aber keine Nummer.')).toBeVisible()
  await page.getByLabel('Gehört zu').selectOption({ label: `${bea.listed} (${bea.number})` })
  await page.getByRole('button', { name: 'So zuordnen' }).click()
  await expect(page.getByText('Der Lohnzettel ist zugeordnet und kann freigegeben werden.')).toBeVisible()
  for (const box of await page.getByRole('checkbox').all()) await box.uncheck()
  for (const { listed } of [ada, bea]) await page.getByLabel(`Lohnzettel von ${listed}`).check()
  await page
    .getByRole('region', { name: /^\d+ Lohnzettel sind bereit/ })
    .getByRole('button', { name: 'Angekreuzte freigeben und ankündigen' })
    .click()
  await expect(page.getByText('Die Lohnzettel sind freigegeben.')).toBeVisible()

  await street.goto(await linkInMail(page, ada.email))
  await expect(street.getByRole('heading', { level: 1 })).toHaveText(ada.name)
  const [download] = await Promise.all([
    street.waitForEvent('download'),
    street.getByRole('link', { name: /^PDF Lohnzettel/ }).click(),
  ])
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-')

  await page.goto(`/buero/mitarbeiter/${ada.id}/monate/${month}`)
  const timeline = page.getByRole('region', { name: 'Verlauf' })
  await expect(timeline).toContainText('Freigegeben')
  await expect(timeline).toContainText('Vom Mitarbeiter heruntergeladen')
  await page.goto(`/buero/mitarbeiter/${bea.id}/monate/${month}`)
  await expect(timeline).not.toContainText('heruntergeladen')
})

/** Somebody whose name nobody else has: names are one of the two marks of a payslip. */
async function personOf(firm: Firm, firstName: string) {
  const lastName = `Probe${[...randomBytes(6)].map((byte) => String.fromCharCode(97 + (byte % 26))).join('')}`
  const email = `${lastName.toLowerCase()}@post.example`
  const { id, number } = await createEmployee(firm.house, firm.scope(), {
    first_name: firstName,
    last_name: lastName,
    email,
    street: 'Am Wall 1',
    postal_code: '24103',
    city: 'Kiel',
    employment_type: 'part_time',
    entry_on: '2025-01-01',
  })
  const names = { listed: `${lastName}, ${firstName}`, name: `${firstName} ${lastName}` }
  return { id, number, email, ...names, paper: { number, firstName, lastName } }
}

async function reportHours(
  baseURL: string | undefined,
  firm: Firm,
  monat: string,
  entries: [string, number][],
) {
  const mitarbeiter = entries.map(([id, stunden]) => ({ id, stunden, ueberstunden: 0 }))
  const { tenantId: mandant_id } = firm.scope()
  const answer = await fetch(`${baseURL}/api/intern/webhook`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Webhook-Secret': String(process.env.WEBHOOK_SECRET) },
    body: JSON.stringify({ event: 'zeiterfassung.export', mandant_id, daten: { monat, mitarbeiter } }),
  })
  expect(await answer.json()).toMatchObject({ status: 'received', processed: entries.length })
}

async function fileBehind(page: Page, link: ReturnType<Page['getByRole']>): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  return readFile(await download.path(), 'utf8')
}

/** As its recipient finds it. */
async function linkInMail(page: Page, email: string): Promise<string> {
  await page.goto(`/buero/postausgang?empfaenger=${email}`)
  await page.getByRole('link', { name: email }).click()
  const started = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Als Datei herunterladen (.eml)' }).click()
  const { text } = readMail(await readFile(await (await started).path(), 'utf8'))
  return /\S+\/mitarbeiter-portal\/\S+/.exec(text)?.[0] ?? ''
}
