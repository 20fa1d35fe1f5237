import { copyFileSync, cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildIfStale } from '~/commands/demo/build'
import { DEMO_OWNER } from '~/commands/demo/owner'
import { demoEnvironment } from '~/commands/demo/secrets'
import type { Scope } from '~/domain/kernel/scope'
import type { LinkPurpose } from '~db/schema'

/** A data directory with the demo firm, and what the comparisons need to know of it. */
export interface Setting {
  /** The product's environment, with its secrets. */
  environment: Record<string, string>
  dataDir: string
  /** A copy of the database for the bare server. */
  database: string
  /** What the bare Remix app answers with. */
  constants: string
  tenantId: string
  webhookSecret: string
  invoice: { id: string; path: string; number: string }
  portal: { path: string; customerName: string }
  office: { path: string; name: string; headers: { Cookie: string } }
  /** Keys of the interface; each may be used 600 times a minute. */
  keys: string[]
  pdf: Buffer
}

/** Fills a folder with the demo and with the data that its read models give. */
export async function prepareSetting(folder: string): Promise<Setting> {
  await buildIfStale()
  const dataDir = join(folder, 'data')
  const environment = { ...demoEnvironment(dataDir), LOG_LEVEL: 'info' }
  // The modules of the product read the environment when they are loaded.
  Object.assign(process.env, environment)
  const { prepareDemo } = await import('~/commands/demo/prepare')
  await prepareDemo()
  const { describeDemo } = await import('~/commands/demo/summary')
  const summary = await describeDemo()
  const invoicePath = new URL(summary.invoice).pathname
  const portalPath = new URL(summary.portal).pathname
  const captured = await capture(invoicePath, portalPath)

  const constants = join(folder, 'constants')
  mkdirSync(constants)
  writeFileSync(join(constants, 'invoice.json'), JSON.stringify(captured.invoice))
  writeFileSync(join(constants, 'portal.json'), JSON.stringify(captured.portal))
  writeFileSync(join(constants, 'office.json'), JSON.stringify(captured.office))
  writeFileSync(join(constants, 'invoice.pdf'), captured.pdf)
  const database = join(folder, 'bare.sqlite')
  copyFileSync(join(dataDir, 'zahltag.sqlite'), database)
  cpSync(join(dataDir, 'documents'), join(folder, 'documents'), { recursive: true })

  return {
    environment,
    dataDir,
    database,
    constants,
    tenantId: summary.mandant_id,
    webhookSecret: summary.webhook_secret,
    invoice: { id: captured.invoiceId, path: invoicePath, number: captured.invoice.invoice.number },
    portal: { path: portalPath, customerName: captured.portal.portal.customer.name },
    office: { path: '/buero', name: captured.office.frame.firm, headers: captured.headers },
    keys: captured.keys,
    pdf: captured.pdf,
  }
}

/** The data of the pages and the PDF, as the product's own loaders read them. */
async function capture(invoicePath: string, portalPath: string) {
  const [{ today }, { closeHouse, house }, { findDocument }, links, { invoicePage }, { portalPage }] =
    await Promise.all([
      import('~/clock.server'),
      import('~/house.server'),
      import('~/domain/documents/stored-documents.server'),
      import('~/domain/links/redeem.server'),
      import('~/guest/invoice/page.server'),
      import('~/guest/portal/page.server'),
    ])
  async function open(purpose: LinkPurpose, path: string) {
    const at = new Date().toISOString()
    const token = path.split('/')[2] ?? ''
    const redemption = await links.redeemLink(house.reader, house.keyring, { purpose, token }, at)
    if (redemption.outcome !== 'open') throw new Error(`the demo's ${purpose} is ${redemption.outcome}`)
    return { scope: links.linkScope(redemption.link, redemption.subjectId, at, today()), token }
  }
  const link = await open('rechnung', invoicePath)
  const invoiceId = link.scope.subjectId
  const requestFor = (path: string) => new Request(`http://localhost${path}`)
  const invoice = await invoicePage({ ...link, page: invoicePath })
  const customer = await open('portal', portalPath)
  const portal = await portalPage({ request: requestFor(portalPath), ...customer })
  const pdf = await findDocument(house.reader, house, link.scope, {
    invoiceId,
    mediaType: 'application/pdf',
  })
  const { office, headers } = await captureOffice(link.scope.tenantId)
  const keys = await makeKeys(link.scope)
  await closeHouse()
  if (!pdf) throw new Error('the demo has no PDF of its invoice')
  return { invoiceId, invoice, portal, office, headers, keys, pdf: Buffer.from(pdf.bytes) }
}

const KEYS = 12

async function makeKeys(scope: Scope): Promise<string[]> {
  const [{ makeApiKey }, { house }] = await Promise.all([
    import('~/domain/api-keys/keys.server'),
    import('~/house.server'),
  ])
  const keys: string[] = []
  for (let number = 0; number < KEYS; number += 1) {
    const key = { name: `Bench ${number}`, scopes: ['invoices:read'] as const, expiresOn: null }
    keys.push((await makeApiKey(house, scope, { ...key, formKey: String(number) })) ?? '')
  }
  return keys
}

/** The office's first page of the demo's owner, and a session to ask for it. */
async function captureOffice(tenantId: string) {
  const [{ today }, { newSessionToken }, { officeFrameOf }, { readOfficeHome }, sessions] = await Promise.all(
    [
      import('~/clock.server'),
      import('~/http/session-cookie.server'),
      import('~/http/office-frame.server'),
      import('~/office/home/home.server'),
      import('~/domain/users/accounts/sessions.server'),
    ],
  )
  const { house } = await import('~/house.server')
  const { id: userId } = await house.reader
    .selectFrom('users')
    .select('id')
    .where('email', '=', DEMO_OWNER.email)
    .executeTakeFirstOrThrow()
  const { tokenHash, setCookie } = await newSessionToken()
  const at = new Date().toISOString()
  await sessions.startSession(house, { tokenHash, userId, tenantId, userAgent: null, at })
  const user = await sessions.findSession(house.reader, tokenHash, at)
  if (!user) throw new Error('the demo has no office')
  const { role } = user
  const scope = { tenantId, userId, role, actor: `user:${userId}` as const, at, today: today() }
  const home = await readOfficeHome(house, scope)
  const office = {
    frame: officeFrameOf(user),
    home: { name: user.name, role: user.role, home },
  }
  return { office, headers: { Cookie: setCookie.split(';')[0] ?? '' } }
}
