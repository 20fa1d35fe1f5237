const WIDTHS: readonly [RegExp, string][] = [
  [
    /^(?:(?:delivery_)?postal_code|code|discount_percent|digits|holiday_carried)$|_days$|^wage_type_/,
    'input input-short',
  ],
  [
    /^(?:dated|iban|bic|social_insurance_number|tax_id|mandate_reference|creditor_id|vat_id|tax_number|number|setup_code|accent_color|phone|prefix|next)$/,
    'input input-medium',
  ],
  // A phone's digits have no minus, so this one cannot ask for them.
  [/^overtime$/, 'input input-number'],
]

/** As wide as what belongs there; all others as wide as the form. */
export function inputClass(name: string): string {
  const [, className = 'input'] = WIDTHS.find(([names]) => names.test(name)) ?? []
  return className
}
