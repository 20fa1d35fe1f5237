import type { LinkPurpose } from '~db/schema'

export const freshLink: Record<LinkPurpose, { subject: string; body: string }> = {
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
