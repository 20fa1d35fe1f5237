export const de = {
  required: 'Bitte füllen Sie dieses Feld aus.',
  too_long: 'Bitte kürzen Sie auf höchstens {most} Zeichen. Jetzt sind es {entered}.',
  controls:
    'Darin steckt ein Steuerzeichen, das man nicht sieht ({codes}), etwa aus einer falsch gelesenen Datei oder einem PDF. Löschen Sie den Text und tippen Sie ihn neu.',
  unprintable:
    'Auf dem Papier würden diese Zeichen fehlen: {letters} Bitte schreiben Sie in lateinischer, griechischer oder kyrillischer Schrift.',
  message_missing: 'Bitte schreiben Sie uns, worum es geht.',
  firm_name_missing: 'Bitte geben Sie den Namen der Firma ein.',
  name_missing: 'Bitte geben Sie einen Namen ein.',
  name_address: 'Bitte geben Sie nur den Namen ein, keine Web- oder E-Mail-Adresse.',
  email_missing: 'Bitte geben Sie eine E-Mail-Adresse ein.',
  email_wrong: 'Diese E-Mail-Adresse stimmt nicht. Sie sieht zum Beispiel so aus: name@beispiel.de',
  street_missing: 'Bitte geben Sie Straße und Hausnummer ein.',
  postal_code_missing: 'Bitte geben Sie die Postleitzahl ein.',
  city_missing: 'Bitte geben Sie den Ort ein.',
  iban_missing: 'Bitte geben Sie Ihre IBAN ein.',
  check_digit_wrong:
    'In dieser Nummer ist ein Tippfehler: Die Prüfziffer passt nicht. Bitte vergleichen Sie sie Zeichen für Zeichen.',
  iban_typo: 'Diese IBAN stimmt nicht. Die Prüfziffer passt nicht, also ist ein Tippfehler darin.',
  iban_wrong: 'Diese IBAN stimmt nicht. Bitte vergleichen Sie sie mit Ihrer Bankkarte.',
  iban_outside_sepa:
    'Dieses Konto liegt außerhalb des SEPA-Raums. Bitte nennen Sie eines, von dem sich abbuchen lässt.',
  wait: 'Es gab zu viele Versuche.',
  throttled: 'Sie haben in kurzer Zeit mehrmals etwas abgeschickt.',
}
