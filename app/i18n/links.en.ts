import { de } from './links.de'

const en: typeof de = {
  title: 'Links',
  text: {
    rechnung: 'Anyone with a link can see this invoice without signing in.',
    portal: 'Anyone with a link can see all invoices, contracts and mandates without signing in.',
    'mitarbeiter-portal': 'Anyone with a link can see all payslips without signing in.',
  },
  opens: { rechnung: 'Invoice', portal: 'Customer portal', 'mitarbeiter-portal': 'Payslips' },
  columns: {
    link: 'Link to',
    person: 'For',
    created: 'Created',
    expires: 'Valid until',
    used: 'Last opened',
    state: 'Status',
  },
  mailed: 'Last sent',
  states: {
    live: 'Valid',
    ending: 'Ends soon',
    expired: 'Expired',
    revoked: 'Blocked',
    replaced: 'Replaced',
    lost: 'Key missing',
  },
  none: 'There is no valid link at the moment.',
  never: 'Never',
  usedHint:
    'Downloads and submitted forms count as opened. Simply viewing a page does not, because mail programs open links to check them.',
  by: (date: string, name: string) => `${date} by ${name}`,
  openFor: (name: string) => `Copy, send, print: link for ${name}`,
  act: 'Copy, send, print …',
  ended: (count, isMore) => {
    if (isMore) return `More than ${count} former links, here are the newest`
    return count === 1 ? '1 former link' : `${count} former links`
  },
  create: 'Create a new link',
  all: {
    title: 'Block all links',
    text: {
      rechnung: 'Every link to this invoice will stop working.',
      portal:
        'Every link of this customer will stop working, including those of their contacts and those to their invoices.',
      contact: 'Every link of this person will stop working.',
      'mitarbeiter-portal': 'Every link of this person will stop working.',
    },
    button: 'Yes, block all links',
  },
  page: {
    title: 'Link',
    of: {
      rechnung: (name: string) => `Link to invoice ${name}`,
      portal: (name: string) => `Link to the customer portal for ${name}`,
      'mitarbeiter-portal': (name: string) => `Link to the payslips of ${name}`,
    },
    ofDraft: 'Link to the draft invoice',
    back: (name: string) => `Back to ${name}`,
    backToInvoice: 'Back to the invoice',
    endedText: 'This link no longer works.',
    lostText: 'The key this link was made with is missing, so it no longer works.',
    newest: 'Go to the link that replaces it',
  },
  mail: {
    title: 'Send by email',
    recipient: 'To whom?',
    inLanguage: {
      de: 'in German',
      en: 'in English',
      pl: 'in Polish',
      tr: 'in Turkish',
      ro: 'in Romanian',
      uk: 'in Ukrainian',
      ar: 'in Arabic',
    },
    button: 'Send link',
    none: 'There is no email address on file.',
    add: 'Enter an email address',
  },
  letter: {
    title: 'Print as a letter',
    text: 'One page for a window envelope, with a code to scan with a phone. The letter contains the link: print it only for the right person.',
    button: 'Download letter (PDF)',
    missing: 'Still missing for the letter:',
    fields: { street: 'Street and number', postal_code: 'Postcode', city: 'Town' },
    add: 'Complete the address',
    unprintable:
      'Paper can only show Latin, Greek and Cyrillic letters. For a letter, the name and address need to be spelled in those.',
    change: 'Change the name or address',
    fileName: 'Link',
  },
  replace: {
    title: 'Replace the link',
    text: 'Has the link fallen into the wrong hands? This creates a new link. All earlier links of the same person stop working at once.',
    button: 'Block and create a new link',
  },
  revoke: {
    title: 'Block the link',
    text: 'The link stops working at once. Anyone who still has it can ask for a new one, which goes to the address on file.',
    button: 'Block the link',
  },
  saved: {
    gesendet: 'The link is on its way by email.',
    ersetzt: 'Here is the new link. The earlier ones are blocked.',
    gesperrt: 'The link is blocked.',
  },
}

export const links = { de, en }
