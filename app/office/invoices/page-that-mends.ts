import type { Finding } from '~/domain/invoices/issuing/findings'
import { paths } from '~/paths'

/** The page on which what a draft lacks of the firm or its customer is entered; undefined where it is the draft itself. */
export function pageThatMends(
  { code }: Pick<Finding, 'code'>,
  { tenantId, customerId }: { tenantId: string; customerId: string },
): string | undefined {
  switch (code) {
    case 'seller_tax_id_missing':
    case 'seller_vat_id_missing':
    case 'seller_address_incomplete':
    case 'xrechnung_email_missing':
      return paths.tenantAddress(tenantId)
    case 'iban_missing':
    case 'creditor_id_missing':
      return paths.tenantBank(tenantId)
    case 'small_business_charges_tax':
    case 'not_small_business':
    case 'xrechnung_contact_missing':
    case 'xrechnung_phone_missing':
      return paths.tenantInvoicing(tenantId)
    case 'buyer_address_incomplete':
    case 'buyer_vat_id_missing':
    case 'buyer_vat_id_of_other_country':
    case 'buyer_vat_id_missing_in_eu':
    case 'buyer_vat_id_of_other_state':
    case 'buyer_id_missing_for_xml':
    case 'xrechnung_buyer_reference_missing':
    case 'xrechnung_buyer_address_missing':
      return paths.customerDetails(customerId)
    default:
      return undefined
  }
}
