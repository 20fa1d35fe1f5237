export const forms = {
  summary: 'Das hat noch nicht geklappt. Es wurde nichts gespeichert.',
  optional: '(freiwillig)',
  honeypot: 'Bitte leer lassen',
  whatDoesThisMean: 'Was heißt das?',
  faults: {
    required: 'Bitte füllen Sie dieses Feld aus.',
    too_long: 'Bitte kürzen Sie Ihre Eingabe.',
    choice_missing: 'Bitte wählen Sie aus, wie Sie bezahlen möchten.',
    choice_gone: 'Diese Auswahl gibt es nicht mehr. Bitte wählen Sie noch einmal.',
    message_missing: 'Bitte schreiben Sie uns, worum es geht.',
    message_too_long: 'Bitte kürzen Sie Ihre Nachricht auf höchstens 2000 Zeichen.',
    email_wrong: 'Diese E-Mail-Adresse stimmt nicht. Sie sieht zum Beispiel so aus: name@beispiel.de',
    iban_missing: 'Bitte geben Sie Ihre IBAN ein.',
    iban_wrong: 'Diese IBAN stimmt nicht. Bitte vergleichen Sie sie mit Ihrer Bankkarte.',
    holder_missing: 'Bitte geben Sie an, auf wen das Konto läuft.',
    holder_too_long: 'Der Name darf höchstens 70 Zeichen lang sein.',
    consent_missing: 'Bitte stimmen Sie der Lastschrift zu, indem Sie das Kästchen ankreuzen.',
    date_wrong: 'Dieses Datum gibt es nicht. Bitte prüfen Sie es.',
    throttled:
      'Sie haben in kurzer Zeit mehrmals etwas abgeschickt. Bitte versuchen Sie es in einer Stunde noch einmal.',
    not_open: 'Diese Rechnung ist nicht mehr offen. Sie müssen nichts mehr auswählen.',
  },
}
