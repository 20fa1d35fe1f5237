import { faults } from './incoming/faults.en'
import { de } from './incoming.de'

const en: typeof de = {
  title: 'Upload payslips',
  back: 'Back to payslips',
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
    niemand: {
      title: 'Nothing has been released.',
      text: 'Nothing was selected, or somebody else was faster.',
    },
    zugeordnet: 'The payslip has been assigned and can be released.',
    verworfen: 'The pages have been discarded.',
    datei_verworfen: 'The file has been discarded.',
    vorgemerkt: {
      title: 'Your release has been recorded.',
      text: 'In this company it takes two people to release payslips. Somebody else still has to agree; until then nobody can see them.',
    },
    veraltet: {
      title: 'Nothing has been released.',
      text: 'Something has changed since these payslips were calculated. Please calculate them again; they are marked below.',
    },
    teils_veraltet: {
      title: 'Some of the payslips have been released.',
      text: 'Something has changed since the others were calculated. Please calculate them again; they are marked below.',
    },
    freigegeben: {
      title: 'The payslips have been released.',
      text: 'Everybody with an email address is being sent their link.',
    },
  },
  none: 'Nothing is waiting here.',
  calculated: (count, month) =>
    count === 1
      ? `1 calculated payslip is waiting: release it in the payroll run for ${month}`
      : `${count} calculated payslips are waiting: release them in the payroll run for ${month}`,
  noneFound: 'Nothing waiting matches.',
  search: {
    title: 'Search waiting payslips',
    label: 'Name, employee number or file',
    month: 'Month',
    everyMonth: 'All months',
    stand: 'Status',
    stands: {
      all: 'Any status',
      doubtful: 'Unclear',
      delivered: 'From the payroll bureau, ready',
    },
  },
  releasing: {
    label: 'Release',
    running: (done, total) => `${done} of ${total} payslips have been dealt with.`,
    goesOn: 'The rest will follow, even if you leave this page.',
    look: 'Check again',
    done: (count) =>
      count === 0
        ? 'The last release has ended.'
        : `The last release has ended: ${count === 1 ? 'one payslip has' : `${count} payslips have`} been released.`,
    approved: (count) =>
      count === 1
        ? 'One of them has been released by one person; a second one still has to agree.'
        : `${count} of them have been released by one person; a second one still has to agree.`,
    stale: (count) =>
      count === 1
        ? 'Something has changed since one of them was calculated. Please calculate it again.'
        : `Something has changed since ${count} of them were calculated. Please calculate them again.`,
    failed:
      'These payslips could not be released and are still waiting. Please check the details and release them again:',
  },
  releaseAll: {
    button: (count) => `Release and announce all ${count}`,
    text: 'Unclear ones, ones that have changed since, and two for the same month stay here; so does anything added after you opened this page.',
  },
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
    double: 'another payslip for the same month is waiting too',
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
    several_people: 'It has the numbers or names of several people.',
    name_missing: 'A number matches, but the name does not.',
    number_missing: 'The name matches, but no number does.',
    month_missing: 'We cannot tell the month.',
    other_month: 'It names another month.',
    incomplete: 'One of its pages seems to be missing.',
    others_inside: 'The file has details of others inside that its pages do not show.',
    unreadable: 'Something in the file cannot be read.',
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
  faults,
}

export const incoming = { de, en }
