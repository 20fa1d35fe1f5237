import type { LinkPurpose } from '~db/schema'
import type { de } from './mail.de.server'

const WAYS_CLOSING = `Was this not you? Then please contact us right away.

Kind regards
{firma}`

const freshLink: Record<LinkPurpose, { subject: string; body: string }> = {
  rechnung: {
    subject: 'Your new link to the invoice',
    body: `{anrede},

You asked for a new link to your invoice. Here it is:

{link}

The link is valid until {gueltig_bis}. Whoever has it needs no sign-in, so pass it on only to people who may see your invoice.

You did not ask for anything? Then there is nothing you need to do.

Kind regards
{firma}`,
  },
  portal: {
    subject: 'Your new link to the customer portal',
    body: `{anrede},

You asked for a new link to your customer portal. It shows all your invoices and contracts:

{link}

The link is valid until {gueltig_bis}. Whoever has it needs no sign-in, so pass it on only to people who may see your invoices.

You did not ask for anything? Then there is nothing you need to do.

Kind regards
{firma}`,
  },
  'mitarbeiter-portal': {
    subject: 'Your new link to your payslips',
    body: `{anrede},

You asked for a new link to your payslips. Here it is:

{link}

The link is valid until {gueltig_bis}. It is for you alone: whoever has it needs no sign-in. Please do not pass it on.

You did not ask for anything? Then there is nothing you need to do.

Kind regards
{firma}`,
  },
}

export const en: typeof de = {
  greeting: 'Hello',
  hiddenLink: '[the personal link stands here]',
  hiddenCode: '[the code stands here]',
  phone: (number) => `Phone ${number}`,
  email: (address) => `E-mail ${address}`,
  untilMoment: (moment) => `${moment} (German time)`,
  automatic: 'This e-mail was sent automatically. If you answer, a person will read it.',
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

The link is valid until {gueltig_bis}. It is for you alone: whoever has it needs no sign-in. Please do not pass it on.

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
      canReply: 'Just answer this e-mail: your answer goes to {adresse}.',
      cannotReply: 'We know no e-mail address to answer to.',
    },
    payment_choice_confirmed: {
      transfer: {
        subject: 'Invoice {rechnung}: payment by transfer',
        body: `{anrede},

we have noted that you pay invoice {rechnung} by transfer. You find the bank account and the amount on the invoice.

${WAYS_CLOSING}`,
      },
      direct_debit: {
        subject: 'Invoice {rechnung}: payment by direct debit',
        body: `{anrede},

we have noted that invoice {rechnung} is paid by direct debit. There is nothing you need to do. We collect the amount on the due date.

${WAYS_CLOSING}`,
      },
      requested: {
        subject: 'Invoice {rechnung}: your wish to pay by direct debit',
        body: `{anrede},

you would like to pay invoice {rechnung} by direct debit. We are checking the account that you gave us. Until then, please pay by transfer.

${WAYS_CLOSING}`,
      },
    },
    invitation: {
      subject: 'Your access to the office of {firma}',
      body: `{anrede},

{einladende} invites you to work in the office of {firma}. Set up your access with this link:

{link}

The link is valid until {gueltig_bis} and works once. Please do not pass it on.

This means nothing to you? Then there is nothing you need to do.`,
    },
    portal_code: {
      subject: 'Your code for the payslips',
      body: `{anrede},

this code opens your payslips:

{code}

It is valid for 15 minutes and only once. Enter it only on the page where you asked for it, and tell nobody, not even us.

You did not ask for a code? Then somebody else has your link. Please tell us right away.

Kind regards
{firma}`,
    },
    password_reset: {
      subject: 'Choose a new password',
      body: `{anrede},

somebody asked for a new password for your account. Was it you? Then choose it here:

{link}

The link is valid until {gueltig_bis} and works once. Please do not pass it on.

It was not you? Then there is nothing you need to do. Your password stays as it is.`,
    },
  },
}
