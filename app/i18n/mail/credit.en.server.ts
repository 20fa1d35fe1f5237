import type { creditMail as deMail, credited as deWords } from './credit.de.server'

export const credited: typeof deWords = {
  documents: { cancellation: 'Cancellation', credit_note: 'Credit note' },
  does: {
    cancellation: (invoice) => `cancels our invoice ${invoice}.`,
    credit_note: (invoice, amount) => `credits you with ${amount} of our invoice ${invoice}.`,
  },
  attached: 'The file is attached to this email.',
  cancelled: 'You do not need to pay that invoice. Anything you have already paid will be refunded.',
}

export const creditMail: typeof deMail = {
  credit_sent: {
    subject: '{dokument} {nummer} for your invoice {rechnung}',
    body: `{anrede},

{dokument} {nummer} dated {datum} {was} {folge}

{link}

The page shows every item, and you can download the PDF there. The link is valid until {gueltig_bis}. Anyone who has it can open it without signing in.

Kind regards
{firma}`,
  },
}
