import type { Page } from '@playwright/test'
import { demoInvoice, readDemo } from './demo'
import type { Firm } from './firm'

/** A page that people without an account can meet, and how to get there. */
export interface PublicPage {
  name: string
  /** What the page answers with. */
  status: number
  open: (page: Page, firm: Firm, query?: string) => Promise<unknown>
}

const IBAN = 'DE02120300000000202051'

/** Every public page and every error page, in the states that look different. */
export const publicPages: PublicPage[] = [
  { name: 'start', status: 200, open: at(() => '/') },
  { name: 'open invoice', status: 200, open: at(invoiceWithMandate) },
  ...(['paid', 'overdue', 'cancelled', 'direct_debit'] as const).map((status) => ({
    name: `${status} invoice`,
    status: 200,
    open: at(() => demoInvoice(status)),
  })),
  { name: 'refused payment choice', status: 422, open: refusedChoice },
  { name: 'sent message', status: 200, open: sentMessage },
  { name: 'unpublished invoice', status: 404, open: at(unpublished) },
  { name: 'portal', status: 200, open: at(() => new URL(readDemo().portal).pathname) },
  {
    name: 'portal of a new customer',
    status: 200,
    open: at(async (firm) => firm.link('portal', await firm.customer())),
  },
  { name: 'refused change of address', status: 422, open: refusedChange },
  { name: 'employee portal', status: 200, open: at(() => new URL(readDemo().employee_portal).pathname) },
  {
    name: 'ended link',
    status: 410,
    open: at(async (firm) => firm.link('portal', await firm.customer(), -3)),
  },
  { name: 'ended link to a file', status: 410, open: at(endedFile) },
  { name: 'fresh link asked for', status: 200, open: freshLink },
  { name: 'sign-in', status: 200, open: at(() => '/anmelden') },
  { name: 'refused sign-in', status: 422, open: refusedSignIn },
  { name: 'sign-out', status: 200, open: at(() => '/abmelden') },
  { name: 'unknown address', status: 404, open: at(() => '/gibt-es-nicht') },
  { name: 'forged link', status: 404, open: at(() => '/rechnung/unsinn') },
  { name: 'file behind a forged link', status: 404, open: at(() => '/rechnung/unsinn/pdf') },
  { name: 'malformed address', status: 400, open: at(() => '/%E0%A4%A') },
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

async function endedFile(firm: Firm): Promise<string> {
  const draftId = await firm.draft(await firm.customer())
  return `${await firm.link('rechnung', draftId, -3)}/pdf`
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

async function freshLink(page: Page, firm: Firm, query = ''): Promise<void> {
  await page.goto((await firm.link('portal', await firm.customer(), -3)) + query)
  await submit(page, 'neuer-link')
}

async function refusedSignIn(page: Page, _firm: Firm, query = ''): Promise<void> {
  await page.goto(`/anmelden${query}`)
  await page.locator('#email').fill(`niemand-${Date.now()}@nirgends.example`)
  await page.locator('#password').fill('falsch')
  await submit(page, 'anmelden')
}

async function submit(page: Page, resource: string): Promise<void> {
  const form = page.locator(`form[action*="/${resource}"]`).first()
  await Promise.all([
    page.waitForResponse((one) => one.status() !== 303),
    form.locator('[type=submit]').click(),
  ])
  await page.waitForLoadState()
}
