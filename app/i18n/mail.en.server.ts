import type { LinkPurpose } from '~db/schema'
import type { de } from './mail.de.server'

const WAYS_CLOSING = `If this was not you, please contact us straight away.

Kind regards
{firma}`

const freshLink: Record<LinkPurpose, { subject: string; body: string }> = {
  rechnung: {
    subject: 'Your new link to the invoice',
    body: `{anrede},

You asked for a new link to your invoice. Here it is:

{link}

The link is valid until {gueltig_bis}. Anyone who has it can open it without signing in, so pass it on only to people who may see your invoice.

If you did not ask for it, there is nothing you need to do.

Kind regards
{firma}`,
  },
  portal: {
    subject: 'Your new link to the customer portal',
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
  email: (address) => `E-mail ${address}`,
  untilMoment: (moment) => `${moment} (German time)`,
  automatic: 'This e-mail was sent automatically. If you reply, a person will read it.',
  automaticToOffice: 'Zahltag sent this e-mail for you.',
  payslip: 'Your payslip',
  correctedPayslip: 'Your corrected payslip',
  pages: {
    rechnung: 'your invoice',
    portal: 'your customer portal',
    'mitarbeiter-portal': 'your payslips',
  },
  ways: {
    transfer: 'transfer',
    direct_debit: 'direct debit',
    requested: 'direct debit once we have checked your account',
  },
  buttons: {
    payslip_published: 'Open payslip',
    fresh_link: 'Open page',
    invitation: 'Accept invitation',
    password_reset: 'Choose a new password',
  },
  templates: {
    payslip_published: {
      subject: '{dokument} for {monat}',
      body: `{anrede},

{dokument} for {monat} is ready. With this link you can read it and save it as a PDF:

{link}

The link is valid until {gueltig_bis}. It is for you alone: anyone who has it can open it without signing in. Please do not pass it on.

Kind regards
{firma}`,
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
      canReply: 'Just reply to this e-mail: your reply will go to {adresse}.',
      cannotReply: 'We have no e-mail address to reply to.',
    },
    payment_choice_confirmed: {
      transfer: {
        subject: 'Invoice {rechnung}: payment by transfer',
        body: `{anrede},

We have noted that you will pay invoice {rechnung} by transfer. You will find the bank details and the amount on the invoice.

${WAYS_CLOSING}`,
      },
      direct_debit: {
        subject: 'Invoice {rechnung}: payment by direct debit',
        body: `{anrede},

We have noted that invoice {rechnung} will be paid by direct debit. There is nothing you need to do. We will collect the amount on the due date.

${WAYS_CLOSING}`,
      },
      requested: {
        subject: 'Invoice {rechnung}: your request to pay by direct debit',
        body: `{anrede},

You would like to pay invoice {rechnung} by direct debit. We are checking the account that you gave us. Until then, please pay by transfer.

${WAYS_CLOSING}`,
      },
    },
    invitation: {
      subject: 'Your access to the office of {firma}',
      body: `{anrede},

{einladende} invites you to work in the office of {firma}. Set up your access with this link:

{link}

The link is valid until {gueltig_bis} and works once. Please do not pass it on.

If this means nothing to you, there is nothing you need to do.`,
    },
    portal_code: {
      subject: 'Your code for the payslips',
      body: `{anrede},

This code opens your payslips:

{code}

It is valid for 15 minutes and only once. Enter it only on the page where you asked for it, and tell nobody, not even us.

If you did not ask for a code, somebody else has your link. Please tell us straight away.

Kind regards
{firma}`,
    },
    password_reset: {
      subject: 'Choose a new password',
      body: `{anrede},

Somebody asked for a new password for your account. If it was you, choose it here:

{link}

The link is valid until {gueltig_bis} and works once. Please do not pass it on.

If it was not you, there is nothing you need to do. Your password stays as it is.`,
    },
  },
}
