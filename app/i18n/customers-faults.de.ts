export const de = {
  customer_kind_missing: 'Bitte wählen Sie, ob es eine Firma oder eine Privatperson ist.',
  customer_name_missing: 'Bitte geben Sie den Namen des Kunden ein.',
  customer_number_missing: 'Bitte geben Sie eine Kundennummer ein.',
  buyer_reference_wrong: 'Diese Leitweg-ID stimmt nicht. Bitte vergleichen Sie sie noch einmal.',
  customer_alike: 'Bitte prüfen Sie, ob es diesen Kunden schon gibt.',
  customer_exists: 'Dieser Kunde ist schon angelegt.',
  number_taken: 'Diese Nummer ist schon vergeben.',
  postal_code_wrong: 'Eine deutsche Postleitzahl hat fünf Ziffern, zum Beispiel: 24105',
}
