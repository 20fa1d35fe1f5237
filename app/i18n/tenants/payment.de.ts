export const bank = {
  title: 'Bankverbindung',
  text: 'Auf dieses Konto zahlen Ihre Kunden.',
  ibanHint: 'Bitte prüfen Sie sie gut: Sie steht auf jeder neuen Rechnung.',
  ibanNote: '(nötig für Überweisungen)',
  creditorNote: '(nötig für Lastschriften)',
  creditorHint: 'Sie bekommen sie von der Bundesbank, sie sieht zum Beispiel so aus: DE98ZZZ09999999999',
}

export const terms = {
  title: 'Fristen',
  text: 'Neue Rechnungen und neue Links richten sich danach. Was schon verschickt ist, behält seine Frist.',
  termHint: '0 bis 365. Bei 0 ist die Rechnung sofort fällig.',
  limitHint: 'Bei 0 wird nichts ausgebucht. Höchstens 100\u00a0€.',
  linkHint: '1 bis 730',
}
