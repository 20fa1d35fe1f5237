export const signIn = {
  title: 'Anmelden',
  email: 'E-Mail-Adresse',
  password: 'Passwort',
  button: 'Anmelden',
  forgotten: 'Passwort vergessen?',
  provider: 'Mit dem Firmenkonto anmelden',
  orLocal: 'Oder mit E-Mail-Adresse und Passwort:',
  passwordSaved: 'Ihr neues Passwort gilt. Melden Sie sich jetzt damit an.',
  passwordSavedFactorOff:
    'Ihr neues Passwort gilt. Der zweite Faktor ist jetzt aus, weil Ihre E-Mail-Adresse noch nicht bestätigt war, als er eingerichtet wurde. Melden Sie sich an und richten Sie ihn bitte neu ein.',
  invitationAccepted: 'Die Einladung ist angenommen. Melden Sie sich jetzt an.',
  faults: {
    refused: {
      title: 'Die Anmeldung hat nicht geklappt',
      text: 'E-Mail-Adresse oder Passwort stimmen nicht. Bitte prüfen Sie beides.',
    },
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
    throttled: {
      title: 'Bitte warten Sie einen Moment',
      text: 'Es gab zu viele Versuche. In einer Viertelstunde geht es weiter.',
    },
  },
}

export const signOut = { title: 'Abmelden', button: 'Jetzt abmelden' }

export const setup = {
  title: 'Zahltag einrichten',
  text: 'Noch hat niemand ein Konto. Legen Sie Ihre Firma an und sich selbst als Leitung. Alles lässt sich später ändern.',
  code: 'Einrichtungs-Code',
  codeHint: 'Er steht in der Ausgabe des Servers, seit er gestartet ist.',
  you: 'Ihr Konto',
  name: 'Ihr Name',
  email: 'Ihre E-Mail-Adresse',
  firm: 'Ihre Firma',
  firmName: 'Name der Firma',
  street: 'Straße und Hausnummer',
  postalCode: 'Postleitzahl',
  city: 'Ort',
  button: 'Einrichten und anmelden',
}

export const invitation = {
  title: 'Einladung annehmen',
  text: (name: string, firm: string) =>
    `Guten Tag, ${name}. ${firm} lädt Sie ein, bei Zahltag mitzuarbeiten.`,
  by: {
    new: (email: string) => `Wählen Sie ein Passwort. Damit melden Sie sich künftig mit ${email} an.`,
    password: (email: string) =>
      `Sie haben schon ein Konto mit ${email}. Bitte bestätigen Sie mit Ihrem Passwort, dass Sie es sind.`,
    provider: (email: string) =>
      `Sie melden sich mit ${email} über Ihren Anmeldedienst an. Die Einladung gilt, sobald Sie sich das nächste Mal so anmelden.`,
  },
  button: 'Einladung annehmen',
  elsewhere: 'Oder mit dem Firmenkonto annehmen',
  signIn: 'Zur Anmeldung',
}

export const passwordReset = {
  askTitle: 'Passwort vergessen',
  ask: 'Wir senden Ihnen einen Link, mit dem Sie ein neues Passwort wählen. Er gilt eine Stunde.',
  askButton: 'Link senden',
  sentTitle: 'Danke, wir kümmern uns darum.',
  sent: 'Wenn es zu dieser Adresse ein Konto gibt, kommt der Link in wenigen Minuten an. Sehen Sie bitte auch im Spam-Ordner nach.',
  noMail:
    'Dieser Server verschickt im Moment keine E-Mails. Bitten Sie die Person, die ihn betreibt, um einen Link.',
  queued:
    'Wenn es zu dieser Adresse ein Konto gibt, wartet der Link im Postausgang, bis der Server wieder E-Mails verschickt.',
  back: 'Zurück zur Anmeldung',
  title: 'Neues Passwort wählen',
  text: 'Danach sind Sie überall abgemeldet und melden sich mit dem neuen Passwort an.',
  button: 'Passwort speichern',
}

export const account = {
  title: 'Mein Konto',
  signedInAs: (name: string, email: string) => `Angemeldet als ${name} (${email}).`,
  password: 'Passwort',
  oldPassword: 'Bisheriges Passwort',
  newPassword: 'Neues Passwort',
  passwordHint: 'Mindestens 12 Zeichen. Am besten mehrere Wörter, die nicht zusammengehören.',
  changePassword: 'Passwort ändern',
  changePasswordHint: 'Auf allen anderen Geräten werden Sie damit abgemeldet.',
  noPassword:
    'Sie melden sich mit dem Firmenkonto an und haben hier kein eigenes Passwort. Wenn Sie eines möchten, schicken wir Ihnen einen Link dafür.',
  getPassword: 'Link für ein Passwort anfordern',
  savePassword: 'Passwort speichern',
  passwordSaved: 'Ihr neues Passwort gilt. Auf anderen Geräten sind Sie abgemeldet.',
  provenByProvider: 'Ihre E-Mail-Adresse ist jetzt bestätigt.',
  clearedByProvider:
    'Was vorher für dieses Konto eingerichtet war, gilt nicht mehr: Passwort, zweiter Faktor und offene Anmeldungen. Unter „Passwort ändern“ bekommen Sie ein neues Passwort.',
  sessions: 'Wo Sie angemeldet sind',
  columns: { device: 'Gerät', lastUsed: 'Zuletzt benutzt', since: 'Angemeldet seit', end: 'Abmelden' },
  unknownDevice: 'Unbekanntes Gerät',
  thisDevice: 'dieses Gerät',
  end: 'Abmelden',
  endOthers: 'Auf allen anderen Geräten abmelden',
  ended: 'Abgemeldet.',
}
