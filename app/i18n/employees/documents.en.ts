import type * as de from './documents.de'

export const documents: typeof de.documents = {
  title: 'Other documents',
  titleOf: (name) => `Documents of ${name}`,
  none: 'None yet. Wage tax certificates, notices and contracts are kept here.',
  add: 'View and add documents',
  text: 'Whatever you add here appears on the person’s page at once. You can withdraw it until it has been downloaded.',
  form: 'Add a document',
  kind: 'Type',
  kinds: {
    wage_tax_certificate: 'Wage tax certificate',
    insurance_notice: 'Social insurance notice',
    contract: 'Employment contract',
    other: 'Another document',
  },
  dated: 'Year or date',
  datedHint: 'For example: 2025 or 2025-03-01',
  name: 'What it is called',
  nameHint: 'Shown on the person’s page and in the file name, but not in the email.',
  file: 'PDF file',
  fileHint: 'Up to 10 MB and 200 pages, without a password.',
  announce: 'Send the person an email with a new link',
  button: 'Add',
  added: 'Added',
  state: 'Status',
  states: {
    ready: 'not downloaded yet',
    downloaded: (day) => `downloaded on ${day}`,
    withdrawn: (day) => `withdrawn on ${day}`,
  },
  action: 'Action',
  withdraw: 'Withdraw',
  withdrawOf: (name) => `Withdraw: ${name}`,
}

export const leaver: typeof de.leaver = {
  title: 'Leaving',
  text: (days) =>
    `For ${days} days after leaving, a link lets the person see all payslips and documents and save them as one file, even once the person is archived.`,
  button: 'Send the link for leaving',
}
