export const de = {
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
  clearedByProvider:
    'Was vorher für dieses Konto eingerichtet war, gilt nicht mehr: Passwort, zweiter Faktor und offene Anmeldungen. Unter „Passwort ändern“ bekommen Sie ein neues Passwort.',
  sessions: 'Wo Sie angemeldet sind',
  columns: { device: 'Gerät', lastUsed: 'Zuletzt benutzt', since: 'Angemeldet seit', end: 'Abmelden' },
  unknownDevice: 'Unbekanntes Gerät',
  thisDevice: 'dieses Gerät',
  end: 'Abmelden',
  endOthers: 'Auf allen anderen Geräten abmelden',
  signOut: { title: 'Abmelden', button: 'Jetzt abmelden' },
  saved: {
    abgemeldet: 'Abgemeldet.',
    passwort: 'Ihr neues Passwort gilt. Auf anderen Geräten sind Sie abgemeldet.',
    faktor: 'Der zweite Faktor ist aus. Auf anderen Geräten sind Sie abgemeldet.',
    firmenkonto: 'Ihre E-Mail-Adresse ist jetzt bestätigt.',
  },
}
