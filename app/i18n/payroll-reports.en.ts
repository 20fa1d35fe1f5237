import { de } from './payroll-reports.de'

const en: typeof de = {
  title: 'Reports',
  titleOf: (month: string) => `Reports ${month}`,
  link: 'Reports',
  back: 'Back to payroll',
  yearTitle: 'Payroll account',
  toEmployee: 'To the person',
  yearReports: 'Account or certificate',
  years: 'Change year',
  ofYear: { lohnkonto: 'Payroll account', lohnsteuerbescheinigung: 'Wage tax certificate' },
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
  told: {
    title: 'Note what you have reported',
    text: 'Once you have sent a contribution statement, note it here. What changes afterwards then appears next month as the rest.',
    columns: { fund: 'Collecting fund', send: 'to report', state: 'State', act: 'Note' },
    open: 'not noted yet',
    done: (day: string) => `reported on ${day}`,
    now: 'Reported like this',
    nowOf: (name: string) => `Reported like this: ${name}`,
    lastMonth: 'Reported with last month’s figures',
    lastMonthText: (name: string) =>
      `Have you told ${name} what last month owed, as pay was not known yet (§\u00a023 (1) sentence 3 SGB IV)?`,
    undo: 'Not reported after all',
    undoText: (name: string) => `Forget that ${name} was told already?`,
  },
  saved: {
    gemeldet: 'Noted as reported.',
    zurueck: 'No longer noted as reported.',
    anders: 'Not noted: the figures have changed meanwhile. Please look again.',
    angaben: 'The details for reports are saved.',
    nummer: 'The company number is saved.',
  },
  settings: {
    title: 'Details for reports',
    text: 'What stands on the forms of health funds, the tax office and the accident insurer. Your firm’s tax number is with the firm’s details.',
    save: 'Save',
    fields: {
      company_number: 'Your firm’s company number (Betriebsnummer)',
      tax_period: 'Wage tax return',
      accident_maximum: 'Accident insurer’s maximum yearly pay',
      accident_tariff: 'Hazard class (Gefahrtarifstelle)',
    },
    hints: {
      company_number: 'Eight digits, given by the employment agency.',
      accident_maximum: 'For a year, by your insurer’s statute, for example: 96,000.00',
      accident_tariff: 'From your insurer’s notice.',
    },
    periods: {
      month: 'Monthly: more than 5,000\u00a0€ of wage tax were owed last year',
      quarter: 'Quarterly: more than 1,080\u00a0€, at most 5,000\u00a0€',
      year: 'Yearly: at most 1,080\u00a0€',
    },
    funds: {
      title: 'Company numbers of health funds',
      text: 'The number that a contribution statement goes to. You find it on the fund’s website. That of the Minijob-Zentrale is 98000006.',
      none: 'No health fund has been entered yet.',
      toFunds: 'To the health funds',
      number: 'Company number',
      fund: 'Health fund',
      save: 'Save number',
    },
  },
  columns: { report: 'Report', purpose: 'What it is for', files: 'Files' },
  names: {
    lohnjournal: 'Payroll journal',
    beitragsnachweise: 'Contribution statements',
    'lohnsteuer-anmeldung': 'Wage tax return',
    lohnkonten: 'Payroll accounts and certificates',
    unfallversicherung: 'Accident insurance',
    mindestlohn: 'Minimum wage',
    jahresausgleich: 'Annual wage tax equalisation',
    jahreswechsel: 'Turn of the year',
  },
  purposes: {
    jahreswechsel: 'What the new year needs: figures, rates, certificates, leave, age limits.',
    jahresausgleich: 'To whom the firm gives back wage tax of the year that was too much.',
    unfallversicherung: 'Pay and hours of the year for the accident insurer.',
    mindestlohn: 'For whom you must record working time, and whether pay is enough.',
    lohnkonten:
      'For each person the payroll account of the year, and the figures of the wage tax certificate.',
    beitragsnachweise:
      'What you report and pay to each health fund and the Minijob-Zentrale, field by field.',
    'lohnsteuer-anmeldung': 'What you declare and pay to the tax office, with ELSTER’s codes.',
    lohnjournal:
      'Everybody of the month with gross pay, deductions and cost: for your files and for inspections.',
  },
}

export const payrollReports = { de, en }
