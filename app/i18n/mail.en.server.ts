import { accountMails } from './mail/account.en.server'
import { accountFacts, accountMail } from './mail/account-statement.en.server'
import { changeRequestMails, invoicesToPay, noReason } from './mail/change-requests.en.server'
import { chargeStatementFacts, chargeStatementMail } from './mail/charge-statement.en.server'
import { credited, creditMail } from './mail/credit.en.server'
import { debitMails, returnReasons } from './mail/debits.en.server'
import { dunningMail } from './mail/dunning.en.server'
import { freshLink } from './mail/fresh-link.en.server'
import { messageMails } from './mail/messages.en.server'
import { noticeMails } from './mail/notices.en.server'
import { paperMails } from './mail/papers.en.server'
import { attachedAs, calendar, discountUntil, facts, paying, ways } from './mail/payment.en.server'
import { paymentChoiceMails } from './mail/payment-choice.en.server'
import { sentLink } from './mail/sent-link.en.server'
import { serviceMails } from './mail/service.en.server'
import { de } from './mail.de.server'

const en: typeof de = {
  greeting: 'Hello',
  hiddenLink: '[the personal link goes here]',
  hiddenCode: '[the code goes here]',
  phone: (number) => `Phone ${number}`,
  email: (address) => `Email ${address}`,
  untilMoment: (moment) => `${moment} (German time)`,
  note: '',
  automatic: 'This email was sent automatically. If you reply, a person will read it.',
  automaticUnread: 'This email was sent automatically. Nobody reads replies to this address.',
  automaticToOffice: 'Zahltag sent this email on your behalf.',
  payslip: 'Your payslip',
  correctedPayslip: 'Your corrected payslip',
  payslipDue: { due: 'Still to be paid', tooMuch: 'Paid too much' },
  emailSince: (date) =>
    `Your email address with us was changed to this one on ${date}. If you did not ask for that, please tell us at once.`,
  newEmail: { label: 'New address', none: 'none' },
  documents: {
    wage_tax_certificate: 'your wage tax certificate (Lohnsteuerbescheinigung)',
    insurance_notice: 'your social insurance notice (SV-Meldung)',
    contract: 'your employment contract',
    other: 'a document',
  },
  pages: {
    rechnung: 'your invoice',
    portal: 'your customer portal',
    'mitarbeiter-portal': 'your payslips',
  },
  ways,
  canReply: 'Just reply to this email: your reply will go to {adresse}.',
  cannotReply: 'We have no email address to reply to.',
  linkButtons: {
    rechnung: 'Open invoice',
    portal: 'Open customer portal',
    'mitarbeiter-portal': 'Open payslips',
  },
  buttons: {
    customer_message: 'Open in the office',
    customer_notice: 'Open in the office',
    payslip_question: 'Open in the office',
    invoice_sent: 'Open invoice',
    credit_sent: 'Open document',
    payment_reminder: 'Open invoice',
    dunning_notice: 'View and pay',
    account_statement: 'Open customer portal',
    payment_choice_confirmed: 'Open invoice',
    debit_announced: 'Open invoice',
    debit_called_off: 'Open invoice',
    debit_returned: 'Open invoice',
    payslip_published: 'Open payslip',
    document_added: 'Open documents',
    leaver_link: 'Open payslips',
    invitation: 'Accept invitation',
    service_state: 'See the state',
    password_reset: 'Choose a new password',
  },
  noReason,
  invoicesToPay,
  returnReasons,
  noAccount: 'none',
  nobodyKnown: 'Somebody',
  credited,
  facts,
  attachedAs,
  discountUntil,
  paying,
  accountFacts,
  chargeStatementFacts,
  calendar,
  templates: {
    ...paperMails,
    dunning_notice: dunningMail,
    account_statement: accountMail,
    charge_statement: chargeStatementMail,
    ...creditMail,
    ...paymentChoiceMails,
    ...messageMails,
    ...noticeMails,
    ...changeRequestMails,
    ...debitMails,
    ...accountMails,
    ...serviceMails,
    fresh_link: freshLink,
    link_sent: sentLink,
  },
}

export const mailTexts = { de, en }
