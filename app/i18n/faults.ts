import { de as accountDe } from './account-faults.de'
import { en as accountEn } from './account-faults.en'
import { de as contactsDe } from './contacts-faults.de'
import { en as contactsEn } from './contacts-faults.en'
import { de as contractsDe } from './contracts-faults.de'
import { en as contractsEn } from './contracts-faults.en'
import { de as customersDe } from './customers-faults.de'
import { en as customersEn } from './customers-faults.en'
import { de as einvoicesDe } from './einvoices-faults.de'
import { en as einvoicesEn } from './einvoices-faults.en'
import { de as employeeDe } from './employee-faults.de'
import { en as employeeEn } from './employee-faults.en'
import { de as employeesDe } from './employees-faults.de'
import { en as employeesEn } from './employees-faults.en'
import { type Fault, isControls, isTooLong, isUnprintable } from './fault-words'
import { de as formsDe } from './forms-faults.de'
import { en as formsEn } from './forms-faults.en'
import { de as hoursDe } from './hours-faults.de'
import { en as hoursEn } from './hours-faults.en'
import { de as importsDe } from './imports-faults.de'
import { en as importsEn } from './imports-faults.en'
import { de as incomingDe } from './incoming-faults.de'
import { en as incomingEn } from './incoming-faults.en'
import { de as invoiceDe } from './invoice-faults.de'
import { en as invoiceEn } from './invoice-faults.en'
import { de as invoicesDe } from './invoices-faults.de'
import { en as invoicesEn } from './invoices-faults.en'
import { de as mailTemplatesDe } from './mail-templates-faults.de'
import { en as mailTemplatesEn } from './mail-templates-faults.en'
import { de as mandatesDe } from './mandates-faults.de'
import { en as mandatesEn } from './mandates-faults.en'
import { de as payrollRunDe } from './payroll-run-faults.de'
import { en as payrollRunEn } from './payroll-run-faults.en'
import { de as tenantsDe } from './tenants-faults.de'
import { en as tenantsEn } from './tenants-faults.en'
import { de as usersDe } from './users-faults.de'
import { en as usersEn } from './users-faults.en'

/** What can be wrong with a form, said beside the field; each feature has its own. */
export const faultTexts = {
  de: {
    ...accountDe,
    ...contactsDe,
    ...contractsDe,
    ...customersDe,
    ...einvoicesDe,
    ...employeeDe,
    ...employeesDe,
    ...formsDe,
    ...hoursDe,
    ...importsDe,
    ...incomingDe,
    ...invoiceDe,
    ...invoicesDe,
    ...mailTemplatesDe,
    ...mandatesDe,
    ...payrollRunDe,
    ...tenantsDe,
    ...usersDe,
  },
  en: {
    ...accountEn,
    ...contactsEn,
    ...contractsEn,
    ...customersEn,
    ...einvoicesEn,
    ...employeeEn,
    ...employeesEn,
    ...formsEn,
    ...hoursEn,
    ...importsEn,
    ...incomingEn,
    ...invoiceEn,
    ...invoicesEn,
    ...mailTemplatesEn,
    ...mandatesEn,
    ...payrollRunEn,
    ...tenantsEn,
    ...usersEn,
  },
}

/** Those that are always said alike; others name their numbers or letters (fault-words.ts). */
export type FaultKey = Exclude<keyof typeof faultTexts.de, 'too_long' | 'unprintable' | 'controls'>

export function isFault(text: string): text is Fault {
  if (isTooLong(text) || isUnprintable(text) || isControls(text)) return true
  return (
    text !== 'too_long' && text !== 'unprintable' && text !== 'controls' && Object.hasOwn(faultTexts.de, text)
  )
}
