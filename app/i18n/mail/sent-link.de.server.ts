import type { LinkPurpose } from '~db/schema'

export const sentLink: Record<LinkPurpose, { subject: string; body: string }> = {
  rechnung: {
    subject: 'Ihr Link zur Rechnung {rechnung} von {firma}',
    body: `{anrede},

hier ist der Link zu Ihrer Rechnung {rechnung}:

{link}

Der Link gilt bis zum {gueltig_bis}. Wer ihn hat, braucht keine Anmeldung. Geben Sie ihn deshalb nur an Menschen weiter, die Ihre Rechnung sehen dürfen.

Freundliche Grüße
{firma}`,
  },
  portal: {
    subject: 'Ihr Link zum Kundenportal von {firma}',
    body: `{anrede},

hier ist Ihr Link zu unserem Kundenportal. Dort sehen Sie alle Rechnungen und Verträge und können uns schreiben:

{link}

Der Link gilt bis zum {gueltig_bis}. Wer ihn hat, braucht keine Anmeldung. Geben Sie ihn deshalb nur an Menschen weiter, die Ihre Rechnungen sehen dürfen.

Freundliche Grüße
{firma}`,
  },
  'mitarbeiter-portal': {
    subject: 'Ihr Link zu Ihren Lohnzetteln',
    body: `{anrede},

hier ist Ihr Link zu Ihren Lohnzetteln. Sie können sie ansehen und als PDF speichern:

{link}

Der Link gilt bis zum {gueltig_bis}. Er ist nur für Sie: Wer ihn hat, braucht keine Anmeldung. Bitte geben Sie ihn nicht weiter.

Freundliche Grüße
{firma}`,
  },
}
