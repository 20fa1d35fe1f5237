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
import type { ReturnReason } from '../values/return-reasons'

/** Data of each kind of mail. All personal data is here; a link is given by its id, never by its URL. */
export interface MailData {
  invoice_sent: { invoice: string; issuedOn: DateText; payable: Payable } & Attached
  /** A cancellation or credit note; `settles` is its effect on the invoice. */
  credit_sent: {
    name: string
    document: 'cancellation' | 'credit_note'
    number: string
    issuedOn: DateText
    invoice: string
    amountCents: number
    settles?: { refundCents: number; openCents: number }
  } & Attached
  /** A friendly reminder before the due date. */
  payment_reminder: { invoice: string; issuedOn: DateText; payable: Payable }
  /** A late invoice, or several; `noticeId` is the letter that goes with it. */
  dunning_notice: {
    noticeId: string
    level: 1 | 2 | 3
    name: string
    payBy: DateText
    /** Those of older mails have no level, and are named with the highest. */
    invoices: {
      number: string
      issuedOn: DateText
      dueOn: DateText
      openCents: number
      level?: 1 | 2 | 3
    }[]
    creditCents: number
    totalCents: number
    transfer: Transfer
    /** The firm's own sentences. */
    ownWords: string | null
    /** Not if the fonts lack letters of the address. */
    isLetterEnclosed: boolean
    isAccountEnclosed: boolean
  }
  /** A customer's account between two days; the paper is made as of the day on which it was asked for. */
  account_statement: {
    customerId: string
    name: string
    from: DateText
    to: DateText
    asOf: DateText
    balanceCents: number
    openCents: number
  }
  /** What is claimed for default; its paper is made of what was frozen. */
  charge_statement: {
    statementId: string
    name: string
    /** The last day of the interest. */
    asOf: DateText
    payBy: DateText
    totalCents: number
    transfer: Transfer
  }
  /** `dueCents` is what a correction leaves to be paid, negative if overpaid; the pay itself stays out of the mail. */
  payslip_published: {
    firstName: string
    month: string
    revision: number
    dueCents?: number | null
  } & ToNewAddress
  /** The document's title stays out of the mail. */
  document_added: { firstName: string; document: EmployeeDocumentKind } & ToNewAddress
  /** To a leaver. */
  leaver_link: { firstName: string } & ToNewAddress
  /** From an employee to the office. */
  payslip_question: { name: string; month: string; message: string } & AboutTask
  /** Requested by the holder of an ended link. */
  fresh_link: { name: string; purpose: LinkPurpose } & ToNewAddress
  /** Sent by the office; `detail` is an invoice number. */
  link_sent: { name: string; purpose: LinkPurpose; detail: string | null } & ToNewAddress
  customer_message: { customer: string; invoice: string | null; message: string } & AboutTask
  /** From the office to a customer or employee who wrote. Mails of one task form a thread. */
  reply: {
    name: string
    subject: string
    message: string
    quoted: string
    area: 'invoicing' | 'payroll'
    taskId: string
  }
  /** Something a customer told us and the office has to look at. */
  customer_notice: {
    customer: string
    about: 'address' | 'bank' | 'mandate' | 'transfer'
    invoice: string | null
    details: string[]
  } & AboutTask
  /** Outcome of a change request. Accounts are masked; `reason` is in the office's words. */
  wish_settled: {
    name: string
    about: 'address' | 'bank' | 'mandate'
    outcome: ChangeRequestOutcome
    details: string[]
    reason: string | null
    /** Invoices collected from now on; absent in mails queued by 0.14.0. */
    invoices?: InvoiceToPay[]
  }
  /** Of a debit that the invoice did not announce as it will be. */
  debit_announced: { invoice: string; payable: Payable & { on: DateText } }
  /** A debit that the payer knew of is left out of its file. */
  debit_called_off: { name: string; invoice: string; amountCents: number; on: string }
  /** A debit came back, and its mandate is stopped. */
  debit_returned: {
    name: string
    invoice: string
    reason: ToldReason
    details: string[]
    invoices: InvoiceToPay[]
  }
  mandate_ended: { name: string; mandate: string; details: string[]; invoices: InvoiceToPay[] }
  /** `requested`: direct debit from an account that the office has not approved yet. */
  payment_choice_confirmed: {
    invoice: string
    way: PaymentWay
    /** Absent in mails queued by 0.2.1. */
    payable?: Payable
  }
  /** `accountLinkId` names the one-time link of an account. */
  invitation: { name: string; invitedBy: string; accountLinkId: string }
  password_reset: { name: string; accountLinkId: string }
  /** `codeId` identifies the source of the code while the mail is sent. */
  portal_code: { firstName: string; codeId: string }
  sender_code: { address: string; codeId: string }
  /** To the other owners of a firm: its money goes to another account. Both are masked. */
  account_changed: {
    name: string
    use: 'invoices' | 'debits'
    by: string | null
    before: string | null
    after: string | null
  }
  /** To an employee's old address; `after` is the new one, masked. */
  email_changed: { firstName: string; after: string | null }
  /** To the service's owners: `since`, an instant, something has been wrong, or was and is fine again. */
  service_state: { name: string; state: 'wrong' | 'well'; concerns: Concern[]; since: Instant }
}

/** Why a debit came back, as a customer is told; `twice` also where the bank gave no reason. */
export type ToldReason = Exclude<ReturnReason, 'deceased'> | 'twice'

interface Attached {
  /** The attached frozen file; absent if the mail has only its link, as all had until 0.14.0. */
  attached?: AttachedInvoice
}

export interface AttachedInvoice {
  invoiceId: string
  mediaType: 'application/pdf' | 'application/xml'
}

interface ToNewAddress {
  /** The first mail with a link to an employee's new address says since when it is that. */
  emailSince?: DateText
}

/** The task that the mail links to. */
interface AboutTask {
  /** Absent in mails queued by 0.4.0. */
  openTaskId?: string
}

/** An open invoice whose way of payment has changed. */
export interface InvoiceToPay {
  invoice: string
  payable: Payable
}

export interface Transfer {
  payee: string
  iban: string | null
  bic: string | null
  reference: string
  /** The account that the paper names is closed: this is another one. */
  isMoved?: boolean
}

/** What is owed and how to pay it; the customer's own account is masked. */
export interface Payable {
  /** Discount for a transfer by a day; absent in mails queued by 0.11.0. */
  discount?: { cents: number; until: DateText }
  /** The customer's contact, or its name. */
  name: string
  amountCents: number
  /** Due date, or date of the direct debit; null for one that a mail of its own will announce. */
  on: DateText | null
  way:
    | ({ method: 'transfer' } & Transfer)
    | {
        method: 'direct_debit'
        holder: string
        ibanMasked: string
        mandate: string
        creditorId: string | null
      }
}

export type MailKind = keyof MailData

/** The area that each kind belongs to; of some, what they are about decides. */
const AREAS = {
  invoice_sent: 'invoicing',
  credit_sent: 'invoicing',
  payment_reminder: 'invoicing',
  dunning_notice: 'invoicing',
  account_statement: 'invoicing',
  charge_statement: 'invoicing',
  payslip_published: 'payroll',
  document_added: 'payroll',
  leaver_link: 'payroll',
  payslip_question: 'payroll',
  fresh_link: 'by data',
  link_sent: 'by data',
  customer_message: 'invoicing',
  customer_notice: 'invoicing',
  wish_settled: 'invoicing',
  debit_announced: 'invoicing',
  debit_called_off: 'invoicing',
  debit_returned: 'invoicing',
  mandate_ended: 'invoicing',
  reply: 'by data',
  payment_choice_confirmed: 'invoicing',
  invitation: 'accounts',
  password_reset: 'accounts',
  portal_code: 'payroll',
  sender_code: 'accounts',
  account_changed: 'accounts',
  email_changed: 'payroll',
  service_state: 'accounts',
} as const satisfies Record<MailKind, MailArea | 'by data'>

export const MAIL_KINDS = Object.keys(AREAS) as readonly MailKind[]

export const MAIL_STATUSES: readonly MailStatus[] = [
  'queued',
  'sending',
  'sent',
  'failed',
  'bounced',
  'doubtful',
]

/** Useless after minutes: the recipient is waiting, so they are sent first. */
export const URGENT_KINDS: readonly MailKind[] = ['portal_code', 'password_reset', 'sender_code']

/** Mails about signing in, the service, and what somebody may have changed to steal: sent even while a firm has paused its mails. */
export const ACCOUNT_KINDS: readonly MailKind[] = [
  'invitation',
  'password_reset',
  'sender_code',
  'account_changed',
  'email_changed',
  'service_state',
]

/** Why a mail waits for payroll to look at a changed address (decision 495). */
export const UNCHECKED = 'recipient_unchecked'

/** Not delivered, or possibly not. */
export const TROUBLED: readonly MailStatus[] = ['failed', 'bounced', 'doubtful']

/** The area of a mail; for a link, that of its target. */
export function areaOf({ kind, data }: { kind: MailKind; data: object }): MailArea {
  const area = AREAS[kind]
  if (area !== 'by data') return area
  if (kind === 'reply') return (data as MailData['reply']).area
  return (data as MailData['fresh_link']).purpose === 'mitarbeiter-portal' ? 'payroll' : 'invoicing'
}
