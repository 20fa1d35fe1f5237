const WIDTHS: readonly [RegExp, string][] = [
  [
    /^(?:(?:delivery_)?postal_code|code|discount_percent|digits|holiday_carried)$|_days$|^wage_type_/,
    'input input-short',
  ],
  [
    /^(?:dated|iban|bic|social_insurance_number|tax_id|mandate_reference|creditor_id|vat_id|tax_number|number|setup_code|accent_color|phone|prefix|next)$/,
    'input input-medium',
  ],
  // Overtime may be negative, and a phone's numeric keypad has no minus.
  [/^overtime$/, 'input input-number'],
]

/** As wide as the content needs; by default as wide as the form. */
export function inputClass(name: string): string {
  const [, className = 'input'] = WIDTHS.find(([names]) => names.test(name)) ?? []
  return className
}

/** Of the six columns of a form in the office; three unless said here. */
const SPANS: readonly [RegExp, number][] = [
  [/^(?:delivery_)?postal_code$/, 1],
  [/^(?:(?:delivery_)?country|(?:delivery|address)_extra|name_title|address_extra)$/, 2],
  [/^(?:(?:delivery_)?street|title)$/, 4],
  [
    /^(?:first_name|last_name|service_from|service_to|due_on|starts_on|interval_weeks|next_invoice_on|notice_months)$/,
    2,
  ],
]

export function fieldClass(name: string): string {
  const span = SPANS.find(([names]) => names.test(name))?.[1]
  return span === undefined ? 'field' : `field span-${span}`
}
