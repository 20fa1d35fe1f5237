import type { InvoiceView } from './view'

/** What an XRechnung demands and the data lack. */
export type XRechnungGap =
  | 'xrechnung_buyer_reference_missing'
  | 'xrechnung_contact_missing'
  | 'xrechnung_phone_missing'
  | 'xrechnung_email_missing'
  | 'xrechnung_buyer_address_missing'
  | 'xrechnung_account_missing'

/** The rules BR-DE of KoSIT beyond EN 16931, as far as data can break them. */
export function xrechnungGaps(view: InvoiceView): XRechnungGap[] {
  const { isXRechnung, seller, buyer, payment } = view
  if (!isXRechnung) return []
  const isThere: Record<XRechnungGap, unknown> = {
    xrechnung_buyer_reference_missing: view.buyerReference?.trim(),
    xrechnung_contact_missing: seller.contactName?.trim(),
    // BR-DE-27: at least three digits.
    xrechnung_phone_missing: /(\d.*){3}/.test(seller.contactPhone ?? seller.phone ?? ''),
    xrechnung_email_missing: seller.email?.trim(),
    xrechnung_buyer_address_missing: buyer.electronicAddress ?? buyer.email?.trim(),
    xrechnung_account_missing: payment.method === 'direct_debit' ? seller.creditorId : seller.iban,
  }
  return (Object.keys(isThere) as XRechnungGap[]).filter((gap) => !isThere[gap])
}
