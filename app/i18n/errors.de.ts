import { byStatus } from './errors/statuses.de'

export const de = {
  byStatus,
  ended: {
    title: 'Dieser Link gilt nicht mehr',
    text: (firm: string) =>
      `Links gelten aus Sicherheitsgründen nur eine Zeit lang. Ihre Daten bei ${firm} sind sicher und unverändert.`,
  },
  notPublished: {
    title: 'Diese Rechnung ist noch nicht fertig',
    text: (firm: string) =>
      `Ihr Link ist richtig. ${firm} hat die Rechnung aber noch nicht veröffentlicht. Bitte öffnen Sie den Link später noch einmal.`,
  },
  otherFirm: {
    title: 'Sie haben die Firma gewechselt',
    text: (now: string, shown: string | null) =>
      `Sie arbeiten jetzt für ${now}, aber in diesem Fenster war noch ${shown ?? 'eine andere Firma'} zu sehen. Es wurde nichts geändert.`,
    goOn: (shown: string) =>
      `Um für ${shown} weiterzuarbeiten, wechseln Sie im Büro zuerst wieder die Firma.`,
    back: 'Zurück zum Büro',
  },
  goneInOffice: {
    title: 'Das gibt es hier nicht (mehr)',
    text: 'Vielleicht hat es inzwischen jemand gelöscht, oder es gehört zu einer anderen Firma. Über das Menü oder die Suche finden Sie, was da ist.',
  },
  toOffice: 'Zum Büro',
  toStart: 'Zur Startseite',
  wait: (minutes: number) =>
    `In kurzer Zeit kamen sehr viele Anfragen. In ${minutes === 1 ? 'einer Minute' : `${minutes} Minuten`} geht es weiter.`,
  notAllowed: {
    title: 'Das geht mit Ihrer Rolle nicht',
    forOwners: (owners: string) => `Das darf nur die Leitung (${owners}). Es wurde nichts geändert.`,
    forOthers: (owners: string) =>
      `Es wurde nichts geändert. Brauchen Sie das für Ihre Arbeit? Ihre Rolle ändert die Leitung (${owners}).`,
    back: 'Zurück zum Büro',
  },
  usedLink: {
    einladung:
      'Er wurde schon benutzt, oder seine Zeit ist um. Haben Sie die Einladung schon angenommen? Dann melden Sie sich einfach an. Sonst bitten Sie die Person, die Sie eingeladen hat, um eine neue.',
    passwort:
      'Er wurde schon benutzt, oder seine Zeit ist um. Haben Sie Ihr neues Passwort schon gewählt? Dann melden Sie sich damit an.',
    signIn: 'Zur Anmeldung',
    newLink: 'Neuen Link anfordern',
  },
  contact: 'Fragen? So erreichen Sie uns:',
}
