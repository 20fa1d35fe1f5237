import type { KeptReason } from '~/domain/inbox/plan'
import type { TaskKind } from '~db/schema'

export const kinds: Record<TaskKind, string> = {
  message: 'Nachricht',
  address: 'Neue Adresse',
  bank: 'Neue Bankverbindung',
  mandate: 'Lastschrift gewünscht',
  question: 'Frage zum Lohnzettel',
  delivery: 'Meldung zu prüfen',
  transfer: 'Überweisung angekündigt',
  choice: 'Zahlungsart gewählt',
  fresh_link: 'Link gewünscht, aber keine E-Mail-Adresse',
  returned: 'Lastschrift zurückgekommen',
  double_debit: 'Bezahlt, wird aber noch abgebucht',
  hours: 'Stunden nach dem Abschluss gemeldet',
  unknown_hours: 'Stunden ohne Mitarbeiter',
  transfer_back: 'Lohnzahlung zurückgekommen',
  event_endpoint: 'Adresse für Ereignisse antwortet nicht',
}

export const events = {
  'mandat.neu': 'Ein neues Lastschrift-Mandat, das nicht übernommen wurde',
  'lohnzettel.versandt': 'Ein Lohnzettel wurde zugestellt, es fehlt aber, an wen oder für welchen Monat',
  'zeiterfassung.export': 'Arbeitszeiten',
  'buchhaltung.export': 'Ein Export an die Buchhaltung, dem Angaben fehlen',
} as Record<string, string>

export const reasons: Record<KeptReason, string> = {
  incomplete: 'In der Meldung fehlen Angaben.',
  unknown_customer: 'Zu den Angaben gehört kein Kunde, oder Kennung und Kundennummer meinen nicht denselben.',
  customer_archived:
    'Der Kunde ist archiviert. Soll wieder abgebucht werden, nehmen Sie ihn in die Listen auf und tragen Sie das Mandat ein.',
  reference_taken: 'Ein Mandat mit dieser Referenz gibt es schon, aber mit anderen Angaben.',
  mandate_not_active:
    'Das Mandat mit dieser Referenz gilt nicht: Es ist widerrufen, abgelehnt oder noch nicht bestätigt.',
  signed_later: 'Die Unterschrift liegt in der Zukunft.',
  b2b_consumer: 'Der Kunde ist eine Privatperson; eine Firmenlastschrift gibt es nur mit Firmen.',
  outside_sepa: 'Das Konto ist außerhalb von SEPA, dort lässt sich nichts abbuchen.',
  mandate_lapsed:
    'Seit der Unterschrift sind mehr als 36 Monate vergangen. Wurde seither abgebucht, tragen Sie das Mandat ein und dazu, wann zuletzt; sonst ist es erloschen.',
}
