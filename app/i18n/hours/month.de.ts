export const month = {
  open: 'Dieser Monat ist offen: Was gemeldet wird, gilt sofort.',
  closed: (day: string, by: string | null) =>
    `Abgeschlossen am ${day}${by === null ? '' : ` von ${by}`}. Was danach kommt, gilt erst, wenn Sie es annehmen.`,
  close: 'Monat abschließen',
  closeWith: (missing: number) =>
    missing === 1 ? 'Von einer Person fehlen noch Stunden.' : `Von ${missing} Personen fehlen noch Stunden.`,
  reopen: 'Wieder öffnen',
  paste: 'Aus einer Tabelle einfügen',
  handOver: 'An das Lohnbüro übergeben',
  late: {
    title: (count: number) =>
      count === 1 ? 'Eine spätere Meldung wartet auf Sie' : `${count} spätere Meldungen warten auf Sie`,
    text: 'Diese Stunden kamen nach dem Abschluss oder nach dem Lohnzettel. Es gelten die bisherigen, bis Sie entscheiden.',
    name: 'Name',
    before: 'Es gelten',
    after: 'Gemeldet',
    nothing: 'noch keine',
    decide: 'Entscheiden',
    decideOf: (name: string) => `Entscheiden: Stunden von ${name}`,
  },
}
