import type { de } from './customers.de'

const fields: typeof de.fields = {
  number: 'Customer number',
  kind: 'Type',
  name: 'Name',
  contact_name: 'Contact person',
  street: 'Street and number',
  address_extra: 'Address line 2',
  postal_code: 'Postcode',
  city: 'Town',
  country: 'Country',
  email: 'Email address',
  phone: 'Phone',
  vat_id: 'VAT ID',
  language: 'Language of invoices and emails',
  archived_at: 'Archived',
}

export const en: typeof de = {
  title: 'Customers',
  one: 'Customer',
  back: 'Back to customers',
  backToOne: (name) => `Back to ${name}`,
  add: 'New customer',
  addButton: 'Add customer',
  edit: 'Edit details',
  editText: 'Changes apply from now on. Documents already issued stay as they are.',
  fields,
  kinds: { business: 'Company, association or public body', consumer: 'Private person' },
  languages: { de: 'German', en: 'English' },
  nameHint: 'As it should appear on invoices.',
  extraHint: 'For example: rear building, 3rd floor or c/o Jensen',
  numberHint: 'Leave empty for the next free number',
  emailHint: 'Invoices and new links go here.',
  vatIdHint: 'For example: DE123456788',
  alike: {
    title: 'Is this customer already here?',
    text: 'These have the same VAT ID, the same email address, or the same name and postcode:',
  },
  search: {
    title: 'Search customers',
    label: 'Name, number, town or email address',
    archived: 'Show archived',
    active: 'Back to active customers',
  },
  found: (count, isMore) => {
    if (isMore) return `More than ${count} customers`
    return count === 1 ? '1 customer' : `${count} customers`
  },
  none: 'No customers yet. Add the first one, then you can send them a link to their portal.',
  noneFound: 'No customer found. Try fewer words, or look among archived customers.',
  noneArchived: 'No customer is archived.',
  archive: {
    text: 'The customer disappears from the lists. Invoices, contracts and links stay as they are: invoices must be kept for eight years (§ 147 AO).',
    button: 'Archive customer',
    undoText: 'The customer is archived and does not appear in the lists.',
  },
  masterData: 'Details',
  balance: {
    title: 'Outstanding',
    owed: 'To be paid',
    ofThemOverdue: (count) => (count === 1 ? '1 of them is overdue' : `${count} of them are overdue`),
    collected: 'By direct debit',
    nothing: 'Nothing outstanding',
  },
  invoices: {
    title: 'Invoices',
    none: 'No invoices yet.',
    newest: (shown, total) => `The latest ${shown} of ${total}`,
  },
  contracts: {
    title: 'Contracts',
    none: 'No contracts.',
    since: (date) => `since ${date}`,
    until: (date) => `until ${date}`,
  },
  mandates: { title: 'Direct debit mandates', none: 'No active mandate.', signed: (date) => `dated ${date}` },
  link: {
    title: 'Customer portal',
    text: 'Here the customer sees all their invoices, contracts and mandates.',
    show: 'Show portal link',
    of: (name) => `Link to the portal of ${name}`,
  },
  actions: {
    'customer.created': 'Added',
    'customer.changed': 'Details changed',
    'customer.archived': 'Archived',
    'customer.restored': 'Restored',
  },
  saved: {
    neu: 'The customer has been added.',
    stammdaten: 'The details have been saved.',
    archiviert: 'The customer has been archived.',
    aufgenommen: 'The customer is back in the lists.',
  },
}
