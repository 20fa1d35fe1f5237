import type { accountFacts as facts, accountMail as mail } from './account-statement.de.server'

export const accountFacts: typeof facts = {
  balance: (day) => `Balance on ${day}`,
  open: (day) => `Open on ${day}`,
  paper: 'Statement of account as a PDF file',
}

const subject = 'Your statement of account from {firma}'

const text = `{anrede},

Here is your account with us from {anfang} to {ende}. Invoices are added, payments and credits taken off; a minus is your credit.

{angaben}`

const end = `Payments of the last few days may be missing. If something is wrong, please tell us.

Kind regards
{firma}`

/** Without a link for a customer whose portal is closed. */
export const accountMail: typeof mail = {
  linked: {
    subject,
    body: `${text}

{link}

The link is valid until {gueltig_bis}. Anyone who has it needs no sign-in.

${end}`,
  },
  plain: { subject, body: `${text}\n\n${end}` },
}
