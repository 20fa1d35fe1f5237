import type * as de from './findings.de'

export const findings: typeof de.findings = {
  no_lines: 'The invoice has no lines. Enter what you are billing.',
  seller_tax_id_missing: 'Your firm has neither a tax number nor a VAT ID. Enter one of them under “Firm”.',
  seller_vat_id_missing: 'This VAT treatment needs your firm’s VAT ID. Enter it under “Firm”.',
  seller_address_incomplete: 'Your firm’s address is incomplete. Complete it under “Firm”.',
  buyer_address_incomplete:
    'The customer’s address is incomplete. Add the name, street, postcode and town on the customer’s page.',
  name_unprintable:
    'The name or address has characters that would be missing on paper. Write both in Latin, Greek or Cyrillic script.',
  buyer_vat_id_missing: 'This VAT treatment needs the customer’s VAT ID. Enter it on the customer’s page.',
  buyer_vat_id_of_other_country:
    'The customer’s VAT ID is not of their EU country. Correct the ID or the country on the customer’s page.',
  buyer_not_business:
    'This VAT treatment is for businesses only, but the customer is a private individual. Choose another.',
  buyer_not_in_other_member_state:
    'This VAT treatment is for customers in another EU country only. Choose another, or correct the customer’s country.',
  buyer_not_in_germany:
    'This service counts as supplied where a customer abroad is. Choose the VAT treatment for services to businesses abroad.',
  buyer_in_member_state:
    'This VAT treatment is for customers outside the EU only. Choose another, or correct the customer’s country.',
  buyer_not_consumer:
    'This VAT treatment is for private individuals only, but the customer is a business. Choose another.',
  delivery_country_missing:
    'It does not say where the goods are delivered to. Enter the delivery address with its country.',
  delivery_not_in_other_member_state:
    'An intra-Community supply must go to another EU country. Correct the delivery address or the VAT.',
  delivery_not_outside_eu:
    'An export must go to a country outside the EU. Correct the delivery address or the VAT.',
  small_business_charges_tax:
    'Your firm is a small business under § 19 UStG and does not charge VAT. Choose “Small business”, or change this under “Firm”.',
  not_small_business:
    'Your firm is not set up as a small business. Choose another VAT treatment, or change this under “Firm”.',
  tax_reason_missing: 'It does not say why no VAT is charged. Choose the VAT again.',
  tax_reason_of_other_category: 'The reason does not fit this kind of VAT. Choose the VAT again.',
  tax_rate_unknown: 'There is no such VAT rate in Germany. Choose 19% or 7%.',
  tax_rate_not_in_force:
    'This VAT rate was not in force at the time of supply. Change the rate or the time of supply.',
  tax_rate_not_zero: 'Without VAT the rate must be 0%. Choose the VAT again.',
  outside_scope_mixed:
    'What is outside the scope of German VAT needs an invoice of its own. Bill the other lines separately.',
  description_missing: 'It does not say what is billed. Enter a description.',
  unit_unknown: 'There is no such unit. Choose one from the list.',
  price_negative: 'The price cannot be negative. To give money back, make the quantity negative.',
  quantity_zero: 'The quantity is 0. Enter a quantity, or remove the line.',
  adjustment_reason_missing: 'A discount or surcharge has no reason. Enter one.',
  adjustment_negative:
    'A discount or surcharge cannot be negative. Choose a surcharge instead of a negative discount.',
  line_period_reversed: 'The period ends before it begins. Correct the dates.',
  service_period_reversed: 'The time of supply ends before it begins. Correct the dates.',
  service_far_ahead: 'The time of supply is more than a year ahead. Correct the dates.',
  gross_negative: 'The total is negative. Cancel or correct the earlier invoice instead.',
  amount_too_large: 'The amounts are too large for an invoice. Check quantities and prices.',
  iban_missing: 'Your firm has no bank account for transfers. Enter the IBAN under “Firm”.',
  creditor_id_missing: 'A direct debit needs your firm’s creditor ID. Enter it under “Firm”.',
  service_not_over: 'The time of supply is not over yet. Check whether you want to bill it now.',
  service_long_ago:
    'The supply was more than six months ago, which is how long § 14 (2) UStG gives you to issue the invoice.',
  eu_invoice_late:
    'This invoice was due by the 15th of the month after the supply (§ 14a UStG). Issue it now.',
  term_over_60_days:
    'The payment term is longer than 60 days. Between businesses that holds only if expressly agreed (§ 271a BGB).',
  due_in_the_past: 'The due date has already passed. Choose a later one.',
  discount_after_due: 'The early payment discount ends after the due date. Check both.',
  business_abroad_taxed:
    'The customer is a business abroad, which is mostly billed without German VAT. Check the VAT.',
  buyer_vat_id_missing_in_eu:
    'The customer is a business in another EU country without a VAT ID. With one, they mostly owe the VAT themselves.',
  buyer_vat_id_of_other_state:
    'The customer’s VAT ID is of another EU country than their address. Check both.',
  delivery_in_other_state: 'The goods go to another country than the customer’s. Check the delivery address.',
  domestic_buyer_abroad:
    'The customer is abroad. § 13b (2) UStG applies only if the supply took place in Germany.',
  buyer_id_missing_for_xml:
    'The invoice is valid without the customer’s VAT ID, but programs that check e-invoices expect it. Enter it on the customer’s page if you can.',
  farming_rate: 'This VAT rate is for farming and forestry only (§ 24 UStG).',
  below_5000_euros:
    'The recipient owes the VAT here only from €5,000 (§ 13b (2) no. 10 and 11 UStG). Check whether the invoice is part of a larger order.',
  description_unprintable:
    'The description has characters that appear as question marks on paper. Write it differently.',
  onLine: (position, sentence) => `Line ${position}: ${sentence}`,
  xrechnung_buyer_reference_missing:
    'This customer wants an XRechnung, which needs a Leitweg-ID or another buyer reference. Enter it with the customer or on the invoice.',
  xrechnung_contact_missing:
    'An XRechnung has to name somebody at your firm to contact. Enter them under “Firm”.',
  xrechnung_phone_missing:
    'An XRechnung has to give the telephone number of your contact. Enter it under “Firm”.',
  xrechnung_email_missing: 'An XRechnung has to give the e-mail address of your firm. Enter it under “Firm”.',
  xrechnung_buyer_address_missing:
    'An XRechnung needs an electronic address of the customer. Enter one, or an e-mail address, with the customer.',
}
