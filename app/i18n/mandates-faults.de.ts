export const de = {
  mandate_type_missing: 'Bitte wählen Sie die Art der Lastschrift.',
  mandate_reference_wrong:
    'Bitte höchstens 35 Zeichen: Buchstaben ohne Umlaute, Ziffern, Leerzeichen und + ? / - : ( ) . ,',
  reference_taken: 'Diese Mandatsreferenz gibt es schon. Bitte vergleichen Sie sie noch einmal.',
  signed_later: 'Das Mandat kann nicht später als heute unterschrieben sein.',
  last_used_wrong: 'Die letzte Abbuchung liegt zwischen der Unterschrift und heute.',
  b2b_consumer: 'Mit Privatpersonen gibt es nur die SEPA-Lastschrift, keine Firmenlastschrift.',
  mandate_lapsed:
    'Dieses Mandat ist erloschen: Seit 36 Monaten wurde nicht abgebucht. Wurde doch, dann tragen Sie ein, wann zuletzt.',
  mandate_not_requested: 'Über dieses Mandat ist schon entschieden.',
  mandate_not_active: 'Dieses Mandat gilt nicht. Wählen Sie eine andere Zahlung.',
  scan_missing: 'Bitte wählen Sie eine Datei aus.',
  scan_too_large: 'Die Datei ist zu groß: höchstens 4 MB.',
  scan_type: 'Bitte wählen Sie eine PDF-, JPEG- oder PNG-Datei. Diese ist keine davon oder beschädigt.',
}
