import { randomUUID } from 'node:crypto'
import type { ConsoleMessage, Page } from '@playwright/test'
import { UNSAFE_defineRoutes as defineRoutes } from '@remix-run/dev'
import { mapImport, startImport } from '~/domain/imports/imports.server'
import remixConfig from '../../remix.config.js'
import { readDemo } from '../support/demo'
import type { Firm } from '../support/firm'
import { expect, test } from '../support/journey'

// Every page behind the sign-in with scripts on: they start, take the page over as the server wrote it, and complain of nothing.

const manifest = await remixConfig.routes?.((callback) => defineRoutes(callback))
const pages = Object.values(manifest ?? {})
  .filter(({ path, file }) => /^(buero|konto)/.test(path ?? '') && file.endsWith('.tsx'))
  .map(({ path }) => `/${path}`)

test.beforeEach(async ({ page }) => {
  await page.goto('/anmelden')
  await page.getByLabel('E-Mail-Adresse').fill(readDemo().email)
  await page.getByLabel('Passwort').fill(readDemo().password)
  await page.getByRole('button', { name: 'Anmelden' }).click()
  await expect(page).toHaveURL(/\/buero$/)
})

test('there are pages to open', () => {
  expect(pages.length).toBeGreaterThan(15)
})

for (const path of pages) {
  test(`${path}: scripts start and complain of nothing`, async ({ page, firm }) => {
    const complaints = listen(page)
    // In the language that the browser would not choose: what it says must be what the server said.
    const answer = await page.goto(`${await fill(path, firm)}?sprache=en`)
    expect(answer?.status()).toBe(200)
    await expect.poll(() => isHydrated(page)).toBe(true)
    expect(complaints).toEqual([])
  })
}

test('a form that is sent with scripts on is given back with its faults, and then saved', async ({
  page,
}) => {
  const complaints = listen(page)
  await page.goto('/buero/personen')
  await expect.poll(() => isHydrated(page)).toBe(true)
  await page.getByRole('button', { name: 'Einladen' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect.poll(() => isHydrated(page)).toBe(true)
  // The refused form's own status is all that a browser complains of.
  expect(complaints.filter((text) => !text.includes('422'))).toEqual([])
})

/** Whatever a script says aloud, and each error that it does not catch; React tells of a mismatch in the same way. */
function listen(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message: ConsoleMessage) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  return complaints
}

/** React has taken the document over. */
function isHydrated(page: Page): Promise<boolean> {
  return page.evaluate(() => Object.keys(document).some((key) => key.startsWith('__reactContainer')))
}

/** The address with things of the demo's firm in place of the parameters. */
async function fill(path: string, firm: Firm): Promise<string> {
  const { tenantId } = firm.scope()
  const newest = async (
    table:
      | 'customers'
      | 'contacts'
      | 'contracts'
      | 'mandates'
      | 'invoices'
      | 'employees'
      | 'outbox'
      | 'access_links',
  ) => {
    const rows = firm.db.selectFrom(table).select('id').where('tenant_id', '=', tenantId)
    return (await rows.limit(1).executeTakeFirstOrThrow()).id
  }
  const member = await firm.db
    .selectFrom('memberships')
    .select('user_id')
    .where('tenant_id', '=', tenantId)
    .executeTakeFirstOrThrow()
  const wish = await firm.db
    .selectFrom('tasks')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('kind', '=', 'address')
    .executeTakeFirstOrThrow()
  const values: Record<string, string> = {
    ':tenantId': tenantId,
    ':userId': member.user_id,
    ':customerId': await newest('customers'),
    ':contactId': await newest('contacts'),
    ':link': await newest('access_links'),
    ':contractId': await newest('contracts'),
    ':mandateId': await newest('mandates'),
    ':taskId': wish.id,
    ':invoiceId': await newest('invoices'),
    ':employeeId': await newest('employees'),
    ':mailId': await newest('outbox'),
    ':importId': await importOf(firm, 'customers'),
    ':employeeImportId': await importOf(firm, 'employees'),
    ':template': 'lohnzettel',
    ':templateLanguage': 'de',
  }
  return path.replace(/:\w+/g, (name) => {
    const value = values[name]
    if (value === undefined) throw new Error(`${path} has a parameter that nothing here fills in: ${name}`)
    return value
  })
}

/** A file that waits with the verdict of its row. */
async function importOf(firm: Firm, kind: 'customers' | 'employees'): Promise<string> {
  const id = randomUUID()
  const table = { headings: ['Nachname'], rows: [{ line: 2, cells: ['Thomsen'] }] }
  await startImport(firm.house, firm.scope(), { kind, id, table })
  await mapImport(firm.house, firm.scope(), { kind, id }, { columns: ['last_name'], defaults: {} })
  return id
}
