import type { de } from './customers-faults.de'

export const en: typeof de = {
  customer_kind_missing: 'Please say whether this is a company or a private person.',
  customer_name_missing: 'Please enter the customer’s name.',
  customer_number_missing: 'Please enter a customer number.',
  buyer_reference_wrong:
    'Check the Leitweg-ID: its check digits do not fit, so there is a typing error in it.',
  customer_alike: 'Please check whether you already have this customer.',
  customer_exists: 'This customer has already been added.',
  debit_needs_mandate:
    'Direct debit needs an active mandate. Please enter the customer’s mandate first, or choose bank transfer.',
  discount_percent_wrong:
    'Please enter the early payment discount as a number below 100 with at most two decimals, for example: 2.5',
  reminder_days_wrong: 'Please enter a whole number of days from 1 to 30 for the reminder.',
  discount_days_wrong: 'Please enter a whole number of days from 1 to 365 for the early payment discount.',
  discount_incomplete:
    'An early payment discount needs a percentage and a number of days. Please fill in both or neither.',
  discount_longer_than_term: 'The early payment discount cannot run longer than the payment term.',
  delivery_incomplete:
    'A delivery address needs a street, a postcode and a town. Please complete it, or leave all of it empty.',
  number_taken: 'This number is already taken.',
  postal_code_wrong: 'A German postcode has five digits, for example: 24105',
}
