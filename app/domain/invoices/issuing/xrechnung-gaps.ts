import { isMemberState } from '~/domain/values/member-states'
import { blocking, type Finding } from './findings'
import type { InvoiceView } from './view'

/** A telephone number needs three digits (BR-DE-27). */
const TELEPHONE = /(\d.*){3}/

/** What an XRechnung requires beyond EN 16931 (KoSIT's rules BR-DE and Peppol's) and the data may lack. */
export function* checkXRechnung(view: InvoiceView): Generator<Finding> {
  const { isXRechnung, buyerReference, seller, buyer } = view
  if (!isXRechnung) return
  if (!buyerReference?.trim()) yield blocking('xrechnung_buyer_reference_missing', 'buyer')
  if (!seller.contactName?.trim()) yield blocking('xrechnung_contact_missing', 'seller')
  if (!TELEPHONE.test(seller.contactPhone ?? seller.phone ?? ''))
    yield blocking('xrechnung_phone_missing', 'seller')
  if (!seller.email?.trim()) yield blocking('xrechnung_email_missing', 'seller')
  if (!buyer.electronicAddress && !buyer.email?.trim())
    yield blocking('xrechnung_buyer_address_missing', 'buyer')
  // Some countries have no postcodes; KoSIT requires one anyway (BR-DE-9).
  if (!isMemberState(buyer.country) && buyer.postalCode.trim() === '')
    yield blocking('buyer_address_incomplete', 'buyer')
  yield* checkLinePeriods(view)
}

/** PEPPOL-EN16931-R110, R111. A supply of one day has no period in the file. */
function* checkLinePeriods({ serviceFrom, serviceTo, lines }: InvoiceView): Generator<Finding> {
  if (serviceFrom === serviceTo) return
  for (const { position, periodFrom = serviceFrom, periodTo = serviceTo } of lines)
    if (periodFrom < serviceFrom || periodTo > serviceTo)
      yield blocking('xrechnung_line_period_outside', 'period', position)
}
