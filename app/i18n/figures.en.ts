import { de } from './figures.de'

const en: typeof de = {
  title: 'Figures',
  back: 'Back to invoices',
  views: 'By what',
  byMonth: 'By month',
  byCustomer: 'By customer',
  byItem: 'By item',
  open: 'Outstanding amounts',
  years: 'Year',
  hint: 'Invoices issued, without VAT. Cancellations and credit notes are deducted in the month they were issued, advance payments in their final invoice. Cash discounts are not deducted.',
  openHint:
    'What is still to be paid of the invoices issued, including VAT, and including what will be collected by direct debit.',
  none: (year) => `You issued no invoices in ${year}. What you issue is added up here.`,
  noneOpen: 'All invoices are paid. Open amounts and how long they have been open appear here, by customer.',
  chart: {
    months: (year, sum) => `A bar for each month of ${year}, ${sum} in total.`,
    shares: (first, amount) => `Bars, the largest first. At the top: ${first}, ${amount}.`,
    ages: (sum) => `Bars by age of the outstanding amounts, ${sum} in total.`,
  },
  month: 'Month',
  customer: 'Customer',
  customerNumber: 'Customer number',
  item: 'Item',
  articleNumber: 'Article number',
  lines: 'Lines',
  yearOf: (year) => `${year}`,
  total: 'Total',
  others: (count) => `${count} more, each in the CSV file`,
  unassigned: 'Discounts and charges on whole invoices, deducted advance payments',
  openCents: 'Open',
  ages: {
    notDue: 'Not due',
    to30: '1–30 days',
    to60: '31–60 days',
    to90: '61–90 days',
    older: 'Over 90 days',
  },
  inPicture: { notDue: 'not due', to30: '1–30', to60: '31–60', to90: '61–90', older: '> 90' },
  agesNote: 'Days since the due date.',
}

export const figures = { de, en }
