export const de = {
  title: 'Als übergeben vermerken',
  text: 'Der Kunde hat die Rechnung auf Papier oder auf einem anderen Weg bekommen, nicht per E-Mail aus Zahltag. Ab diesem Tag gilt eine Lastschrift, die auf der Rechnung steht, als angekündigt.',
  on: 'Übergeben oder abgeschickt am',
  onHint: 'Frühestens am Tag der Rechnung, spätestens heute.',
  button: 'Als übergeben vermerken',
  known: (date: string) => `Als übergeben vermerkt: ${date}.`,
  withdrawText:
    'War das ein Irrtum, nehmen Sie den Vermerk zurück. Eine Lastschrift gilt dadurch dann nicht mehr als angekündigt.',
  withdraw: 'Vermerk zurücknehmen',
  fact: 'Übergeben am',
  many: {
    title: (count: number) =>
      count === 1
        ? '1 Abbuchung ist noch niemandem angekündigt'
        : `${count} Abbuchungen sind noch niemandem angekündigt`,
    text: 'Diese Rechnungen gingen weder sicher per E-Mail hinaus (was noch wartet, zählt nicht), noch sind sie als übergeben vermerkt. Der Kunde weiß also noch nichts von der Abbuchung: Senden Sie die Rechnung, oder vermerken Sie hier, wann Sie sie übergeben haben.',
    choose: 'Übergeben',
    tick: (number: string) => `Rechnung ${number} ist übergeben`,
  },
  faults: {
    handed_over_early: 'Das ist vor dem Rechnungsdatum. Bitte nennen Sie einen Tag ab der Rechnung.',
    handed_over_already:
      'Für eine Rechnung ist schon ein anderer Tag vermerkt. Nehmen Sie diesen Vermerk zuerst auf der Seite der Rechnung zurück.',
    handed_over_gone: 'Der Vermerk ist schon zurückgenommen.',
    handed_over_collected:
      'Die Lastschrift, die diese Rechnung ankündigt, ist schon in einer Datei. Vermerken Sie sie dort zuerst als nicht ausgeführt.',
    handed_over_none: 'Bitte kreuzen Sie mindestens eine Rechnung an.',
  },
}
