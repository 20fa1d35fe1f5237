import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DemoSummary } from '~/commands/demo/summary'

/** Set by playwright.config.ts for its workers and its server. */
export function demoDataDir(): string {
  return process.env.E2E_DATA_DIR ?? ''
}

export function readDemo(): DemoSummary {
  return JSON.parse(readFileSync(join(demoDataDir(), 'demo.json'), 'utf8')) as DemoSummary
}

export function demoInvoice(status: string): string {
  const invoice = readDemo().invoices.find((one) => one.status === status)
  if (!invoice) throw new Error(`The demo has no invoice that is ${status}`)
  return new URL(invoice.link).pathname
}
