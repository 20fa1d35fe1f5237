import { de } from './payroll-reports.de'

const en: typeof de = {
  title: 'Reports',
  titleOf: (month: string) => `Reports ${month}`,
  link: 'Reports',
  back: 'Back to payroll',
  toAll: 'All reports',
  months: 'Change month',
  text: 'What you need after payroll: to report, to pay and to keep. All figures come from the released payslips.',
  preview: 'The month is not closed yet: all figures are preliminary.',
  counts: (count: number) =>
    count === 1 ? 'One released payslip counts' : `${count} released payslips count`,
  none: 'No payslip of this month has been released yet. Once there is one, its figures appear here.',
  pdf: 'As a PDF',
  csv: 'As a CSV file',
  pages: 'Pages of the report',
  columns: { report: 'Report', purpose: 'What it is for', files: 'Files' },
  names: {
    lohnjournal: 'Payroll journal',
  },
  purposes: {
    lohnjournal:
      'Everybody of the month with gross pay, deductions and cost: for your files and for inspections.',
  },
}

export const payrollReports = { de, en }
