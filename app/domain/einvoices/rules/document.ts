import { emptyOf, is, isForward, says } from '../elements'
import type { Checked } from '../must'
import { hasNoLines, isMinimum, profileOf } from '../profile'

export function documentRules({ invoice, must }: Checked): void {
  must('BR-01', says(invoice.guideline))
  must('BR-02', says(invoice.number))
  must('BR-03', says(invoice.issuedOn))
  must('BR-04', says(invoice.typeCode))
  must('BR-05', says(invoice.currency))
  const isShort = hasNoLines(invoice)
  if (!isShort) must('BR-16', invoice.lines.length > 0)
  must('BR-CO-03', invoice.taxes.length === 0 || !(is(invoice.taxPointOn) && is(invoice.taxPointCode)))
  must('BR-CO-18', invoice.lines.length === 0 || invoice.taxes.length > 0)
  for (const { number } of invoice.preceding) must('BR-55', says(number))
  for (const { reference } of invoice.attachments) must('BR-52', says(reference))
  if (profileOf(invoice) === 'extended') must('PEPPOL-EN16931-R008', emptyOf(invoice), 'warning')
  const { period, totals, taxCurrency } = invoice
  if (period) {
    must('BR-29', isForward(period))
    must('BR-CO-19', is(period.from) || is(period.to))
  }
  if (!isMinimum(invoice)) must('BR-12', is(totals.lines))
  must('BR-13', is(totals.net))
  must('BR-14', is(totals.gross))
  must('BR-15', is(totals.due))
  // CII requires a currency other than the invoice's; UBL does not.
  const isOther = taxCurrency !== invoice.currency || invoice.syntax === 'UBL'
  must(
    'BR-53',
    !is(taxCurrency) || (isOther && totals.taxes.some(({ currency }) => currency === taxCurrency)),
  )
}
