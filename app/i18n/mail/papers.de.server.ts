export const paperMails = {
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
  payment_reminder: {
    subject: 'Erinnerung: Ihre Rechnung {rechnung} ist bald fällig',
    body: `{anrede},

unsere Rechnung {rechnung} vom {datum} ist noch offen und bald fällig. {zahlungssatz}

{angaben}

{link}

Haben Sie schon überwiesen? Dann brauchen Sie nichts zu tun. Stimmt etwas nicht oder passt der Tag nicht, schreiben Sie uns auf der Seite der Rechnung. Der Link gilt bis zum {gueltig_bis}. Wer ihn hat, braucht keine Anmeldung.

Freundliche Grüße
{firma}`,
  },
  payslip_published: {
    subject: '{dokument} für {monat}',
    body: `{anrede},

{dokument} für {monat} liegt für Sie bereit. Über diesen Link können Sie ihn ansehen und als PDF speichern:

{link}

{angaben}

Der Link gilt bis zum {gueltig_bis}. Er ist nur für Sie: Wer ihn hat, braucht keine Anmeldung. Bitte geben Sie ihn nicht weiter.

Freundliche Grüße
{firma}`,
  },
  document_added: {
    subject: 'Neues Dokument von {firma}',
    body: `{anrede},

für Sie liegt etwas Neues bereit: {dokument}. Über diesen Link können Sie es als PDF speichern:

{link}

Der Link gilt bis zum {gueltig_bis}. Er ist nur für Sie: Wer ihn hat, braucht keine Anmeldung. Bitte geben Sie ihn nicht weiter.

Freundliche Grüße
{firma}`,
  },
  email_changed: {
    subject: 'Ihre E-Mail-Adresse bei {firma} wurde geändert',
    body: `{anrede},

bei {firma} ist für Sie jetzt eine andere E-Mail-Adresse eingetragen. Nachrichten zu Ihren Lohnzetteln kommen nicht mehr hierher.

{angaben}

War das Ihr Wunsch? Dann brauchen Sie nichts zu tun. Wenn nicht, rufen Sie uns bitte gleich an.

Freundliche Grüße
{firma}`,
  },
  leaver_link: {
    subject: 'Alle Ihre Lohnzettel und Unterlagen von {firma}',
    body: `{anrede},

Ihre Zeit bei {firma} geht zu Ende. Unter diesem Link finden Sie noch alle Ihre Lohnzettel und Unterlagen, auf Wunsch alles in einer Datei. Bitte speichern Sie sie, solange der Link gilt:

{link}

Der Link gilt bis zum {gueltig_bis}. Er ist nur für Sie: Wer ihn hat, braucht keine Anmeldung. Bitte geben Sie ihn nicht weiter.

Freundliche Grüße
{firma}`,
  },
}
