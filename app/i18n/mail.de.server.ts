import { accountMails } from './mail/account.de.server'
import { accountFacts, accountMail } from './mail/account-statement.de.server'
import { changeRequestMails, invoicesToPay, noReason } from './mail/change-requests.de.server'
import { chargeStatementFacts, chargeStatementMail } from './mail/charge-statement.de.server'
import { credited, creditMail } from './mail/credit.de.server'
import { debitMails, returnReasons } from './mail/debits.de.server'
import { dunningMail } from './mail/dunning.de.server'
import { freshLink } from './mail/fresh-link.de.server'
import { messageMails } from './mail/messages.de.server'
import { noticeMails } from './mail/notices.de.server'
import { paperMails } from './mail/papers.de.server'
import { attachedAs, calendar, discountUntil, facts, paying, ways } from './mail/payment.de.server'
import { paymentChoiceMails } from './mail/payment-choice.de.server'
import { sentLink } from './mail/sent-link.de.server'
import { serviceMails } from './mail/service.de.server'

// Each text is a template that a firm can replace: words in braces are filled in, and a paragraph that is
// {link} becomes a button. {anrede} is "Guten Tag" with the name: of employees the first.

export const de = {
  greeting: 'Guten Tag',
  hiddenLink: '[hier steht der persönliche Link]',
  hiddenCode: '[hier steht der Code]',
  phone: (number: string) => `Telefon ${number}`,
  email: (address: string) => `E-Mail ${address}`,
  untilMoment: (moment: string) => `${moment} Uhr`,
  /** Only under translations. */
  note: '',
  automatic: 'Diese E-Mail wurde automatisch verschickt. Wenn Sie antworten, liest es ein Mensch.',
  automaticUnread: 'Diese E-Mail wurde automatisch verschickt. Antworten auf diese Adresse liest niemand.',
  automaticToOffice: 'Diese E-Mail hat Zahltag für Sie verschickt.',
  payslip: 'Ihr Lohnzettel',
  correctedPayslip: 'Ihr korrigierter Lohnzettel',
  payslipDue: { due: 'Nachzahlung', tooMuch: 'zu viel gezahlt' },
  emailSince: (date: string) =>
    `Ihre E-Mail-Adresse bei uns wurde am ${date} auf diese geändert. War das nicht Ihr Wunsch? Dann sagen Sie uns bitte gleich Bescheid.`,
  newEmail: { label: 'Neue Adresse', none: 'keine' },
  documents: {
    wage_tax_certificate: 'Ihre Lohnsteuerbescheinigung',
    insurance_notice: 'Ihre Meldung zur Sozialversicherung',
    contract: 'Ihr Arbeitsvertrag',
    other: 'ein Dokument',
  },
  pages: {
    rechnung: 'Ihre Rechnung',
    portal: 'Ihr Kundenportal',
    'mitarbeiter-portal': 'Ihre Lohnzettel',
  },
  ways,
  canReply: 'Antworten Sie einfach auf diese E-Mail: Ihre Antwort geht an {adresse}.',
  cannotReply: 'Eine E-Mail-Adresse für die Antwort ist nicht bekannt.',
  linkButtons: {
    rechnung: 'Rechnung öffnen',
    portal: 'Kundenportal öffnen',
    'mitarbeiter-portal': 'Lohnzettel öffnen',
  },
  buttons: {
    customer_message: 'Im Büro öffnen',
    customer_notice: 'Im Büro öffnen',
    payslip_question: 'Im Büro öffnen',
    invoice_sent: 'Rechnung öffnen',
    credit_sent: 'Dokument öffnen',
    payment_reminder: 'Rechnung öffnen',
    dunning_notice: 'Ansehen und bezahlen',
    account_statement: 'Kundenportal öffnen',
    payment_choice_confirmed: 'Rechnung öffnen',
    debit_announced: 'Rechnung öffnen',
    debit_called_off: 'Rechnung öffnen',
    debit_returned: 'Rechnung öffnen',
    payslip_published: 'Lohnzettel öffnen',
    document_added: 'Unterlagen öffnen',
    leaver_link: 'Lohnzettel öffnen',
    invitation: 'Einladung annehmen',
    service_state: 'Zustand ansehen',
    password_reset: 'Neues Passwort wählen',
  },
  noReason,
  invoicesToPay,
  returnReasons,
  noAccount: 'keines',
  nobodyKnown: 'Jemand',
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
