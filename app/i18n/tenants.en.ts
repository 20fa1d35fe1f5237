import { saved } from './tenants/changes.en'
import { portalCode, secondFactor } from './tenants/codes.en'
import { address, company } from './tenants/company.en'
import { contents } from './tenants/contents.en'
import { dataProtection } from './tenants/data-protection.en'
import { fields } from './tenants/fields.en'
import { invoicing, numbers, sample } from './tenants/invoicing.en'
import { linkLooks } from './tenants/links.en'
import { logo, look } from './tenants/look.en'
import { bank, terms } from './tenants/payment.en'
import { payrollOffice } from './tenants/payroll-office.en'
import { sender, senderCode } from './tenants/sender.en'
import { sensitive } from './tenants/sensitive.en'
import { webhook } from './tenants/webhook.en'
import { de } from './tenants.de'

const en: typeof de = {
  title: 'Companies',
  one: 'Company',
  text: 'The companies of which you are an owner.',
  back: 'Back to companies',
  backToOne: (name) => `Back to ${name}`,
  users: 'People and their roles',
  fromNowOn: 'Changes apply to everything new from now on. What has been sent stays as it is.',
  contents,
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
  dataProtection,
  payrollOffice,
  portalCode,
  sensitive,
  webhook,
  secondFactor,
  saved,
  faults: {
    country_missing: 'Please choose a country from the list.',
    phone_wrong: 'Check the phone number. It looks like this, for example: +49 431 5550170',
    website_wrong: 'Check the address. It looks like this, for example: www.example.com',
    vat_id_wrong: 'Check the VAT ID. It looks like this, for example: DE123456788',
    tax_number_wrong: 'Check the tax number. It looks like this, for example: 20/123/45678',
    language_missing: 'Please choose a language.',
    bic_wrong: 'Check the BIC. It has 8 or 11 characters, for example: MARKDEF1100',
    creditor_id_wrong: 'Check the creditor ID. Please compare it with the letter from the Bundesbank.',
    term_days_wrong: 'Please enter a whole number from 0 to 365 for the payment term.',
    link_days_wrong: 'Please enter a whole number from 1 to 730 days for each link.',
    accent_wrong: 'This is not a colour. It looks like this: #0b5766',
    accent_too_light: 'This colour is too light: links and buttons would be hard to read.',
    logo_missing: 'Please choose a picture.',
    logo_type: 'This format cannot be printed. It must be a PNG or JPEG, not an SVG and not a PDF.',
    logo_too_large: 'This picture is too large. It can be at most 512 KB.',
    logo_too_many_pixels:
      'This picture has too many pixels. Please make it smaller, for example 1500 × 500 pixels.',
    logo_damaged: 'This picture is damaged. Please save it again and choose it once more.',
    logo_not_rgb: 'This JPEG is saved in print colours (CMYK). Please save it in RGB.',
    logo_turned: 'This JPEG is stored sideways and only turned when shown. Please save it upright.',
    sender_taken: 'Another company already writes from this address.',
    sender_code_wrong: 'That code is wrong. It has six digits and is in the newest email.',
    sender_code_ended: 'This code is no longer valid. Please ask for a new one.',
    own_secret_missing: 'Make an own secret first: otherwise nobody could send anything.',
    signing_key_missing: 'Make a new secret first: it comes with a key to sign with.',
    no_mail_server:
      'This installation sends no emails yet (SMTP_URL is missing). Nobody would get a code or be able to open their payslips.',
    gln_wrong: 'This GLN is not valid. It has 13 digits.',
    taxation_missing: 'Please choose how you account for VAT.',
    address_scheme_missing: 'Please choose the type of the electronic address.',
    electronic_address_wrong: 'This electronic address does not match the chosen type.',
    number_prefix_wrong:
      'At most 16 characters: letters without accents, digits, hyphen, full stop and slash, and {JJJJ} or {JJ}. It begins with a letter or a digit.',
    number_year_missing:
      'If the numbers start again at 1 each year, the prefix needs the year: {JJJJ} or {JJ}.',
    number_digits_wrong: 'Please enter a number from 1 to 9.',
    number_next_wrong: 'Please enter a whole number from 1, with at most nine digits.',
    number_given: 'These numbers have already been used. Please enter a higher one.',
    prefix_shared:
      'Invoices and cancellation invoices need different prefixes if they are numbered separately.',
  },
}

export const tenants = { de, en }
