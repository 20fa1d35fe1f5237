import type * as de from './page.de'

export const balance: typeof de.balance = {
  title: 'Outstanding',
  credit: 'Credit',
  owed: 'To be paid',
  overdue: 'Overdue',
  ofThemOverdue: (count) => (count === 1 ? '1 invoice' : `${count} invoices`),
  collected: 'By direct debit',
  nothing: 'Nothing outstanding',
}

export const invoices: typeof de.invoices = {
  title: 'Invoices',
  none: 'No invoices yet.',
  all: (total) => `Show all ${total} invoices`,
}

export const contracts: typeof de.contracts = {
  title: 'Contracts',
  none: 'No contracts.',
  since: (date) => `since ${date}`,
  until: (date) => `until ${date}`,
}

export const mandates: typeof de.mandates = {
  title: 'Direct debit mandates',
  none: 'No active mandate.',
  signed: (date) => `dated ${date}`,
}

export const threads: typeof de.threads = {
  title: 'Messages and requests',
  none: 'Nothing yet. What the customer writes, asks to change or announces on their pages appears here.',
  all: 'Show older ones',
  columns: { what: 'What', about: 'About', at: 'When', state: 'Status' },
  open: 'open',
  openWith: (name) => `open, ${name} is dealing with it`,
  answered: (date) => `answered on ${date}`,
  done: (date) => `done on ${date}`,
}

export const archive: typeof de.archive = {
  text: (date) =>
    `The customer disappears from the lists, and the links to their portal are blocked, as are those of their contacts. Invoices and contracts stay as they are: links to single invoices still work, so that open ones can be paid. ${
      date === null
        ? 'The first invoice starts a period of eight years (§\u00a0147 AO) in which they cannot be deleted.'
        : `Invoices must be kept for eight years, the last one until ${date} (§\u00a0147 AO). The customer cannot be deleted before then.`
    }`,
  button: 'Archive customer',
  undoText: (date) =>
    `The customer is archived: they do not appear in the lists, and their portal is closed.${date === null ? '' : ` Their invoices must be kept until ${date} (§\u00a0147 AO).`}`,
}
