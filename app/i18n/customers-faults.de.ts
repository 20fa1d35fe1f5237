export const de = {
  customer_kind_missing: 'Bitte wählen Sie, ob es eine Firma oder eine Privatperson ist.',
  customer_name_missing: 'Bitte geben Sie den Namen des Kunden ein.',
  customer_number_missing: 'Bitte geben Sie eine Kundennummer ein.',
  buyer_reference_wrong:
    'Diese Leitweg-ID stimmt nicht: Die Prüfziffer passt nicht, also ist ein Tippfehler darin.',
  customer_alike: 'Bitte prüfen Sie, ob es diesen Kunden schon gibt.',
  customer_exists: 'Dieser Kunde ist schon angelegt.',
  debit_needs_mandate:
    'Für die Lastschrift fehlt ein gültiges Mandat. Bitte tragen Sie zuerst das Mandat des Kunden ein, oder wählen Sie die Überweisung.',
  discount_percent_wrong:
    'Bitte geben Sie für das Skonto eine Zahl unter 100 mit höchstens zwei Nachkommastellen ein, zum Beispiel: 2,5',
  reminder_days_wrong: 'Bitte geben Sie für die Erinnerung eine ganze Zahl von 1 bis 30 ein.',
  discount_days_wrong: 'Bitte geben Sie für die Skontofrist eine ganze Zahl von 1 bis 365 ein.',
  discount_incomplete:
    'Zum Skonto gehören ein Prozentsatz und eine Frist. Bitte füllen Sie beide Felder oder keines aus.',
  discount_longer_than_term: 'Die Skontofrist darf nicht länger sein als das Zahlungsziel.',
  delivery_incomplete:
    'Zur Lieferadresse gehören Straße, Postleitzahl und Ort. Bitte ergänzen Sie sie, oder lassen Sie alle Felder leer.',
  number_taken: 'Diese Nummer ist schon vergeben.',
  postal_code_wrong: 'Eine deutsche Postleitzahl hat fünf Ziffern, zum Beispiel: 24105',
}
