import type { de } from './customers-faults.de'

export const en: typeof de = {
  customer_kind_missing: 'Please say whether this is a company or a private person.',
  customer_name_missing: 'Please enter the name of the customer.',
  customer_number_missing: 'Please enter a customer number.',
  buyer_reference_wrong: 'This Leitweg-ID is not valid. Please compare it once more.',
  customer_alike: 'Please check whether this customer is already here.',
  customer_exists: 'This customer has already been added.',
  debit_needs_mandate:
    'Direct debit needs an active mandate. Please enter the customer’s mandate first, or choose bank transfer.',
  discount_percent_wrong:
    'Please enter the discount as a number below 100 with at most two decimals, for example: 2.5',
  discount_days_wrong: 'Please enter a whole number from 1 to 365 for the days of the discount.',
  discount_incomplete: 'A discount has a percentage and a number of days. Please fill in both or neither.',
  discount_longer_than_term: 'The discount must not run for longer than the time to pay.',
  delivery_incomplete:
    'A delivery address has a street, a postcode and a town. Please complete it, or leave all of it empty.',
  number_taken: 'This number is already taken.',
  postal_code_wrong: 'A German postcode has five digits, for example: 24105',
}
