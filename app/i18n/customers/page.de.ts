export const balance = {
  title: 'Offen',
  credit: 'Guthaben',
  owed: 'Noch zu zahlen',
  overdue: 'Überfällig',
  ofThemOverdue: (count: number) => (count === 1 ? '1 Rechnung' : `${count} Rechnungen`),
  collected: 'Wird abgebucht',
  nothing: 'Nichts offen',
}

export const invoices = {
  title: 'Rechnungen',
  none: 'Noch keine Rechnung.',
  all: (total: number) => `Alle ${total} Rechnungen zeigen`,
}

export const contracts = {
  title: 'Verträge',
  none: 'Kein Vertrag.',
  since: (date: string) => `seit ${date}`,
  until: (date: string) => `bis ${date}`,
}

export const mandates = {
  title: 'Lastschrift-Mandate',
  none: 'Kein gültiges Mandat.',
  signed: (date: string) => `vom ${date}`,
}

export const threads = {
  title: 'Nachrichten und Wünsche',
  none: 'Noch nichts. Hier erscheint, was der Kunde auf seinen Seiten schreibt, ändern möchte oder ankündigt.',
  all: 'Ältere zeigen',
  columns: { what: 'Was', about: 'Wozu', at: 'Wann', state: 'Stand' },
  open: 'offen',
  openWith: (name: string) => `offen, ${name} kümmert sich`,
  answered: (date: string) => `beantwortet am ${date}`,
  done: (date: string) => `erledigt am ${date}`,
}

export const archive = {
  text: (date: string | null) =>
    `Der Kunde verschwindet aus den Listen, und die Links zu seinem Portal werden gesperrt, auch die seiner Ansprechpartner. Rechnungen und Verträge bleiben, wie sie sind: Links zu einzelnen Rechnungen gelten weiter, damit der Kunde offene bezahlen kann. ${
      date === null
        ? 'Mit der ersten Rechnung beginnt eine Frist von acht Jahren (§\u00a0147 AO), in der er nicht gelöscht werden kann.'
        : `Rechnungen müssen acht Jahre aufbewahrt werden, die letzte bis zum ${date} (§\u00a0147 AO). Vorher lässt sich der Kunde nicht löschen.`
    }`,
  button: 'Kunden archivieren',
  undoText: (date: string | null) =>
    `Der Kunde ist archiviert: Er steht nicht in den Listen, und sein Portal ist gesperrt.${date === null ? '' : ` Seine Rechnungen müssen bis zum ${date} aufbewahrt werden (§\u00a0147 AO).`}`,
}
