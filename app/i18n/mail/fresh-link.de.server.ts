import type { LinkPurpose } from '~db/schema'

export const freshLink: Record<LinkPurpose, { subject: string; body: string }> = {
  rechnung: {
    subject: 'Ihr neuer Link zur Rechnung von {firma}',
    body: `{anrede},

Sie haben einen neuen Link zu Ihrer Rechnung angefordert. Hier ist er:

{link}

Der Link gilt bis zum {gueltig_bis}. Wer ihn hat, braucht keine Anmeldung. Geben Sie ihn deshalb nur an Menschen weiter, die Ihre Rechnung sehen dürfen.

Sie haben nichts angefordert? Dann brauchen Sie nichts zu tun.

Freundliche Grüße
{firma}`,
  },
  portal: {
    subject: 'Ihr neuer Link zum Kundenportal von {firma}',
    body: `{anrede},

Sie haben einen neuen Link zu Ihrem Kundenportal angefordert. Dort sehen Sie alle Rechnungen und Verträge:

{link}

Der Link gilt bis zum {gueltig_bis}. Wer ihn hat, braucht keine Anmeldung. Geben Sie ihn deshalb nur an Menschen weiter, die Ihre Rechnungen sehen dürfen.

Sie haben nichts angefordert? Dann brauchen Sie nichts zu tun.

Freundliche Grüße
{firma}`,
  },
  'mitarbeiter-portal': {
    subject: 'Ihr neuer Link zu Ihren Lohnzetteln',
    body: `{anrede},

Sie haben einen neuen Link zu Ihren Lohnzetteln angefordert. Hier ist er:

{link}

Der Link gilt bis zum {gueltig_bis}. Er ist nur für Sie: Wer ihn hat, braucht keine Anmeldung. Bitte geben Sie ihn nicht weiter.

Sie haben nichts angefordert? Dann brauchen Sie nichts zu tun.

Freundliche Grüße
{firma}`,
  },
}
