import { randomUUID } from 'node:crypto'
import type { ConsoleMessage, Page } from '@playwright/test'
import { debitFile } from '~/documents/debits/pain-008'
import { keepUnread } from '~/domain/bank/unread.server'
import { listDueDebits } from '~/domain/debits/due.server'
import { makeRuns } from '~/domain/debits/run.server'
import { readProposals } from '~/domain/dunning/proposals.server'
import { seenAs } from '~/domain/dunning/seen'
import { mapImport, startImport } from '~/domain/imports/imports.server'
import { readReports } from '~/domain/insurance-reports/read-reports.server'
import { type Payment, readPaymentList } from '~/domain/payroll-payments/list.server'
import { keepFile } from '~/domain/payslip-files/keep.server'
import { reportPath } from '~/office/insurance-reports/query'
import { paths } from '~/paths'
import { makeChargeStatement } from '../factories/charges'
import { remind } from '../factories/dunning'
import { notePay } from '../factories/payroll-payments'
import { EMPTY_PDF } from '../factories/payslip-files'
import { expectNoBarrier, expectOfficePage, keepAxe } from '../support/barriers'
import type { Firm } from '../support/firm'
import { FUZZ_SEED } from '../support/fuzz-size'
import { isHydrated } from '../support/hydrated'
import { expect, officeTest, test, WITH_SCRIPTS } from '../support/journey'
import { routeManifest } from '../support/route-manifest'

test.use(WITH_SCRIPTS)

// Every page behind the sign-in with scripts on: they start, take the page over as the server wrote it, and complain of nothing.

const pages = Object.values(routeManifest)
  .filter(({ path, file }) => /^(buero|konto)/.test(path ?? '') && file.endsWith('.tsx'))
  .map(({ path }) => `/${path}`)

test('there are pages to open', () => {
  expect(pages.length).toBeGreaterThan(15)
})

officeTest('scripts start and complain of nothing on pages drawn by the commit', async ({ page, firm }) => {
  test.slow()
  for (const path of drawn(pages)) await test.step(path, () => openQuietly(page, path, firm))
})

officeTest('a payment over two invoices adds up while it is entered', async ({ page, firm }) => {
  const customerId = await firm.customer()
  const options = { discount_percent: '2', discount_days: 10 }
  for (let count = 0; count < 2; count++) await firm.invoice(customerId, undefined, { options })
  await page.goto(`/buero/kunden/${customerId}/zahlung`)
  const sums = page.locator('#summen')
  await expect(sums.getByRole('button', { name: 'Summe ausrechnen' })).toHaveCount(0)
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  // 2 × 119,00, less 2 × 2,38.
  await expect(sums).toContainText('238,00')
  await expect(sums).toContainText('233,24')
  await sums.getByRole('button').last().click()
  const amount = page.getByLabel('Betrag in Euro')
  await expect(amount).toHaveValue('233,24')
  await expect(page.getByLabel('Skonto abgezogen')).toBeChecked()
  const outcome = page.locator('form').getByRole('status')
  await expect(outcome).toHaveText(/4,76.€ gelten als Skonto\./)
  await amount.fill('233,23')
  await expect(page.getByLabel('Kein Skonto')).toBeChecked()
  await expect(outcome).toHaveText(/4,77.€ bleiben offen\./)
  await page.getByLabel('Skonto abgezogen').check()
  await expect(outcome).toHaveText(/Für das Skonto fehlen 0,01.€\./)
  await amount.fill('240')
  await expect(outcome).toHaveText(/4,76.€ gelten als Skonto\. 6,76.€ werden Guthaben/)
})

for (const path of pages) {
  officeTest(
    `${path}: scripts start, and axe knows no barrier`,
    { tag: '@every-page' },
    async ({ page, firm }) => {
      await keepAxe(page)
      await openQuietly(page, path, firm)
      await withoutFrame(page)
      await expectOfficePage(page)
    },
  )
}

/** A dozen pages, others with each commit; the operator's suite opens all of them. */
function drawn(all: readonly string[]): string[] {
  const [pages, seed] = [[...all], FUZZ_SEED]
  const step = 1 + (seed % 7)
  return Array.from({ length: 12 }, (_, index) => pages[(seed + index * step) % pages.length] ?? '')
}

test.beforeEach(async ({ context, desk }) => context.addCookies(await desk.context().cookies()))

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

test('shortly before a session ends, an open page says so and lets its reader stay', async ({ page }) => {
  await page.clock.install()
  await page.goto('/buero/kunden/neu')
  await expect.poll(() => isHydrated(page)).toBe(true)
  // The page counts from when its effects have run, of which this is one.
  await expect(page.locator('[aria-keyshortcuts]').first()).toBeAttached()
  const notice = page.getByText('In wenigen Minuten werden Sie abgemeldet')
  await page.clock.fastForward('49:00')
  await expect(notice).toBeHidden()
  await page.clock.fastForward('02:00')
  await expect(notice).toBeVisible()
  await expectNoBarrier(page)
  await page.getByRole('button', { name: 'Angemeldet bleiben' }).click()
  await expect(notice).toBeHidden()
  await page.clock.fastForward('51:00')
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Angemeldet bleiben' }).click()
  await expect(page.getByText('Was Sie hier eingegeben haben, geht nicht verloren')).toBeVisible()
})

test('whoever leaves a form with changes is asked, and nobody else', async ({ page }) => {
  const asked: string[] = []
  let stays = true
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    return stays ? dialog.dismiss() : dialog.accept()
  })
  const away = async () => {
    await page.getByRole('link', { name: 'Zurück zu den Kunden' }).click({ noWaitAfter: true })
  }
  await page.goto('/buero/kunden/neu')
  await expect.poll(() => isHydrated(page)).toBe(true)
  await page.getByLabel('Ort', { exact: true }).fill('Kiel')
  await away()
  await expect.poll(() => asked).toEqual(['beforeunload'])
  await expect(page.getByLabel('Ort', { exact: true })).toHaveValue('Kiel')
  await page.getByRole('button', { name: 'Kunden anlegen' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  expect(asked).toHaveLength(1)
  await expect.poll(() => isHydrated(page)).toBe(true)
  await away()
  await expect.poll(() => asked).toHaveLength(2)
  stays = false
  await page.goto('/buero/personen')
  expect(asked).toHaveLength(3)
  await expect.poll(() => isHydrated(page)).toBe(true)
  await page.getByLabel('Name', { exact: true }).fill('Jörn')
  await page.getByLabel('Name', { exact: true }).fill('')
  await page.getByRole('link', { name: 'Start', exact: true }).click()
  await expect(page).toHaveURL(/buero(\?|$)/)
  expect(asked).toHaveLength(3)
})

test('a button that was pressed says so and is pressed once', async ({ page }) => {
  let posts = 0
  await page.goto('/buero/personen')
  await expect.poll(() => isHydrated(page)).toBe(true)
  const told = new Promise<string | null>((resolve) => page.exposeFunction('tell', resolve))
  await page.route('**/buero/personen*', async (route) => {
    if (route.request().method() === 'POST') posts += 1
    if (posts > 0) await told
    await route.continue()
  })
  // Playwright waits for the answer before it looks again, so the page tells by itself, and presses once more.
  await page.evaluate(() => {
    new MutationObserver(() => {
      const button = document.querySelector<HTMLElement>('main [aria-busy]')
      const isSaid = document.body.innerText.includes('Einen Moment')
      if (!button || !isSaid) return
      button.click()
      ;(window as unknown as { tell(said: string | null): void }).tell(button.getAttribute('aria-busy'))
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
  await page.getByRole('button', { name: 'Einladen' }).click()
  expect(await told).toBe('true')
  await expect(page.getByRole('alert')).toBeVisible()
  expect(posts).toBe(1)
})

test('what takes longer than two seconds says for how long', async ({ page }) => {
  await page.goto('/buero/personen')
  await expect.poll(() => isHydrated(page)).toBe(true)
  const told = new Promise<string>((resolve) => page.exposeFunction('tell', resolve))
  await page.route('**/buero/personen*', async (route) => {
    if (route.request().method() === 'POST') await told
    await route.continue()
  })
  await page.evaluate(() => {
    new MutationObserver(() => {
      const [said] = /Das dauert länger: [3-9] Sekunden/.exec(document.body.innerText) ?? []
      if (said) (window as unknown as { tell(said: string): void }).tell(said)
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
  await page.getByRole('button', { name: 'Einladen' }).click()
  expect(await told).toBe('Das dauert länger: 3 Sekunden')
})

test('what was saved is said where the focus is, at the top of the page', async ({ page }) => {
  await page.goto('/buero/kunden')
  await page.locator('tbody th a').first().click()
  await page.getByRole('link', { name: 'Stammdaten ändern' }).first().click()
  await expect.poll(() => isHydrated(page)).toBe(true)
  await page.getByLabel('Ort', { exact: true }).press('Control+Enter')
  await expect(page.locator('#gespeichert')).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('a slash leads to the search, but is a slash where somebody writes', async ({ page }) => {
  await page.goto('/buero/kunden')
  await expect.poll(() => isHydrated(page)).toBe(true)
  const search = page.getByLabel('Im ganzen Büro suchen')
  await expect(search).toHaveAttribute('aria-keyshortcuts', '/')
  await page.keyboard.press('/')
  await expect(search).toBeFocused()
  await expect(search).toHaveValue('')
  const own = page.getByLabel('Name, Nummer, Ort')
  await own.first().focus()
  await page.keyboard.press('/')
  await expect(own.first()).toHaveValue('/')
})

test('letters go through a list, add to it and explain themselves, until they are turned off', async ({
  page,
}) => {
  await page.goto('/buero/kunden')
  await expect.poll(() => isHydrated(page)).toBe(true)
  const names = page.locator('tbody th a')
  for (const [key, row] of [
    ['k', -1],
    ['j', -1],
    ['k', -2],
  ] as const) {
    await page.keyboard.press(key)
    await expect(names.nth(row)).toBeFocused()
  }
  await page.reload()
  await expect.poll(() => isHydrated(page)).toBe(true)
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await expect(names.nth(1)).toBeFocused()
  const name = await names.nth(1).innerText()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name.split(',')[0] ?? '')

  await page.goto('/buero/kunden')
  await expect.poll(() => isHydrated(page)).toBe(true)
  await page.keyboard.press('?')
  const list = page.getByRole('dialog', { name: 'Tastenkürzel' })
  await expect(list).toBeVisible()
  await expectNoBarrier(page)
  await page.keyboard.press('n')
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
  await page.getByLabel('Name, Nummer, Ort').focus()
  await page.keyboard.type('njk?')
  await expect(page.getByLabel('Name, Nummer, Ort')).toHaveValue('njk?')
  await page.goto('/konto/tastatur')
  await page.getByRole('button', { name: 'Einzelne Zeichen ausschalten' }).click()
  await page.goto('/buero/kunden')
  await expect.poll(() => isHydrated(page)).toBe(true)
  await expect(page.getByLabel('Im ganzen Büro suchen')).not.toHaveAttribute('aria-keyshortcuts')
  for (const key of ['/', 'j', '?', 'n']) await page.keyboard.press(key)
  await expect(page.locator('body')).toBeFocused()
  await expect(page).toHaveURL(/kunden$/)
  await page.goto('/konto/tastatur')
  await page.getByRole('button', { name: 'Einzelne Zeichen einschalten' }).click()
  await page.goto('/buero/kunden')
  await expect.poll(() => isHydrated(page)).toBe(true)
  await page.keyboard.press('n')
  await expect(page).toHaveURL(/kunden\/neu(?:\?formular=|$)/)
})

test('Ctrl+Enter sends the form in which one types, also from several lines', async ({ page }) => {
  await page.goto('/buero/kunden/neu')
  await expect.poll(() => isHydrated(page)).toBe(true)
  await page.getByLabel('Ort', { exact: true }).press('Control+Enter')
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page).toHaveURL(/eingabe=/)
})

async function openQuietly(page: Page, path: string, firm: Firm): Promise<void> {
  const complaints = listen(page)
  // In the language that the browser would not choose: what it says must be what the server said.
  const address =
    path === paths.insuranceReport(':employeeId') ? await dueReport(firm) : await fill(path, firm)
  const answer = await page.goto(`${address}${address.includes('?') ? '&' : '?'}sprache=en`)
  expect(answer?.status()).toBe(200)
  await expect.poll(() => isHydrated(page)).toBe(true)
  expect(complaints).toEqual([])
}

/** axe runs scripts in every frame and waits for ever for one that may run none. */
async function withoutFrame(page: Page): Promise<void> {
  await page.evaluate(() => document.querySelector('iframe')?.remove())
}

/** Whatever a script says aloud, and each error that it does not catch; React tells of a mismatch in the same way. */
function listen(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message: ConsoleMessage) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  return complaints
}

/** The address with things of the demo's firm in place of the parameters; what has to be made is made where it is asked for. */
async function fill(path: string, firm: Firm): Promise<string> {
  let filled = path
  for (const [name] of path.matchAll(/:\w+/g)) {
    const find = FOUND[name]
    if (!find) throw new Error(`${path} has a parameter that nothing here fills in: ${name}`)
    filled = filled.replace(name, await find(firm))
  }
  return filled
}

const FOUND: Record<string, (firm: Firm) => string | Promise<string>> = {
  ':tenantId': (firm) => firm.scope().tenantId,
  ':userId': member,
  ':customerId': idOf('customers'),
  ':contactId': idOf('contacts'),
  ':link': idOf('access_links'),
  ':contractId': idOf('contracts'),
  ':runId': idOf('billing_runs'),
  ':mandateId': idOf('mandates'),
  ':unreadFileId': unreadFile,
  ':accountId': idOf('bank_accounts'),
  ':itemId': idOf('bank_items'),
  ':debitRunId': debitRun,
  ':statementId': chargeStatement,
  ':endpointId': idOf('event_endpoints'),
  ':deliveryId': idOf('event_deliveries'),
  ':receivedId': idOf('webhook_deliveries'),
  ':noticeId': sentNotice,
  ':taskId': addressTask,
  ':invoiceId': (firm) => invoiceOf(firm, 'issued'),
  ':draftId': (firm) => invoiceOf(firm, 'draft'),
  ':employeeId': async (firm) => (await paidMonth(firm)).employee_id,
  ':month': async (firm) => (await paidMonth(firm)).month,
  ':year': async (firm) => (await paidMonth(firm)).month.slice(0, 4),
  ':report': () => 'lohnjournal',
  ':yearReport': () => 'lohnkonto',
  ':certificate': () => 'verdienst',
  ':payment': async (firm) => (await payment(firm, ({ kind }) => kind === 'pay')).id,
  ':payee': async (firm) => (await payment(firm, ({ kind }) => kind === 'tax')).payeeId ?? '',
  ':paymentFileId': noted,
  ':mailId': idOf('outbox'),
  ':slipId': incomingOf,
  ':importId': (firm) => importOf(firm, 'customers'),
  ':employeeImportId': (firm) => importOf(firm, 'employees'),
  ':template': () => 'lohnzettel',
  ':paper': () => 'verfahrensdokumentation',
  ':range': () => 'kunden',
  ':templateLanguage': () => 'de',
}

type Table =
  | 'customers'
  | 'bank_accounts'
  | 'contacts'
  | 'contracts'
  | 'billing_runs'
  | 'mandates'
  | 'outbox'
  | 'access_links'
  | 'bank_items'
  | 'event_endpoints'
  | 'event_deliveries'
  | 'webhook_deliveries'

function idOf(table: Table): (firm: Firm) => Promise<string> {
  return async ({ db, scope }) => {
    const rows = db.selectFrom(table).select('id').where('tenant_id', '=', scope().tenantId)
    return (await rows.limit(1).executeTakeFirstOrThrow()).id
  }
}

async function member({ db, scope }: Firm): Promise<string> {
  const rows = db.selectFrom('memberships').select('user_id').where('tenant_id', '=', scope().tenantId)
  return (await rows.limit(1).executeTakeFirstOrThrow()).user_id
}

async function addressTask({ db, scope }: Firm): Promise<string> {
  const rows = db.selectFrom('tasks').select('id').where('tenant_id', '=', scope().tenantId)
  return (await rows.where('kind', '=', 'address').limit(1).executeTakeFirstOrThrow()).id
}

async function invoiceOf({ db, scope }: Firm, status: 'draft' | 'issued'): Promise<string> {
  const rows = db.selectFrom('invoices').select('id').where('tenant_id', '=', scope().tenantId)
  const stand = rows.where('status', '=', status).where('kind', '=', 'invoice')
  return (await stand.limit(1).executeTakeFirstOrThrow()).id
}

function paidMonth({ db, scope }: Firm) {
  const rows = db.selectFrom('current_payslips').select(['employee_id', 'month'])
  return rows
    .where('tenant_id', '=', scope().tenantId)
    .where('source', '=', 'calculation')
    .limit(1)
    .executeTakeFirstOrThrow()
}

/** The page of a report says in its query which one it is about. */
async function dueReport({ house, scope }: Firm): Promise<string> {
  const year = Number(scope().today.slice(0, 4))
  const span = { from: `${year}-01-01`, to: `${year + 1}-03-01` }
  const [report] = (await readReports(house, scope(), { isImmediate: false }, span)).open
  if (!report) throw new Error('nothing has to be reported')
  return reportPath(report)
}

async function payment(firm: Firm, isMeant: (one: Payment) => boolean): Promise<Payment> {
  const { month } = await paidMonth(firm)
  const { groups } = await readPaymentList(firm.house, firm.scope(), month)
  const found = groups.flatMap(({ payments }) => payments).find(isMeant)
  if (!found) throw new Error(`nothing of the kind is paid in ${month}`)
  return found
}

/** Of a transfer made by hand. */
async function noted(firm: Firm): Promise<string> {
  const { employee_id: employeeId, month } = await paidMonth(firm)
  const id = randomUUID()
  await notePay(firm.house, firm.scope(), { id, employeeId, month })
  return id
}

async function chargeStatement(firm: Firm): Promise<string> {
  const customerId = await idOf('customers')(firm)
  const facts = { customerId, invoiceId: await invoiceOf(firm, 'issued'), name: 'Hafenkontor Brügge KG' }
  return makeChargeStatement(firm, firm.scope(), facts)
}

async function debitRun({ db, house, scope }: Firm): Promise<string> {
  const made = db.selectFrom('debit_runs').select('id').where('tenant_id', '=', scope().tenantId)
  const run = await made.limit(1).executeTakeFirst()
  if (run) return run.id
  const { due } = await listDueDebits(house.reader, scope())
  const debits = due.slice(0, 1).map(({ invoiceId, cents }) => ({ invoiceId, cents }))
  const purpose = ({ number }: { number: string }) => `Rechnung ${number}`
  const request = { id: randomUUID(), debits, againReason: '', purpose, render: debitFile }
  const [id = ''] = await makeRuns(house, scope(), request)
  return id
}

async function sentNotice({ db, house, scope }: Firm): Promise<string> {
  const sent = db.selectFrom('dunning_notices').select('id').where('tenant_id', '=', scope().tenantId)
  const notice = await sent.limit(1).executeTakeFirst()
  if (notice) return notice.id
  const [proposal] = (await readProposals(house.reader, scope())).proposals
  if (!proposal) throw new Error('Nobody of the demo is late')
  return remind(house, scope(), proposal.customerId, { seen: seenAs(proposal), way: 'letter' })
}

/** A CSV whose columns nobody has named. */
function unreadFile({ house, scope }: Firm): Promise<string> {
  const office = { ...scope(), userId: 'office', role: 'owner' as const }
  return keepUnread(house, office, Buffer.from('Tag;Wer;Rein\n04.03.2026;Anna;7,00\n'))
}

/** A payslip page without an owner. */
async function incomingOf(firm: Firm): Promise<string> {
  const id = randomUUID()
  const slip = { id, firstPage: 0, pageCount: 1, employeeId: null, month: null, doubt: 'nobody' } as const
  await keepFile(firm.house, firm.scope(), {
    month: '2026-01',
    fileName: 'lohn.pdf',
    sha256: id,
    pageCount: 1,
    slips: [{ ...slip, bytes: EMPTY_PDF }],
  })
  return id
}

/** A file that waits with the verdict of its row. */
async function importOf(firm: Firm, kind: 'customers' | 'employees'): Promise<string> {
  const id = randomUUID()
  const table = { headings: ['Nachname'], rows: [{ line: 2, cells: ['Thomsen'] }] }
  await startImport(firm.house, firm.scope(), { kind, id, table })
  await mapImport(firm.house, firm.scope(), { kind, id }, { columns: ['last_name'], defaults: {} })
  return id
}
