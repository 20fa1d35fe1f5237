import { decimal, rounded, total } from '../decimals'
import { is, says } from '../elements'
import type { Line } from '../model'
import type { Checked } from '../must'
import { profileOf } from '../profile'

/** What EXTENDED adds: subtotal lines, and parties identified by VAT id only (FACTUR-X 1.09). */
export function extendedRules({ invoice, must, mustOf }: Checked): void {
  if (profileOf(invoice) !== 'extended') return
  for (const party of [invoice.buyer, invoice.payee, invoice.taxRepresentative])
    must('BR-FXEXT-03', !is(party?.taxNumber))
  const { lines } = invoice
  const idOf = ({ id }: Line) => id?.trim() ?? ''
  const parentOf = ({ parent }: Line) => parent?.trim() ?? ''
  const ids = new Set(lines.map(idOf))
  const parents = new Set(lines.map(parentOf).filter(says))
  for (const line of lines) {
    const rule = mustOf(line)
    const isPart = says(line.parent) || parents.has(idOf(line))
    rule('BR-FXEXT-06', !isPart || says(line.subtype))
    if (says(line.parent)) rule('BR-FXEXT-11', ids.has(parentOf(line)) || { value: line.parent })
    if (!isGroup(line) || !says(line.net)) continue
    const children = lines.filter((other) => parentOf(other) === idOf(line))
    rule(
      'BR-FXEXT-12',
      children.filter(isGroup).every(({ net }) => says(net)),
    )
    const counted = children.filter((one) => isGroup(one) || one.subtype?.trim() === 'DETAIL')
    const sum = rounded(total(counted.map(({ net }) => net)))
    const isSum = decimal(line.net)?.eq(sum) && counted.every(({ net }) => decimal(net))
    rule('BR-FXEXT-08', isSum || { sum: { computed: sum.toFixed(2), stated: line.net } })
  }
}

function isGroup({ subtype }: Line): boolean {
  return subtype?.trim() === 'GROUP'
}
