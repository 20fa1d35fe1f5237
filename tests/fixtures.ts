import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DocumentOwner } from '~/domain/documents/documents.server'
import type { Scope } from '~/domain/kernel/scope'
import { migrate } from '~db/migrate'
import { testVault } from './support/test-vault'
import { VARIABLES } from './support/variables'

// npm run fixtures -- DIR: the PDF and XML of every kind of invoice, and the demo's payslips, for validators and for the
// eye. All of them are issued by the product's own verbs in a firm of their own.

/** The clock of the demo; December has the Christmas bonus behind it. */
const TODAY = '2026-12-21'
const PAYSLIP_MONTHS = ['2025-11', '2026-07', '2026-11']
const TYPES = { 'application/pdf': 'pdf', 'application/xml': 'xml' } as const

Object.assign(process.env, VARIABLES)
await writeFixtures(process.argv[2] ?? '')

async function writeFixtures(folder: string): Promise<void> {
  if (!folder) throw new Error('usage: npm run fixtures -- DIR')
  mkdirSync(folder, { recursive: true })
  const scratch = mkdtempSync(join(tmpdir(), 'zahltag-fixtures-'))
  try {
    const file = join(scratch, 'zahltag.sqlite')
    await migrate(file, testVault)
    await writeDocuments(file, folder)
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}

/** What is loaded here reads the keys when it is. */
async function writeDocuments(file: string, folder: string): Promise<void> {
  const { openTestHouse, rendering } = await import('./support/test-house')
  const { renderInvoice, renderPayslip } = await import('~/documents/renderers.server')
  const { findDocument } = await import('~/domain/documents/stored-documents.server')
  const opened = openTestHouse(file)
  const house = rendering(opened, { invoice: renderInvoice, payslip: renderPayslip })

  async function write(name: string, scope: Scope, owner: DocumentOwner): Promise<void> {
    for (const [mediaType, ending] of Object.entries(TYPES)) {
      const document = await findDocument(house.reader, house, scope, { ...owner, mediaType })
      if (document) writeFileSync(join(folder, `${fileName(name)}.${ending}`), document.bytes)
    }
  }

  const { CASES } = await import('./support/einvoice/cases')
  const { issueCase } = await import('./support/einvoice/issued')
  for (const [name, one] of Object.entries(CASES)) {
    const { scope, id } = await issueCase(house, one)
    await write(`invoice ${name}`, scope, { invoiceId: id })
  }

  const { idOf } = await import('~/commands/demo/firm')
  const { seedDemo } = await import('~/commands/demo/seed')
  const { listPayslips } = await import('~/domain/payslips/list.server')
  const clock = { at: `${TODAY}T12:00:00.000Z`, today: TODAY }
  const owner = { email: 'inga@foerde-glanz.example', name: 'Inga Matthießen', passwordHash: 'none' }
  const { cleaners } = await seedDemo(house, { clock, seed: 'fixtures', owner })
  const scope = { tenantId: cleaners.tenantId, actor: 'system', ...clock }
  for (const name of Object.keys(cleaners.story.employees))
    for (const { id, month, revision } of await listPayslips(
      house.reader,
      house.vault,
      scope,
      idOf(cleaners, 'employee', name),
    ))
      if (PAYSLIP_MONTHS.includes(month))
        await write(`payslip ${name} ${month} ${revision}`, scope, { payslipId: id })
  await opened.close()
}

function fileName(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\d]+/gu, '-')
}
