export const pay = {
  title: 'Vergütung',
  next: 'Danach',
  enter: 'Vergütung eintragen',
  edit: 'Vergütung ändern',
  text: 'Lohn oder Gehalt, wie es vereinbart ist. Eine Erhöhung tragen Sie mit dem Monat ein, ab dem sie gilt: Bis dahin zählt die bisherige.',
  agreed: 'Vereinbarte Vergütung',
  from: 'Gilt ab Monat',
  fromHint: 'Zum Beispiel: 01/2026',
  kind: 'Art',
  kinds: { hourly: 'Stundenlohn', monthly: 'Monatsgehalt' },
  amount: 'Betrag (brutto)',
  amountHint: 'In Euro, zum Beispiel: 15,50',
  action: 'Ändern',
  add: 'Vergütung eintragen',
  remove: 'Löschen',
  removeAll: 'Trotzdem löschen',
  replace: (amount: string, month: string) => `${amount} ersetzen, was ab ${month} eingetragen ist`,
  used: (count: number, first: string, last: string) =>
    count === 1
      ? `Der freigegebene Lohnzettel ${first} ist damit gerechnet: Er gilt dann als geändert und ist zu berichtigen.`
      : `${count} freigegebene Lohnzettel von ${first} bis ${last} sind damit gerechnet: Sie gelten dann als geändert und sind zu berichtigen.`,
  removeOf: (month: string) => `Vergütung ab ${month} löschen`,
  amountFrom: {
    hourly: (amount: string, month: string) => `${amount} je Stunde seit ${month}`,
    monthly: (amount: string, month: string) => `${amount} im Monat seit ${month}`,
  },
}
