import type { Checked } from '../must'
import { is, isForward, says } from '../said'

/** What the invoice as a whole must say. */
export function documentRules({ invoice, must }: Checked): void {
  must('BR-01', says(invoice.guideline))
  must('BR-02', says(invoice.number))
  must('BR-03', says(invoice.issuedOn))
  must('BR-04', says(invoice.typeCode))
  must('BR-05', says(invoice.currency))
  must('BR-16', invoice.lines.length > 0)
  must('BR-CO-03', invoice.taxes.length === 0 || !(is(invoice.taxPointOn) && is(invoice.taxPointCode)))
  must('BR-CO-18', invoice.lines.length === 0 || invoice.taxes.length > 0)
  for (const { number } of invoice.preceding) must('BR-55', says(number))
  for (const { reference } of invoice.attachments) must('BR-52', says(reference))
  const { period, totals, taxCurrency } = invoice
  if (period) {
    must('BR-29', isForward(period))
    must('BR-CO-19', is(period.from) || is(period.to))
  }
  must('BR-12', is(totals.lines))
  must('BR-13', is(totals.net))
  must('BR-14', is(totals.gross))
  must('BR-15', is(totals.due))
  must(
    'BR-53',
    !is(taxCurrency) ||
      (taxCurrency !== invoice.currency && totals.taxes.some(({ currency }) => currency === taxCurrency)),
  )
}
