import type { LinkPurpose } from '~db/schema'

export const sentLink: Record<LinkPurpose, { subject: string; body: string }> = {
  rechnung: {
    subject: 'Your link to invoice {rechnung} from {firma}',
    body: `{anrede},

Here is the link to your invoice {rechnung}:

{link}

The link is valid until {gueltig_bis}. Anyone who has it can open it without signing in, so pass it on only to people who may see your invoice.

Kind regards
{firma}`,
  },
  portal: {
    subject: 'Your link to the customer portal of {firma}',
    body: `{anrede},

Here is your link to our customer portal. It shows all your invoices and contracts, and you can write to us there:

{link}

The link is valid until {gueltig_bis}. Anyone who has it can open it without signing in, so pass it on only to people who may see your invoices.

Kind regards
{firma}`,
  },
  'mitarbeiter-portal': {
    subject: 'Your link to your payslips',
    body: `{anrede},

Here is your link to your payslips. You can read them and save them as PDFs:

{link}

The link is valid until {gueltig_bis}. It is for you alone: anyone who has it can open it without signing in. Please do not pass it on.

Kind regards
{firma}`,
  },
}
