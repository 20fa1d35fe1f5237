import type { de } from '../mail.de.server'

type Templates = (typeof de)['templates']
type Template = { subject: string; body: string }

/** The mails that an employee gets; all others are in German or English. */
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
  > {
  phone: (number: string) => string
  email: (address: string) => string
  /** What the button says that leads to the payslips. */
  button: string
  /** The same for other documents. */
  documentsButton: string
  page: string
  templates: Pick<Templates, 'payslip_published' | 'portal_code' | 'document_added' | 'leaver_link'> & {
    fresh_link: Template
    link_sent: Template
  }
}
