/** What stays German in an English document, because the law gives the words. */
export const GERMAN_PHRASES = [
  'Steuerschuldnerschaft des Leistungsempfängers',
  'Steuerbefreiung für Kleinunternehmer',
  'Sonderregelung für Reisebüros',
  'Gebrauchtgegenstände/Sonderregelung',
  'steuerfreie innergemeinschaftliche Lieferung',
  'steuerfreie Ausfuhrlieferung',
  'Bescheinigung nach § 108 Absatz 3 Satz 1 der Gewerbeordnung',
]
