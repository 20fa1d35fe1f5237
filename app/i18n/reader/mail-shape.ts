import type { de } from '../mail.de.server'

type Templates = (typeof de)['templates']
type Template = { subject: string; body: string }

/** Mails to employees; all others are in German or English. */
export interface ReaderMails
  extends Pick<
    typeof de,
    | 'greeting'
    | 'note'
    | 'automatic'
    | 'automaticUnread'
    | 'payslip'
    | 'correctedPayslip'
    | 'payslipDue'
    | 'documents'
    | 'emailSince'
    | 'newEmail'
  > {
  phone: (number: string) => string
  email: (address: string) => string
  /** Leads to the payslips. */
  button: string
  documentsButton: string
  page: string
  templates: Pick<
    Templates,
    'payslip_published' | 'portal_code' | 'document_added' | 'leaver_link' | 'email_changed'
  > & {
    fresh_link: Template
    link_sent: Template
  }
}
