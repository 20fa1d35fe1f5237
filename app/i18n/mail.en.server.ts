// Longer than other files because it is one list: the words of every kind of mail.

import type { LinkPurpose } from '~db/schema'
import type { de } from './mail.de.server'

const WAYS_CLOSING = `If this was not you, please contact us straight away.

Kind regards
{firma}`

const freshLink: Record<LinkPurpose, { subject: string; body: string }> = {
  rechnung: {
    subject: 'Your new link to the invoice from {firma}',
    body: `{anrede},

You asked for a new link to your invoice. Here it is:

{link}

The link is valid until {gueltig_bis}. Anyone who has it can open it without signing in, so pass it on only to people who may see your invoice.

If you did not ask for it, there is nothing you need to do.

Kind regards
{firma}`,
  },
  portal: {
    subject: 'Your new link to the customer portal of {firma}',
    body: `{anrede},

You asked for a new link to your customer portal. It shows all your invoices and contracts:

{link}

The link is valid until {gueltig_bis}. Anyone who has it can open it without signing in, so pass it on only to people who may see your invoices.

If you did not ask for it, there is nothing you need to do.

Kind regards
{firma}`,
  },
  'mitarbeiter-portal': {
    subject: 'Your new link to your payslips',
    body: `{anrede},

You asked for a new link to your payslips. Here it is:

{link}

The link is valid until {gueltig_bis}. It is for you alone: anyone who has it can open it without signing in. Please do not pass it on.

If you did not ask for it, there is nothing you need to do.

Kind regards
{firma}`,
  },
}

export const en: typeof de = {
  greeting: 'Hello',
  hiddenLink: '[the personal link goes here]',
  hiddenCode: '[the code goes here]',
  phone: (number) => `Phone ${number}`,
  email: (address) => `Email ${address}`,
  untilMoment: (moment) => `${moment} (German time)`,
  automatic: 'This email was sent automatically. If you reply, a person will read it.',
  automaticUnread: 'This email was sent automatically. Nobody reads replies to this address.',
  automaticToOffice: 'Zahltag sent this email on your behalf.',
  payslip: 'Your payslip',
  correctedPayslip: 'Your corrected payslip',
  pages: {
    rechnung: 'your invoice',
    portal: 'your customer portal',
    'mitarbeiter-portal': 'your payslips',
  },
  ways: {
    transfer: 'bank transfer',
    direct_debit: 'direct debit',
    requested: 'direct debit, once we have confirmed your account',
  },
  canReply: 'Just reply to this email: your reply will go to {adresse}.',
  cannotReply: 'We have no email address to reply to.',
  linkButtons: {
    rechnung: 'Open invoice',
    portal: 'Open customer portal',
    'mitarbeiter-portal': 'Open payslips',
  },
  buttons: {
    invoice_sent: 'Open invoice',
    payment_choice_confirmed: 'Open invoice',
    payslip_published: 'Open payslip',
    invitation: 'Accept invitation',
    password_reset: 'Choose a new password',
  },
  facts: {
    amount: 'Amount',
    payBy: 'Pay by',
    payee: 'Payee',
    iban: 'IBAN',
    bic: 'BIC',
    reference: 'Reference',
    collectedOn: 'Collected on',
    fromAccount: 'From your account',
    mandate: 'Mandate reference',
    creditorId: 'Creditor ID',
    invoice: 'Invoice',
  },
  paying: {
    transfer: (day) => `Please pay by bank transfer by ${day}.`,
    noAccount: (day) => `Please pay by ${day}. Ask us for our bank details.`,
    directDebit: (day) =>
      `There is nothing you need to do: we will collect the amount from your account on ${day}. Please make sure there is enough money in it.`,
  },
  calendar: {
    fileName: 'Payment',
    transfer: (amount, firm) => `Pay ${amount} to ${firm}`,
    direct_debit: (amount, firm) => `${firm} collects ${amount}`,
    text: (invoice, amount) => `Invoice ${invoice}, ${amount}`,
  },
  templates: {
    invoice_sent: {
      subject: 'Your invoice {rechnung} from {firma}',
      body: `{anrede},

Here is our invoice {rechnung} of {datum}. {zahlungssatz}

{angaben}

{link}

The invoice page shows every item. You can download the PDF there, and write to us if something is wrong. The link is valid until {gueltig_bis}. Anyone who has it can open it without signing in, so pass it on only to people who may see your invoice.

Kind regards
{firma}`,
    },
    payslip_published: {
      subject: '{dokument} for {monat}',
      body: `{anrede},

{dokument} for {monat} is ready. Use this link to read it and save it as a PDF:

{link}

The link is valid until {gueltig_bis}. It is for you alone: anyone who has it can open it without signing in. Please do not pass it on.

Kind regards
{firma}`,
    },
    reply: {
      subject: 'Re: {betreff}',
      body: `{anrede},

{nachricht}

{zitat}`,
    },
    payslip_question: {
      subject: 'Question from {name} about the payslip for {monat}',
      body: `{name} wrote to you about the payslip for {monat}:

{nachricht}

{antwort}`,
    },
    fresh_link: freshLink,
    customer_message: {
      invoice: {
        subject: 'Message from {kunde} about invoice {rechnung}',
        body: `{kunde} wrote to you about invoice {rechnung}:

{nachricht}

{antwort}`,
      },
      general: {
        subject: 'Message from {kunde}',
        body: `{kunde} wrote to you:

{nachricht}

{antwort}`,
      },
    },
    customer_notice: {
      address: {
        subject: 'New address for {kunde}',
        body: `{kunde} has sent a new address through the customer portal:

{angaben}

Nothing has been changed in your records yet.`,
      },
      bank: {
        subject: 'New bank details for {kunde}',
        body: `{kunde} has sent new bank details through the customer portal:

{angaben}

Nothing has been changed in your records yet. Before you change anything, please call them on a number you already have: messages like this are sometimes forged.`,
      },
      mandate: {
        subject: '{kunde} would like to pay by direct debit',
        body: `{kunde} would like to pay invoice {rechnung} by direct debit from this account:

{angaben}

The mandate only takes effect once you have confirmed it. Until then the invoice is paid by bank transfer.`,
      },
      transfer: {
        subject: '{kunde} has paid invoice {rechnung} by bank transfer',
        body: `{kunde} has told us on the page of invoice {rechnung} that the transfer has been made.

The money should arrive in your account in the next few days. Zahltag will not send a reminder for this invoice for a week.`,
      },
    },
    payment_choice_confirmed: {
      transfer: {
        subject: 'Invoice {rechnung}: payment by bank transfer',
        body: `{anrede},

We have noted that you will pay invoice {rechnung} by bank transfer.

{angaben}

{link}

${WAYS_CLOSING}`,
      },
      direct_debit: {
        subject: 'Invoice {rechnung}: notice of our direct debit',
        body: `{anrede},

We have noted that invoice {rechnung} will be paid by direct debit. There is nothing you need to do. This is what we will collect:

{angaben}

{link}

${WAYS_CLOSING}`,
      },
      requested: {
        subject: 'Invoice {rechnung}: your request to pay by direct debit',
        body: `{anrede},

You would like to pay invoice {rechnung} by direct debit. We have received your request. Until we confirm it, we will not collect anything, so please pay by bank transfer as before:

{angaben}

{link}

${WAYS_CLOSING}`,
      },
    },
    invitation: {
      subject: 'Your access to Zahltag at {firma}',
      body: `{anrede},

{einladende} has given you access to Zahltag, the software {firma} uses for payroll and invoices. It runs in your browser, so there is nothing to install.

Use this link to choose your password:

{link}

You can use it once, until {gueltig_bis}. Please do not pass it on.

If you do not know {firma}, there is nothing you need to do.

Kind regards
{firma}`,
    },
    portal_code: {
      subject: 'Your code for your payslips',
      body: `{anrede},

This code opens your payslips:

{code}

You can use it once, within 10 minutes. Enter it only on the page where you asked for it, and do not share it with anyone, not even with us.

If you did not ask for a code, somebody else has your link. Please tell us straight away.

Kind regards
{firma}`,
    },
    sender_code: {
      subject: 'Your code to confirm this address as a sender',
      body: `{anrede},

Somebody has told Zahltag that emails from {firma} should be sent from {adresse}. To allow this, enter this code in the office, on the page “Email sender”:

{code}

You can use it once, within 60 minutes.

If you do not know {firma} or do not want this, do not share the code with anyone. Without it, your address will not be used.`,
    },
    password_reset: {
      subject: 'Choose a new password',
      body: `{anrede},

Somebody asked for a new password for your Zahltag account. If it was you, choose it here:

{link}

You can use the link once, until {gueltig_bis}. Please do not pass it on.

If it was not you, there is nothing you need to do. Your password stays as it is.`,
    },
  },
}
