import { account } from './customers/account.en'
import { actions, saved } from './customers/changes.en'
import { fields } from './customers/fields.en'
import { archive, balance, contracts, invoices, mandates, threads } from './customers/page.en'
import { de } from './customers.de'

const en: typeof de = {
  title: 'Customers',
  one: 'Customer',
  back: 'Back to customers',
  backToOne: (name) => `Back to ${name}`,
  add: 'New customer',
  addFirst: 'Add the first customer',
  addButton: 'Add customer',
  edit: 'Edit details',
  editText: 'Changes apply from now on. Documents already issued stay as they are.',
  fields,
  parts: {
    invoicing: { title: 'Invoice and payment', about: 'format, attachment, term, discount, reminder' },
    tax: { title: 'Tax and authorities', about: 'VAT ID, buyer reference, supplier number, register' },
    other: { title: 'More', about: 'phone, language, customer number, note, delivery address' },
  },
  consentHint: 'Needed for private individuals only: with their consent, invoices come without paper.',
  registerHint: 'For example: HRB 12345',
  addressHint:
    'Where the customer receives e-invoices. A GLN, VAT ID or Leitweg-ID is checked for typing errors.',
  formats: { pdf: 'PDF', zugferd: 'ZUGFeRD', xrechnung: 'XRechnung' },
  attachments: {
    usual: 'as usual: yes for companies, no for private individuals',
    always: 'always',
    never: 'never, only the link',
  },
  attachmentHint:
    'The PDF file is attached, or the XML file for customers who want an XRechnung. The email has the link either way.',
  referenceHint: 'Public bodies give you a Leitweg-ID, which is checked. For example: 04011000-12345-03',
  reminderHint:
    'Leave empty for none. Otherwise one friendly email goes out while a transfer is open and not yet due.',
  termHint: 'Leave empty to use your company’s usual payment term',
  paymentMethods: { transfer: 'Bank transfer', direct_debit: 'Direct debit' },
  debitWithoutMandate: 'No valid mandate at the moment',
  discount: 'Early payment discount',
  discountWithin: (percent, days) =>
    days === 1 ? `${percent} if paid within a day` : `${percent} if paid within ${days} days`,
  discountHint: 'For example: 2 or 2.5. Leave empty for no discount',
  deliveryAddress: 'Delivery address',
  deliveryHint: 'Only if you deliver to another address. If you leave out the name, the customer’s is used.',
  notesHint: 'For the office only. Customers never see them.',
  kinds: { business: 'Company, association or public body', consumer: 'Private individual' },
  languages: { de: 'German', en: 'English' },
  nameHint: 'As it should appear on invoices.',
  titleHint: 'For example: Dr or Family. It stands before the name.',
  undividedHint:
    'This name appears on invoices as it is. Once you enter a last name, the title, first name and last name count instead.',
  extraHint: 'For example: rear building, 3rd floor or c/o Jensen',
  numberHint: 'Leave empty for the next free number',
  emailHint: 'Invoices and new links go here.',
  vatIdHint: 'For example: DE123456788',
  alike: {
    title: 'Do you already have this customer?',
    text: 'These have the same VAT ID, the same email address, or the same name and postcode:',
  },
  search: {
    title: 'Search customers',
    label: 'Name, number, town, email or phone',
    anyKind: 'All kinds',
    kinds: { business: 'Businesses', consumer: 'Private individuals' },
    orders: { name: 'Name', number: 'Customer number', newest: 'Newest first' },
    state: 'Status',
    active: 'Active',
    archived: 'Archived',
  },
  found: (count, isMore) => {
    if (isMore) return `More than ${count} customers`
    return count === 1 ? '1 customer' : `${count} customers`
  },
  none: 'No customers yet. Add the first one, or import them all from a file. You can then write them invoices and send them a link to their portal.',
  noneFound: 'No customer found. Try fewer words, or look among archived customers.',
  noneNow: 'All customers are archived. Look among archived customers to bring them back.',
  noneArchived: 'No customer is archived.',
  moreToChoose: 'There are more. Search by name, town or number.',
  archive,
  masterData: 'Details',
  balance,
  account,
  invoices,
  contracts,
  mandates,
  threads,
  actions,
  saved,
  faults: {
    customer_kind_missing: 'Please say whether this is a company or a private individual.',
    customer_name_missing: 'Please enter the customer’s name.',
    customer_number_missing: 'Please enter a customer number.',
    buyer_reference_wrong:
      'Check the Leitweg-ID: its check digits do not fit, so there is a typing error in it.',
    customer_alike: 'Please check whether you already have this customer.',
    customer_exists: 'This customer has already been added.',
    debit_needs_mandate:
      'Direct debit needs a valid mandate. Please enter the customer’s mandate first, or choose bank transfer.',
    discount_percent_wrong:
      'Please enter the early payment discount as a number below 100 with at most two decimals, for example: 2.5',
    reminder_days_wrong: 'Please enter a whole number of days from 1 to 30 for the reminder.',
    discount_days_wrong: 'Please enter a whole number of days from 1 to 365 for the early payment discount.',
    discount_incomplete:
      'An early payment discount needs a percentage and a number of days. Please fill in both or neither.',
    discount_longer_than_term: 'The early payment discount cannot run longer than the payment term.',
    delivery_incomplete:
      'A delivery address needs a street, a postcode and a town. Please complete it, or leave all of it empty.',
    number_taken: 'This number is already taken.',
    postal_code_wrong: 'A German postcode has five digits, for example: 24105',
  },
}

export const customers = { de, en }
