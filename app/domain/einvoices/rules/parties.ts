import { COUNTRIES } from '../code-lists'
import { is, says } from '../elements'
import type { EInvoice, Party } from '../model'
import type { Checked, Must } from '../must'
import { isMinimum } from '../profile'

export function partyRules({ invoice, must }: Checked): void {
  const { seller, buyer, payee, taxRepresentative, delivery } = invoice
  must('BR-06', says(seller?.name))
  must('BR-07', says(buyer?.name))
  must('BR-08', is(seller?.address))
  if (seller?.address) must('BR-09', says(seller.address.country))
  if (!isMinimum(invoice)) must('BR-10', is(buyer?.address))
  if (buyer?.address) must('BR-11', says(buyer.address.country))
  must('BR-62', hasScheme(seller))
  must('BR-63', hasScheme(buyer))
  if (seller) must('BR-CO-26', seller.ids.length > 0 || is(seller.legalId) || is(seller.vatId))
  if (payee) must('BR-17', is(payee.name) && !isSame(payee, invoice))
  if (taxRepresentative) representativeRules(taxRepresentative, must)
  must('BR-57', !delivery.address || says(delivery.address.country))
  for (const party of [seller, buyer, taxRepresentative]) {
    const vatId = party?.vatId
    // An empty id starts with nothing, which CEN's rule for UBL finds in every list.
    if (is(vatId) && (says(vatId) || invoice.syntax === 'CII'))
      must('BR-CO-09', vatPrefixes.has(vatId.slice(0, 2)) || { value: vatId })
  }
}

const vatPrefixes: ReadonlySet<string> = new Set([...COUNTRIES, 'EL'])

function hasScheme(party: Party | undefined): boolean {
  return !party?.electronicAddress || says(party.electronicAddress.scheme)
}

/** UBL compares the seller's trading name, CII its registered name and its register number. */
function isSame(payee: Party, { seller, syntax }: EInvoice): boolean {
  const ids = new Set(seller?.ids.map(({ value }) => value))
  return (
    payee.name === (syntax === 'UBL' ? seller?.tradingName : seller?.name) ||
    payee.ids.some(({ value }) => ids.has(value)) ||
    (syntax === 'CII' && is(payee.legalId) && payee.legalId.value === seller?.legalId?.value)
  )
}

function representativeRules({ name, address, vatId }: Party, must: Must): void {
  must('BR-18', says(name))
  must('BR-19', is(address))
  must('BR-20', says(address?.country))
  must('BR-56', says(vatId))
}
