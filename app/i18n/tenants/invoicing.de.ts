export const invoicing = {
  title: 'Angaben für Rechnungen',
  text: 'Ansprechpartner, Telefon und Ihre Texte stehen auf neuen Rechnungen, die elektronische Adresse in E-Rechnungen. Was schon ausgestellt ist, bleibt, wie es ist.',
  languageHint: 'Auf Rechnungen stehen die Texte in der Sprache des Kunden. Was Sie leer lassen, fehlt dort.',
  smallBusinessHint:
    'Neue Positionen haben dann „Kleinunternehmer“ als Umsatzsteuer: Die Rechnung weist keine aus und nennt den Grund. In laufenden Verträgen und Entwürfen ändern Sie es selbst.',
  contactHint: 'Wen Ihr Kunde bei Fragen erreicht. Behörden verlangen Name und Telefon.',
  noScheme: 'Keine',
  schemes: { EM: 'E-Mail', '9930': 'USt-IdNr.', '0088': 'GLN', '0204': 'Leitweg-ID' },
  addressHint: 'Unter ihr sind Sie für elektronische Rechnungen erreichbar, meist eine E-Mail-Adresse.',
  taxations: {
    agreed: 'Nach vereinbarten Entgelten (Soll): fällig mit der Leistung',
    received: 'Nach vereinnahmten Entgelten (Ist): fällig mit der Zahlung',
  },
  textHints: {
    invoice_opening: 'Zum Beispiel: Vielen Dank für Ihren Auftrag.',
    invoice_closing: 'Zum Beispiel: Wir freuen uns auf die weitere Zusammenarbeit.',
    invoice_opening_en: 'Für Kunden, die Rechnungen auf Englisch bekommen.',
    invoice_closing_en: 'Für Kunden, die Rechnungen auf Englisch bekommen.',
  },
  yes: 'Ja',
  no: 'Nein',
}

export const numbers = {
  title: 'Nummern',
  text: 'Diese Nummern kommen als nächste. Rechnungsnummern haben keine Lücke, solange Sie selbst keine lassen.',
  ranges: {
    invoice: 'Rechnung',
    cancellation: 'Stornorechnung',
    customer: 'Kunde',
    contract: 'Vertrag',
    mandate: 'Lastschrift-Mandat',
    employee: 'Mitarbeiter',
  },
  of: {
    invoice: 'Nummern der Rechnungen',
    cancellation: 'Nummern der Storno- und Korrekturrechnungen',
    customer: 'Kundennummern',
    contract: 'Vertragsnummern',
    mandate: 'Mandatsreferenzen',
    employee: 'Personalnummern',
  },
  formText: 'Was schon vergeben ist, bleibt, wie es ist, und wird nie noch einmal vergeben.',
  willBe: 'So geht es weiter:',
  wouldBe: 'So ginge es weiter, noch ist nichts gespeichert:',
  shared: 'Storno- und Korrekturrechnungen zählen mit den Rechnungen. Die nächste Nummer dort:',
  tryOut: 'Ausprobieren',
  fields: {
    is_own: 'Storno- und Korrekturrechnungen haben eigene Nummern, sonst zählen sie mit den Rechnungen',
    prefix: 'Anfang',
    digits: 'Mindestens so viele Ziffern',
    next: 'Nächste Nummer',
    is_yearly: 'Beginnt jedes Jahr wieder bei 1',
  },
  prefixHint: '{JJJJ} steht für das Jahr, {JJ} für seine letzten zwei Ziffern: RE-{JJJJ}- wird zu RE-2026-.',
  hints: {
    digits: 'Kürzere Zahlen bekommen Nullen davor: aus 7 wird bei vier Ziffern 0007.',
    next: 'Ohne Anfang und Nullen. Höher, wenn Sie mitten im Jahr von einem anderen Programm kommen: Die Lücke steht dann im Protokoll.',
  },
}

export const sample = {
  title: 'So sehen Ihre Rechnungen aus',
  text: 'Eine Muster-Rechnung mit Ihrem Logo und Ihren Angaben, gezeichnet wie eine echte.',
  open: 'Muster als PDF',
  fileName: 'muster-rechnung.pdf',
  words: {
    number: 'MUSTER',
    customer: 'Muster GmbH',
    street: 'Musterstraße 1',
    city: 'Musterstadt',
    line: 'Beispiel für eine Leistung',
  },
}
