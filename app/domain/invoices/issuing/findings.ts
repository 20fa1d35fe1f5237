export type BlockingCode =
  | 'no_lines'
  | 'seller_tax_id_missing'
  | 'seller_vat_id_missing'
  | 'seller_address_incomplete'
  | 'buyer_address_incomplete'
  | 'name_unprintable'
  | 'buyer_vat_id_missing'
  | 'buyer_vat_id_of_other_country'
  | 'buyer_not_business'
  | 'buyer_not_in_other_member_state'
  | 'buyer_not_in_germany'
  | 'buyer_in_member_state'
  | 'buyer_not_consumer'
  | 'delivery_country_missing'
  | 'delivery_not_in_other_member_state'
  | 'delivery_not_outside_eu'
  | 'small_business_charges_tax'
  | 'not_small_business'
  | 'tax_reason_missing'
  | 'tax_reason_of_other_category'
  | 'tax_rate_unknown'
  | 'tax_rate_not_in_force'
  | 'tax_rate_not_zero'
  | 'outside_scope_mixed'
  | 'description_missing'
  | 'unit_unknown'
  | 'price_negative'
  | 'quantity_zero'
  | 'adjustment_reason_missing'
  | 'adjustment_negative'
  | 'line_period_reversed'
  | 'service_period_reversed'
  | 'service_far_ahead'
  | 'gross_negative'
  | 'amount_too_large'
  | 'iban_missing'
  | 'creditor_id_missing'
  | 'advance_gone'
  | 'advance_unpaid'
  | 'deductions_above_total'
  | 'xrechnung_buyer_reference_missing'
  | 'xrechnung_contact_missing'
  | 'xrechnung_phone_missing'
  | 'xrechnung_email_missing'
  | 'xrechnung_buyer_address_missing'
  | 'xrechnung_line_period_outside'

/** Lawful, but rarely intended. */
export type WarningCode =
  | 'service_not_over'
  | 'service_long_ago'
  | 'eu_invoice_late'
  | 'term_over_60_days'
  | 'due_in_the_past'
  | 'discount_after_due'
  | 'business_abroad_taxed'
  | 'buyer_vat_id_missing_in_eu'
  | 'buyer_vat_id_of_other_state'
  | 'delivery_in_other_state'
  | 'domestic_buyer_abroad'
  | 'buyer_id_missing_for_xml'
  | 'deduction_of_other_tax'
  | 'farming_rate'
  | 'below_5000_euros'
  | 'description_unprintable'

export type FindingField =
  | 'lines'
  | 'seller'
  | 'buyer'
  | 'delivery'
  | 'service'
  | 'dueOn'
  | 'payment'
  | 'cashDiscount'
  | 'adjustments'
  | 'advances'
  | 'total'
  | 'description'
  | 'quantity'
  | 'unit'
  | 'unitPrice'
  | 'tax'
  | 'period'

interface Place {
  field: FindingField
  /** Position; absent for the whole invoice. */
  line?: number | undefined
  /** Number of the document concerned. */
  about?: string | undefined
}

export type Finding = Place &
  ({ severity: 'blocking'; code: BlockingCode } | { severity: 'warning'; code: WarningCode })

export function blocking(code: BlockingCode, field: FindingField, line?: number): Finding {
  return { severity: 'blocking', code, field, ...(line === undefined ? {} : { line }) }
}

export function warning(code: WarningCode, field: FindingField, line?: number): Finding {
  return { severity: 'warning', code, field, ...(line === undefined ? {} : { line }) }
}
