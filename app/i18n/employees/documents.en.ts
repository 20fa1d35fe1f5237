import type * as de from './documents.de'

export const documents: typeof de.documents = {
  title: 'Other documents',
  titleOf: (name) => `Documents of ${name}`,
  none: 'None yet. Wage tax certificates, notices and contracts are kept here.',
  add: 'View and add documents',
  text: 'What you add here is on the person’s page at once. Until it has been downloaded, you can take it back.',
  form: 'Add a document',
  kind: 'Kind',
  kinds: {
    wage_tax_certificate: 'Wage tax certificate',
    insurance_notice: 'Social insurance notice',
    contract: 'Employment contract',
    other: 'Another document',
  },
  dated: 'Year or date',
  datedHint: 'For example: 2025 or 2025-03-01',
  name: 'What it is called',
  nameHint: 'Shown on the person’s page and in the name of the file, not in the email.',
  file: 'PDF file',
  fileHint: 'Up to 10 MB and 200 pages, without a password.',
  announce: 'Send the person an email with a new link',
  button: 'Add',
  added: 'Added',
  state: 'Status',
  states: {
    ready: 'not downloaded yet',
    downloaded: (day) => `downloaded on ${day}`,
    withdrawn: (day) => `taken back on ${day}`,
  },
  action: 'Action',
  withdraw: 'Take back',
  withdrawOf: (name) => `Take back: ${name}`,
}

export const leaver: typeof de.leaver = {
  title: 'Leaving',
  text: (days) =>
    `For ${days} days after leaving, a link lets the person see all payslips and documents and save them as one file, even once the person is archived.`,
  button: 'Send the link for leaving',
}
