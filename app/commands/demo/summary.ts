import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { now, today } from '~/clock.server'
import { config } from '~/config.server'
import { findUsedKey, makeApiKey } from '~/domain/api-keys/keys.server'
import { API_SCOPES } from '~/domain/api-keys/scopes'
import { listInvoices } from '~/domain/invoices/list.server'
import type { House } from '~/domain/kernel/house'
import type { Scope } from '~/domain/kernel/scope'
import { writing } from '~/domain/kernel/writing.server'
import { provideLink, tokenOf } from '~/domain/links/links.server'
import type { LinkSubject } from '~/domain/links/subject'
import { fullName } from '~/domain/values/person-name'
import { openHouse } from '~/open-house.server'
import { paths } from '~/paths'
import { databaseFile } from '~db/open'
import { DEMO_OWNER, demoPassword } from './owner'
import { wordsHere } from './words'

const MANY = 1000

/** What a newcomer needs to look around; also written to demo.json. */
export interface DemoSummary {
  base_url: string
  invoice: string
  portal: string
  employee_portal: string
  office: string
  email: string
  password: string
  webhook_secret: string
  /** Of the interface; may do everything that it offers. */
  api_key: string
  mandant_id: string
  month: string
  employees: { id: string; name: string }[]
  invoices: { id: string; number: string | null; status: string; link: string }[]
}

/** Reads what the demo's database holds, with live links, and writes it to demo.json. */
export async function describeDemo(): Promise<DemoSummary> {
  const { dataDir } = config()
  const house = openHouse(databaseFile(dataDir))
  try {
    const file = join(dataDir, 'demo.json')
    const earlier = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as DemoSummary) : undefined
    const summary = await summarise(house, earlier?.api_key)
    writeFileSync(file, `${JSON.stringify(summary, null, 2)}\n`, { mode: 0o600 })
    return summary
  } finally {
    await house.close()
  }
}

async function summarise(house: House, earlierKey: string | undefined): Promise<DemoSummary> {
  const { baseUrl, webhookSecrets } = config()
  const { reader } = house
  const tenant = await reader
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .select('tenant_id as id')
    .where('users.email', '=', DEMO_OWNER.email)
    .orderBy('memberships.created_at')
    .executeTakeFirst()
  if (!tenant) throw new Error(wordsHere().notTheDemo)
  const scope: Scope = { tenantId: tenant.id, actor: 'system', at: now().toISOString(), today: today() }
  const employees = await reader
    .selectFrom('employees')
    .select(['id', 'first_name', 'last_name'])
    .where('tenant_id', '=', tenant.id)
    .orderBy('number')
    .execute()
  const { items } = await listInvoices(reader, scope, { withDrafts: true, perPage: MANY })
  const linkTo = async (subject: LinkSubject) => baseUrl + (await pathOf(house, scope, subject))
  const invoices: DemoSummary['invoices'] = []
  for (const item of items) {
    const link = await linkTo({ purpose: 'rechnung', subjectId: item.id })
    invoices.push({ id: item.id, number: item.number, status: item.status?.state ?? 'draft', link })
  }
  const shown = items.find((item) => item.status?.state === 'open') ?? items[0]
  const employee = employees[0]
  if (!shown || !employee) throw new Error(wordsHere().incomplete)
  return {
    base_url: baseUrl,
    invoice: invoices.find((invoice) => invoice.id === shown.id)?.link ?? '',
    portal: await linkTo({ purpose: 'portal', subjectId: shown.customerId }),
    employee_portal: await linkTo({ purpose: 'mitarbeiter-portal', subjectId: employee.id }),
    office: `${baseUrl}${paths.signIn()}`,
    email: DEMO_OWNER.email,
    password: demoPassword(),
    webhook_secret: webhookSecrets[0],
    api_key: await provideKey(house, scope, earlierKey),
    mandant_id: tenant.id,
    month: scope.today.slice(0, 7),
    employees: employees.map((row) => ({ id: row.id, name: fullName(row.first_name, row.last_name) })),
    invoices,
  }
}

const PATH = {
  rechnung: paths.invoice,
  portal: paths.portal,
  'mitarbeiter-portal': paths.employeePortal,
}

async function pathOf(house: House, scope: Scope, subject: LinkSubject): Promise<string> {
  const { keyring } = house
  const link = await writing(house, scope, (trx) => provideLink(trx, keyring, scope, subject))
  return PATH[subject.purpose](await tokenOf(keyring, link))
}

/** The one of the last start while it is valid: the database has only its hash. */
async function provideKey(house: House, scope: Scope, earlier: string | undefined): Promise<string> {
  if (earlier !== undefined && (await findUsedKey(house.reader, earlier, scope.today))) return earlier
  const wanted = { name: 'Demo', scopes: API_SCOPES, expiresOn: null, formKey: randomUUID() }
  const made = await makeApiKey(house, scope, wanted)
  if (made === undefined) throw new Error(wordsHere().incomplete)
  return made
}
