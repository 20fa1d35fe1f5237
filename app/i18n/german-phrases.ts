/** Words prescribed by law, which stay German in an English document. */
export const GERMAN_PHRASES = [
  'Steuerschuldnerschaft des Leistungsempfängers',
  'Steuerbefreiung für Kleinunternehmer',
  'Sonderregelung für Reisebüros',
  'Gebrauchtgegenstände/Sonderregelung',
  'steuerfreie innergemeinschaftliche Lieferung',
  'steuerfreie Ausfuhrlieferung',
  'Bescheinigung nach § 108 Absatz 3 Satz 1 der Gewerbeordnung',
]
