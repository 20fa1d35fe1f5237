import type * as de from './changes.de'

export const saved: typeof de.saved = {
  neu: 'The company has been created. Switch to it at the top of the page.',
  address: 'Address and letterhead have been saved.',
  company: 'Legal form and register have been saved.',
  invoicing: 'The invoice details have been saved.',
  logo: 'The logo has been saved.',
  logo_entfernt: 'The logo has been removed.',
  look: 'The colour has been saved.',
  bank: 'The bank account has been saved.',
  terms: 'The time limits have been saved.',
  nummern: 'The numbers have been saved. You can see here how they continue.',
  sender: 'The sender has been saved.',
  address_code:
    'Address and letterhead are saved. The email address has not been confirmed yet: we have sent a code to it, which you can enter here.',
  sender_code: 'We have sent a code to the sender’s address.',
  sender_proven: 'The sender’s address is confirmed.',
  second_factor: 'The second factor settings have been saved.',
  webhook: 'What the webhook takes has been saved.',
  webhook_widerrufen: 'The secret no longer works.',
  payroll_office: 'The payroll bureau’s details have been saved.',
  data_protection: 'The details for data protection have been saved.',
  sensitive: 'Who sees church tax, garnishments and sickness has been saved.',
  portal_code: 'The setting has been saved.',
}
