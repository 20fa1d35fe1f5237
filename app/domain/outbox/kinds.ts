import type {
  ChangeRequestOutcome,
  EmployeeDocumentKind,
  LinkPurpose,
  MailArea,
  MailStatus,
  PaymentWay,
} from '~db/schema'
import type { Concern } from '../upkeep/concern'
import type { DateText, Instant } from '../values/calendar'

/** What each kind of mail has to say. Everything personal is here; a link is named by its id, never by its address. */
export interface MailData {
  /** An issued invoice on its way to the customer. */
  invoice_sent: { invoice: string; issuedOn: DateText; payable: Payable } & Attached
  /** A cancellation or credit note on its way to the customer; `settles` is what it meant for the invoice. */
  credit_sent: {
    name: string
    document: 'cancellation' | 'credit_note'
    number: string
    issuedOn: DateText
    invoice: string
    amountCents: number
    settles?: { refundCents: number; openCents: number }
  } & Attached
  /** Asks kindly for a transfer before it is due. */
  payment_reminder: { invoice: string; issuedOn: DateText; payable: Payable }
  /** `dueCents` is what a correction leaves to be paid, or less than nothing; the pay itself stays out of the mail. */
  payslip_published: { firstName: string; month: string; revision: number; dueCents?: number | null }
  /** Another document of an employee; its title stays out of the mail. */
  document_added: { firstName: string; document: EmployeeDocumentKind }
  /** To a leaver. */
  leaver_link: { firstName: string }
  /** From an employee to the office. */
  payslip_question: { name: string; month: string; message: string } & AboutTask
  /** Asked for by the holder of a link that has ended. */
  fresh_link: { name: string; purpose: LinkPurpose }
  /** From the office, unasked; `detail` is the number of an invoice. */
  link_sent: { name: string; purpose: LinkPurpose; detail: string | null }
  customer_message: { customer: string; invoice: string | null; message: string } & AboutTask
  /** From the office to a customer or employee who wrote. Mails of one task are one thread. */
  reply: {
    name: string
    subject: string
    message: string
    quoted: string
    area: 'invoicing' | 'payroll'
    taskId: string
  }
  /** Something that a customer has told us and the office has to look at. */
  customer_notice: {
    customer: string
    about: 'address' | 'bank' | 'mandate' | 'transfer'
    invoice: string | null
    details: string[]
  } & AboutTask
  /**
   * What became of something that a customer had asked for. Accounts are masked; `reason` is in the office's words.
   */
  wish_settled: {
    name: string
    about: 'address' | 'bank' | 'mandate'
    outcome: ChangeRequestOutcome
    details: string[]
    reason: string | null
    /** What is collected from now on; missing in mails queued by 0.14.0. */
    invoices?: InvoiceToPay[]
  }
  /** A mandate counts no more; the invoices are paid by transfer again. */
  mandate_ended: { name: string; mandate: string; details: string[]; invoices: InvoiceToPay[] }
  /** `requested`: direct debit from an account that the office still has to approve. */
  payment_choice_confirmed: {
    invoice: string
    way: PaymentWay
    /** Missing in mails queued by 0.2.1. */
    payable?: Payable
  }
  /** `accountLinkId` names the one-time link of an account. */
  invitation: { name: string; invitedBy: string; accountLinkId: string }
  password_reset: { name: string; accountLinkId: string }
  /** `codeId` names what the code is made from while the mail is sent. */
  portal_code: { firstName: string; codeId: string }
  sender_code: { address: string; codeId: string }
  /** To the service's owners: what has been wrong `since`, an instant, or was and is well again. */
  service_state: { name: string; state: 'wrong' | 'well'; concerns: Concern[]; since: Instant }
}

interface Attached {
  /** The frozen file that goes along; missing where the mail has only its link, as all had until 0.14.0. */
  attached?: AttachedInvoice
}

export interface AttachedInvoice {
  invoiceId: string
  mediaType: 'application/pdf' | 'application/xml'
}

/** What waits for the office, which the mail leads to. */
interface AboutTask {
  /** Missing in mails queued by 0.4.0. */
  openTaskId?: string
}

/** An open invoice that is paid in another way from now on. */
export interface InvoiceToPay {
  invoice: string
  payable: Payable
}

/** What is owed and how it is to be paid; the customer's own account is masked. */
export interface Payable {
  /** What may be taken off a transfer until a day; missing in mails queued by 0.11.0. */
  discount?: { cents: number; until: DateText }
  /** The customer's contact, or its name. */
  name: string
  amountCents: number
  /** The due date, or the day of the direct debit. */
  on: DateText
  way:
    | { method: 'transfer'; payee: string; iban: string | null; bic: string | null; reference: string }
    | {
        method: 'direct_debit'
        holder: string
        ibanMasked: string
        mandate: string
        creditorId: string | null
      }
}

export type MailKind = keyof MailData

export const MAIL_KINDS: readonly MailKind[] = [
  'invoice_sent',
  'credit_sent',
  'payment_reminder',
  'payslip_published',
  'document_added',
  'leaver_link',
  'payslip_question',
  'fresh_link',
  'link_sent',
  'customer_message',
  'customer_notice',
  'wish_settled',
  'mandate_ended',
  'reply',
  'payment_choice_confirmed',
  'invitation',
  'password_reset',
  'portal_code',
  'sender_code',
  'service_state',
]

export const MAIL_STATUSES: readonly MailStatus[] = [
  'queued',
  'sending',
  'sent',
  'failed',
  'bounced',
  'doubtful',
]

/** Mails that are worthless after minutes: the recipient is waiting for them, so they go before all others. */
export const URGENT_KINDS: readonly MailKind[] = ['portal_code', 'password_reset', 'sender_code']

/** Mails about signing in and about the service, of the area `accounts`: a firm that pauses its mails stops neither. */
export const ACCOUNT_KINDS: readonly MailKind[] = [
  'invitation',
  'password_reset',
  'sender_code',
  'service_state',
]

/** Mails that did not arrive, or may not have. */
export const TROUBLED: readonly MailStatus[] = ['failed', 'bounced', 'doubtful']

/** Whose business a mail is; a link's by what it opens. */
export function areaOf(mail: { kind: MailKind; data: object }): MailArea {
  switch (mail.kind) {
    case 'payslip_published':
    case 'document_added':
    case 'leaver_link':
    case 'payslip_question':
    case 'portal_code':
      return 'payroll'
    case 'invitation':
    case 'password_reset':
    case 'sender_code':
    case 'service_state':
      return 'accounts'
    case 'reply':
      return (mail.data as MailData['reply']).area
    case 'fresh_link':
    case 'link_sent':
      return (mail.data as MailData['fresh_link']).purpose === 'mitarbeiter-portal' ? 'payroll' : 'invoicing'
    default:
      return 'invoicing'
  }
}
