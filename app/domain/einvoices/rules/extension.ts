import { decimal, hasTwoDecimals, total } from '../decimals'
import { is, says } from '../elements'
import type { Checked } from '../must'
import { isExtension } from '../profile'

/** XRechnung's extension (KoSIT, BR-DEX): third-party payments and sub-lines. */
export function extensionRules({ invoice, must, mustOf }: Checked): void {
  if (!isExtension(invoice)) return
  for (const { kind, amount, currency, words } of invoice.thirdParty) {
    must('BR-DEX-10', says(kind))
    must('BR-DEX-11', says(amount))
    must('BR-DEX-12', says(words))
    must('BR-DEX-13', hasTwoDecimals(amount))
    must('BR-DEX-14', currency === invoice.currency)
  }
  invoice.lines.forEach((line, index) => {
    const parts = invoice.parts.filter(({ of }) => of === index)
    for (const part of parts) mustOf(line)('BR-DEX-03', is(part.line.tax))
    const direct = parts
      .filter(({ line: part }) => part.parent === undefined)
      .map(({ line: part }) => part.net)
    const [sum, stated] = [total(direct), decimal(line.net)]
    if (direct.length > 0)
      mustOf(line)(
        'BR-DEX-02',
        stated?.eq(sum) || { sum: { computed: sum.toFixed(2), stated: line.net ?? '' } },
        'warning',
      )
  })
  if (invoice.syntax === 'CII')
    must(
      'BR-DEX-15',
      invoice.lines.every(({ parent }) => !is(parent)),
      'warning',
    )
}
