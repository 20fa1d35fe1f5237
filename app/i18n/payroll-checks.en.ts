import { checks } from './payroll-checks/checks.en'
import { officeSlip } from './payroll-checks/office-slip.en'
import { reasons, words } from './payroll-checks/reasons.en'
import { de } from './payroll-checks.de'

const en: typeof de = {
  checks,
  officeSlip,
  reasons,
  words,
  comparison: {
    title: 'Comparison with the month before',
    titleOf: (month) => `${month} beside the month before`,
    link: 'Compare with the month before',
    back: 'Back to the payroll run',
    text: 'What is calculated or released, beside the payslip of the month before, with the reason for each change.',
    months: 'Change month',
    filter: 'Who is shown',
    all: 'Everybody',
    much: 'Net ± 20%',
    none: 'There is nobody in this month or the one before.',
    noneMuch: 'Nobody’s net pay differs by a fifth or more.',
    columns: { name: 'Name', gross: 'Gross', net: 'Net', payout: 'Payout', reasons: 'What has changed' },
    before: (amount) => `before ${amount}`,
    same: 'as last month',
    noBefore: 'none last month',
    standings: {
      none: 'not calculated yet',
      pdf: 'a PDF only, without amounts',
      waiting: 'calculated, not released yet',
    },
    unread: 'One of the two payslips was not calculated here, so there are no reasons.',
    nothing: 'Nothing.',
    much20: 'Net pay differs by a fifth or more',
    change: (before, now) => `${now} instead of ${before}`,
    added: (now) => `${now}, before nothing`,
    gone: (before) => `gone, before ${before}`,
  },
  section: {
    title: 'Please check',
    text: 'None of this holds payroll up. It may be right; have a look before you release.',
    none: 'Nothing in particular is to be checked.',
  },
}

export const payrollChecks = { de, en }
