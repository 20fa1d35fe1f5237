import { invoice } from './documents/invoice.en.server'
import { payslip } from './documents/payslip.en.server'
import { receipt } from './documents/receipt.en.server'
import type { de } from './documents.de.server'

export const en: typeof de = {
  invoice,
  receipt,
  payslip,
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
}
