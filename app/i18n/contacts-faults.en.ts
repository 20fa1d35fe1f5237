import type { de } from './contacts-faults.de'

export const en: typeof de = {
  contact_name_missing: 'Please enter the name.',
  contact_exists: 'This person has already been added.',
  contact_needs_email: 'Whoever gets the invoices needs an email address.',
  link_ended: 'This link has ended. Please make a new one.',
  link_recipient_missing: 'Please choose who gets the link.',
}
