import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DemoSummary } from '~/commands/demo/summary'

export const DEMO_DATA_DIR = 'tests/.output/e2e'

export function readDemo(): DemoSummary {
  return JSON.parse(readFileSync(join(DEMO_DATA_DIR, 'demo.json'), 'utf8')) as DemoSummary
}

export function demoInvoice(status: string): string {
  const invoice = readDemo().invoices.find((one) => one.status === status)
  if (!invoice) throw new Error(`The demo has no invoice that is ${status}`)
  return new URL(invoice.link).pathname
}
