import { saved } from './tenants/changes.de'
import { portalCode, secondFactor } from './tenants/codes.de'
import { address, company } from './tenants/company.de'
import { dataProtection } from './tenants/data-protection.de'
import { fields } from './tenants/fields.de'
import { invoicing, numbers, sample } from './tenants/invoicing.de'
import { linkLooks } from './tenants/links.de'
import { logo, look } from './tenants/look.de'
import { bank, terms } from './tenants/payment.de'
import { payrollOffice } from './tenants/payroll-office.de'
import { sender, senderCode } from './tenants/sender.de'
import { webhook } from './tenants/webhook.de'

export const de = {
  title: 'Firmen',
  one: 'Firma',
  text: 'Die Firmen, für die Sie die Leitung haben.',
  back: 'Zurück zu den Firmen',
  backToOne: (name: string) => `Zurück zu ${name}`,
  users: 'Personen und ihre Rollen',
  fromNowOn: 'Änderungen gelten ab sofort für alles Neue. Was schon verschickt ist, bleibt, wie es ist.',
  fields,
  nameHint: 'Mit Rechtsform, so wie er auf Rechnungen stehen soll.',
  save: 'Speichern',
  change: 'Ändern',
  changeOf: (title: string) => `Ändern: ${title}`,
  found: 'Weitere Firma',
  foundByOthers:
    'Weitere Firmen legt die Person an, die Zahltag betreibt, oder wen sie dafür bestimmt hat (FOUNDERS).',
  foundText: 'Sie haben dort die Leitung. Niemand sonst bekommt Zugang, bis Sie jemanden einladen.',
  foundButton: 'Firma anlegen',
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
