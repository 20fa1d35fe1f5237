import type { MailKind } from '~/domain/outbox/kinds'
import type { LinkPurpose } from '~db/schema'

export const kinds: Record<Exclude<MailKind, 'fresh_link'>, string> = {
  invoice_sent: 'Rechnung an den Kunden',
  credit_sent: 'Gutschrift an den Kunden',
  payment_reminder: 'Erinnerung vor der Fälligkeit',
  payslip_published: 'Lohnzettel liegt bereit',
  document_added: 'Neues Dokument',
  leaver_link: 'Link zum Austritt',
  payslip_question: 'Frage zu einem Lohnzettel',
  link_sent: 'Link aus dem Büro',
  customer_message: 'Nachricht eines Kunden',
  reply: 'Antwort aus dem Büro',
  customer_notice: 'Mitteilung eines Kunden',
  wish_settled: 'Bescheid über einen Wunsch',
  mandate_ended: 'Ende eines Lastschrift-Mandats',
  payment_choice_confirmed: 'Bestätigung der Zahlungswahl',
  invitation: 'Einladung ins Büro',
  password_reset: 'Neues Passwort',
  portal_code: 'Code für Lohnzettel',
  service_state: 'Zustand des Dienstes',
  sender_code: 'Code für den Absender',
}

export const freshLinks: Record<LinkPurpose, string> = {
  rechnung: 'Neuer Link zur Rechnung',
  portal: 'Neuer Link zum Kundenportal',
  'mitarbeiter-portal': 'Neuer Link zu Lohnzetteln',
}
