import type { LinkPurpose } from '~db/schema'

// Each text is a template that a firm can replace: words in braces are filled in, and a paragraph that is
// {link} becomes a button. {anrede} is "Guten Tag" with the first name where we know it.

const WAYS_CLOSING = `Das waren nicht Sie? Dann melden Sie sich bitte gleich bei uns.

Freundliche Grüße
{firma}`

const freshLink: Record<LinkPurpose, { subject: string; body: string }> = {
  rechnung: {
    subject: 'Ihr neuer Link zur Rechnung',
    body: `{anrede},

Sie haben einen neuen Link zu Ihrer Rechnung angefordert. Hier ist er:

{link}

Der Link gilt bis zum {gueltig_bis}. Wer ihn hat, braucht keine Anmeldung. Geben Sie ihn deshalb nur an Menschen weiter, die Ihre Rechnung sehen dürfen.

Sie haben nichts angefordert? Dann brauchen Sie nichts zu tun.

Freundliche Grüße
{firma}`,
  },
  portal: {
    subject: 'Ihr neuer Link zum Kundenportal',
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

export const de = {
  greeting: 'Guten Tag',
  hiddenLink: '[hier steht der persönliche Link]',
  hiddenCode: '[hier steht der Code]',
  phone: (number: string) => `Telefon ${number}`,
  email: (address: string) => `E-Mail ${address}`,
  untilMoment: (moment: string) => `${moment} Uhr`,
  automatic: 'Diese E-Mail wurde automatisch verschickt. Wenn Sie antworten, liest es ein Mensch.',
  automaticToOffice: 'Diese E-Mail hat Zahltag für Sie verschickt.',
  payslip: 'Ihr Lohnzettel',
  correctedPayslip: 'Ihr korrigierter Lohnzettel',
  pages: {
    rechnung: 'Ihre Rechnung',
    portal: 'Ihr Kundenportal',
    'mitarbeiter-portal': 'Ihre Lohnzettel',
  },
  ways: {
    transfer: 'Überweisung',
    direct_debit: 'Lastschrift',
    requested: 'Lastschrift, sobald wir Ihr Konto geprüft haben',
  },
  buttons: {
    payslip_published: 'Lohnzettel öffnen',
    fresh_link: 'Seite öffnen',
    invitation: 'Einladung annehmen',
    password_reset: 'Neues Passwort wählen',
  },
  templates: {
    payslip_published: {
      subject: '{dokument} für {monat}',
      body: `{anrede},

{dokument} für {monat} liegt für Sie bereit. Über diesen Link können Sie ihn ansehen und als PDF speichern:

{link}

Der Link gilt bis zum {gueltig_bis}. Er ist nur für Sie: Wer ihn hat, braucht keine Anmeldung. Bitte geben Sie ihn nicht weiter.

Freundliche Grüße
{firma}`,
    },
    fresh_link: freshLink,
    customer_message: {
      invoice: {
        subject: 'Nachricht von {kunde} zu Rechnung {rechnung}',
        body: `{kunde} hat Ihnen zu Rechnung {rechnung} geschrieben:

{nachricht}

{antwort}`,
      },
      general: {
        subject: 'Nachricht von {kunde}',
        body: `{kunde} hat Ihnen geschrieben:

{nachricht}

{antwort}`,
      },
      canReply: 'Antworten Sie einfach auf diese E-Mail: Ihre Antwort geht an {adresse}.',
      cannotReply: 'Eine E-Mail-Adresse für die Antwort ist nicht bekannt.',
    },
    payment_choice_confirmed: {
      transfer: {
        subject: 'Rechnung {rechnung}: Zahlung per Überweisung',
        body: `{anrede},

wir haben notiert: Sie zahlen die Rechnung {rechnung} per Überweisung. Die Bankverbindung und den Betrag finden Sie auf der Rechnung.

${WAYS_CLOSING}`,
      },
      direct_debit: {
        subject: 'Rechnung {rechnung}: Zahlung per Lastschrift',
        body: `{anrede},

wir haben notiert: Die Rechnung {rechnung} wird per Lastschrift bezahlt. Sie brauchen nichts zu tun. Wir ziehen den Betrag zum Fälligkeitstag ein.

${WAYS_CLOSING}`,
      },
      requested: {
        subject: 'Rechnung {rechnung}: Ihr Wunsch, per Lastschrift zu zahlen',
        body: `{anrede},

Sie möchten die Rechnung {rechnung} per Lastschrift zahlen. Wir prüfen das Konto, das Sie angegeben haben. Bis dahin gilt weiter die Überweisung.

${WAYS_CLOSING}`,
      },
    },
    invitation: {
      subject: 'Ihr Zugang zum Büro von {firma}',
      body: `{anrede},

{einladende} lädt Sie ein, im Büro von {firma} mitzuarbeiten. Mit diesem Link richten Sie Ihren Zugang ein:

{link}

Der Link gilt bis zum {gueltig_bis} und nur einmal. Bitte geben Sie ihn nicht weiter.

Sie können damit nichts anfangen? Dann brauchen Sie nichts zu tun.`,
    },
    portal_code: {
      subject: 'Ihr Code für die Lohnzettel',
      body: `{anrede},

mit diesem Code öffnen Sie Ihre Lohnzettel:

{code}

Er gilt 15 Minuten und nur einmal. Geben Sie ihn nur auf der Seite ein, auf der Sie ihn angefordert haben, und sagen Sie ihn niemandem, auch uns nicht.

Sie haben keinen Code angefordert? Dann hat jemand anders Ihren Link. Bitte sagen Sie uns gleich Bescheid.

Freundliche Grüße
{firma}`,
    },
    password_reset: {
      subject: 'Neues Passwort wählen',
      body: `{anrede},

jemand hat für Ihren Zugang ein neues Passwort angefordert. Waren Sie das? Dann wählen Sie es hier:

{link}

Der Link gilt bis zum {gueltig_bis} und nur einmal. Bitte geben Sie ihn nicht weiter.

Sie waren das nicht? Dann brauchen Sie nichts zu tun. Ihr Passwort bleibt, wie es ist.`,
    },
  },
}
