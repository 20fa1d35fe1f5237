const WAYS_CLOSING = `Das waren nicht Sie? Dann melden Sie sich bitte gleich bei uns.

Freundliche Grüße
{firma}`

export const paymentChoiceMails = {
  payment_choice_confirmed: {
    transfer: {
      subject: 'Rechnung {rechnung}: Zahlung per Überweisung',
      body: `{anrede},

wir haben notiert: Sie zahlen die Rechnung {rechnung} per Überweisung.

{angaben}

{link}

${WAYS_CLOSING}`,
    },
    direct_debit: {
      subject: 'Rechnung {rechnung}: Wir buchen den Betrag ab',
      body: `{anrede},

wir haben notiert: Die Rechnung {rechnung} wird per Lastschrift bezahlt. Sie brauchen nichts zu tun. Wir buchen den Betrag so ab:

{angaben}

{link}

${WAYS_CLOSING}`,
    },
    requested: {
      subject: 'Rechnung {rechnung}: Ihr Wunsch, per Lastschrift zu zahlen',
      body: `{anrede},

Sie möchten die Rechnung {rechnung} per Lastschrift zahlen. Ihr Wunsch ist bei uns angekommen. Solange wir ihn nicht bestätigt haben, buchen wir nichts ab. Bis dahin überweisen Sie den Betrag bitte wie bisher:

{angaben}

{link}

${WAYS_CLOSING}`,
    },
  },
}
