import { de } from './contacts.de'

const fields = {
  name: 'Name',
  job_title: 'Job title',
  email: 'Email address',
  phone: 'Phone',
  language: 'Language of emails',
  is_for_invoices: 'Receives the invoices and all emails about them',
  archived_at: 'Archived',
}

const en: typeof de = {
  title: 'Contacts',
  backToOne: (name: string) => `Back to ${name}`,
  add: 'New contact',
  addOf: (customer: string) => `New contact at ${customer}`,
  addButton: 'Add contact',
  edit: 'Change details',
  none: 'Nobody yet. Everyone listed here gets emails in their own language and their own link to the customer portal.',
  of: (customer: string) => `Contact at ${customer}`,
  fields,
  jobTitleHint: 'For example: accounts or caretaker',
  emailHint: 'Emails to this person and their new links go there.',
  invoicesHint: 'Only one contact can. This replaces whoever it was before.',
  forInvoices: 'Receives the invoices',
  archivedMark: 'Archived',
  yes: 'Yes',
  no: 'No',
  former: (count: number) => (count === 1 ? '1 former contact' : `${count} former contacts`),
  archive: {
    text: 'For anyone who no longer works there: this person’s links end at once, and invoices go to the customer’s own address again.',
    button: 'Archive contact',
    undoText: 'Archived: this person no longer receives anything, and their links are blocked.',
  },
  actions: {
    'contact.created': 'Added',
    'contact.changed': 'Details changed',
    'contact.archived': 'Archived, links blocked',
    'contact.restored': 'Restored',
  },
  saved: {
    neu: 'The contact has been added and has a link of their own to the customer portal.',
    angaben: 'The details have been saved.',
    archiviert: 'Archived. All links of this person are blocked.',
    aufgenommen: 'Restored. The old links stay blocked: please create a new one.',
    gesperrt: 'All links of this person are blocked.',
    neuere:
      'The links shown here are blocked. A newer one has been created since and still works, see below.',
  },
  faults: {
    contact_name_missing: 'Please enter the name.',
    contact_exists: 'This person has already been added.',
    contact_needs_email: 'A contact who receives the invoices needs an email address.',
    link_ended: 'This link no longer works. Please create a new one.',
    link_of_draft: 'The invoice is still a draft. Its link can be sent once it has been issued.',
    link_address_held:
      'Nobody who does payroll has checked the new email address yet. Until then no link goes there.',
    link_recipient_missing: 'Please choose who receives the link.',
  },
}

export const contacts = { de, en }
