import type * as de from './faults.de'

export const faults: typeof de.faults = {
  line_discount_wrong: 'Please enter per cent or euros, for example: 10% or €5.00',
  labour_above_line: 'The labour share is more than the line. Please enter at most what the line comes to.',
  line_end_before_start: 'The end is before the start.',
  service_end_before_start: 'The service cannot end before it starts.',
  cancellation_reason_missing: 'Please say why you are cancelling the invoice.',
  amount_missing: 'Please enter an amount, for example: 119.00',
  date_in_future: 'The date is in the future.',
  way_missing: 'Please choose how it is paid.',
  credited_meanwhile:
    'Part of the invoice has been credited in the meantime. Nothing more has been issued: please check whether that is what you want.',
  paid_meanwhile: 'A payment has been entered in the meantime. Please look at the invoice again.',
  drafts_missing: 'Please tick at least one draft.',
  draft_not_issuable: 'The draft cannot be issued as it is. What has to change is listed below.',
  no_lines: 'The invoice has no lines.',
  already_issued: 'The invoice has already been issued.',
  draft_changed:
    'Somebody has changed the draft in the meantime. Please look at it again before you issue or discard it.',
  draft_link_sent:
    'The link to this draft has already been sent by email. Change the draft instead of discarding it.',
  not_issued: 'This is still a draft.',
  not_payable: 'Payments cannot be entered for a cancellation.',
  amount_zero: 'The amount cannot be zero.',
  amount_grouping:
    'Please write the amount with a point before the cents, for example: 1250.00 or 1,250.00. “1,250” can be read in two ways.',
  date_before_issue:
    'That is before the date of the invoice. If it was paid in advance, confirm that below; otherwise change the date.',
  more_than_open:
    'That is more than is still to be paid. Confirm below that the rest becomes credit for the customer, or change the amount.',
  credit_refunded:
    'The credit from this payment has already been paid out to the customer, and the invoice is no longer owed. Undo the refund in the customer’s account first; the customer owes you the amount.',
  more_than_paid: 'Not that much has been received for this invoice.',
  other_customer: 'One of the invoices belongs to another customer.',
  discount_over:
    'It is too late for the early payment discount on that date: it ended more than five days earlier.',
  discount_short: 'The amount is too low for the selected invoices, even with the discount.',
  discount_offered:
    'The amount is the invoice less the early payment discount. Please choose whether the rest is the discount or still to be paid.',
  above_limit:
    'The balance is more than your company writes off. The limit is under the company’s time limits.',
  nothing_open: 'There is nothing left to pay on that.',
  write_off_reason_missing: 'Please say why you are writing off the balance.',
  undo_reason_missing: 'Please say why you are reversing the entry.',
  credit_changed: 'The credit has changed in the meantime. Please look at it again.',
  credit_short: 'The customer does not have that much credit.',
  credit_spent: 'Part of it has been refunded to the customer. Reverse the refund first.',
  credit_used:
    'The money of the reversed allocation has been used elsewhere since. Please look under "Payments".',
  already_reversed: 'That has already been reversed.',
  limit_wrong: 'Please enter an amount between €0 and €100.',
  period_already_invoiced: 'This period of the contract has already been billed.',
  not_cancellable: 'Only an invoice can be cancelled.',
  credit_reason_missing: 'Please say why you are crediting something.',
  credit_quantity_wrong: 'Please enter a quantity without a sign, for example: 1.5',
  credit_quantity_too_high: 'There is not that much left of this line.',
  credit_too_much: 'That is more than is left of the invoice.',
  credit_nothing: 'Please say what you want to credit.',
  partly_credited:
    'Part of the invoice has been credited already. Instead of cancelling it, credit the rest with another credit note.',
  already_credited: 'The invoice has been credited in full already.',
  not_creditable: 'Only an invoice can be credited.',
  advance_deducts: 'An advance invoice cannot deduct other advances. Untick one of them.',
  advance_not_deductible:
    'One of the advance invoices you ticked can no longer be deducted. Please choose again.',
  advance_taken: 'One of the advance invoices you ticked is already deducted in another invoice or draft.',
  advance_deducted: 'This advance invoice is deducted in a final invoice. Cancel the final invoice first.',
  already_cancelled: 'The invoice has already been cancelled.',
}
