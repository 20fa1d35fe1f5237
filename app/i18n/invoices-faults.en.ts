import type { de } from './invoices-faults.de'

export const en: typeof de = {
  line_discount_wrong: 'Please enter per cent or euros, for example: 10% or €5.00',
  line_end_before_start: 'The end is before the start.',
  service_end_before_start: 'The service cannot end before it starts.',
  cancellation_reason_missing: 'Please say why you are cancelling the invoice.',
  amount_missing: 'Please enter an amount, for example: 119.00',
  date_in_future: 'The date is in the future.',
  way_missing: 'Please choose how it is paid.',
  paid_meanwhile: 'A payment has been entered in the meantime. Please look at the invoice again.',
  draft_has_obstacles: 'The draft cannot be issued as it is. What has to change is listed below.',
  no_lines: 'The invoice has no lines.',
  already_issued: 'The invoice has already been issued.',
  draft_changed:
    'Somebody has changed the draft in the meantime. Please look at it again before you issue or discard it.',
  draft_link_sent:
    'The link to this draft has already been sent by email. Change the draft instead of discarding it.',
  not_issued: 'This is still a draft.',
  not_payable: 'Payments cannot be entered for a cancellation.',
  amount_zero: 'The amount cannot be zero.',
  period_already_invoiced: 'This period of the contract has already been billed.',
  not_cancellable: 'Only an invoice can be cancelled.',
  already_cancelled: 'The invoice has already been cancelled.',
}
