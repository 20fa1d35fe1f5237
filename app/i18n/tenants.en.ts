import { saved } from './tenants/changes.en'
import { portalCode, secondFactor } from './tenants/codes.en'
import { address, company } from './tenants/company.en'
import { dataProtection } from './tenants/data-protection.en'
import { fields } from './tenants/fields.en'
import { invoicing, numbers, sample } from './tenants/invoicing.en'
import { linkLooks } from './tenants/links.en'
import { logo, look } from './tenants/look.en'
import { bank, terms } from './tenants/payment.en'
import { payrollOffice } from './tenants/payroll-office.en'
import { sender, senderCode } from './tenants/sender.en'
import { webhook } from './tenants/webhook.en'
import type { de } from './tenants.de'

export const en: typeof de = {
  title: 'Companies',
  one: 'Company',
  text: 'The companies of which you are an owner.',
  back: 'Back to the companies',
  backToOne: (name) => `Back to ${name}`,
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
  dataProtection,
  payrollOffice,
  portalCode,
  webhook,
  secondFactor,
  saved,
}
