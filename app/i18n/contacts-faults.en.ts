import type { de } from './contacts-faults.de'

export const en: typeof de = {
  contact_name_missing: 'Please enter the name.',
  contact_exists: 'This person has already been added.',
  contact_needs_email: 'A contact who receives the invoices needs an email address.',
  link_ended: 'This link no longer works. Please create a new one.',
  link_of_draft: 'The invoice is still a draft. Its link can be sent once it has been issued.',
  link_recipient_missing: 'Please choose who receives the link.',
}
