import type { Locator, Page } from '@playwright/test'
import { demoInvoice, readDemo } from './demo'
import type { Firm } from './firm'
import { makeStrictFirm } from './strict-firm'

export interface PublicPage {
  name: string
  /** The address in remix.config.js that shows it, or that refused the form. */
  route: string
  status: number
  open: (page: Page, firm: Firm, query?: string) => Promise<unknown>
}

const INVOICE = 'rechnung/:token'
const PORTAL = 'portal/:token'
const EMPLOYEE = 'mitarbeiter-portal/:token'
const FORMS_AN_HOUR = 6
const IBAN = 'DE02120300000000202051'

export const publicPages: PublicPage[] = [
  { name: 'start', route: '/', status: 200, open: at(() => '/') },
  { name: 'open invoice', route: INVOICE, status: 200, open: at(invoiceWithMandate) },
  ...(['paid', 'overdue', 'cancelled', 'direct_debit'] as const).map((status) => ({
    name: `${status} invoice`,
    route: INVOICE,
    status: 200,
    open: at(() => demoInvoice(status)),
  })),
  { name: 'refused payment choice', route: `${INVOICE}/zahlungswahl`, status: 422, open: refusedChoice },
  { name: 'refused message', route: `${INVOICE}/nachricht`, status: 422, open: refused(invoiceWithMandate) },
  { name: 'sent message', route: INVOICE, status: 200, open: sentMessage },
  { name: 'unpublished invoice', route: INVOICE, status: 404, open: at(unpublished) },
  { name: 'ended link to an invoice', route: INVOICE, status: 410, open: at(endedInvoice) },
  {
    name: 'fresh link to an invoice asked for',
    route: `${INVOICE}/neuer-link`,
    status: 200,
    open: freshLink(endedInvoice),
  },
  { name: 'portal', route: PORTAL, status: 200, open: at(() => new URL(readDemo().portal).pathname) },
  { name: 'portal of a new customer', route: PORTAL, status: 200, open: at(newPortal) },
  {
    name: 'invoice in the portal',
    route: `${PORTAL}/rechnungen/:invoiceId`,
    status: 200,
    open: at(portalInvoice),
  },
  {
    name: 'refused message from the portal',
    route: `${PORTAL}/nachricht`,
    status: 422,
    open: refused(newPortal),
  },
  { name: 'refused change of address', route: `${PORTAL}/aenderung`, status: 422, open: refusedChange },
  { name: 'employee portal', route: EMPLOYEE, status: 200, open: at(demoEmployee) },
  { name: "employee's first day", route: EMPLOYEE, status: 200, open: at(newEmployee) },
  { name: 'payslip', route: `${EMPLOYEE}/monate/:month`, status: 200, open: at(payslip) },
  {
    name: 'refused question about a payslip',
    route: `${EMPLOYEE}/monate/:month/frage`,
    status: 422,
    open: refused(payslip),
  },
  { name: 'notice to employees', route: `${EMPLOYEE}/datenschutz`, status: 200, open: at(notice) },
  { name: 'code for payslips', route: `${EMPLOYEE}/code`, status: 200, open: at(codeOf) },
  { name: 'refused code', route: `${EMPLOYEE}/code`, status: 422, open: refusedCode },
  { name: 'code asked for', route: `${EMPLOYEE}/code-anforderung`, status: 200, open: askedCode },
  {
    name: 'fresh link to payslips asked for',
    route: `${EMPLOYEE}/neuer-link`,
    status: 200,
    open: freshLink(endedEmployee),
  },
  { name: 'ended link', route: PORTAL, status: 410, open: at(endedPortal) },
  {
    name: 'ended link to a file',
    route: `${INVOICE}/pdf`,
    status: 410,
    open: at(async (firm) => `${await endedInvoice(firm)}/pdf`),
  },
  { name: 'fresh link asked for', route: `${PORTAL}/neuer-link`, status: 200, open: freshLink(endedPortal) },
  { name: 'fresh link asked for too often', route: `${PORTAL}/neuer-link`, status: 429, open: tooOften },
  { name: 'sign-in', route: 'anmelden', status: 200, open: at(() => '/anmelden') },
  { name: 'refused sign-in', route: 'anmelden', status: 422, open: refusedSignIn },
  { name: 'sign-out', route: 'abmelden', status: 200, open: at(() => '/abmelden') },
  { name: 'docs', route: 'api/docs', status: 200, open: at(() => '/api/docs') },
  { name: 'docs: first hour', route: 'api/docs/start', status: 200, open: at(() => '/api/docs/start') },
  {
    name: 'docs: calls',
    route: 'api/docs/calls/:chapter',
    status: 200,
    open: at(() => '/api/docs/calls/customers'),
  },
  { name: 'docs: events', route: 'api/docs/events', status: 200, open: at(() => '/api/docs/events') },
  { name: 'docs: errors', route: 'api/docs/errors', status: 200, open: at(() => '/api/docs/errors') },
  {
    name: 'docs: one error',
    route: 'api/docs/errors/:code',
    status: 200,
    open: at(() => '/api/docs/errors/invalid'),
  },
  { name: 'docs: changes', route: 'api/docs/changes', status: 200, open: at(() => '/api/docs/changes') },
  { name: 'docs: promises', route: 'api/docs/promises', status: 200, open: at(() => '/api/docs/promises') },
  { name: 'docs: no such page', route: 'api/docs/*', status: 404, open: at(() => '/api/docs/nichts') },
  { name: 'unknown address', route: '*', status: 404, open: at(() => '/gibt-es-nicht') },
  { name: 'forged link', route: INVOICE, status: 404, open: at(() => '/rechnung/unsinn') },
  {
    name: 'file behind a forged link',
    route: `${INVOICE}/pdf`,
    status: 404,
    open: at(() => '/rechnung/unsinn/pdf'),
  },
  { name: 'malformed address', route: '*', status: 400, open: at(() => '/%E0%A4%A') },
]

function at(find: (firm: Firm) => string | Promise<string>): PublicPage['open'] {
  return async (page, firm, query = '') => page.goto((await find(firm)) + query)
}

async function invoiceWithMandate(firm: Firm): Promise<string> {
  const customerId = await firm.customer()
  await firm.mandate(customerId, IBAN)
  return (await firm.invoice(customerId)).path
}

async function unpublished(firm: Firm): Promise<string> {
  return firm.link('rechnung', await firm.draft(await firm.customer()))
}

async function endedInvoice(firm: Firm): Promise<string> {
  return firm.link('rechnung', await firm.draft(await firm.customer()), -3)
}

async function newPortal(firm: Firm): Promise<string> {
  return firm.link('portal', await firm.customer())
}

async function endedPortal(firm: Firm): Promise<string> {
  return firm.link('portal', await firm.customer(), -3)
}

async function portalInvoice(firm: Firm): Promise<string> {
  const customerId = await firm.customer()
  const { id } = await firm.invoice(customerId)
  return `${await firm.link('portal', customerId)}/rechnungen/${id}`
}

function demoEmployee(): string {
  return new URL(readDemo().employee_portal).pathname
}

async function newEmployee(firm: Firm): Promise<string> {
  return firm.link('mitarbeiter-portal', await firm.employee([]))
}

async function endedEmployee(firm: Firm): Promise<string> {
  return firm.link('mitarbeiter-portal', await firm.employee([]), -3)
}

async function payslip(firm: Firm): Promise<string> {
  const employeeId = await firm.employee(['2026-01'])
  return `${await firm.link('mitarbeiter-portal', employeeId)}/monate/2026-01`
}

async function notice(firm: Firm): Promise<string> {
  return `${(await makeStrictFirm(firm, null, false)).path}/datenschutz`
}

async function codeOf(firm: Firm): Promise<string> {
  return `${(await makeStrictFirm(firm, 'merle@post.example')).path}/code`
}

async function refusedCode(page: Page, firm: Firm, query = ''): Promise<void> {
  await askedCode(page, firm, query)
  await page.locator('#code').fill('12')
  await submit(page, 'code')
}

async function askedCode(page: Page, firm: Firm, query = ''): Promise<void> {
  await page.goto((await codeOf(firm)) + query)
  await submit(page, 'code-anforderung')
}

async function refusedChoice(page: Page, firm: Firm, query = ''): Promise<void> {
  await page.goto((await invoiceWithMandate(firm)) + query)
  await page.locator('#choice-new').check()
  await page.locator('#iban').fill('DE00')
  await submit(page, 'zahlungswahl')
}

async function sentMessage(page: Page, firm: Firm, query = ''): Promise<void> {
  await page.goto((await invoiceWithMandate(firm)) + query)
  await page.locator('#message').fill('Vielen Dank!')
  await submit(page, 'nachricht')
}

async function refusedChange(page: Page, firm: Firm, query = ''): Promise<void> {
  await page.goto((await firm.link('portal', await firm.customer())) + query)
  await page.locator('summary').first().click()
  await submit(page, 'aenderung')
}

function freshLink(find: (firm: Firm) => Promise<string>): PublicPage['open'] {
  return async (page, firm, query = '') => {
    await page.goto((await find(firm)) + query)
    await submit(page, 'neuer-link')
  }
}

async function tooOften(page: Page, firm: Firm, query = ''): Promise<void> {
  const path = await endedPortal(firm)
  for (let time = 0; time < FORMS_AN_HOUR; time += 1)
    await page.request.post(`${path}/neuer-link`, { form: {} })
  await page.goto(path + query)
  await submit(page, 'neuer-link')
}

/** Posted empty. */
function refused(find: (firm: Firm) => Promise<string>): PublicPage['open'] {
  return async (page, firm, query = '') => {
    await page.goto((await find(firm)) + query)
    const form = page.locator('form', { has: page.locator('textarea[name=message]') })
    await send(page, form)
  }
}

async function refusedSignIn(page: Page, _firm: Firm, query = ''): Promise<void> {
  await page.goto(`/anmelden${query}`)
  await page.locator('#email').fill(`niemand-${Date.now()}@nirgends.example`)
  await page.locator('#password').fill('falsch')
  await submit(page, 'anmelden')
}

async function submit(page: Page, resource: string): Promise<void> {
  await send(page, page.locator(`form[action*="/${resource}"]`).first())
}

async function send(page: Page, form: Locator): Promise<void> {
  await Promise.all([
    page.waitForResponse((one) => one.status() !== 303),
    form.locator('[type=submit]').click(),
  ])
  await page.waitForLoadState()
}
