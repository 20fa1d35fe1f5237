export const de = {
  hours_amount_wrong: 'Diese Zahl passt nicht in einen Monat. Zum Beispiel: 160,5',
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
  table_faulty: 'Einige Zeilen passen noch nicht. Bitte sehen Sie sie durch.',
}
