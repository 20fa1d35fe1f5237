/** Shared by customers, contracts and employees. */
export const de = {
  save: 'Speichern',
  addAnyway: 'Trotzdem anlegen: Es ist jemand anderes.',
  search: { more: 'Filtern', button: 'Suchen', reset: 'Alle zeigen', order: 'Reihenfolge' },
  acts: 'Was Sie tun können',
  more: 'Mehr',
  example: 'Beispiel: So sieht eine Zeile aus',
  samples: {
    firm: 'Musterfirma GmbH',
    person: 'Muster, Mia',
    writer: 'Mia Muster',
    town: 'Musterstadt',
    day: '02.01.2026',
    item: 'Büroreinigung',
    intervals: 'Büroreinigung, jeden Monat',
  },
  file: 'Als CSV-Datei speichern',
  archive: { title: 'Archivieren', undo: 'Wieder aufnehmen' },
  history: {
    title: 'Verlauf',
    older: (count: number) => `${count} ältere`,
    none: 'Noch nichts geschehen.',
    other: 'Geändert',
    by: (name: string) => `von ${name}`,
    change: (field: string, before: string, after: string) => `${field}: ${before} → ${after}`,
    empty: 'leer',
  },
}
