import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { InvoicePageData } from '~/guest/invoice/page.server'
import type { PortalPageData } from '~/guest/portal/page.server'
import type { OfficeFrame } from '~/http/office-frame.server'
import type { OfficeHome } from '~/office/home/home.server'
import type { Role } from '~db/schema'

interface OfficeData {
  frame: OfficeFrame
  home: { name: string; role: Role; home: OfficeHome }
}

const folder = process.env.BENCH_CONSTANTS ?? '.'

/** What the product's read models said before the first round. */
export const invoice: InvoicePageData = JSON.parse(readFileSync(join(folder, 'invoice.json'), 'utf8'))
export const portal: PortalPageData = JSON.parse(readFileSync(join(folder, 'portal.json'), 'utf8'))
export const office: OfficeData = JSON.parse(readFileSync(join(folder, 'office.json'), 'utf8'))
export const pdf: Buffer = readFileSync(join(folder, 'invoice.pdf'))
