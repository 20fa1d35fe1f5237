import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderPayslipPdf } from '~/documents/payslip-pdf.server'
import { renderInvoice } from '~/documents/renderers.server'
import type { Letterhead } from '~/domain/documents/documents.server'
import { invoices } from './fixtures/invoices'
import { tallLogo, wideLogo } from './fixtures/logos'
import { payslips } from './fixtures/payslips'

// npm run fixtures -- DIR: one PDF of every kind, with the XML of invoices, for validators and for the eye.

/** All others have none. */
const logos: Record<string, Uint8Array> = {
  'invoice-wide-logo': wideLogo(),
  'invoice-tall-logo': tallLogo(),
  'payslip-wide-logo': wideLogo(),
  'payslip-tall-logo': tallLogo(),
}

await writeFixtures(process.argv[2] ?? '')

async function writeFixtures(folder: string): Promise<void> {
  if (!folder) throw new Error('usage: npm run fixtures -- DIR')
  mkdirSync(folder, { recursive: true })
  for (const [name, view] of Object.entries(invoices)) {
    const [pdf, xml] = await renderInvoice(view, letterheadOf(name))
    writeFileSync(join(folder, `${name}.pdf`), pdf?.bytes ?? '')
    writeFileSync(join(folder, `${name}.xml`), xml?.bytes ?? '')
  }
  for (const [name, view] of Object.entries(payslips)) {
    writeFileSync(join(folder, `${name}.pdf`), (await renderPayslipPdf(view, letterheadOf(name))).bytes)
  }
}

function letterheadOf(name: string): Letterhead {
  return { logo: logos[name] ?? null }
}
