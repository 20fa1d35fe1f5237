// Longer than other files because it is one list: the words of every kind of mail.

import type { LinkPurpose } from '~db/schema'

// Each text is a template that a firm can replace: words in braces are filled in, and a paragraph that is
// {link} becomes a button. {anrede} is "Guten Tag" with the name: of employees the first.

const WAYS_CLOSING = `Das waren nicht Sie? Dann melden Sie sich bitte gleich bei uns.

Freundliche Grüße
{firma}`

const freshLink: Record<LinkPurpose, { subject: string; body: string }> = {
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

export const de = {
  greeting: 'Guten Tag',
  hiddenLink: '[hier steht der persönliche Link]',
  hiddenCode: '[hier steht der Code]',
  phone: (number: string) => `Telefon ${number}`,
  email: (address: string) => `E-Mail ${address}`,
  untilMoment: (moment: string) => `${moment} Uhr`,
  automatic: 'Diese E-Mail wurde automatisch verschickt. Wenn Sie antworten, liest es ein Mensch.',
  automaticUnread: 'Diese E-Mail wurde automatisch verschickt. Antworten auf diese Adresse liest niemand.',
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
  canReply: 'Antworten Sie einfach auf diese E-Mail: Ihre Antwort geht an {adresse}.',
  cannotReply: 'Eine E-Mail-Adresse für die Antwort ist nicht bekannt.',
  linkButtons: {
    rechnung: 'Rechnung öffnen',
    portal: 'Kundenportal öffnen',
    'mitarbeiter-portal': 'Lohnzettel öffnen',
  },
  buttons: {
    invoice_sent: 'Rechnung öffnen',
    payment_choice_confirmed: 'Rechnung öffnen',
    payslip_published: 'Lohnzettel öffnen',
    invitation: 'Einladung annehmen',
    password_reset: 'Neues Passwort wählen',
  },
  facts: {
    amount: 'Betrag',
    payBy: 'Zahlbar bis',
    payee: 'Empfänger',
    iban: 'IBAN',
    bic: 'BIC',
    reference: 'Verwendungszweck',
    collectedOn: 'Abbuchung am',
    fromAccount: 'Von Ihrem Konto',
    mandate: 'Mandatsreferenz',
    creditorId: 'Gläubiger-ID',
    invoice: 'Rechnung',
  },
  paying: {
    transfer: (day: string) => `Bitte überweisen Sie den Betrag bis zum ${day}.`,
    noAccount: (day: string) =>
      `Bitte zahlen Sie den Betrag bis zum ${day}. Nach der Bankverbindung fragen Sie uns bitte.`,
    directDebit: (day: string) =>
      `Sie brauchen nichts zu tun: Wir buchen den Betrag am ${day} von Ihrem Konto ab. Bitte sorgen Sie dafür, dass es gedeckt ist.`,
  },
  calendar: {
    fileName: 'Zahlung',
    transfer: (amount: string, firm: string) => `${amount} an ${firm} überweisen`,
    direct_debit: (amount: string, firm: string) => `${firm} bucht ${amount} ab`,
    text: (invoice: string, amount: string) => `Rechnung ${invoice}, ${amount}`,
  },
  templates: {
    invoice_sent: {
      subject: 'Ihre Rechnung {rechnung} von {firma}',
      body: `{anrede},

hier ist unsere Rechnung {rechnung} vom {datum}. {zahlungssatz}

{angaben}

{link}

Auf der Seite der Rechnung sehen Sie alle Posten, laden das PDF herunter und schreiben uns, wenn etwas nicht stimmt. Der Link gilt bis zum {gueltig_bis}. Wer ihn hat, braucht keine Anmeldung. Geben Sie ihn deshalb nur an Menschen weiter, die Ihre Rechnung sehen dürfen.

Freundliche Grüße
{firma}`,
    },
    payslip_published: {
      subject: '{dokument} für {monat}',
      body: `{anrede},

{dokument} für {monat} liegt für Sie bereit. Über diesen Link können Sie ihn ansehen und als PDF speichern:

{link}

Der Link gilt bis zum {gueltig_bis}. Er ist nur für Sie: Wer ihn hat, braucht keine Anmeldung. Bitte geben Sie ihn nicht weiter.

Freundliche Grüße
{firma}`,
    },
    reply: {
      subject: 'AW: {betreff}',
      body: `{anrede},

{nachricht}

{zitat}`,
    },
    payslip_question: {
      subject: 'Frage von {name} zum Lohnzettel {monat}',
      body: `{name} hat Ihnen zum Lohnzettel für {monat} geschrieben:

{nachricht}

{antwort}`,
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
    },
    customer_notice: {
      address: {
        subject: 'Neue Anschrift von {kunde}',
        body: `{kunde} hat im Kundenportal eine neue Anschrift mitgeteilt:

{angaben}

In Ihren Daten ist noch nichts geändert.`,
      },
      bank: {
        subject: 'Neue Bankverbindung von {kunde}',
        body: `{kunde} hat im Kundenportal eine neue Bankverbindung mitgeteilt:

{angaben}

In Ihren Daten ist noch nichts geändert. Rufen Sie bitte unter der Nummer an, die Sie kennen, bevor Sie etwas ändern: Solche Mitteilungen werden manchmal gefälscht.`,
      },
      mandate: {
        subject: '{kunde} möchte per Lastschrift zahlen',
        body: `{kunde} möchte die Rechnung {rechnung} per Lastschrift von diesem Konto zahlen:

{angaben}

Das Mandat gilt erst, wenn Sie es bestätigen. Bis dahin bleibt es bei der Überweisung.`,
      },
      transfer: {
        subject: '{kunde} hat Rechnung {rechnung} überwiesen',
        body: `{kunde} hat auf der Seite der Rechnung {rechnung} angegeben: Das Geld ist überwiesen.

Es sollte in den nächsten Tagen auf Ihrem Konto eingehen. Eine Woche lang verschickt Zahltag keine Zahlungserinnerung zu dieser Rechnung.`,
      },
    },
    payment_choice_confirmed: {
      transfer: {
        subject: 'Rechnung {rechnung}: Zahlung per Überweisung',
        body: `{anrede},

wir haben notiert: Sie zahlen die Rechnung {rechnung} per Überweisung.

{angaben}

{link}

${WAYS_CLOSING}`,
      },
      direct_debit: {
        subject: 'Rechnung {rechnung}: Wir buchen den Betrag ab',
        body: `{anrede},

wir haben notiert: Die Rechnung {rechnung} wird per Lastschrift bezahlt. Sie brauchen nichts zu tun. Wir buchen den Betrag so ab:

{angaben}

{link}

${WAYS_CLOSING}`,
      },
      requested: {
        subject: 'Rechnung {rechnung}: Ihr Wunsch, per Lastschrift zu zahlen',
        body: `{anrede},

Sie möchten die Rechnung {rechnung} per Lastschrift zahlen. Ihr Wunsch ist bei uns angekommen. Solange wir ihn nicht bestätigt haben, buchen wir nichts ab. Bitte überweisen Sie den Betrag dann wie bisher:

{angaben}

{link}

${WAYS_CLOSING}`,
      },
    },
    invitation: {
      subject: 'Ihr Zugang zu Zahltag bei {firma}',
      body: `{anrede},

{einladende} gibt Ihnen Zugang zu Zahltag. Das ist das Programm, mit dem {firma} Löhne abrechnet und Rechnungen schreibt. Es läuft im Browser, Sie brauchen nichts zu installieren.

Mit diesem Link wählen Sie Ihr Passwort:

{link}

Sie können ihn bis zum {gueltig_bis} ein einziges Mal benutzen. Bitte geben Sie ihn nicht weiter.

Sie kennen {firma} nicht? Dann brauchen Sie nichts zu tun.

Freundliche Grüße
{firma}`,
    },
    portal_code: {
      subject: 'Ihr Code für die Lohnzettel',
      body: `{anrede},

mit diesem Code öffnen Sie Ihre Lohnzettel:

{code}

Sie können ihn 10 Minuten lang ein einziges Mal benutzen. Geben Sie ihn nur auf der Seite ein, auf der Sie ihn angefordert haben, und sagen Sie ihn niemandem, auch uns nicht.

Sie haben keinen Code angefordert? Dann hat jemand anders Ihren Link. Bitte sagen Sie uns gleich Bescheid.

Freundliche Grüße
{firma}`,
    },
    sender_code: {
      subject: 'Ihr Code für den Absender der E-Mails',
      body: `{anrede},

jemand hat bei Zahltag eingetragen, dass E-Mails von {firma} unter der Adresse {adresse} verschickt werden. Damit das gilt, geben Sie diesen Code im Büro auf der Seite „Absender der E-Mails“ ein:

{code}

Er gilt 60 Minuten und nur einmal.

Sie kennen {firma} nicht oder wollen das nicht? Dann geben Sie den Code niemandem. Ohne ihn wird Ihre Adresse nicht benutzt.`,
    },
    password_reset: {
      subject: 'Neues Passwort wählen',
      body: `{anrede},

jemand hat für Ihren Zugang zu Zahltag ein neues Passwort angefordert. Waren Sie das? Dann wählen Sie es hier:

{link}

Sie können den Link bis zum {gueltig_bis} ein einziges Mal benutzen. Bitte geben Sie ihn nicht weiter.

Sie waren das nicht? Dann brauchen Sie nichts zu tun. Ihr Passwort bleibt, wie es ist.`,
    },
  },
}
