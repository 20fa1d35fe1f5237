import type { paperMails as de } from './papers.de.server'

export const paperMails: typeof de = {
  invoice_sent: {
    subject: 'Your invoice {rechnung} from {firma}',
    body: `{anrede},

Here is our invoice {rechnung} dated {datum}. {zahlungssatz}

{angaben}

{link}

The invoice page shows every item. You can download the PDF there, and write to us if something is wrong. The link is valid until {gueltig_bis}. Anyone who has it can open it without signing in, so pass it on only to people who may see your invoice.

Kind regards
{firma}`,
  },
  payment_reminder: {
    subject: 'Reminder: your invoice {rechnung} is due soon',
    body: `{anrede},

Our invoice {rechnung} dated {datum} is still open and due soon. {zahlungssatz}

{angaben}

{link}

If you have already paid, there is nothing for you to do. If something is wrong or the date does not suit you, write to us on the invoice page. The link is valid until {gueltig_bis}. Anyone who has it can open it without signing in.

Kind regards
{firma}`,
  },
  payslip_published: {
    subject: '{dokument} for {monat}',
    body: `{anrede},

{dokument} for {monat} is ready. Use this link to read it and save it as a PDF:

{link}

{angaben}

The link is valid until {gueltig_bis}. It is for you alone: anyone who has it can open it without signing in. Please do not pass it on.

Kind regards
{firma}`,
  },
  document_added: {
    subject: 'New document from {firma}',
    body: `{anrede},

There is something new for you: {dokument}. Use this link to save it as a PDF:

{link}

The link is valid until {gueltig_bis}. It is for you alone: anyone who has it can open it without signing in. Please do not pass it on.

Kind regards
{firma}`,
  },
  email_changed: {
    subject: 'Your email address at {firma} has been changed',
    body: `{anrede},

{firma} now has another email address for you. Messages about your payslips no longer come here.

{angaben}

Did you ask for this? Then there is nothing to do. If not, please call us at once.

Kind regards
{firma}`,
  },
  leaver_link: {
    subject: 'All your payslips and documents from {firma}',
    body: `{anrede},

Your time at {firma} is coming to an end. This link still leads to all your payslips and documents, also as one file. Please save them while the link is valid:

{link}

The link is valid until {gueltig_bis}. It is for you alone: anyone who has it can open it without signing in. Please do not pass it on.

Kind regards
{firma}`,
  },
}
