import type { Language } from '~db/schema'
import { accountTexts } from './account'
import { auditTexts } from './audit'
import { billingTexts } from './billing'
import { commonTexts } from './common'
import { conditionTexts } from './condition'
import { contactsTexts } from './contacts'
import { contractsTexts } from './contracts'
import { customersTexts } from './customers'
import { einvoicesTexts } from './einvoices'
import { employeeTexts } from './employee'
import { employeesTexts } from './employees'
import { errorsTexts } from './errors'
import { faultTexts } from './faults'
import { firstStepsTexts } from './first-steps'
import { formsTexts } from './forms'
import { freshLinkTexts } from './fresh-link'
import { handoverTexts } from './handover'
import { homeTexts } from './home'
import { hoursTexts } from './hours'
import { importsTexts } from './imports'
import { incomingTexts } from './incoming'
import { invitationTexts } from './invitation'
import { invoiceTexts } from './invoice'
import { invoiceTerms } from './invoice-terms'
import { invoicesTexts } from './invoices'
import { linksTexts } from './links'
import { mailTemplatesTexts } from './mail-templates'
import { mandatesTexts } from './mandates'
import { officeTexts } from './office'
import { outboxTexts } from './outbox'
import { pagingTexts } from './paging'
import { papersTexts } from './papers'
import { passwordResetTexts } from './password-reset'
import { payrollRunTexts } from './payroll-run'
import { payslipsTexts } from './payslips'
import { portalTexts } from './portal'
import { recordsTexts } from './records'
import { searchTexts } from './search'
import { secondFactorTexts } from './second-factor'
import { setupTexts } from './setup'
import { signInTexts } from './sign-in'
import { startTexts } from './start'
import { tasksTexts } from './tasks'
import { tenantsTexts } from './tenants'
import { usersTexts } from './users'

/** German defines the shape; English must match it. */
export type Texts = typeof german

/** The areas of which a page says what a form has saved. */
export type SavingArea = {
  [Area in keyof Texts]: Texts[Area] extends { saved: object } ? Area : never
}[keyof Texts]

/** What such a page has words for. */
export type SavedKey<Area extends SavingArea> = keyof Texts[Area]['saved'] & string

const german = {
  account: accountTexts.de,
  audit: auditTexts.de,
  billing: billingTexts.de,
  common: commonTexts.de,
  condition: conditionTexts.de,
  contacts: contactsTexts.de,
  contracts: contractsTexts.de,
  customers: customersTexts.de,
  einvoices: einvoicesTexts.de,
  employee: employeeTexts.de,
  employees: employeesTexts.de,
  errors: errorsTexts.de,
  faults: faultTexts.de,
  firstSteps: firstStepsTexts.de,
  forms: formsTexts.de,
  freshLink: freshLinkTexts.de,
  handover: handoverTexts.de,
  home: homeTexts.de,
  hours: hoursTexts.de,
  imports: importsTexts.de,
  incoming: incomingTexts.de,
  invitation: invitationTexts.de,
  invoice: invoiceTexts.de,
  invoiceTerms: invoiceTerms.de,
  invoices: invoicesTexts.de,
  links: linksTexts.de,
  office: officeTexts.de,
  mandates: mandatesTexts.de,
  mailTemplates: mailTemplatesTexts.de,
  outbox: outboxTexts.de,
  paging: pagingTexts.de,
  papers: papersTexts.de,
  passwordReset: passwordResetTexts.de,
  payrollRun: payrollRunTexts.de,
  payslips: payslipsTexts.de,
  portal: portalTexts.de,
  records: recordsTexts.de,
  search: searchTexts.de,
  secondFactor: secondFactorTexts.de,
  setup: setupTexts.de,
  signIn: signInTexts.de,
  signOut: accountTexts.de.signOut,
  start: startTexts.de,
  tasks: tasksTexts.de,
  tenants: tenantsTexts.de,
  users: usersTexts.de,
}

const english: Texts = {
  account: accountTexts.en,
  audit: auditTexts.en,
  billing: billingTexts.en,
  common: commonTexts.en,
  condition: conditionTexts.en,
  contacts: contactsTexts.en,
  contracts: contractsTexts.en,
  customers: customersTexts.en,
  einvoices: einvoicesTexts.en,
  employee: employeeTexts.en,
  employees: employeesTexts.en,
  errors: errorsTexts.en,
  faults: faultTexts.en,
  firstSteps: firstStepsTexts.en,
  forms: formsTexts.en,
  freshLink: freshLinkTexts.en,
  handover: handoverTexts.en,
  home: homeTexts.en,
  hours: hoursTexts.en,
  imports: importsTexts.en,
  incoming: incomingTexts.en,
  invitation: invitationTexts.en,
  invoice: invoiceTexts.en,
  invoiceTerms: invoiceTerms.en,
  invoices: invoicesTexts.en,
  links: linksTexts.en,
  office: officeTexts.en,
  mandates: mandatesTexts.en,
  mailTemplates: mailTemplatesTexts.en,
  outbox: outboxTexts.en,
  paging: pagingTexts.en,
  papers: papersTexts.en,
  passwordReset: passwordResetTexts.en,
  payrollRun: payrollRunTexts.en,
  payslips: payslipsTexts.en,
  portal: portalTexts.en,
  records: recordsTexts.en,
  search: searchTexts.en,
  secondFactor: secondFactorTexts.en,
  setup: setupTexts.en,
  signIn: signInTexts.en,
  signOut: accountTexts.en.signOut,
  start: startTexts.en,
  tasks: tasksTexts.en,
  tenants: tenantsTexts.en,
  users: usersTexts.en,
}

const dictionaries: Record<Language, Texts> = { de: german, en: english }

export function textsOf(language: Language): Texts {
  return dictionaries[language]
}
