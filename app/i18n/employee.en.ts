import { de } from './employee.de'

const en: typeof de = {
  pageTitle: 'Your payslips',
  employmentType: 'Employment',
  notice: 'What the firm does with your data',
  payslips: 'Your payslips',
  columns: { month: 'Month', payout: 'Paid out', file: 'File' },
  isNew: 'new',
  everything: 'Everything at once: all payslips and documents (ZIP file)',
  corrected: 'corrected',
  file: 'PDF',
  slipOf: (month) => `payslip for ${month}`,
  homeScreen: (firm) => `Payslips – ${firm}`,
  documents: {
    title: 'Other documents',
    kinds: {
      wage_tax_certificate: 'Wage tax certificate (Lohnsteuerbescheinigung)',
      insurance_notice: 'Social insurance notice (SV-Meldung)',
      contract: 'Employment contract',
      other: 'Document',
    },
  },
  payslip: {
    title: (month) => `Payslip for ${month}`,
    back: 'Back to all payslips',
    corrected: 'corrected',
    download: 'Download PDF',
    replaced: 'Replaced versions',
    version: (revision) => `Version ${revision}`,
    onlyPdf: 'What you earned and what was deducted is in the PDF.',
    paidUnknown: 'How much was already paid with the earlier version is only in its PDF.',
    sums: {
      gross: { label: 'Gross pay', help: 'What you earned this month before anything is taken off.' },
      deductions: {
        label: 'Deductions',
        help: 'Income tax, church tax and your share of social insurance. Your employer pays this money for you to the tax office and your health insurer.',
      },
      net: { label: 'Net pay', help: 'What is left after deductions.' },
      besides: {
        label: 'Other items',
        help: 'Added or taken off after tax and insurance, for example an advance, meals or a company car. The PDF says what it is.',
      },
      payout: { label: 'Paid out', help: 'The amount that goes into your bank account.' },
      total: {
        label: 'Paid out',
        help: 'What you are owed for this month in all.',
      },
      paid: {
        label: 'already paid',
        help: 'What you got with the earlier version.',
      },
      more: {
        label: 'still to be paid',
        help: 'This amount is still missing and goes into your bank account.',
      },
      less: {
        label: 'paid too much',
        help: 'The earlier version paid you this much too much. The office will tell you how it is settled.',
      },
    },
    hours: (hours, overtime) =>
      overtime === null
        ? `The hours reported for this month were ${hours}.`
        : `The hours reported for this month were ${hours}, including ${overtime} of overtime.`,
    question: 'Is something wrong?',
    questionText: (month, firm) =>
      `Write to the office of ${firm}. Your message will mention ${month} automatically.`,
  },
  yearFile: (year: string) => `All payslips for ${year} (ZIP file)`,
  none: 'No payslips yet. As soon as the first one is ready, you will find it here.',
  code: {
    title: 'Security code',
    text: (firm) =>
      `This link leads to payslips. ${firm} wants to be sure that only you see them, so it sends a code to the email address it has for you.`,
    addressHeld: (firm) =>
      `This link leads to payslips. They open only with a code that comes by email. The email address at ${firm} was changed and is still being checked; until then no code comes. If it is urgent, please call them.`,
    noAddress: (firm) =>
      `This link leads to payslips. They open only with a code that comes by email, but ${firm} has no email address for this link. Please get in touch, so that they can add one.`,
    request: 'Ask for a code',
    requestAgain: 'Ask for a new code',
    next: (moment) => `You can ask for the next code from ${moment}.`,
    label: 'Code from the email',
    hint: 'Six digits. You can use the code once, within 10 minutes. Only the newest one works.',
    open: 'Open payslips',
  },
  privacyWithCode:
    'This page stays open in this browser for up to twelve hours. On somebody else’s device, it is better to open it in a private window.',
  privacy: 'Anyone who has this link can see your payslips. Please do not pass it on.',
  saved: {
    frage: {
      title: 'Thank you. Your message has arrived.',
      text: 'The office has received it by email and will reply to you.',
    },
    code: {
      title: 'The code is on its way.',
      text: 'It will arrive by email within a few minutes. Please check your spam folder, too.',
    },
  },
  faults: {
    portal_code_wrong: 'That code is wrong. It has six digits and is in the newest email.',
    portal_code_waits: 'It is too early for another code. You can see below when it is possible.',
    portal_code_ended: 'This code is no longer valid. Please ask for a new one.',
  },
}

export const employee = { de, en }
