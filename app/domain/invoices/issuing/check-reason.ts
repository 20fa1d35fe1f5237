import { isMemberState, isNorthernIrish, vatPrefixOf } from '~/domain/values/member-states'
import { blocking, type Finding, warning } from './findings'
import type { InvoiceLineView, InvoiceView } from './view'

/** Below it the seller owes the tax after all (§ 13b (2) no. 10 and 11 UStG). */
const THRESHOLD_CENTS = 500_000
const HAS_THRESHOLD = ['domestic_13b_10', 'domestic_13b_11']
/** Supplied where the recipient is (§ 3a (2), § 3g UStG): for a business abroad never in Germany. */
const AT_THE_RECIPIENT = ['domestic_13b_5', 'domestic_13b_6', 'domestic_13b_12']

export function checkReason(line: InvoiceLineView, view: InvoiceView): Iterable<Finding> {
  const { taxReason: reason = '' } = line
  switch (line.taxCategory) {
    case 'AE':
      return reason === 'eu_service' ? checkEuService(line, view) : checkDomestic(line, reason, view)
    case 'K':
      return checkIntraCommunity(line, view)
    case 'G':
      return checkExport(line, view)
    case 'O':
      return checkOutside(line, reason, view)
    default:
      return []
  }
}

function* checkEuService({ position }: InvoiceLineView, view: InvoiceView): Generator<Finding> {
  const { seller, buyer, buyerKind } = view
  if (buyerKind !== 'business') yield blocking('buyer_not_business', 'tax', position)
  if (!isOtherState(buyer.country)) yield blocking('buyer_not_in_other_member_state', 'tax', position)
  if (!seller.vatId) yield blocking('seller_vat_id_missing', 'seller', position)
  if (!buyer.vatId) yield blocking('buyer_vat_id_missing', 'buyer', position)
  else if (!isOfOtherState(buyer.vatId)) yield blocking('buyer_vat_id_of_other_country', 'buyer', position)
  else if (!buyer.vatId.startsWith(vatPrefixOf(buyer.country)))
    yield warning('buyer_vat_id_of_other_state', 'buyer', position)
}

/** § 14a (5) UStG requires no VAT ids; EN 16931 wants the buyer's, or its register number (BR-AE-02). */
function* checkDomestic(
  { position }: InvoiceLineView,
  reason: string,
  { buyer, buyerKind, netCents }: InvoiceView,
): Generator<Finding> {
  if (buyerKind !== 'business') yield blocking('buyer_not_business', 'tax', position)
  else if (!buyer.vatId && !buyer.registerNumber) yield warning('buyer_id_missing_for_xml', 'buyer', position)
  if (buyer.country !== 'DE')
    yield AT_THE_RECIPIENT.includes(reason)
      ? blocking('buyer_not_in_germany', 'tax', position)
      : warning('domestic_buyer_abroad', 'tax', position)
  if (HAS_THRESHOLD.includes(reason) && netCents < THRESHOLD_CENTS)
    yield warning('below_5000_euros', 'tax', position)
}

/** § 4 no. 1 b, § 6a, § 14a (3) UStG */
function* checkIntraCommunity({ position }: InvoiceLineView, view: InvoiceView): Generator<Finding> {
  const { seller, buyer, buyerKind, delivery } = view
  const isIrish = isNorthernIrish(buyer)
  if (buyerKind !== 'business') yield blocking('buyer_not_business', 'tax', position)
  if (!isIrish && !isOtherState(buyer.country))
    yield blocking('buyer_not_in_other_member_state', 'tax', position)
  if (!seller.vatId) yield blocking('seller_vat_id_missing', 'seller', position)
  const prefix = isIrish ? 'XI' : vatPrefixOf(buyer.country)
  if (!buyer.vatId) yield blocking('buyer_vat_id_missing', 'buyer', position)
  else if (!buyer.vatId.startsWith(prefix)) yield blocking('buyer_vat_id_of_other_country', 'buyer', position)
  if (!delivery) yield blocking('delivery_country_missing', 'delivery', position)
  else if (!isOtherState(delivery.country) && !(isIrish && isBritish(delivery.country)))
    yield blocking('delivery_not_in_other_member_state', 'delivery', position)
  else if (delivery.country !== buyer.country && !isBritish(delivery.country))
    yield warning('delivery_in_other_state', 'delivery', position)
}

/** § 4 no. 1 a, § 6 UStG; EN 16931 BR-G-02 wants the seller's VAT id. */
function* checkExport({ position }: InvoiceLineView, { seller, delivery }: InvoiceView): Generator<Finding> {
  if (!seller.vatId) yield blocking('seller_vat_id_missing', 'seller', position)
  if (!delivery) yield blocking('delivery_country_missing', 'delivery', position)
  else if (isMemberState(delivery.country) || delivery.country === 'XI')
    yield blocking('delivery_not_outside_eu', 'delivery', position)
}

function* checkOutside(
  { position }: InvoiceLineView,
  reason: string,
  { buyer, buyerKind }: InvoiceView,
): Generator<Finding> {
  if (reason === 'place_abroad') return
  if (isMemberState(buyer.country)) yield blocking('buyer_in_member_state', 'tax', position)
  if (reason === 'third_country_business' && buyerKind !== 'business')
    yield blocking('buyer_not_business', 'tax', position)
  if (reason === 'third_country_private' && buyerKind !== 'consumer')
    yield blocking('buyer_not_consumer', 'tax', position)
}

function isOtherState(country: string): boolean {
  return country !== 'DE' && isMemberState(country)
}

function isBritish(country: string): boolean {
  return country === 'GB' || country === 'XI'
}

function isOfOtherState(vatId: string): boolean {
  const prefix = vatId.slice(0, 2)
  return isOtherState(prefix === 'EL' ? 'GR' : prefix)
}
