import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DemoSummary } from '~/commands/demo/summary'

/** Where the demo behind the browser tests keeps its data. */
export const DEMO_DATA_DIR = 'tests/.output/e2e'

/** What the demo told about itself when it started. */
export function readDemo(): DemoSummary {
  return JSON.parse(readFileSync(join(DEMO_DATA_DIR, 'demo.json'), 'utf8')) as DemoSummary
}

/** The path of the first invoice of the demo that stands so. */
export function demoInvoice(status: string): string {
  const invoice = readDemo().invoices.find((one) => one.status === status)
  if (!invoice) throw new Error(`The demo has no invoice that is ${status}`)
  return new URL(invoice.link).pathname
}
