export const chargeStatementFacts = {
  total: 'Zu zahlen',
  paper: 'Forderungsaufstellung als PDF-Datei',
}

export const chargeStatementMail = {
  subject: 'Forderungsaufstellung von {firma}',
  body: `{anrede},

mit den Rechnungen in dieser Aufstellung sind Sie in Verzug. Nach dem Gesetz schulden Sie uns dafür Zinsen. Wie sie bis zum {ende} gerechnet sind, steht im Anhang, mit allem, was wir sonst verlangen können.

{angaben}

Stimmt etwas nicht, oder haben Sie in den letzten Tagen schon gezahlt? Dann melden Sie sich bitte bei uns.

Freundliche Grüße
{firma}`,
}
