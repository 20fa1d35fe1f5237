import type { Texts } from '../texts'

export const employee: Texts['employee'] = {
  pageTitle: 'Your payslips',
  employmentType: 'Employment',
  payslips: 'Your payslips',
  columns: { month: 'Month', payout: 'Paid out', file: 'File' },
  corrected: 'corrected',
  file: 'PDF',
  fileOf: (month) => `Download payslip ${month}`,
  none: 'No payslip yet. As soon as the first one is ready, you will find it here.',
  privacy: 'Whoever has this link can see your payslips. Please do not pass it on.',
}
