import type { de } from './incoming.de'

export const en: typeof de = {
  title: 'Upload payslips',
  back: 'Back to the payslips',
  text: 'Upload what your payroll bureau sent you: one file with everybody’s payslips, or several separate PDFs. Zahltag splits the file up and works out whose payslip each one is. Nobody sees anything until you release it.',
  upload: {
    month: 'Pay month',
    monthHint: 'For example: 10/2026',
    file: 'PDF files',
    fileHint: 'Up to 200 pages and 50 MB, without a password.',
    button: 'Upload',
  },
  saved: {
    eingelesen: {
      title: 'The payslips have been uploaded.',
      text: 'Look through the unclear ones and release the rest.',
    },
    bekannt: {
      title: 'You have uploaded this file before.',
      text: 'Nothing has changed.',
    },
    zugeordnet: 'The payslip has been assigned and can be released.',
    verworfen: 'The pages have been discarded.',
    datei_verworfen: 'The file has been discarded.',
    vorgemerkt: {
      title: 'Your release has been recorded.',
      text: 'In this company it takes two people to release payslips. Somebody else still has to agree; until then nobody can see them.',
    },
    freigegeben: {
      title: 'The payslips have been released.',
      text: 'Everybody with an email address is being sent their link.',
    },
  },
  calculated: {
    title: (count) =>
      count === 1 ? 'One calculated payslip is ready' : `${count} calculated payslips are ready`,
  },
  none: 'Nothing is waiting here.',
  doubtful: {
    title: (count: number) => (count === 1 ? 'One payslip is unclear' : `${count} payslips are unclear`),
    text: 'Please look at the pages and choose whose they are.',
    look: 'View',
    lookAt: (pages: string, file: string) => `View ${pages} of ${file}`,
  },
  ready: {
    title: (count: number) => (count === 1 ? 'One payslip is ready' : `${count} payslips are ready`),
    text: 'Each was recognised by two things, a number and the name, or confirmed by you.',
    release: 'Release and announce selected payslips',
    choose: (name: string) => `${name}’s payslip`,
    again: 'Change',
    changeOf: (name: string) => `Change the assignment to ${name}`,
    noMail: 'no email address',
    correction: 'replaces the earlier one',
    approved: 'released by one person, a second is needed',
    confirmed: 'assigned by hand',
  },
  columns: {
    choose: 'Release',
    name: 'Name',
    number: 'Employee number',
    month: 'Month',
    pages: 'Pages',
    file: 'File',
    why: 'Why',
    action: 'Action',
    when: 'Uploaded',
    slips: 'Payslips',
    waiting: 'Still open',
  },
  pages: (first: number, count: number) =>
    count === 1 ? `page ${first}` : `pages ${first} to ${first + count - 1}`,
  doubts: {
    nobody: 'None of your employees is named on it.',
    several_people: 'It has the numbers of several people.',
    name_missing: 'A number matches, but the name does not.',
    number_missing: 'The name matches, but no number does.',
    month_missing: 'We cannot tell the month.',
    other_month: 'It names another month.',
    incomplete: 'One of its pages seems to be missing.',
  },
  files: {
    title: 'Uploaded files',
    discard: 'Discard',
    discardOf: (file: string) => `Discard ${file}`,
  },
  slip: {
    title: 'Whose payslip is this?',
    back: 'Back to the uploaded payslips',
    from: (pages: string, file: string) => `${pages} of ${file}`,
    employee: 'Belongs to',
    choose: 'Please choose',
    option: (name: string, number: string) => `${name} (${number})`,
    month: 'Pay month',
    assign: 'Assign',
    drop: 'This is not a payslip: discard it',
    picture: (page: number) => `Page ${page} as it is in the file`,
  },
}
