import { readFileSync } from 'node:fs'
import type { DateText } from '~/domain/calendar'
import type { House } from '~/domain/house'
import { setLogo } from '~/domain/letterhead/logo.server'
import type { Scope } from '~/domain/scope'
import { createTenant, type NewTenant } from '~/domain/tenants/tenants.server'
import { addMembership, createUser } from '~/domain/users/users.server'
import { ALL_TENANTS, writing } from '~/domain/writing.server'
import { type CustomerIds, tellCustomers } from './customers'
import { createDice } from './dice'
import type { Firm } from './firm'
import { type GardenIds, tellGarden } from './garden'
import { testIban, withCheckDigit } from './identifiers'
import { type InvoiceIds, tellInvoices } from './invoices'
import { type EmployeeIds, tellStaff } from './staff'
import { createTimeline, type DemoClock } from './timeline'

/** Who may sign in, to the cleaning company first. */
export interface DemoOwner {
  email: string
  name: string
  passwordHash: string
}

/** Where to look in the demo. The same seed gives the same ids. */
export interface DemoIds {
  tenantId: string
  ownerId: string
  customers: CustomerIds
  employees: EmployeeIds
  invoices: InvoiceIds
  garden: GardenIds & { tenantId: string }
}

const LOGO = new URL('./logo.png', import.meta.url)

/** Mails of the demo's last weeks are shown waiting. */
const QUEUED_DAYS = 31

const CLEANERS: NewTenant = {
  name: 'Förde Glanz Gebäudereinigung GmbH',
  street: 'Eckernförder Straße 93',
  postalCode: '24116',
  city: 'Kiel',
  country: 'DE',
  email: 'buero@foerde-glanz.example',
  phone: '+49 431 5550170',
  website: 'www.foerde-glanz.example',
  managingDirector: 'Inga Matthießen',
  registerEntry: 'Amtsgericht Kiel, HRB 99999',
  vatId: `DE${withCheckDigit('12345678')}`,
  taxNumber: '20/299/12345',
  bankName: 'Musterbank Kiel',
  iban: testIban(1_700_300),
  creditorId: 'DE98ZZZ09999999999',
}

const GARDENERS: NewTenant = {
  name: 'Garten Groth e. K.',
  street: 'Rendsburger Landstraße 310',
  postalCode: '24111',
  city: 'Kiel',
  country: 'DE',
  email: 'post@garten-groth.example',
  managingDirector: 'Hauke Groth',
  taxNumber: '20/299/54321',
  bankName: 'Musterbank Kiel',
  iban: testIban(9_100_042),
  paymentTermDays: 10,
}

/**
 * Fills an empty database with fourteen months of two small firms, up to the clock: through the same
 * verbs that the pages use, each on its own day. Takes a few seconds, most of them for the documents.
 */
export async function seedDemo(
  house: House,
  { clock, seed, owner }: { clock: DemoClock; seed: string; owner: DemoOwner },
): Promise<DemoIds> {
  const dice = createDice(seed)
  const timeline = createTimeline(clock)
  const ownerId = dice.id('owner')
  const common = { house, dice, timeline }
  const cleaners: Firm = {
    ...common,
    tenantId: dice.id('tenant cleaners'),
    employer: employerOf(CLEANERS),
    office: `user:${ownerId}`,
  }
  const gardeners: Firm = {
    ...common,
    tenantId: dice.id('tenant gardeners'),
    employer: employerOf(GARDENERS),
    office: 'system',
  }

  timeline.on(`${timeline.month(-14)}-01`, async ({ at, today }) => {
    const scope: Scope = { tenantId: cleaners.tenantId, actor: 'system', at, today }
    await createTenant(house, scope, { ...CLEANERS, id: cleaners.tenantId })
    await setLogo(house, scope, readFileSync(LOGO))
    await createTenant(house, scope, { ...GARDENERS, id: gardeners.tenantId })
    await createUser(house, scope, { ...owner, id: ownerId })
    await addMembership(house, scope, { userId: ownerId, role: 'owner' })
  })
  // Inga keeps the books of the gardeners as well, so that the switch in the header has somewhere to lead.
  timeline.on(`${timeline.month(-13)}-01`, async ({ at, today }) => {
    const scope: Scope = { tenantId: gardeners.tenantId, actor: 'system', at, today }
    await addMembership(house, scope, { userId: ownerId, role: 'owner' })
  })
  const customers = tellCustomers(cleaners)
  const employees = tellStaff(cleaners)
  const invoices = tellInvoices(cleaners, customers)
  const garden = tellGarden(gardeners)
  await timeline.live()
  await markMailsSent(house, timeline.day(-QUEUED_DAYS))
  await markMailFailed(house, employees.jonas)

  return {
    tenantId: cleaners.tenantId,
    ownerId,
    customers,
    employees,
    invoices,
    garden: { ...garden, tenantId: gardeners.tenantId },
  }
}

/** A small firm in Kiel. */
function employerOf({ name, street, postalCode, city }: NewTenant): Firm['employer'] {
  const address = `${street}, ${postalCode} ${city}`
  return { name, address, state: 'SH', takesPartInU1: true, paysInsolvencyLevy: true }
}

/** The demo's people do not exist: of its past nothing waits to be mailed, only the newest month's payslips do. */
async function markMailsSent(house: House, before: DateText): Promise<void> {
  await writing(house, ALL_TENANTS, (trx) =>
    trx
      .updateTable('outbox')
      .set((column) => ({
        status: 'sent',
        attempts: 1,
        sent_at: column.ref('created_at'),
        status_changed_at: column.ref('created_at'),
      }))
      .where('status', '=', 'queued')
      .where('created_at', '<', before)
      .execute(),
  )
}

/** One address was wrong, so that the outbox has something to do. */
async function markMailFailed(house: House, employeeId: string): Promise<void> {
  await writing(house, ALL_TENANTS, async (trx) => {
    const mail = await trx
      .selectFrom('outbox')
      .innerJoin('access_links', (join) =>
        join
          .onRef('access_links.tenant_id', '=', 'outbox.tenant_id')
          .onRef('access_links.id', '=', 'outbox.link_id'),
      )
      .select(['outbox.tenant_id', 'outbox.id'])
      .where('access_links.employee_id', '=', employeeId)
      .where('outbox.status', '=', 'sent')
      .orderBy('outbox.created_at', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    await trx
      .updateTable('outbox')
      .set({ status: 'failed', sent_at: null, last_answer: '550 5.1.1 <[…]>: mailbox unavailable' })
      .where('tenant_id', '=', mail.tenant_id)
      .where('id', '=', mail.id)
      .execute()
  })
}
