export const de = {
  title: 'Anmelden',
  email: 'E-Mail-Adresse',
  password: 'Passwort',
  button: 'Anmelden',
  forgotten: 'Passwort vergessen?',
  provider: 'Mit dem Firmenkonto anmelden',
  orLocal: 'Oder mit E-Mail-Adresse und Passwort:',
  refusals: {
    anmeldedienst: {
      title: 'Der Anmeldedienst antwortet gerade nicht',
      text: 'Versuchen Sie es gleich noch einmal. Mit E-Mail-Adresse und Passwort können Sie sich weiter anmelden.',
    },
    antwort: {
      title: 'Die Anmeldung hat nicht geklappt',
      text: 'Die Antwort des Anmeldedienstes ist abgelaufen, schon verwendet oder gehört nicht zu diesem Browser. Bitte melden Sie sich noch einmal an.',
    },
    abgelehnt: {
      title: 'Der Anmeldedienst hat Sie nicht angemeldet',
      text: 'Haben Sie dort abgebrochen? Dann können Sie hier noch einmal beginnen.',
    },
    einladung: {
      title: 'Für Sie gibt es hier keine Einladung',
      text: 'Der Anmeldedienst kennt Sie, aber hier hat Sie niemand eingeladen, oder unter einer anderen E-Mail-Adresse. Bitte fragen Sie die Leitung Ihrer Firma.',
    },
  },
  signedOut: {
    kept: {
      title: 'Sie waren inzwischen abgemeldet',
      text: 'Was Sie eingegeben haben, ist aufgehoben. Melden Sie sich in der nächsten halben Stunde an, dann steht es wieder da.',
    },
    lost: {
      title: 'Sie waren inzwischen abgemeldet',
      text: 'Was Sie zuletzt abgeschickt haben, ist nicht gespeichert. Bitte melden Sie sich an und geben Sie es noch einmal ein.',
    },
    rested: {
      title: 'Sie sind abgemeldet',
      text: 'Das geschieht nach einer Stunde ohne Eingabe, spätestens nach zwölf Stunden, oder wenn Ihre Sitzung an anderer Stelle beendet wurde. Nach dem Anmelden geht es auf derselben Seite weiter.',
    },
  },
  saved: {
    passwort: 'Ihr neues Passwort gilt. Melden Sie sich jetzt damit an.',
    passwort_faktor:
      'Ihr neues Passwort gilt. Der zweite Faktor ist jetzt aus, weil Ihre E-Mail-Adresse noch nicht bestätigt war, als er eingerichtet wurde. Melden Sie sich an und richten Sie ihn bitte neu ein.',
    einladung:
      'Melden Sie sich jetzt an. Hatten Sie hier schon ein Konto, dann gilt dessen Passwort weiter: Öffnen Sie nach dem Anmelden noch einmal den Link der Einladung.',
  },
}
