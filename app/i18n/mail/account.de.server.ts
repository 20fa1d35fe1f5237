export const accountMails = {
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
  account_changed: {
    invoices: {
      subject: '{firma}: Neues Konto auf Rechnungen',
      body: `{anrede},

{person} hat in Zahltag geändert, auf welches Konto die Kunden von {firma} überweisen sollen.

Bisher: {bisher}
Jetzt: {neu}

Wussten Sie davon nichts? Dann fragen Sie gleich nach, am besten am Telefon: Vertauschte Kontonummern sind ein häufiger Betrug.

Zahltag`,
    },
    debits: {
      subject: '{firma}: Neues Konto für Lastschriften',
      body: `{anrede},

{person} hat in Zahltag geändert, auf welches Konto {firma} Lastschriften einzieht.

Bisher: {bisher}
Jetzt: {neu}

Wussten Sie davon nichts? Dann fragen Sie gleich nach, am besten am Telefon: Vertauschte Kontonummern sind ein häufiger Betrug.

Zahltag`,
    },
  },
  password_reset: {
    subject: 'Neues Passwort wählen',
    body: `{anrede},

jemand hat für Ihren Zugang zu Zahltag ein neues Passwort angefordert. Waren Sie das? Dann wählen Sie es hier:

{link}

Sie können den Link bis zum {gueltig_bis} ein einziges Mal benutzen. Bitte geben Sie ihn nicht weiter.

Sie waren das nicht? Dann brauchen Sie nichts zu tun. Ihr Passwort bleibt, wie es ist.`,
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

Sie können ihn 60 Minuten lang ein einziges Mal benutzen.

Sie kennen {firma} nicht oder wollen das nicht? Dann geben Sie den Code niemandem. Ohne ihn wird Ihre Adresse nicht benutzt.`,
  },
}
