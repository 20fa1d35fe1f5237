import { type Right, ROLES, rolesWith } from '~/domain/kernel/rights'
import type { PaperFacts } from '~/domain/papers/facts.server'
import type { LegalForm } from '~/domain/tenants/legal-form'
import { RETAINED, type RetainedKind, UPKEEP } from '~/domain/upkeep/periods'
import { formatCountry } from '../format'
import { textsOf } from '../texts'

const { office, tenants } = textsOf('en')

const retained: Record<RetainedKind, string> = {
  invoices: 'invoices, corrections, payments',
  payslips: 'payslips',
  hours: 'working hours',
  receipts: 'receipts',
  mandates: 'ended SEPA mandates',
  contracts: 'ended contracts',
  customers: 'master data of archived customers, once no document names them',
  handovers: 'hand-overs to the payroll office',
  personnelFiles: 'documents of leavers (certificates, notifications, contracts)',
  incomingPages: 'pages of the payroll office’s files that were never released',
  employees: 'master data of archived employees, once no document names them',
  users: 'accounts of people who no longer work in the office, once the change log no longer names them',
  audit: 'change log',
  letters: 'mails about invoices',
  mails: 'other mails',
  messages: 'messages from customers and employees',
  links: 'ended access links',
}

const upkeep: Record<keyof typeof UPKEEP, string> = {
  sessions: 'sign-ins of the office',
  accountLinks: 'links for invitations and new passwords',
  portalCodes: 'codes for payslips',
  portalPasses: 'browsers opened with a code',
  senderCodes: 'codes that confirm the sender',
  unfinishedFactors: 'second factors that were not confirmed',
  importRows: 'rows of uploaded lists',
  imports: 'uploaded lists that nobody took over',
  formerIbans: 'former IBAN of a mandate',
  webhookPayloads: 'contents of settled messages of time recording',
  webhookKeys: 'keys of repeated messages',
  webhookRefusals: 'refused messages',
}

const rights: Record<Right, string> = {
  keep_account: 'keep one’s own account',
  use_office: 'open the office',
  manage_firm: 'change the firm’s details, people and templates',
  see_audit: 'read the log of all changes',
  see_invoices: 'see invoices',
  keep_invoices: 'write, issue and cancel invoices, enter payments',
  see_employees: 'see names and hours of employees',
  keep_employees: 'keep employees and hours',
  see_pay: 'see pay, bank account and birth date',
  see_customers: 'see customers',
  keep_customers: 'keep customers and contracts',
  share_invoice_links: 'give and block links to invoices',
  share_payslip_links: 'give and block links to payslips',
  share_links: 'give and block links of the own area',
  handle_tasks: 'settle tasks of the own area',
  handle_mails: 'send again or withdraw mails of the own area',
  pause_mails: 'hold back all mails',
}

/** Of every kind: what it is, how long it is kept, and the law. */
export function periodRows(): string[][] {
  const byPeople = Object.entries(RETAINED).map(([kind, { law }]) => [
    retained[kind as RetainedKind],
    `${yearsOf(kind as RetainedKind)} after the end of the calendar year`,
    law ?? 'as long as they are needed',
  ])
  const byNight = Object.entries(UPKEEP).map(([kind, { days }]) => [
    upkeep[kind as keyof typeof UPKEEP],
    days === 0 ? 'at its end' : `${days} ${days === 1 ? 'day' : 'days'} after its end`,
    'by itself, every night',
  ])
  return [...byPeople, ...byNight]
}

function yearsOf(kind: RetainedKind): string {
  const years: number = RETAINED[kind].years
  return `${years} ${years === 1 ? 'year' : 'years'}`
}

/** How long one kind is kept, in a sentence. */
export function kept(...kinds: RetainedKind[]): string {
  return kinds.map((kind) => `${retained[kind]}: ${yearsOf(kind)}`).join('; ')
}

/** How long each kind is kept and by which law, one a line. */
export function periodsOf(kinds: readonly RetainedKind[]): string[] {
  return kinds.map((kind) => {
    const law: string | null = RETAINED[kind].law
    return `${retained[kind]}: ${yearsOf(kind)} after the end of the calendar year (${law ?? 'as long as they are needed'})`
  })
}

/** Each right and whether each role has it. */
export function rightRows(): string[][] {
  return (Object.keys(rights) as Right[]).map((right) => [
    rights[right],
    ...ROLES.map((role) => (rolesWith(right).includes(role) ? 'yes' : 'no')),
  ])
}

export const roleNames = ROLES.map((role) => office.roles[role])

export function roleName(role: (typeof ROLES)[number]): string {
  return office.roles[role]
}

export function addressOf({ firm }: Pick<PaperFacts, 'firm'>): string {
  const country = firm.country === 'DE' ? '' : `, ${formatCountry(firm.country, 'en')}`
  const extra = firm.address_extra ? `${firm.address_extra}, ` : ''
  return `${extra}${firm.street}, ${firm.postal_code} ${firm.city}${country}`
}

export function legalForm({ firm }: PaperFacts): string | null {
  return firm.legal_form === null ? null : tenants.company.forms[firm.legal_form as LegalForm]
}

export function contactOf({ firm }: Pick<PaperFacts, 'firm'>): string {
  return firm.data_contact ?? [firm.email, firm.phone].filter(Boolean).join(', ')
}

/** Where backups go besides: a folder, or the host of a bucket. */
export function copiedTo(bucketHost: string | null): string {
  return bucketHost === null
    ? 'Every backup is copied to a second folder, which should be off the machine.'
    : `Every backup is copied, encrypted, to a storage provider (${bucketHost}). Neither it nor the server has the key that opens it.`
}
