export const de = {
  line_discount_wrong: 'Bitte geben Sie Prozent oder Euro an, zum Beispiel: 10 % oder 5,00 €',
  line_end_before_start: 'Das Ende liegt vor dem Beginn.',
  service_end_before_start: 'Die Leistung kann nicht enden, bevor sie beginnt.',
  cancellation_reason_missing: 'Bitte geben Sie an, warum Sie die Rechnung stornieren.',
  amount_missing: 'Bitte geben Sie einen Betrag ein, zum Beispiel: 119,00',
  date_in_future: 'Das Datum liegt in der Zukunft.',
  way_missing: 'Bitte wählen Sie, wie bezahlt wird.',
  paid_meanwhile: 'Inzwischen ist zu der Rechnung eine Zahlung gebucht. Bitte sehen Sie sie noch einmal an.',
  draft_has_obstacles: 'Der Entwurf lässt sich so nicht ausstellen. Was zu ändern ist, steht unten.',
  no_lines: 'Die Rechnung hat keine Position.',
  already_issued: 'Die Rechnung ist schon ausgestellt.',
  draft_changed:
    'Jemand hat den Entwurf inzwischen geändert. Bitte sehen Sie ihn noch einmal an, bevor Sie ihn ausstellen oder verwerfen.',
  draft_link_sent:
    'Der Link zu diesem Entwurf ging schon per E-Mail hinaus. Ändern Sie den Entwurf, statt ihn zu verwerfen.',
  not_issued: 'Das ist noch ein Entwurf.',
  not_payable: 'Zu einer Stornorechnung lässt sich keine Zahlung eintragen.',
  amount_zero: 'Der Betrag darf nicht null sein.',
  period_already_invoiced: 'Dieser Zeitraum des Vertrags ist schon berechnet.',
  not_cancellable: 'Nur eine Rechnung lässt sich stornieren.',
  already_cancelled: 'Die Rechnung ist schon storniert.',
}
