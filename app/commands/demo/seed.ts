import { readFileSync } from 'node:fs'
import type { House } from '~/domain/kernel/house'
import type { Scope } from '~/domain/kernel/scope'
import { setLogo } from '~/domain/letterhead/set-logo.server'
import { changeSettings } from '~/domain/tenants/settings.server'
import { createTenant } from '~/domain/tenants/tenants.server'
import { addMembership } from '~/domain/users/members/add-membership.server'
import { createUser } from '~/domain/users/members/users.server'
import { createDice } from './dice'
import { type Account, columnsOf, FIRST_MONTH, type Firm, idOf, onDay } from './firm'
import { FOERDE_GLANZ } from './firms/foerde-glanz'
import { GARTEN_GROTH } from './firms/garten-groth'
import { markMailFailed, markMailsSent } from './mails'
import type { FirmStory } from './story'
import { tellBank } from './tell/bank'
import { tellCredit } from './tell/credits'
import { tellCustomers } from './tell/customers'
import { tellDunning } from './tell/dunning'
import { tellEmployees } from './tell/employees'
import { deliverEvents, tellEvents } from './tell/events'
import { tellInvoice } from './tell/invoices'
import { tellPayroll } from './tell/payroll'
import { createTimeline, type DemoClock } from './timeline'

export interface DemoOwner {
  email: string
  name: string
  passwordHash: string
}

/** Where to look in the demo: `idOf` gives the ids of what a firm's story names. The same seed gives the same ids. */
export interface SeededDemo {
  ownerId: string
  cleaners: Firm
  gardeners: Firm
}

type Stories = Record<'cleaners' | 'gardeners', FirmStory>

const OPENING_CENTS = 1_284_350

/** Mails of the demo's last days are shown waiting. */
const SENT_UNTIL = '-3 days'

const USUAL_INVOICING = {
  ...({ taxation: 'received', is_small_business: 0, is_property_default: 1 } as const),
  ...{ electronic_address_scheme: null, electronic_address: null },
  ...{ invoice_opening: null, invoice_opening_en: null, invoice_closing: null, invoice_closing_en: null },
}

/**
 * Fills an empty database with fourteen months of two small firms, up to the clock: through the same
 * verbs that the pages use, each on its own day. Takes a few seconds, most of them for the documents.
 */
export async function seedDemo(
  house: House,
  { clock, seed, owner }: { clock: DemoClock; seed: string; owner: DemoOwner },
  stories: Stories = { cleaners: FOERDE_GLANZ, gardeners: GARTEN_GROTH },
): Promise<SeededDemo> {
  const dice = createDice(seed)
  const timeline = createTimeline(clock)
  const ownerId = dice.id('owner')
  const common = { house, dice, timeline }
  const cleaners: Firm = {
    ...common,
    story: stories.cleaners,
    tenantId: dice.id('tenant cleaners'),
    number: 0,
    office: `user:${ownerId}`,
    account: newAccount(),
  }
  const gardeners: Firm = {
    ...common,
    story: stories.gardeners,
    tenantId: dice.id('tenant gardeners'),
    number: 1,
    office: 'system',
    account: newAccount(),
  }
  timeline.on(timeline.date(`month ${FIRST_MONTH}, day 1`), async (moment) => {
    const scope: Scope = { ...moment, tenantId: cleaners.tenantId, actor: 'system' }
    for (const firm of [cleaners, gardeners]) await found(firm, { ...scope, tenantId: firm.tenantId })
    await createUser(house, scope, { ...owner, id: ownerId })
    await addMembership(house, scope, { userId: ownerId, role: 'owner' })
  })
  // Inga keeps the books of the gardeners as well, so that the switch in the header has somewhere to lead.
  onDay(gardeners, timeline.date('month -13, day 1'), (scope) =>
    addMembership(house, scope, { userId: ownerId, role: 'owner' }),
  )
  for (const firm of [cleaners, gardeners]) tellFirm(firm)
  await timeline.live()
  await markMailsSent(house, timeline.date(SENT_UNTIL))
  if (stories.cleaners.events) await deliverEvents(cleaners)
  for (const [key, { isMailLost }] of Object.entries(stories.cleaners.employees))
    if (isMailLost) await markMailFailed(house, idOf(cleaners, 'employee', key))
  return { ownerId, cleaners, gardeners }
}

function newAccount(): Account {
  return { balanceCents: OPENING_CENTS, incoming: new Map() }
}

async function found({ house, story }: Firm, scope: Scope): Promise<void> {
  const { address, ...tenant } = story.tenant
  await createTenant(house, scope, { ...tenant, ...columnsOf(address), id: scope.tenantId })
  await changeSettings(house, scope, 'company', {
    ...{ managing_director: tenant.managing_director ?? null, supervisory_chair: null, gln: null },
    ...story.company,
  })
  await changeSettings(house, scope, 'invoicing', { ...USUAL_INVOICING, ...story.invoicing })
  if (story.logo) await setLogo(house, scope, readFileSync(new URL(`./firms/${story.logo}`, import.meta.url)))
}

/** Tells the whole story of a firm; things of one day happen in the order in which they are told. */
function tellFirm(firm: Firm): void {
  const { colleague, invoices, credits = [] } = firm.story
  if (colleague) tellColleague(firm, colleague)
  tellCustomers(firm)
  tellEmployees(firm)
  tellPayroll(firm)
  for (const invoice of invoices) tellInvoice(firm, invoice)
  for (const credit of credits) tellCredit(firm, credit)
  tellBank(firm)
  tellDunning(firm)
  if (firm.story.events) tellEvents(firm, firm.story.events)
}

function tellColleague(firm: Firm, colleague: { email: string; name: string }): void {
  const { house, dice, timeline } = firm
  const userId = dice.id('colleague')
  onDay(firm, timeline.date('month -10, day 1'), async (scope) => {
    await createUser(house, scope, { ...colleague, id: userId, passwordHash: null })
    await addMembership(house, scope, { userId, role: 'payroll' })
    // Otherwise the demo’s owner would see only half of payroll.
    await changeSettings(house, scope, 'sensitive', { is_sensitive_shown: 1 })
  })
}
