export const de = {
  title: 'Einladung annehmen',
  text: (name: string, firm: string) =>
    `Guten Tag, ${name}. ${firm} gibt Ihnen Zugang zu Zahltag, dem Programm für Lohn und Rechnungen der Firma.`,
  isNew: 'Sie sind neu hier',
  choose: (email: string) => `Wählen Sie ein Passwort. Damit melden Sie sich künftig mit ${email} an.`,
  hasAccount: 'Sie haben schon ein Konto',
  signInFirst: (email: string) =>
    `Melden Sie sich mit ${email} an. Danach fragen wir Sie noch einmal, und Sie nehmen die Einladung an. Ihr Passwort bleibt, wie es ist.`,
  signIn: 'Anmelden und annehmen',
  signInAnyWay: 'Anmelden und annehmen, auch mit dem Firmenkonto',
  signedIn: (email: string) => `Sie sind mit ${email} angemeldet.`,
  button: 'Einladung annehmen',
}
