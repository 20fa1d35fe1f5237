export const message = {
  titles: {
    invoice: 'Frage zu dieser Rechnung?',
    cancellation: 'Frage zu dieser Stornorechnung?',
    credit_note: 'Frage zu dieser Korrektur?',
  },
  texts: {
    invoice: 'Schreiben Sie uns. Wir sehen sofort, um welche Rechnung es geht.',
    cancellation: 'Schreiben Sie uns. Wir sehen sofort, um welche Stornorechnung es geht.',
    credit_note: 'Schreiben Sie uns. Wir sehen sofort, um welche Korrektur es geht.',
  },
}
