interface ErrorText {
  title: string
  text: string
}

const byStatus = {
  400: {
    title: 'Diese Adresse stimmt nicht',
    text: 'Bitte öffnen Sie den Link noch einmal, so wie Sie ihn erhalten haben.',
  },
  403: {
    title: 'Das ist hier nicht erlaubt',
    text: 'Es wurde nichts geändert. Bitte gehen Sie zurück und versuchen Sie es von dort aus.',
  },
  404: {
    title: 'Diese Seite gibt es nicht',
    text: 'Vielleicht ist der Link nicht vollständig. Bitte kopieren Sie ihn noch einmal ganz aus der E-Mail, oder fragen Sie die Firma, von der Sie ihn haben.',
  },
  405: {
    title: 'So lässt sich diese Seite nicht aufrufen',
    text: 'Bitte öffnen Sie die Seite neu über Ihren Link.',
  },
  409: {
    title: 'Inzwischen hat sich etwas geändert',
    text: 'Es wurde nichts doppelt ausgeführt. Bitte öffnen Sie die Seite neu und prüfen Sie den Stand.',
  },
  410: {
    title: 'Dieser Link gilt nicht mehr',
    text: 'Er wurde schon benutzt, oder seine Zeit ist um.',
  },
  413: {
    title: 'Das ist zu viel auf einmal',
    text: 'Ihre Eingabe ist zu lang und wurde nicht gespeichert. Bitte kürzen Sie sie und senden Sie sie noch einmal.',
  },
  429: {
    title: 'Bitte warten Sie etwas',
    text: 'In kurzer Zeit kamen sehr viele Anfragen. Bitte versuchen Sie es in einigen Minuten noch einmal.',
  },
  500: {
    title: 'Da ist etwas schiefgegangen',
    text: 'Der Fehler liegt bei uns. Bitte versuchen Sie es gleich noch einmal. Was Sie vorher gespeichert haben, ist sicher.',
  },
  503: {
    title: 'Gerade nicht erreichbar',
    text: 'Es wurde nichts gespeichert. Bitte versuchen Sie es in einer Minute noch einmal.',
  },
} satisfies Record<number, ErrorText>

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
    onlyPayroll: 'Das öffnet nur, wer den Lohn macht',
    forPayroll: (names: string) =>
      `Hier stehen Kirchensteuer, Pfändungen oder Krankheit, die sich vom Rest nicht trennen lassen. Das sieht in dieser Firma nur, wer den Lohn macht (${names}). Es wurde nichts geändert.`,
    toSetting: 'Festlegen, wer das sieht',
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
