import type * as de from './page.de'

export const payslips: typeof de.payslips = {
  title: 'Payslips',
  next: (month) => `Payslip for ${month}`,
  none: 'No payslips yet.',
  month: 'Month',
  published: 'Released on',
  corrected: 'corrected',
  newest: (shown, total) => `The latest ${shown} of ${total}`,
}

export const hours: typeof de.hours = {
  title: 'Hours of recent months',
  none: 'No hours were reported in the last six months.',
  month: 'Month',
  hours: 'Hours',
  overtime: 'of which overtime',
  correction: (hours) => `reported after payday: ${hours}`,
}

export const identifier: typeof de.identifier = {
  title: 'Time recording',
  text: 'Your time recording system reports hours under this ID.',
}

export const archive: typeof de.archive = {
  text: (date) =>
    `The person disappears from the lists, from hours and payroll only after the last day. Payslips and hours stay as they are: payroll records must be kept for eight years, these until ${date} (§\u00a0147 AO). Nobody can be deleted before then.`,
  unpaidText:
    'The person disappears from the lists. They have no payslip yet. The first one starts a period of eight years (§\u00a0147 AO) in which nobody can be deleted.',
  noExit:
    'Without a last day they are also missing in months that are still to be paid: enter the last day first.',
  open: (months) =>
    `Still without a payslip: ${months}. Run payroll for these months first, or make sure that nothing is left to pay.`,
  button: 'Archive employee',
  undoText: 'This person is archived and does not appear in the lists.',
}
