import { invoice } from './documents/invoice.de.server'
import { payslip } from './documents/payslip.de.server'
import { receipt } from './documents/receipt.de.server'

export const de = {
  invoice,
  receipt,
  payslip,
  page: (page: number, pages: number) => `Seite ${page} von ${pages}`,
}
