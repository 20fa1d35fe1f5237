import type * as de from './held-address.de'

export const heldAddress: typeof de.heldAddress = {
  title: 'New email address: not checked yet',
  text: (moment) =>
    `It was changed on ${moment} by somebody who sees no payslips. Payslips, links and codes go there only once somebody who does payroll has checked it.`,
  before: 'Until now',
  now: 'Now',
  none: 'none',
  ask: 'Ask the person, best by phone. If the address is wrong, change it under “Edit person and employment”.',
  wait: 'Whoever does payroll sees this on their first page and will check it.',
  button: 'The address is right',
}
