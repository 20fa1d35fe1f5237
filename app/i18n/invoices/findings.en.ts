import type * as de from './findings.de'

export const findings: typeof de.findings = {
  no_lines: 'The invoice has no lines. Enter what you are billing.',
  seller_tax_id_missing:
    'Your company has neither a tax number nor a VAT ID. Enter one of them under “Company”.',
  seller_vat_id_missing: 'This VAT treatment needs your company’s VAT ID. Enter it under “Company”.',
  seller_address_incomplete: 'Your company’s address is incomplete. Complete it under “Company”.',
  buyer_address_incomplete:
    'The customer’s address is incomplete. Add the name, street, postcode and town on the customer’s page.',
  name_unprintable:
    'The name or address has characters that would be missing on paper. Write both in Latin, Greek or Cyrillic script.',
  buyer_vat_id_missing: 'This VAT treatment needs the customer’s VAT ID. Enter it on the customer’s page.',
  buyer_vat_id_of_other_country:
    'The customer’s VAT ID does not belong to their EU country. Correct the ID or the country on the customer’s page.',
  buyer_not_business:
    'This VAT treatment is for businesses only, but the customer is a private individual. Choose another.',
  buyer_not_in_other_member_state:
    'This VAT treatment is for customers in another EU country only. Choose another, or correct the customer’s country.',
  buyer_not_in_germany:
    'For a customer abroad, this service counts as supplied in their country. Choose the VAT treatment for services to businesses abroad.',
  buyer_in_member_state:
    'This VAT treatment is for customers outside the EU only. Choose another, or correct the customer’s country.',
  buyer_not_consumer:
    'This VAT treatment is for private individuals only, but the customer is a business. Choose another.',
  delivery_country_missing:
    'The destination of the goods is missing. Enter the delivery address with its country.',
  delivery_not_in_other_member_state:
    'An intra-Community supply must go to another EU country. Correct the delivery address or the VAT treatment.',
  delivery_not_outside_eu:
    'An export must go to a country outside the EU. Correct the delivery address or the VAT treatment.',
  small_business_charges_tax:
    'Your company is a small business under §\u00a019 UStG and does not charge VAT. Choose “Small business”, or change this under “Company”.',
  not_small_business:
    'Your company is not set up as a small business. Choose another VAT treatment, or change this under “Company”.',
  tax_reason_missing: 'The reason why no VAT is charged is missing. Choose the VAT treatment again.',
  tax_reason_of_other_category: 'The reason does not match this VAT treatment. Choose the treatment again.',
  tax_rate_unknown: 'There is no such VAT rate in Germany. Choose 19% or 7%.',
  tax_rate_not_in_force:
    'This VAT rate was not in force during the service period. Change the rate or the period.',
  tax_rate_not_zero: 'Without VAT the rate must be 0%. Choose the VAT treatment again.',
  outside_scope_mixed:
    'Anything outside the scope of German VAT needs its own invoice. Bill the other lines separately.',
  description_missing: 'It is not clear what you are billing. Enter a description.',
  unit_unknown: 'There is no such unit. Choose one from the list.',
  price_negative: 'The price cannot be negative. To give money back, make the quantity negative.',
  quantity_zero: 'The quantity is 0. Enter a quantity, or remove the line.',
  adjustment_reason_missing: 'A discount or surcharge has no reason. Enter one.',
  adjustment_negative:
    'A discount or surcharge cannot be negative. Choose a surcharge instead of a negative discount.',
  line_period_reversed: 'The period ends before it begins. Correct the dates.',
  service_period_reversed: 'The service period ends before it begins. Correct the dates.',
  service_far_ahead: 'The service period is more than a year ahead. Correct the dates.',
  gross_negative: 'The total is negative. Cancel or correct the earlier invoice instead.',
  amount_too_large: 'The amounts are too large for an invoice. Check quantities and prices.',
  iban_missing: 'Your company has no bank account for transfers. Enter the IBAN under “Company”.',
  creditor_id_missing: 'A direct debit needs your company’s creditor ID. Enter it under “Company”.',
  service_not_over: 'The service period is not over yet. Check whether you want to bill it now.',
  service_long_ago:
    'The supply was more than six months ago, which is how long §\u00a014 (2) UStG gives you to issue the invoice.',
  eu_invoice_late:
    'This invoice was due by the 15th of the month after the supply (§\u00a014a UStG). Issue it now.',
  term_over_60_days:
    'The payment term is longer than 60 days. Between businesses, that is valid only if expressly agreed (§\u00a0271a BGB).',
  due_in_the_past: 'The due date has already passed. Choose a later one.',
  discount_after_due: 'The early payment discount ends after the due date. Check both.',
  business_abroad_taxed:
    'The customer is a business abroad, and these are usually billed without German VAT. Check the VAT treatment.',
  buyer_vat_id_missing_in_eu:
    'The customer is a business in another EU country without a VAT ID. With one, they usually owe the VAT themselves.',
  buyer_vat_id_of_other_state: 'The customer’s VAT ID and address are in different EU countries. Check both.',
  delivery_in_other_state:
    'The goods go to a different country from the customer’s. Check the delivery address.',
  domestic_buyer_abroad:
    'The customer is abroad. §\u00a013b (2) UStG applies only if the supply took place in Germany.',
  buyer_id_missing_for_xml:
    'The invoice is valid without the customer’s VAT ID, but programs that check e-invoices expect it. Enter it on the customer’s page if you can.',
  deduction_of_other_tax:
    'This advance invoice has a different VAT rate from the lines, or more of it. Check the VAT rates.',
  farming_rate: 'This VAT rate is for farming and forestry only (§\u00a024 UStG).',
  below_5000_euros:
    'Here the recipient owes the VAT only from €5,000 (§\u00a013b (2) no. 10 and 11 UStG). Check whether the invoice is part of a larger order.',
  description_unprintable:
    'The description has characters that would be printed as question marks. Write it differently.',
  aboutDocument: (number, sentence) => `Advance invoice ${number}: ${sentence}`,
  onLine: (position, sentence) => `Line ${position}: ${sentence}`,
  advance_gone: 'This advance invoice is cancelled or credited in full. Untick it in the draft.',
  advance_unpaid:
    'This advance invoice has not been paid in full, and only what was received may be deducted (§\u00a014 (5) UStG). Enter the payment, cancel the advance invoice, or credit the part that is open.',
  deductions_above_total:
    'The advances are higher than this invoice. Credit the part of an advance invoice that was too much first, or check the lines.',
  xrechnung_buyer_reference_missing:
    'This customer wants an XRechnung, which needs a Leitweg-ID or another buyer reference. Enter it on the customer’s page or on the invoice.',
  xrechnung_contact_missing: 'An XRechnung has to name a contact at your company. Enter one under “Company”.',
  xrechnung_phone_missing: 'An XRechnung has to give your contact’s phone number. Enter it under “Company”.',
  xrechnung_email_missing: 'An XRechnung has to give your company’s email address. Enter it under “Company”.',
  xrechnung_buyer_address_missing:
    'An XRechnung needs the customer’s electronic address. Enter it, or an email address, on the customer’s page.',
  xrechnung_line_period_outside:
    'In an XRechnung, the period of a line has to be within the period of supply of the invoice. Correct one of the two.',
}
