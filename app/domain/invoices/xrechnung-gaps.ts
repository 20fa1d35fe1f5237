import { type Finding, obstacle } from './findings'
import type { InvoiceView } from './view'

/** A telephone number needs three digits (BR-DE-27). */
const TELEPHONE = /(\d.*){3}/

/** What an XRechnung demands beyond EN 16931 (KoSIT's rules BR-DE and Peppol's) and the data may lack. */
export function* checkXRechnung({
  isXRechnung,
  buyerReference,
  seller,
  buyer,
}: InvoiceView): Generator<Finding> {
  if (!isXRechnung) return
  if (!buyerReference?.trim()) yield obstacle('xrechnung_buyer_reference_missing', 'buyer')
  if (!seller.contactName?.trim()) yield obstacle('xrechnung_contact_missing', 'seller')
  if (!TELEPHONE.test(seller.contactPhone ?? seller.phone ?? ''))
    yield obstacle('xrechnung_phone_missing', 'seller')
  if (!seller.email?.trim()) yield obstacle('xrechnung_email_missing', 'seller')
  if (!buyer.electronicAddress && !buyer.email?.trim())
    yield obstacle('xrechnung_buyer_address_missing', 'buyer')
}
