export const de = {
  hours_amount_wrong: 'Diese Zahl passt nicht in einen Monat. Zum Beispiel: 160,5',
  hours_above_month: 'Das sind mehr Stunden, als der Monat hat.',
  overtime_above_hours:
    'Das sind mehr Überstunden als Stunden. Überstunden sind ein Teil der Stunden; der Stand eines Zeitkontos gehört nicht hierher.',
  premium_above_hours: 'Das sind mehr Nacht-, Sonntags- oder Feiertagsstunden als Stunden im Ganzen.',
  days_above_month: 'Krankheit und Urlaub sind zusammen mehr Tage, als der Monat hat.',
  hours_reason_missing: 'Bitte schreiben Sie kurz, warum. Es steht später im Verlauf.',
  hours_decision_missing: 'Bitte wählen Sie: annehmen oder ablehnen.',
  hours_id_missing: 'Bitte wählen Sie eine Kennung.',
  hours_employee_missing: 'Bitte wählen Sie, wer es ist.',
  hours_changed_meanwhile:
    'Inzwischen ist etwas anderes gemeldet oder eingetragen worden. Bitte sehen Sie noch einmal nach.',
  hours_settled: 'Darüber hat schon jemand entschieden.',
  hours_missing: 'Bitte geben Sie die Stunden an. Keine Stunden schreiben Sie als 0.',
  hours_unchanged: 'Das ändert nichts: Alles steht schon so da.',
  month_closed: 'Dieser Monat ist abgeschlossen.',
  id_not_there: 'Unter dieser Kennung ist nichts gekommen.',
  id_of_employee: 'Diese Kennung hat schon jemand.',
  table_missing: 'Bitte fügen Sie die Zeilen Ihrer Tabelle ein.',
  table_one_column:
    'Zwischen den Spalten steht weder ein Tabulator noch ein Semikolon. Kopieren Sie die Zellen aus der Tabelle, oder trennen Sie sie mit „;“.',
  table_numbers_missing:
    'Es fehlt eine Spalte mit der Überschrift „Personalnummer“: An ihr erkennt Zahltag, wessen Stunden es sind. Die Nummern stehen in der Liste der Mitarbeiter.',
  table_faulty: 'Einige Zeilen passen noch nicht. Bitte sehen Sie sie durch.',
  handover_format_missing: 'Bitte wählen Sie die Art der Datei.',
  payroll_numbers_missing: 'Für DATEV fehlen Beraternummer und Mandantennummer.',
  payroll_consultant_wrong: 'Die Beraternummer hat vier bis sieben Ziffern.',
  payroll_client_wrong: 'Die Mandantennummer hat höchstens fünf Ziffern.',
  wage_type_wrong: 'Eine Lohnart hat höchstens vier Ziffern. Ein Strich heißt: wird nicht übergeben.',
}
