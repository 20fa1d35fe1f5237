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
  columns: { device: 'Gerät', lastUsed: 'Zuletzt benutzt', since: 'Angemeldet seit' },
  unknownDevice: 'Unbekanntes Gerät',
  thisDevice: 'dieses Gerät',
  end: 'Abmelden',
  endWhich: 'Wo möchten Sie sich abmelden?',
  allOthers: 'Auf allen anderen Geräten',
  endPassword: 'Ihr Passwort, zur Sicherheit noch einmal',
  signIns: {
    title: 'Ihre letzten Anmeldungen',
    text: 'Kommt Ihnen eine davon fremd vor? Dann ändern Sie gleich Ihr Passwort und sagen Sie der Leitung Bescheid.',
    at: 'Wann',
    factor: 'Womit',
    device: 'Gerät',
    from: 'Aus welchem Netz',
    factors: { password: 'Passwort', code: 'Passwort und Code', provider: 'Firmenkonto' },
  },
  signOut: { title: 'Abmelden', button: 'Jetzt abmelden' },
  saved: {
    abgemeldet: 'Abgemeldet.',
    passwort: 'Ihr neues Passwort gilt. Auf anderen Geräten sind Sie abgemeldet.',
    faktor: 'Der zweite Faktor ist aus. Auf anderen Geräten sind Sie abgemeldet.',
    firmenkonto: 'Ihre E-Mail-Adresse ist jetzt bestätigt.',
  },
  faults: {
    sign_in_wrong: 'E-Mail-Adresse oder Passwort stimmen nicht. Bitte prüfen Sie beides.',
    setup_code_wrong: 'Dieser Code stimmt nicht. Bitte vergleichen Sie ihn mit der Ausgabe des Servers.',
    code_missing: 'Bitte geben Sie den Code ein.',
    code_wrong:
      'Dieser Code stimmt nicht oder wurde schon benutzt. Bitte nehmen Sie den nächsten Code aus Ihrer App oder einen anderen Ersatzcode.',
    app_code_wrong: 'Dieser Code stimmt nicht. Bitte geben Sie den ein, der gerade in Ihrer App steht.',
    second_factor_ended: 'Das hat zu lange gedauert. Bitte beginnen Sie noch einmal.',
    password_missing: 'Bitte geben Sie ein Passwort ein.',
    password_short: 'Bitte wählen Sie ein Passwort mit mindestens 12 Zeichen.',
    password_long: 'Bitte wählen Sie ein Passwort mit höchstens 200 Zeichen.',
    password_common:
      'Dieses Passwort ist zu leicht zu erraten. Gut sind zum Beispiel vier Wörter, die nichts miteinander zu tun haben.',
    password_personal:
      'Dieses Passwort lässt sich aus Ihrem Namen, Ihrer E-Mail-Adresse oder Ihrer Firma erraten. Bitte wählen Sie ein anderes.',
    password_wrong: 'Dieses Passwort stimmt nicht.',
    signed_out_meanwhile:
      'Sie waren inzwischen abgemeldet. Was Sie eingegeben haben, steht wieder da. Bitte senden Sie es noch einmal ab.',
  },
}
