import type { de } from './customers-faults.de'

export const en: typeof de = {
  customer_kind_missing: 'Please say whether this is a company or a private person.',
  customer_name_missing: 'Please enter the name of the customer.',
  customer_number_missing: 'Please enter a customer number.',
  buyer_reference_wrong: 'This Leitweg-ID is not valid. Please compare it once more.',
  customer_alike: 'Please check whether this customer is already here.',
  customer_exists: 'This customer has already been added.',
  number_taken: 'This number is already taken.',
  postal_code_wrong: 'A German postcode has five digits, for example: 24105',
}
