import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { now, today } from '~/clock.server'
import { config } from '~/config.server'
import { listInvoices } from '~/domain/invoices/list.server'
import { type LinkSubject, provideLink, tokenOf } from '~/domain/links/links.server'
import { createKeyring, type Keyring } from '~/domain/links/token'
import type { Scope } from '~/domain/scope'
import { paths } from '~/paths'
import { databaseFile, type Executor, openWriter } from '~db/open'
import { DEMO_OWNER, demoPassword } from './owner'

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
  mandant_id: string
  month: string
  employees: { id: string; name: string }[]
  invoices: { id: string; number: string | null; status: string; link: string }[]
}

/** Reads what the demo's database holds, with live links, and writes it to demo.json. */
export async function describeDemo(): Promise<DemoSummary> {
  const { dataDir } = config()
  const db = openWriter(databaseFile(dataDir))
  try {
    const summary = await summarise(db)
    writeFileSync(join(dataDir, 'demo.json'), `${JSON.stringify(summary, null, 2)}\n`, { mode: 0o600 })
    return summary
  } finally {
    await db.destroy()
  }
}

async function summarise(db: Executor): Promise<DemoSummary> {
  const { baseUrl, linkKeys, webhookSecret } = config()
  const keyring = createKeyring(linkKeys)
  const tenant = await db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .select('tenant_id as id')
    .where('users.email', '=', DEMO_OWNER.email)
    .orderBy('memberships.created_at')
    .executeTakeFirst()
  if (!tenant)
    throw new Error('The data directory holds something else than the demo. Set DATA_DIR to another folder.')
  const scope: Scope = { tenantId: tenant.id, actor: 'system', at: now().toISOString(), today: today() }
  const employees = await db
    .selectFrom('employees')
    .select(['id', 'first_name', 'last_name'])
    .where('tenant_id', '=', tenant.id)
    .orderBy('number')
    .execute()
  const { items } = await listInvoices(db, scope, { withDrafts: true, perPage: MANY })
  const linkTo = (subject: LinkSubject) => linkOf(db, keyring, scope, baseUrl, subject)
  const invoices: DemoSummary['invoices'] = []
  for (const item of items) {
    const link = await linkTo({ purpose: 'rechnung', subjectId: item.id })
    invoices.push({ id: item.id, number: item.number, status: item.standing?.state ?? 'draft', link })
  }
  const shown = items.find((item) => item.standing?.state === 'open') ?? items[0]
  const employee = employees[0]
  if (!shown || !employee)
    throw new Error('The demo data is not complete. Start over with: npm run demo -- --fresh')
  return {
    base_url: baseUrl,
    invoice: invoices.find((invoice) => invoice.id === shown.id)?.link ?? '',
    portal: await linkTo({ purpose: 'portal', subjectId: shown.customerId }),
    employee_portal: await linkTo({ purpose: 'mitarbeiter-portal', subjectId: employee.id }),
    office: `${baseUrl}${paths.signIn()}`,
    email: DEMO_OWNER.email,
    password: demoPassword(),
    webhook_secret: webhookSecret,
    mandant_id: tenant.id,
    month: scope.today.slice(0, 7),
    employees: employees.map((row) => ({ id: row.id, name: `${row.first_name} ${row.last_name}` })),
    invoices,
  }
}

async function linkOf(
  db: Executor,
  keyring: Keyring,
  scope: Scope,
  baseUrl: string,
  subject: LinkSubject,
): Promise<string> {
  const token = await tokenOf(keyring, await provideLink(db, keyring, scope, subject))
  const path = {
    rechnung: paths.invoice,
    portal: paths.portal,
    'mitarbeiter-portal': paths.employeePortal,
  }[subject.purpose](token)
  return `${baseUrl}${path}`
}
