export const de = {
  choice_missing: 'Bitte wählen Sie aus, wie Sie bezahlen möchten.',
  choice_gone: 'Diese Auswahl gibt es nicht mehr. Bitte wählen Sie noch einmal.',
  holder_missing: 'Bitte geben Sie an, auf wen das Konto läuft.',
  consent_missing: 'Bitte stimmen Sie der Lastschrift zu, indem Sie das Kästchen ankreuzen.',
  not_open: 'Diese Rechnung ist nicht mehr offen. Sie müssen nichts mehr auswählen.',
}
