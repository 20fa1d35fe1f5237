export const faults = {
  line_discount_wrong: 'Bitte geben Sie Prozent oder Euro an, zum Beispiel: 10\u00a0% oder 5,00\u00a0€',
  labour_above_line: 'Der Lohnanteil ist höher als die Position. Bitte nennen Sie höchstens ihren Betrag.',
  line_end_before_start: 'Das Ende liegt vor dem Beginn.',
  service_end_before_start: 'Die Leistung kann nicht enden, bevor sie beginnt.',
  cancellation_reason_missing: 'Bitte geben Sie an, warum Sie die Rechnung stornieren.',
  amount_missing: 'Bitte geben Sie einen Betrag ein, zum Beispiel: 119,00',
  date_in_future: 'Das Datum liegt in der Zukunft.',
  way_missing: 'Bitte wählen Sie, wie bezahlt wird.',
  credited_meanwhile:
    'Inzwischen ist von der Rechnung etwas gutgeschrieben. Es ist noch nichts Weiteres ausgestellt: Bitte sehen Sie nach, ob es so bleiben soll.',
  paid_meanwhile: 'Inzwischen ist zu der Rechnung eine Zahlung gebucht. Bitte sehen Sie sie noch einmal an.',
  drafts_missing: 'Bitte kreuzen Sie mindestens einen Entwurf an.',
  draft_not_issuable: 'Der Entwurf lässt sich so nicht ausstellen. Was zu ändern ist, steht unten.',
  no_lines: 'Die Rechnung hat keine Position.',
  already_issued: 'Die Rechnung ist schon ausgestellt.',
  draft_changed:
    'Jemand hat den Entwurf inzwischen geändert. Bitte sehen Sie ihn noch einmal an, bevor Sie ihn ausstellen oder verwerfen.',
  draft_link_sent:
    'Der Link zu diesem Entwurf ging schon per E-Mail hinaus. Ändern Sie den Entwurf, statt ihn zu verwerfen.',
  not_issued: 'Das ist noch ein Entwurf.',
  not_payable: 'Zu einer Stornorechnung lässt sich keine Zahlung eintragen.',
  amount_zero: 'Der Betrag darf nicht null sein.',
  amount_grouping:
    'Bitte schreiben Sie den Betrag mit Komma vor den Cent, zum Beispiel: 1250,00 oder 1.250,00. „1,250“ lässt sich auf zwei Arten lesen.',
  date_before_issue:
    'Das ist vor dem Rechnungsdatum. Wenn es eine Vorauszahlung war, bestätigen Sie das unten, sonst ändern Sie das Datum.',
  more_than_open:
    'Das ist mehr als offen. Bestätigen Sie unten, dass der Rest Guthaben des Kunden wird, oder ändern Sie den Betrag.',
  credit_refunded:
    'Das Guthaben aus dieser Zahlung ist dem Kunden schon ausgezahlt, und die Rechnung ist nicht mehr offen. Heben Sie zuerst die Auszahlung im Konto des Kunden auf; der Kunde schuldet Ihnen den Betrag.',
  more_than_paid: 'So viel ist zu dieser Rechnung nicht eingegangen.',
  other_customer: 'Eine der Rechnungen gehört zu einem anderen Kunden.',
  discount_over:
    'Skonto lässt sich für diesen Tag nicht mehr abziehen: Die Frist ist mehr als fünf Tage vorbei.',
  discount_short: 'Der Betrag reicht nicht für die angekreuzten Rechnungen mit Skonto.',
  discount_offered:
    'Der Betrag entspricht der Rechnung abzüglich Skonto. Bitte wählen Sie, ob der Rest Skonto ist oder offen bleibt.',
  above_limit:
    'Der Rest ist höher als der Betrag, den Ihre Firma ausbucht. Er steht bei den Fristen der Firma.',
  nothing_open: 'Davon ist nichts mehr offen.',
  write_off_reason_missing: 'Bitte geben Sie an, warum Sie den Rest ausbuchen.',
  undo_reason_missing: 'Bitte geben Sie an, warum Sie die Buchung zurücknehmen.',
  credit_changed: 'Das Guthaben ist inzwischen ein anderes. Bitte sehen Sie es noch einmal an.',
  credit_short: 'So viel Guthaben hat der Kunde nicht.',
  credit_spent:
    'Ein Teil davon ist dem Kunden schon zurückgezahlt. Nehmen Sie zuerst die Rückzahlung zurück.',
  credit_used:
    'Das Geld der zurückgenommenen Zuordnung ist inzwischen anders verwendet. Sehen Sie unter „Zahlungen“ nach.',
  already_reversed: 'Das ist schon zurückgenommen.',
  limit_wrong: 'Bitte geben Sie einen Betrag zwischen 0 und 100\u00a0€ an.',
  period_already_invoiced: 'Dieser Zeitraum des Vertrags ist schon berechnet.',
  not_cancellable: 'Nur eine Rechnung lässt sich stornieren.',
  credit_reason_missing: 'Bitte geben Sie an, warum Sie etwas gutschreiben.',
  credit_quantity_wrong: 'Bitte geben Sie eine Menge ohne Vorzeichen ein, zum Beispiel: 1,5',
  credit_quantity_too_high: 'So viel ist von dieser Position nicht mehr übrig.',
  credit_too_much: 'Das ist mehr, als von der Rechnung noch übrig ist.',
  credit_nothing: 'Bitte geben Sie an, was Sie gutschreiben.',
  partly_credited:
    'Ein Teil der Rechnung ist schon gutgeschrieben. Statt sie zu stornieren, schreiben Sie den Rest mit einer weiteren Rechnungskorrektur gut.',
  already_credited: 'Die Rechnung ist schon vollständig gutgeschrieben.',
  not_creditable: 'Gutschreiben lässt sich nur etwas von einer Rechnung.',
  advance_deducts:
    'Eine Abschlagsrechnung kann keine anderen Abschläge abziehen. Nehmen Sie einen der Haken weg.',
  advance_not_deductible:
    'Eine der angekreuzten Abschlagsrechnungen lässt sich nicht mehr abziehen. Bitte wählen Sie noch einmal.',
  advance_taken:
    'Eine der angekreuzten Abschlagsrechnungen wird schon in einer anderen Rechnung oder einem anderen Entwurf abgezogen.',
  advance_deducted:
    'Diese Abschlagsrechnung ist in einer Schlussrechnung abgezogen. Stornieren Sie zuerst die Schlussrechnung.',
  already_cancelled: 'Die Rechnung ist schon storniert.',
}
