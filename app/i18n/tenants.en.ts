import type { de } from './tenants.de'

const fields: (typeof de)['fields'] = {
  name: 'Name of the company',
  street: 'Street and number',
  postal_code: 'Postcode',
  city: 'Town',
  country: 'Country',
  email: 'Email address',
  phone: 'Phone',
  website: 'Website',
  managing_director: 'Managing director or owner',
  vat_id: 'VAT ID',
  tax_number: 'Tax number',
  language: 'Language of emails to your office',
  address_extra: 'Address line 2',
  legal_form: 'Legal form',
  seat: 'Registered office',
  register_court: 'Register court',
  register_number: 'Register number',
  gln: 'GLN',
  contact_name: 'Contact for invoices',
  contact_phone: 'Phone of the contact',
  electronic_address_scheme: 'Type of electronic address',
  electronic_address: 'Electronic address',
  taxation: 'VAT',
  is_small_business: 'Small business (§ 19 UStG): we do not charge VAT.',
  is_property_default: 'Most of our work is on property (private customers keep these invoices, § 14b UStG).',
  invoice_opening: 'Text above the lines',
  invoice_closing: 'Text below the lines',
  accent_color: 'Colour',
  iban: 'IBAN',
  bic: 'BIC',
  bank_name: 'Name of the bank',
  creditor_id: 'Creditor ID',
  payment_term_days: 'Time to pay in days',
  invoice_link_days: 'Link to an invoice is valid for (days)',
  portal_link_days: 'Link to the customer portal is valid for (days)',
  employee_link_days: 'Link to payslips is valid for (days)',
  mail_from_name: 'Name of the sender',
  mail_from: 'Address of the sender',
  mail_reply_to: 'Replies go to',
  is_factor_demanded_of_owner: 'Owners',
  is_factor_demanded_of_invoicing: 'People who handle invoices',
  is_factor_demanded_of_payroll: 'People who handle payroll',
  is_factor_demanded_of_read_only: 'People who can only read',
  is_portal_code_demanded: 'Show payslips only after a code',
}

const address: (typeof de)['address'] = {
  title: 'Address and letterhead',
  text: 'This appears on invoices, on payslips and in emails. They are written in the recipient’s language.',
  extraHint: 'For example: rear building, 3rd floor',
  vatIdHint: 'For example: DE123456788',
  taxNumberHint: 'As it appears on your tax assessment, for example: 20/123/45678',
  oneOfTwo: '(one of the two is needed)',
  languages: { de: 'German', en: 'English' },
  noTaxNumber: 'The tax number or VAT ID is still missing. Without one of them, no invoice can be issued.',
}

const logo: (typeof de)['logo'] = {
  title: 'Logo',
  text: 'It appears at the top of invoices, payslips and the pages of your customers and employees. On paper there is room for 60 × 20 millimetres. Without a logo, the name of the company appears there.',
  now: 'The logo now',
  alt: (name) => `Logo of ${name}`,
  none: 'No logo yet. Letters carry the name of the company.',
  choose: 'Choose a picture',
  replace: 'Choose another picture',
  hint: 'PNG or JPEG, at most 512 KB and 2 million pixels, for example 1500 × 500.',
  upload: 'Save logo',
  remove: 'Remove logo',
}

const look: (typeof de)['look'] = {
  title: 'Page colour',
  text: 'Links and buttons on the pages that your customers and employees see have this colour.',
  hint: 'As #RRGGBB, for example #0b5766. Leave empty for Zahltag’s colour.',
  darker: (color) => `The nearest colour that is easy to read is ${color}.`,
  none: 'Zahltag’s colour.',
}

const bank: (typeof de)['bank'] = {
  title: 'Bank account',
  text: 'Your customers pay into this account.',
  ibanHint: 'Please check it carefully: it appears on every new invoice.',
  ibanNote: '(needed for bank transfers)',
  creditorNote: '(needed for direct debits)',
  creditorHint: 'The Bundesbank issues it. It looks like this: DE98ZZZ09999999999',
  noIban: 'The IBAN is still missing. Without it, nobody can pay by transfer.',
  noCreditorId: 'Without a creditor ID, customers cannot set up a new direct debit.',
}

const terms: (typeof de)['terms'] = {
  title: 'Time limits',
  text: 'New invoices and new links follow these. What has already been sent keeps its time limit.',
  termHint: '0 to 365. With 0, the invoice is due at once.',
  linkHint: '1 to 730',
}

const sender: (typeof de)['sender'] = {
  title: 'Email sender',
  text: 'This is how the company appears in the recipients’ inbox.',
  otherwise: (value) => `If left empty: ${value}`,
  serverTitle: 'Which address may I enter?',
  serverText:
    'Only one that the mail server of this installation may send for. Otherwise it refuses the email, or the email ends up in spam. If in doubt, ask the person who looks after the server: the domain’s SPF and DKIM must allow this mail server.',
}

const senderCode: (typeof de)['senderCode'] = {
  unproven: (address) => `${address} has not been confirmed yet`,
  meanwhile:
    'Until then, emails go out from the address of this installation, with your company’s name. If the installation has no address of its own, they wait.',
  sent: 'We have sent a code to this address. Enter it here to confirm the address.',
  label: 'Code from the email',
  button: 'Confirm address',
  request: 'Send a code',
  again: 'Send a new code',
  proven: (address) => `Confirmed: ${address}`,
}

const linkLooks: (typeof de)['linkLooks'] = {
  title: 'Who has seen links',
  text: 'Anyone who has seen a live link could also open it. This is who was shown one by the office, the last 100 times.',
  none: 'Nobody in the office has seen a link so far.',
  at: 'When',
  person: 'Who',
  link: 'Type of link',
  of: 'For',
  purposes: {
    rechnung: 'Invoice',
    portal: 'Customer portal',
    'mitarbeiter-portal': 'Payslips',
    einladung: 'Invitation',
    passwort: 'New password',
    eml: 'Email as a file',
  },
}

const secondFactor: (typeof de)['secondFactor'] = {
  title: 'Second factor when signing in',
  text: 'Who does the company require to enter a code from their phone after the password? Anyone who has none yet sets one up the next time they sign in, and can do nothing else before that. This includes you. People who sign in with an identity provider have their second factor there.',
  ofNobody: 'Nobody is required to have one.',
  demanded: 'Required',
  free: 'Not required',
}

const webhook: (typeof de)['webhook'] = {
  title: 'Webhook for this company',
  text: 'With a secret of its own, another system such as your time recording can send data for this company alone. It goes into the header X-Webhook-Secret.',
  none: 'The company has no secret of its own yet.',
  make: 'Make a new secret',
  shown: 'The new secret. Copy it now, because we show it only this once:',
  since: (beginning, moment) => `${beginning}… since ${moment}`,
  revoke: (beginning) => `Revoke ${beginning}…`,
  enough: 'No more than two can be in use at a time. Revoke one to make another.',
}

const portalCode: (typeof de)['portalCode'] = {
  title: 'Code for payslips',
  text: 'When it is on, the link alone is not enough: anyone who opens payslips is sent a code at the email address on file for that person. After that, the page stays open in this browser for twelve hours.',
  noServer: 'This installation sends no emails yet. The code can be switched on once SMTP_URL is set.',
  withoutAddress: (count) => {
    if (count === 0) return 'Every employee has an email address on file.'
    const people = count === 1 ? '1 person has' : `${count} people have`
    return `${people} no email address on file. They will not be able to open their payslips until one is added.`
  },
  on: 'On: the link needs a code as well.',
  off: 'Off: the link alone opens the payslips.',
}

const company: typeof de.company = {
  title: 'Legal form and register',
  text: 'The law requires this on business letters. A sole trader without a register entry leaves the lower fields empty.',
  noForm: 'Not chosen yet',
  noFormYet: 'The legal form is missing.',
  forms: {
    sole_trader: 'Sole trader',
    freelancer: 'Freelance professional',
    registered_merchant: 'Registered merchant (e. K.)',
    gbr: 'GbR',
    ohg: 'OHG',
    kg: 'KG',
    gmbh: 'GmbH',
    ug: 'UG',
    gmbh_co_kg: 'GmbH & Co. KG',
    ag: 'AG',
    association: 'Association (e. V.)',
    cooperative: 'Cooperative (eG)',
  },
  hints: {
    managing_director:
      'For sole traders and freelance professionals this is printed as “Owner”, for others as “Managing director”.',
    seat: 'The place named in the register',
    register_court: 'For example: Amtsgericht Kiel',
    register_number: 'For example: HRB 12345',
    gln: 'Only if customers ask for it: 13 digits',
  },
}

const invoicing: typeof de.invoicing = {
  title: 'Invoice details',
  text: 'New invoices use these details. Issued invoices stay as they are.',
  contactHint: 'Who your customers can ask. Public bodies require a name and a phone number.',
  noContact: 'Contact and phone are missing. Without them, public bodies do not accept electronic invoices.',
  noScheme: 'None',
  schemes: { EM: 'Email', '9930': 'VAT ID', '0088': 'GLN', '0204': 'Leitweg-ID' },
  addressHint: 'Where you receive electronic invoices, usually an email address.',
  taxations: {
    agreed: 'accrual basis: due when the service is supplied',
    received: 'cash basis: due when the payment arrives',
  },
  textHints: {
    invoice_opening: 'For example: Thank you for your order.',
    invoice_closing: 'For example: We look forward to working with you again.',
  },
  yes: 'yes',
  no: 'no',
}

const numbers: typeof de.numbers = {
  title: 'Numbers',
  text: 'These come next. Invoice numbers start again each year and have no gaps.',
  ranges: {
    invoice: 'Next invoice',
    customer: 'Next customer',
    contract: 'Next contract',
    employee: 'Next employee',
  },
}

const sample: typeof de.sample = {
  title: 'What your invoices look like',
  text: 'A sample invoice with your logo and details, laid out like a real one.',
  open: 'Sample as PDF',
  fileName: 'sample-invoice.pdf',
  words: {
    number: 'SAMPLE',
    customer: 'Sample Ltd',
    street: '1 Sample Street',
    city: 'Sampleton',
    line: 'Example of a service',
  },
}

export const en: typeof de = {
  title: 'Companies',
  titleOfOne: 'Companies',
  one: 'Company',
  text: 'The companies that you run.',
  back: 'Back to the companies',
  users: 'People and their roles',
  fromNowOn: 'Changes apply to everything new from now on. What has been sent stays as it is.',
  fields,
  nameHint: 'With its legal form, as it should appear on invoices.',
  save: 'Save',
  change: 'Change',
  changeOf: (title) => `Change: ${title}`,
  found: 'Another company',
  foundByOthers:
    'Further companies are set up by the person who runs Zahltag, or by anyone they have chosen for it (FOUNDERS).',
  foundText: 'You will be its owner. Nobody else has access until you invite them.',
  foundButton: 'Create company',
  address,
  company,
  invoicing,
  numbers,
  sample,
  logo,
  look,
  bank,
  terms,
  sender,
  senderCode,
  linkLooks,
  portalCode,
  webhook,
  secondFactor,
  saved: {
    neu: 'The company has been created. Switch to it at the top of the page.',
    address: 'Address and letterhead have been saved.',
    company: 'Legal form and register have been saved.',
    invoicing: 'The invoice details have been saved.',
    logo: 'The logo has been saved.',
    logo_entfernt: 'The logo has been removed.',
    look: 'The colour has been saved.',
    bank: 'The bank account has been saved.',
    terms: 'The time limits have been saved.',
    sender: 'The sender has been saved.',
    address_code:
      'Address and letterhead are saved. The email address has not been confirmed yet: we have sent a code to it, which you can enter here.',
    sender_code: 'We have sent a code to the sender’s address.',
    sender_proven: 'The sender’s address is confirmed.',
    second_factor: 'The second factor settings have been saved.',
    webhook_widerrufen: 'The secret no longer works.',
    portal_code: 'The setting has been saved.',
  },
}
