/** Defaults where the credit note or cancellation has no text of its own. */
export const credited = {
  documents: { cancellation: 'Stornorechnung', credit_note: 'Rechnungskorrektur' },
  does: {
    cancellation: (invoice: string) => `nehmen wir unsere Rechnung ${invoice} zurück.`,
    credit_note: (invoice: string, amount: string) =>
      `schreiben wir Ihnen von unserer Rechnung ${invoice} ${amount} gut.`,
  },
  attached: 'Die Datei hängt an dieser E-Mail.',
  cancelled: 'Sie müssen diese Rechnung nicht bezahlen. Was Sie schon bezahlt haben, bekommen Sie zurück.',
}

export const creditMail = {
  credit_sent: {
    subject: '{dokument} {nummer} zu Ihrer Rechnung {rechnung}',
    body: `{anrede},

mit der {dokument} {nummer} vom {datum} {was} {folge}

{link}

Auf der Seite sehen Sie alle Posten und laden das PDF herunter. Der Link gilt bis zum {gueltig_bis}. Wer ihn hat, braucht keine Anmeldung.

Freundliche Grüße
{firma}`,
  },
}
