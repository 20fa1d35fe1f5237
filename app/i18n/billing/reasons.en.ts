import type { reasons as de } from './reasons.de'

export const reasons: typeof de = {
  no_address: 'No email address is known for the customer. Issue the invoice and print it.',
  not_open: 'Nothing is owed, so no email was sent.',
  mandate_not_active:
    'The direct debit mandate is no longer valid. Choose another payment method in the draft.',
  customer_archived: 'The customer is archived. Check whether the contract is still running.',
  long_ago: 'The invoice should have gone out more than a month ago. Please check it first.',
  gone: 'The draft has been discarded in the meantime.',
  broken: 'Something went wrong. The next run will try again.',
  already_issued: 'The invoice had already been issued.',
  draft_changed: 'Somebody has changed the draft in the meantime. Please look at it again.',
  no_lines: 'The draft has no lines.',
}
