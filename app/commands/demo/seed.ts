import { readFileSync } from 'node:fs'
import type { House } from '~/domain/kernel/house'
import type { Scope } from '~/domain/kernel/scope'
import { setLogo } from '~/domain/letterhead/set-logo.server'
import { createTenant } from '~/domain/tenants/tenants.server'
import { addMembership } from '~/domain/users/members/add-membership.server'
import { createUser } from '~/domain/users/members/users.server'
import { type CustomerIds, tellCustomers } from './customers'
import { createDice } from './dice'
import type { Firm } from './firm'
import { CLEANERS, CLEANERS_SAY, GARDENERS, GARDENERS_SAY, tellOfFirm } from './firms'
import { type GardenIds, tellGarden } from './garden'
import { type InvoiceIds, tellInvoices } from './invoices'
import { markMailFailed, markMailsSent } from './mails'
import { type EmployeeIds, tellStaff } from './staff'
import { tellTimeRecorder } from './time-recorder'
import { createTimeline, type DemoClock } from './timeline'

/** A small firm in Kiel. */
const EMPLOYER: Firm['employer'] = {
  state: 'SH',
  takesPartInU1: true,
  paysInsolvencyLevy: true,
  isPublicBody: false,
}

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

/** Issues the payslips. This account cannot sign in. */
const COLLEAGUE = { email: 'lohn@foerde-glanz.example', name: 'Jörn Petersen' }

const LOGO = new URL('./logo.png', import.meta.url)

/** Mails of the demo's last days are shown waiting. */
const QUEUED_DAYS = 3

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
    name: CLEANERS.name,
    employer: EMPLOYER,
    office: `user:${ownerId}`,
  }
  const gardeners: Firm = {
    ...common,
    tenantId: dice.id('tenant gardeners'),
    name: GARDENERS.name,
    employer: EMPLOYER,
    office: 'system',
  }

  timeline.on(`${timeline.month(-14)}-01`, async ({ at, today }) => {
    const scope: Scope = { tenantId: cleaners.tenantId, actor: 'system', at, today }
    await createTenant(house, scope, { ...CLEANERS, id: cleaners.tenantId })
    await tellOfFirm(house, { ...scope, tenantId: cleaners.tenantId }, CLEANERS_SAY)
    await setLogo(house, scope, readFileSync(LOGO))
    await createTenant(house, scope, { ...GARDENERS, id: gardeners.tenantId })
    await tellOfFirm(house, { ...scope, tenantId: gardeners.tenantId }, GARDENERS_SAY)
    await createUser(house, scope, { ...owner, id: ownerId })
    await addMembership(house, scope, { userId: ownerId, role: 'owner' })
  })
  timeline.on(`${timeline.month(-10)}-01`, async ({ at, today }) => {
    const scope: Scope = { tenantId: cleaners.tenantId, actor: `user:${ownerId}`, at, today }
    const userId = dice.id('colleague')
    await createUser(house, scope, { ...COLLEAGUE, id: userId, passwordHash: null })
    await addMembership(house, scope, { userId, role: 'payroll' })
  })
  // Inga keeps the books of the gardeners as well, so that the switch in the header has somewhere to lead.
  timeline.on(`${timeline.month(-13)}-01`, async ({ at, today }) => {
    const scope: Scope = { tenantId: gardeners.tenantId, actor: 'system', at, today }
    await addMembership(house, scope, { userId: ownerId, role: 'owner' })
  })
  const customers = tellCustomers(cleaners)
  const employees = tellStaff(cleaners)
  tellTimeRecorder(cleaners)
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
