import type { TaskKind } from '~db/schema'

export const kinds: Record<TaskKind, string> = {
  message: 'Nachricht',
  address: 'Neue Adresse',
  bank: 'Neue Bankverbindung',
  mandate: 'Lastschrift gewünscht',
  question: 'Frage zum Lohnzettel',
  delivery: 'Unvollständige Meldung',
  transfer: 'Überweisung angekündigt',
  choice: 'Zahlungsart gewählt',
  fresh_link: 'Link gewünscht, aber keine E-Mail-Adresse',
  hours: 'Stunden nach dem Abschluss gemeldet',
}

/** What another system reported, by the name of its event. */
export const events = {
  'mandat.neu': 'Ein neues Lastschrift-Mandat, dem Angaben fehlen',
  'lohnzettel.versandt': 'Ein Lohnzettel wurde zugestellt, es fehlt aber, an wen oder für welchen Monat',
  'zeiterfassung.export': 'Arbeitszeiten',
  'buchhaltung.export': 'Ein Export an die Buchhaltung, dem Angaben fehlen',
} as Record<string, string>
