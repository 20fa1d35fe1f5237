export const de = {
  summary: 'Das hat noch nicht geklappt. Es wurde nichts gespeichert.',
  optional: '(freiwillig)',
  honeypot: 'Bitte leer lassen',
  whatDoesThisMean: 'Was heißt das?',
  message: {
    body: 'Ihre Nachricht',
    bodyHint: 'Höchstens 2000 Zeichen.',
    replyTo: 'E-Mail-Adresse für die Antwort',
    replyToHint: 'Ohne Angabe antworten wir an die Adresse, die wir von Ihnen haben.',
    button: 'Nachricht senden',
  },
}
