export const de = {
  title: 'Einladung annehmen',
  text: (name: string, firm: string) =>
    `Guten Tag, ${name}. ${firm} gibt Ihnen Zugang zu Zahltag, dem Programm für Lohn und Rechnungen der Firma.`,
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
