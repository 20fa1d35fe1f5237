import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildIfStale } from '~/commands/demo/build'
import { demoEnvironment } from '~/commands/demo/secrets'

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
  writeFileSync(join(constants, 'invoice.pdf'), captured.pdf)
  const database = join(folder, 'bare.sqlite')
  copyFileSync(join(dataDir, 'zahltag.sqlite'), database)

  return {
    environment,
    dataDir,
    database,
    constants,
    tenantId: summary.mandant_id,
    webhookSecret: summary.webhook_secret,
    invoice: { id: captured.invoiceId, path: invoicePath, number: captured.invoice.invoice.number },
    portal: { path: portalPath, customerName: captured.portal.portal.customer.name },
    pdf: captured.pdf,
  }
}

/** The data of both pages and the PDF, as the product's own loaders read them. */
async function capture(invoicePath: string, portalPath: string) {
  const [{ admitByLink }, { closeHouse, house }, { findDocument }, { invoicePageData }, { portalPageData }] =
    await Promise.all([
      import('~/auth/link-guard.server'),
      import('~/house.server'),
      import('~/domain/documents/documents.server'),
      import('~/pages/invoice-page.server'),
      import('~/pages/portal-page.server'),
    ])
  const link = await admitByLink(requestFor(invoicePath), 'rechnung', tokenIn(invoicePath))
  const invoiceId = link.scope.subjectId
  const invoice = await invoicePageData(link)
  const request = requestFor(portalPath)
  const customer = await admitByLink(request, 'portal', tokenIn(portalPath))
  const portal = await portalPageData({ request, ...customer })
  const pdf = await findDocument(house.reader, house.vault, link.scope, {
    invoiceId,
    mediaType: 'application/pdf',
  })
  await closeHouse()
  if (!pdf) throw new Error('the demo has no PDF of its invoice')
  return { invoiceId, invoice, portal, pdf: Buffer.from(pdf.bytes) }
}

function requestFor(path: string): Request {
  return new Request(`http://localhost${path}`)
}

function tokenIn(path: string): string {
  return path.split('/')[2] ?? ''
}
